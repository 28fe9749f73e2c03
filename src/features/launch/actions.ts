/** What the countdown is told, who moves it, and who is told when it is over. */

import { type Db, inTransaction } from '../../database/sql.ts';
import { audit } from '../../kernel/audit-log.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Operator } from '../../kernel/sessions/operator-sessions.ts';
import { staleIfError } from '../../kernel/stale-if-error.ts';
import type { ErrorOf } from '../../shared/endpoint.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { leaveWord } from '../enquiries/actions/announce-launch.ts';
import { countAsked } from '../enquiries/store/requests.ts';
import type { AdminLaunch, moveLaunch } from './contract.ts';
import { hasPassedEverywhere, tellsSoon } from './rules.ts';
import { deleteMoment, findMoment, holdMoment, type SetMoment, writeMoment } from './store.ts';

const launchAtOf = ({ config }: Pick<Deps, 'config'>, set: SetMoment | null) => set?.launchAt ?? config.launchAt;

/** The countdown goes on without the database: to the last moment that was known. */
export function openLaunch(deps: Pick<Deps, 'config' | 'db' | 'log' | 'now'>) {
  const known = staleIfError(() => findMoment(deps.db), null, deps.log);
  return async () => {
    const launchAt = launchAtOf(deps, await known());
    return { launchAt, passedEverywhere: hasPassedEverywhere(launchAt, deps.now()) };
  };
}

/** Where the button of the page leads, too. */
const AFTER_LAUNCH = '/upcoming-trips';
const ANNOUNCEMENT = { kind: 'launch', topic: null, path: AFTER_LAUNCH } as const;

/**
 * Runs every hour; nobody is told twice. The moment is held until the word is on its way, so that somebody
 * who moves it sees it either told or waiting.
 */
export async function tellOfLaunch(deps: Pick<Deps, 'config' | 'db' | 'jobs' | 'now'>): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (hasPassedEverywhere(launchAtOf(deps, await holdMoment(tx)), deps.now()))
      await leaveWord(tx, deps, ANNOUNCEMENT);
  });
}

type LaunchDeps = Pick<Deps, 'config' | 'db' | 'now'>;

export async function readAdminLaunch(deps: LaunchDeps, { role }: Pick<Operator, 'role'>): Promise<AdminLaunch> {
  const set = await findMoment(deps.db);
  const launchAt = launchAtOf(deps, set);
  return {
    launchAt,
    passedEverywhere: hasPassedEverywhere(launchAt, deps.now()),
    setting: deps.config.launchAt,
    changed: set && { by: set.by, at: set.at.toISOString() },
    ...(await countAsked(deps.db, 'launch')),
    mayChange: role === 'owner',
  };
}

export function moveTo(
  deps: LaunchDeps,
  operator: Operator,
  { launchAt, was, tells }: { readonly launchAt: string; readonly was: string; readonly tells?: number | undefined },
): Promise<Result<AdminLaunch, ErrorOf<typeof moveLaunch>>> {
  return change(deps, operator, { was, launchAt, tells }, (tx) =>
    writeMoment(tx, { launchAt, by: operator.name, at: deps.now() }),
  );
}

export function backToSetting(
  deps: LaunchDeps,
  operator: Operator,
  { was, tells }: { readonly was: string; readonly tells?: number | undefined },
): Promise<Result<AdminLaunch, ErrorOf<typeof moveLaunch>>> {
  return change(deps, operator, { was, launchAt: deps.config.launchAt, tells }, deleteMoment);
}

async function change(
  deps: LaunchDeps,
  operator: Operator,
  { was, launchAt, tells }: { readonly was: string; readonly launchAt: string; readonly tells: number | undefined },
  write: (tx: Db) => Promise<void>,
): Promise<Result<AdminLaunch, ErrorOf<typeof moveLaunch>>> {
  const done = await inTransaction(deps.db, async (tx) => {
    const before = launchAtOf(deps, await holdMoment(tx));
    if (before !== was) return err('changed_meanwhile', { now: before });
    const { waiting } = await countAsked(tx, 'launch');
    if (tellsSoon(launchAt, deps.now()) && waiting > 0 && tells !== waiting) return err('tells_people', { waiting });
    await write(tx);
    await audit(tx, {
      operator,
      action: 'launch.move',
      subject: 'launch:moment',
      before: { launchAt: before },
      after: { launchAt },
    });
    return ok(null);
  });
  return done.ok ? ok(await readAdminLaunch(deps, operator)) : done;
}
