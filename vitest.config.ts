/** Unit and HTTP tests. One real PostgreSQL serves them all; every test app gets a database of its own. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { slowestTests } from './scripts/slowest-tests.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{src,media,scripts,db,test}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/database.ts'],
    setupFiles: ['test/repeatable-examples.ts'],
    // Only a fault reaches them: a machine whose cores are busy takes ten times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Twice what two cores need: many wait for processes, mail servers and clocks.
    maxWorkers: 4,
    // Once more on a shared machine, where a pause of a second happens; the list then says so.
    retry: process.env['CI'] ? 1 : 0,
    pool: 'forks',
    // A worker is kept for all its files: what they import is read once. Whatever a file replaces is put back after each test.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    reporters: ['default', slowestTests()],
  },
});
