/**
 * Content as it is built: the modules that read `content/` are run, and what they found takes their place in the scripts of
 * browsers, without a reader and without a schema. Beside the server's half all of it is kept, so that no start reads it anew.
 */
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CONTENT = /\/src\/features\/[^/]+\/content(?:\/[\w-]+)?\.ts$/;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** All there are, from the root. */
export const contentModules = (): string[] => globSync('src/features/*/content{,/*}.ts', { cwd: ROOT });

export const contentAsData: Plugin = {
  name: 'content-as-data',
  enforce: 'pre',
  load: async (id) => (CONTENT.test(id) ? dataOf(await import(pathToFileURL(id).href)) : null),
  async writeBundle({ dir }) {
    if (!this.environment.config.build.ssr || !dir) return;
    for (const path of contentModules()) await run(path);
    const { read } = await run<typeof import('../src/kernel/content-file.ts')>('src/kernel/content-file.ts');
    await writeFile(join(dir, 'content.json'), JSON.stringify(Object.fromEntries(read)));
  },
};

/** By Node itself: what bundles this file would make a second reader, which has read nothing. */
const run = <M>(path: string): Promise<M> => import(pathToFileURL(join(ROOT, path)).href);

const dataOf = (found: Readonly<Record<string, unknown>>) =>
  Object.entries(found)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
