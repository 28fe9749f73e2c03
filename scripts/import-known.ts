/**
 * What is known of the places and cities in our tables, for their ranking. Import the map first: only what it names is kept.
 * `npm run import:wikidata -- FILE`: a dump or an extract of Wikidata (.json or .json.gz, one entity to a line). CC0.
 * `npm run import:qrank -- FILE`: page views of entities (qrank.csv or .csv.gz), after Wikidata. CC0.
 * `npm run import:wikivoyage -- FILE`: a dump of Wikivoyage in one language (pages-articles.xml or .xml.gz). CC BY-SA 4.0.
 */
import { statSync } from 'node:fs';
import { importQrank } from '../src/features/open-data/actions/import-qrank.ts';
import { importWikidata } from '../src/features/open-data/actions/import-wikidata.ts';
import { importWikivoyage } from '../src/features/open-data/actions/import-wikivoyage.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { type OpenDatabase, onDatabase, saying } from './on-database.ts';

const number = (count: number) => count.toLocaleString('en-US');

const IMPORTS: Readonly<Record<string, (db: OpenDatabase['db'], file: string) => Promise<readonly string[]>>> = {
  wikidata: async (db, file) => {
    const { read, kept, unreadable, missing, weighed } = await importWikidata(db, file, new Date());
    return [
      `${number(read)} entities were read; ${number(kept)} are of our places and cities, ${number(missing)} of ours are not in the file.`,
      unreadable > 0 ? `${number(unreadable)} lines are no entity.` : '',
      `${number(weighed)} sights were weighed anew.`,
    ];
  },
  qrank: async (db, file) => {
    const { read, kept, weighed } = await importQrank(db, file, new Date());
    return [
      `${number(read)} lines were read; ${number(kept)} are of entities we know.`,
      kept === 0 ? 'Import Wikidata first: page views are kept of its entities.' : '',
      `${number(weighed)} sights were weighed anew.`,
    ];
  },
  wikivoyage: async (db, file) => {
    const { pages, kept, listings, matched, weighed } = await importWikivoyage(db, file, new Date());
    return [
      `${number(pages)} articles were read; ${number(kept)} list something near our cities: ${number(listings)} listings, ${number(matched)} of them are sights of ours.`,
      `${number(weighed)} sights were weighed anew.`,
    ];
  },
};

async function run([kind = '', file]: readonly string[]): Promise<void> {
  const known = IMPORTS[kind];
  if (!known || !file) throw new CommandError(`Say which file: npm run import:${known ? kind : 'wikidata'} -- FILE`);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new CommandError(`There is no file ${file}.`);
  await onDatabase(async ({ db }) => {
    for (const line of (await known(db, file)).filter(Boolean)) console.log(line);
  });
}

if (import.meta.main) await saying(run(process.argv.slice(2)));
