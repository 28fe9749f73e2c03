/** What each page of a build brings at first: its scripts, as its head announces them. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtSource } from '../src/server/pages/renderer.ts';

export interface PageWeight {
  readonly path: string;
  readonly scripts: number;
  readonly gzipBytes: number;
}

/** The heaviest first. */
export async function pageWeights(dist: URL): Promise<PageWeight[]> {
  const source = await builtSource(dist);
  const { pages } = await source.entry();
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const size = gzipSync(readFileSync(new URL(`client${file}`, dist)), { level: 9 }).length;
    sizes.set(file, size);
    return size;
  };
  return pages
    .map((page) => {
      const { start, script, preloads } = source.assetsOf(page);
      const files = [...(start ? [start.file] : []), script, ...preloads];
      return { path: page.path, scripts: files.length, gzipBytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
    })
    .sort((a, b) => b.gzipBytes - a.gzipBytes);
}
