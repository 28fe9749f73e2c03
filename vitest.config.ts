/** Unit and HTTP tests. One real PostgreSQL serves them all; every test app gets a database of its own. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{src,content,media,scripts,db,test}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/database.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    pool: 'forks',
  },
});
