/**
 * The system user PostgreSQL runs as. It refuses to run as root, so a root
 * process lends it an ordinary user that exists already; anybody else runs it
 * as himself.
 */
import { readFileSync, type Stats } from 'node:fs';
import { ANOTHER_DATABASE, EmbeddedPostgresError } from './embedded-postgres-error.ts';

export type SystemUser = { name: string; uid: number; gid: number };

const PREFERRED = ['postgres', '_postgres', 'nobody', 'daemon'];

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
