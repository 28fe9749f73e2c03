/** What a system user can reach in the file system. */
import { realpathSync, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SystemUser } from './system-user.ts';

const READ_AND_EXECUTE = 0o5;
const EXECUTE = 0o1;

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
