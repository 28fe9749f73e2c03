/** How the house itself is: its jobs, its letters, and the help it hires. */
import { sql } from 'kysely';
import type { Deps } from './deps.ts';
import type { Matter, ReadMatters } from './matters.ts';
import { countReturnedLately } from './returned-letters.ts';

/** A job that has been tried for longer is stuck. */
const STUCK_MINUTES = 10;
/** Of the day's money for the model. */
const NEARLY = 0.9;

export const houseMatters: ReadMatters = async (deps) => {
  const returned = await countReturnedLately(deps.db);
  return [
    await stuckJobs(deps),
    {
      id: 'returned-letters',
      title: 'Letters that came back within a day',
      count: returned,
      oldest: null,
      href: null,
      state: returned > 0 ? 'waits' : 'fine',
    },
    ...till(deps),
    ...(await hiredModel(deps)),
  ];
};

async function stuckJobs({ db }: Pick<Deps, 'db'>): Promise<Matter> {
  const found = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(start_after) as oldest from pgboss.job
    where state in ('created', 'retry', 'active') and created_on < now() - make_interval(mins => ${STUCK_MINUTES})
      and (retry_count > 0 or start_after < now() - make_interval(mins => ${STUCK_MINUTES}))`.execute(db);
  const { count = 0, oldest = null } = found.rows[0] ?? {};
  return {
    id: 'stuck-jobs',
    title: 'Letters and other jobs that are stuck',
    count,
    oldest,
    href: null,
    state: count > 0 ? 'urgent' : 'fine',
  };
}

/** What the provider's last answers in this process said; in the sandbox there is none to say it. */
function till({ payments }: Pick<Deps, 'payments'>): Matter[] {
  if (payments.mode !== 'hosted') return [];
  const title = {
    unknown: 'Payments: not answered yet',
    accepted: 'Payments: taken',
    refused: 'Payments: our key is refused',
    away: 'Payments: the provider does not answer',
  };
  const detail = {
    refused: 'Nobody can pay: look at STRIPE_SECRET_KEY',
    away: 'Nobody can pay until it does: its own status page says more',
  };
  const standing = payments.standing();
  const trouble = standing === 'refused' || standing === 'away' ? detail[standing] : null;
  return [
    {
      id: 'payments',
      title: title[standing],
      count: trouble === null ? 0 : 1,
      oldest: null,
      href: null,
      state: trouble === null ? 'fine' : 'urgent',
      ...(trouble !== null && { detail: trouble }),
    },
  ];
}

/** Nothing where none is configured. */
async function hiredModel({ model }: Pick<Deps, 'model'>): Promise<Matter[]> {
  const spending = await model.spending();
  if (!spending) return [];
  const state = model.state();
  const isWell = state === 'ok' || state === 'unknown';
  const isNearlySpent = spending.micros >= spending.mostMicros * NEARLY;
  const dollars = (micros: number) => `$${(micros / 1_000_000).toFixed(2)}`;
  const trouble = isWell ? '' : `; it cannot be used (${state}), trips are planned without it`;
  return [
    {
      id: 'model',
      title: `Questions to ${model.name} today`,
      count: spending.calls,
      oldest: null,
      href: null,
      state: !isWell ? 'urgent' : isNearlySpent ? 'waits' : 'fine',
      detail: `${dollars(spending.micros)} of ${dollars(spending.mostMicros)}${trouble}`,
    },
  ];
}
