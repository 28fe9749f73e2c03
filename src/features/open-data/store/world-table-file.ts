/**
 * Large tables of `content/world/`: tab-separated, a head of `# word: text` lines, a line of column names, then the rows. What
 * is too long for YAML lies there; a file that is missing is a table nobody has.
 */
import { existsSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../content/world/', import.meta.url);

export interface DataTable {
  /** "source", "licence", "as of". */
  readonly head: Readonly<Record<string, string>>;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** @throws where a row has not as many fields as there are columns */
export function tableIn(text: string, name: string): DataTable {
  const lines = text.split('\n').filter((line) => line !== '');
  const first = lines.findIndex((line) => !line.startsWith('#'));
  const head = lines.slice(0, first).map((line) => {
    const [, word = '', said = ''] = /^# ([^:]+): (.*)$/.exec(line) ?? [];
    return [word, said] as const;
  });
  const [columns = [], ...rows] = lines.slice(first).map((line) => line.split('\t'));
  const broken = rows.findIndex((row) => row.length !== columns.length);
  if (broken >= 0) throw new Error(`content/world/${name}: row ${broken + 1} has not ${columns.length} fields`);
  return { head: Object.fromEntries(head), columns, rows };
}

export function readDataFile(name: string): DataTable | null {
  const file = new URL(name, FOLDER);
  return existsSync(file) ? tableIn(readFileSync(file, 'utf8'), name) : null;
}

export function writtenTable({ head, columns, rows }: DataTable): string {
  const told = Object.entries(head).map(([word, said]) => `# ${word}: ${said}`);
  return [
    ...told,
    columns.join('\t'),
    ...rows.map((row) => row.map((field) => field.replaceAll(/\s+/g, ' ')).join('\t')),
  ]
    .join('\n')
    .concat('\n');
}
