/** Compiles what a server is made of into the folder of `NODE_COMPILE_CACHE`, for an image whose files cannot change later. */
import '../db/seed/seed.ts';
import '../src/server/compose.ts';
import '../src/server/embedded-postgres/embedded-postgres.ts';
import '../src/server/process/web-process.ts';
import '../src/server/process/web-workers.ts';

// What the build wrote has no types.
await import(new URL('../dist/server/entry-server.js', import.meta.url).href);
