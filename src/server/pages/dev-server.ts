/** `npm run dev`: Vite serves and reloads the browser's half, and renders pages from source. */
import { fileURLToPath } from 'node:url';
import type * as EntryServer from '../../web/entry-server.tsx';
import type { Front } from '../http/http-server.ts';
import type { RendererSource } from './renderer.ts';

export interface Development {
  readonly source: RendererSource;
  readonly before: Front;
  close(): Promise<void>;
}

const VITE_HEAD = `<script type="module">
import { injectIntoGlobalHook } from '/@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
</script><script type="module" src="/@vite/client"></script>`;

export async function openDevelopment(root: URL): Promise<Development> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: fileURLToPath(root), server: { middlewareMode: true }, appType: 'custom' });
  return {
    before: (request, response, next) => void vite.middlewares(request, response, next),
    close: () => vite.close(),
    source: {
      sharedStyle: '',
      admin: {
        script: '/src/web/entry-admin.tsx',
        preloads: [],
        styleLinks: ['/src/web/admin/admin.css'],
        developmentHead: VITE_HEAD,
      },
      entry: () => vite.ssrLoadModule('/src/web/entry-server.tsx') as Promise<typeof EntryServer>,
      assetsOf: () => ({
        shared: [],
        own: [],
        inlined: [],
        styleLinks: ['/src/ui/styles.css'],
        script: '/src/web/entry-client.tsx',
        preloads: [],
        start: null,
        fonts: [],
        developmentHead: VITE_HEAD,
      }),
    },
  };
}
