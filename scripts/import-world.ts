/**
 * `npm run import:towns -- cities15000.txt alternateNamesV2.txt`, and likewise `airports`, `prices`, `climate`, `countries`:
 * reads a table of the world as its publisher writes it and keeps what the site needs in `content/world/`. `--as-of 2026-05-15`
 * says of which day the file is. The site knows it from its next start on.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { writtenTable } from '../src/features/open-data/store/world-tables.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { isCalendarDay } from '../src/shared/dates.ts';
import { saying } from './on-database.ts';
import { FORMATS } from './world-tables/formats.ts';

export async function importWorld(args: readonly string[], folder: URL): Promise<string> {
  const [kind = '', ...rest] = args;
  const format = Object.entries(FORMATS).find(([name]) => name === kind)?.[1];
  const at = rest.indexOf('--as-of');
  const asOf = at >= 0 ? rest[at + 1] : undefined;
  const paths = rest.filter((_, i) => at < 0 || (i !== at && i !== at + 1));
  if (!format || paths.length === 0) {
    throw new CommandError(`Say which table and its files: ${Object.keys(FORMATS).join(', ')}.`);
  }
  if (asOf === undefined || !isCalendarDay(asOf))
    throw new CommandError('Say of which day the file is: --as-of 2026-05-15');
  const rows = format.read(paths.map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') })));
  const head = { source: format.source, licence: format.licence, 'as of': asOf };
  writeFileSync(new URL(`${kind}.tsv`, folder), writtenTable({ head, columns: format.columns, rows }));
  return `${rows.length.toLocaleString('en-US')} ${kind} are in content/world/${kind}.tsv.`;
}

if (import.meta.main) {
  const told = importWorld(process.argv.slice(2), new URL('../content/world/', import.meta.url));
  await saying(told.then((line) => void process.stdout.write(`${line}\n`)));
}
