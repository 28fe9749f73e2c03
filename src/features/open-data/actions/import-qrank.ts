/** How often entities are looked up, out of QRank (`Entity,QRank` a line, CC0): only those that Wikidata has told us of are kept. */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { CommandError } from '../../../shared/command-error.ts';
import type { Instant } from '../../../shared/dates.ts';
import { raiseDataVersion } from '../store/cities.ts';
import { knownItems, type PageViews, writePageViews } from '../store/wikidata.ts';
import { weighAll } from './importance.ts';
import { linesOf } from './read-lines.ts';

const BATCH = 1000;

export interface QrankReport {
  readonly read: number;
  readonly kept: number;
  readonly weighed: number;
}

export async function importQrank(db: Db, file: string, now: Instant): Promise<QrankReport> {
  const wanted = await knownItems(db);
  let [read, kept] = [0, 0];
  let batch: PageViews[] = [];
  const write = async () => {
    await inTransaction(db, (tx) => writePageViews(tx, batch));
    batch = [];
  };
  for await (const line of linesOf(file)) {
    const [, qid = '', views = ''] = /^(Q[1-9]\d{0,11}),(\d{1,15})$/.exec(line) ?? [];
    if (qid === '') continue;
    read += 1;
    if (!wanted.has(qid)) continue;
    kept += 1;
    batch.push({ qid, views: Number(views) });
    if (batch.length >= BATCH) await write();
  }
  if (read === 0) throw new CommandError('There is no line of QRank in this file: "Entity,QRank", as in qrank.csv.gz.');
  if (batch.length > 0) await write();
  const weighed = await weighAll(db, now);
  await raiseDataVersion(db);
  return { read, kept, weighed };
}
