/** How the house itself is: its jobs, its emails, and the help it hires. */
import { sql } from 'kysely';
import type { Alert, ReadAlerts } from '../../kernel/alerts.ts';
import { countRecentBounces } from '../../kernel/bounces.ts';
import type { Deps } from '../../kernel/deps.ts';
import { usdFromCents } from '../../shared/usd.ts';
import { clockSkewAlert } from './clock-skew.ts';

/** A job that has been tried for longer is stuck. */
const STUCK_MINUTES = 10;
/** Just below the age at which `jobs.ts` gives one up. */
const DEAD_HOURS = 71;
/** Where what a job was to do is found and done again. */
const WHERE: Readonly<Record<string, string>> = { 'enquiries.send-reply': '/admin/inbox?view=undelivered' };
/** Of the day's money for the model. */
const NEARLY = 0.9;

export const systemAlerts: ReadAlerts = async (deps) => {
  const returned = await countRecentBounces(deps.db);
  return [
    await stuckJobs(deps),
    await deadJobs(deps),
    {
      id: 'returned-letters',
      title: 'Letters of any kind that came back within a day',
      count: returned,
      oldest: null,
      // What is about a booking or an enquiry is found there; the rest goes to lists.
      href: returned > 0 ? '/admin/subscribers' : null,
      state: returned > 0 ? 'waits' : 'fine',
    },
    ...till(deps),
    await clockSkewAlert(deps),
    ...(await hiredModel(deps)),
  ];
};

async function stuckJobs({ db }: Pick<Deps, 'db'>): Promise<Alert> {
  const found = await sql<JobsFound>`
    select name, count(*)::int as count, min(start_after) as oldest from pgboss.job
    where state in ('created', 'retry', 'active') and created_on < now() - make_interval(mins => ${STUCK_MINUTES})
      and (retry_count > 0 or start_after < now() - make_interval(mins => ${STUCK_MINUTES}))
    group by name order by name`.execute(db);
  return jobsAlert('stuck-jobs', 'Letters and other jobs that are stuck', found.rows);
}

/** Given up after days. What a mail server refused at once is told with what the email was about. */
async function deadJobs({ db }: Pick<Deps, 'db'>): Promise<Alert> {
  const found = await sql<JobsFound>`
    select name, count(*)::int as count, min(completed_on) as oldest from pgboss.job
    where state = 'failed' and completed_on - created_on >= make_interval(hours => ${DEAD_HOURS})
    group by name order by name`.execute(db);
  return jobsAlert('dead-jobs', 'Letters and other jobs given up within a week', found.rows);
}

interface JobsFound {
  readonly name: string;
  readonly count: number;
  readonly oldest: Date;
}

function jobsAlert(id: string, title: string, found: readonly JobsFound[]): Alert {
  const [oldest = null] = found.map((jobs) => jobs.oldest).sort((one, other) => one.getTime() - other.getTime());
  const href = found.map(({ name }) => WHERE[name]).find(Boolean);
  return {
    id,
    title,
    count: found.reduce((sum, { count }) => sum + count, 0),
    oldest,
    href: href ?? null,
    state: found.length > 0 ? 'urgent' : 'fine',
    ...(found.length > 0 && { detail: found.map(({ name, count }) => `${count} of ${name}`).join(', ') }),
  };
}

/** What the provider's last answers in this process said; in the sandbox there is none to say it. */
function till({ payments }: Pick<Deps, 'payments'>): Alert[] {
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
async function hiredModel({ model }: Pick<Deps, 'model'>): Promise<Alert[]> {
  const spending = await model.spending();
  if (!spending) return [];
  const state = model.state();
  const isWell = state === 'ok' || state === 'unknown';
  const isNearlySpent = spending.micros >= spending.mostMicros * NEARLY;
  const dollars = (micros: number) => usdFromCents(Math.round(micros / 10_000));
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
