/** Words the agent did not use, and the steps of plans. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { AnswerKind, PlanStep } from '../contract/planner-insights.ts';

/** A word is kept by name from this many visitors on. */
const LEAST_VISITORS = 3;

/** Each with who used it, both hidden; a word of enough visitors is written down by name. */
export async function addSightings(
  db: Db,
  seen: readonly { readonly word: string; readonly wordHash: string; readonly visitorHash: string }[],
  day: CalendarDay,
): Promise<void> {
  for (const { word, wordHash, visitorHash } of seen) {
    await sql`insert into unused_word_sightings (word_hash, visitor_hash, seen_on)
      values (${wordHash}, ${visitorHash}, ${day})
      on conflict (word_hash, visitor_hash) do update set seen_on = excluded.seen_on`.execute(db);
    await sql`insert into unused_words (word, visitors, last_seen_on)
      select ${word}, count(*), ${day} from unused_word_sightings where word_hash = ${wordHash}
      having count(*) >= ${LEAST_VISITORS}
      on conflict (word) do update set visitors = excluded.visitors, last_seen_on = excluded.last_seen_on`.execute(db);
  }
}

export async function listUnusedWords(db: Db, most: number) {
  const found = await sql<{ word: string; visitors: number; lastSeenOn: CalendarDay }>`
    select word, visitors, last_seen_on as "lastSeenOn" from unused_words
    order by visitors desc, last_seen_on desc, word limit ${most}`.execute(db);
  return found.rows;
}

/** Whether it was there. */
export async function deleteUnusedWord(db: Db, word: string, wordHash: string): Promise<boolean> {
  await sql`delete from unused_word_sightings where word_hash = ${wordHash}`.execute(db);
  const gone = await sql`delete from unused_words where word = ${word}`.execute(db);
  return Number(gone.numAffectedRows ?? 0) > 0;
}

export async function addStep(db: Db, day: CalendarDay, step: PlanStep, answer: AnswerKind): Promise<void> {
  await sql`insert into plan_steps (day, step, answer, count) values (${day}, ${step}, ${answer}, 1)
    on conflict (day, step, answer) do update set count = plan_steps.count + 1`.execute(db);
}

export async function countSteps(db: Db, since: CalendarDay) {
  const found = await sql<{ step: PlanStep; answer: AnswerKind; count: number }>`
    select step, answer, sum(count)::int as count from plan_steps where day >= ${since} group by step, answer`.execute(
    db,
  );
  return found.rows;
}

/** What nobody has written for so long says nothing any more. */
export async function deleteOldUsage(
  db: Db,
  before: { readonly sightings: CalendarDay; readonly words: CalendarDay; readonly steps: CalendarDay },
): Promise<void> {
  await sql`delete from unused_word_sightings where seen_on < ${before.sightings}`.execute(db);
  await sql`delete from unused_words where last_seen_on < ${before.words}`.execute(db);
  await sql`delete from plan_steps where day < ${before.steps}`.execute(db);
}
