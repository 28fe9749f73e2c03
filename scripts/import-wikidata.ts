/**
 * `npm run import:wikidata -- FILE`: what Wikidata says of the places and cities in our tables, out of a dump or an extract
 * of it (.json or .json.gz, one entity to a line). Import the map first: only entities that it names are kept. CC0.
 */
import { statSync } from 'node:fs';
import { importWikidata } from '../src/features/open-data/actions/import-wikidata.ts';
import { Refused } from '../src/shared/startup-error.ts';
import { onDatabase, saying } from './on-database.ts';

async function run(): Promise<void> {
  const file = process.argv[2];
  if (!file) throw new Refused('Say which file: npm run import:wikidata -- latest-all.json.gz');
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Refused(`There is no file ${file}.`);
  await onDatabase(async ({ db }) => {
    const { read, kept, unreadable, missing, weighed } = await importWikidata(db, file, new Date());
    const number = (count: number) => count.toLocaleString('en-US');
    console.log(
      `${number(read)} entities were read; ${number(kept)} are of our places and cities, ${number(missing)} of ours are not in the file.`,
    );
    if (unreadable > 0) console.log(`${number(unreadable)} lines are no entity.`);
    console.log(`${number(weighed)} sights were weighed anew.`);
  });
}

if (import.meta.main) await saying(run());
