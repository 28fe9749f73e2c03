/**
 * The files of the repository as the rules read them: every path, with its text
 * where it is text. What git ignores is not part of the repository.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const IS_TEXT =
  /(?:\.(ts|tsx|mts|js|jsx|mjs|cjs|json|md|css|sql|html|svg|txt|yml|yaml|toml|sh|py|xml|webmanifest)|(?:^|\/)\.[a-z]+rc|(?:^|\/)[A-Z][A-Za-z]+)$/;

/** Paths are written with `/` and start at `root`. */
export function readTree(root: string): Map<string, string> {
  const isIgnored = ignoredBy(readFileSync(join(root, '.gitignore'), 'utf8'));
  const files = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.name === '.git' || isIgnored(path, entry.isDirectory())) continue;
      if (entry.isDirectory()) visit(path);
      else if (entry.isFile()) files.set(path, IS_TEXT.test(path) ? readFileSync(join(root, path), 'utf8') : '');
    }
  };
  visit('');
  return files;
}

/** Understands what our own list uses: names, `*`, a leading and a trailing `/`. */
export function ignoredBy(list: string): (path: string, isFolder: boolean) => boolean {
  const patterns = list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const name = line.replace(/^\//, '').replace(/\/$/, '');
      const shape = name.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*');
      const fromRoot = name.includes('/') || line.startsWith('/');
      return { onlyFolders: line.endsWith('/'), shape: new RegExp(`${fromRoot ? '^' : '(^|/)'}${shape}$`) };
    });
  return (path, isFolder) => patterns.some(({ onlyFolders, shape }) => (isFolder || !onlyFolders) && shape.test(path));
}
