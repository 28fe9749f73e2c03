/**
 * The system user PostgreSQL runs as. It refuses to run as root, so a root
 * process lends it an ordinary user that exists already; anybody else runs it
 * as himself. Also answers what such a user can reach in the file system.
 */
import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ANOTHER_DATABASE, EmbeddedPostgresError } from './embedded-postgres-error.ts';

export type SystemUser = { name: string; uid: number; gid: number };

const PREFERRED = ['postgres', '_postgres', 'nobody', 'daemon'];
const READ_AND_EXECUTE = 0o5;
const EXECUTE = 0o1;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The user to run PostgreSQL as when we are root: the owner of an existing cluster, else a well-known one. Null: as ourselves. */
export function lentUser(clusterOwner: Pick<Stats, 'uid' | 'gid'> | null): SystemUser | null {
  if (!isRoot()) return null;
  const users = knownUsers();
  if (clusterOwner && clusterOwner.uid !== 0) {
    const name = users.find((user) => user.uid === clusterOwner.uid)?.name ?? `user ${clusterOwner.uid}`;
    return { name, uid: clusterOwner.uid, gid: clusterOwner.gid };
  }
  const byName = PREFERRED.map((name) => users.find((user) => user.name === name));
  const chosen = byName.find((user) => user !== undefined) ?? users[0];
  if (chosen) return chosen;
  throw new EmbeddedPostgresError(
    'no_ordinary_user',
    `PostgreSQL refuses to run as root and this machine knows no other user. ${ANOTHER_DATABASE}`,
  );
}

function knownUsers(): SystemUser[] {
  let text = '';
  try {
    text = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid = '', gid = '']) => ({ name, uid: Number(uid || -1), gid: Number(gid || -1) }))
    .filter((user) => user.uid > 0 && user.gid >= 0);
}

/** Whether the user may enter the folder: every folder on the way lets him pass. */
export function canEnter(folder: string, user: SystemUser | null): boolean {
  if (!user) return true;
  for (let at = realpathSync(folder); ; at = dirname(at)) {
    if (!allows(statSync(at), user, EXECUTE)) return false;
    if (at === dirname(at)) return true;
  }
}

export function canExecute(file: string, user: SystemUser | null): boolean {
  if (!user) return true;
  return canEnter(dirname(file), user) && allows(statSync(file), user, READ_AND_EXECUTE);
}

function allows(stat: Stats, user: SystemUser, wanted: number): boolean {
  const shift = stat.uid === user.uid ? 6 : stat.gid === user.gid ? 3 : 0;
  return ((stat.mode >> shift) & wanted) === wanted;
}
