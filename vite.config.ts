/**
 * Three builds of one source: what browsers load (dist/client), what operators load beside it (dist/client/admin), so
 * that neither changes how the other is cut into files, and what renders pages on the server (dist/server).
 */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contentAsData } from './scripts/content-as-data.ts';
import { lightContracts } from './scripts/light-contracts.ts';
import { lightStyles } from './scripts/light-styles.ts';

/** What every page needs, with all it imports: one file, which compresses better than many and arrives at once. */
const BASE = /src\/web\/(?:entry-client|app|layout\/layout)\.tsx$|src\/ui\/(?:section|picture)\.tsx$|vite\/|rolldown\//;
/** What reads and writes data, for the pages that do. */
const DATA = /src\/web\/query-client\.ts$|node_modules\/@tanstack\//;
/** The small parts most pages share; what brings a library along or only some pages show, as the drawings of stops, stays with them. */
const PARTS =
  /src\/ui\/(?:(?!card|scene|toast|tabs|specimens|dialog|rating|chip-filter|drag-handle|hero|price)[\w-]+\.tsx|focus-on\.ts)$|lucide-react\/(?!.*\/(?:arrow-up-right|bed-double|calendar-plus|coffee|grip|images|bookmark|landmark|luggage|minus|plus|printer|sparkles|star|sun|ticket|utensils))|src\/shared\/(?:usd|dates)\.ts$|packages\/rules\/(?:price|cancellation-terms)\.ts$/;

/** What the site map says to the server alone, which announces scripts and keeps pages; browsers go without it. The film of home is the one behind a page that names none. */
const FOR_THE_SERVER = /^\s*(?:file: '[^']+'|search: \[.*\]|status: \d+|figures: true|personal: true|film: 'home'),$/gm;
const lightSiteMap: Plugin = {
  name: 'light-site-map',
  enforce: 'pre',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  transform: (code, id) => (id.endsWith('/src/web/pages.ts') ? code.replace(FOR_THE_SERVER, '') : null),
};

export default defineConfig(({ command, isSsrBuild, mode }) => {
  const built = command === 'build';
  const isAdmin = mode === 'admin';
  // React's fast half, whatever the environment of the one who builds says.
  if (built) process.env['NODE_ENV'] = 'production';
  return {
    plugins: [react(), tailwindcss(), contentAsData, lightContracts, lightStyles, ...(built ? [lightSiteMap] : [])],
    // A server bundle would otherwise carry both halves and choose by the environment of the one who starts it.
    define: built ? { 'process.env.NODE_ENV': '"production"' } : {},
    publicDir: isSsrBuild || isAdmin ? false : 'public',
    base: isAdmin ? '/admin/' : '/',
    build: {
      outDir: isSsrBuild ? 'dist/server' : isAdmin ? 'dist/client/admin' : 'dist/client',
      target: 'es2022',
      // The oldest that Tailwind 4 works in.
      cssTarget: ['chrome111', 'safari16.4', 'firefox128'],
      manifest: !isSsrBuild,
      // Names and licenses of all that browsers are sent of others: most licenses ask for it, and minifying takes their lines out.
      ...(!isSsrBuild && { license: { fileName: 'licenses.txt' } }),
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // What every page has fetched with its document need not be named again with each of the others.
        resolveDependencies: (_, scripts, { hostType }) =>
          hostType === 'js' ? scripts.filter((script) => !/\/(?:parts|data|entry-client)-/.test(script)) : scripts,
      },
      reportCompressedSize: false,
      rolldownOptions: {
        input: isSsrBuild
          ? 'src/web/entry-server.tsx'
          : isAdmin
            ? 'src/web/entry-admin.tsx'
            : ['src/web/entry-first.ts', 'src/web/entry-client.tsx'],
        ...(!isSsrBuild &&
          !isAdmin && {
            output: {
              // Every page carries the names of all scripts: a short hash of few letters compresses, and only
              // those have another name whose late arrival is tested.
              hashCharacters: 'hex',
              chunkFileNames: ({ name, facadeModuleId }) =>
                /\/screens\/learn\.|\/contract\/forms|\/web\/after-load/.test(facadeModuleId ?? '') ||
                /^(?:base|data|parts)$/.test(name)
                  ? 'assets/[name]-[hash:7].js'
                  : 'assets/[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
              codeSplitting: {
                groups: [
                  { name: 'base', test: BASE, priority: 3 },
                  { name: 'data', test: DATA, priority: 2 },
                  { name: 'parts', test: PARTS, priority: 1, minShareCount: 2 },
                ],
              },
            },
          }),
      },
    },
    // The built half needs no packages at run time; in development they are loaded as they are.
    ssr: built ? { noExternal: true } : {},
  };
});
