/** Entities of Wikidata out of a dump or an extract, one to a line: only those that our places and cities name are kept. */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { CommandError } from '../../../shared/command-error.ts';
import type { Instant } from '../../../shared/dates.ts';
import { factsIn, type ItemFacts, numberIn } from '../rules/wikidata.ts';
import { raiseDataVersion } from '../store/cities.ts';
import { listItems, upsertItems } from '../store/wikidata.ts';
import { weighAll } from './importance.ts';
import { linesOf } from './read-lines.ts';

const BATCH = 500;

export interface WikidataReport {
  /** Entities that the file tells of, those of ours among them, and lines that are none. */
  readonly read: number;
  readonly kept: number;
  readonly unreadable: number;
  /** Entities we have asked for and not found. */
  readonly missing: number;
  readonly weighed: number;
}

export async function importWikidata(db: Db, file: string, now: Instant): Promise<WikidataReport> {
  const wanted = await listItems(db);
  const found = new Set<string>();
  let [read, unreadable] = [0, 0];
  let batch: ItemFacts[] = [];
  const write = async () => {
    const items = [...new Map(batch.map((item) => [item.qid, item])).values()];
    await inTransaction(db, (tx) => upsertItems(tx, items, now));
    batch = [];
  };
  for await (const line of linesOf(file)) {
    if (/^\s*[[\]]?\s*$/.test(line)) continue;
    const number = numberIn(line);
    if (number !== null && !wanted.has(number)) {
      read += 1;
      continue;
    }
    const facts = factsIn(line);
    if (facts === null) unreadable += 1;
    else read += 1;
    if (facts === null || !wanted.has(facts.qid)) continue;
    found.add(facts.qid);
    batch.push(facts);
    if (batch.length >= BATCH) await write();
  }
  if (read === 0)
    throw new CommandError(
      'There is no entity of Wikidata in this file: one to a line is read, as its dumps have them.',
    );
  if (batch.length > 0) await write();
  const weighed = await weighAll(db, now);
  await raiseDataVersion(db);
  return { read, kept: found.size, unreadable, missing: wanted.size - found.size, weighed };
}
