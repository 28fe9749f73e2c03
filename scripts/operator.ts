/**
 * `npm run operator -- add "Ana Duarte"`: somebody who may work in the back office;
 * the first one is an owner, later ones with `--owner`. Prints the one-time link to
 * come in with. `npm run operator -- link "Ana Duarte"` makes a new one, for whoever
 * lost phone or password. The site may be running or stopped.
 */

import { readConfig } from '../src/config/config.ts';
import type { Db } from '../src/database/sql.ts';
import { invite, newLink } from '../src/features/operators/actions/operators.ts';
import { Invitation } from '../src/features/operators/contract/operators.ts';
import { operatorErrors } from '../src/features/operators/copy.ts';
import { LINK_HOURS, nameKey } from '../src/features/operators/rules.ts';
import { findByName, listAll } from '../src/features/operators/store.ts';
import { CommandError } from '../src/shared/command-error.ts';
import { onDatabase, saying } from './on-database.ts';

const USAGE = 'Say what to do and for whom: npm run operator -- add "Ana Duarte" [--owner], or: link "Ana Duarte"';

function asked() {
  const [deed, name, ...more] = process.argv.slice(2);
  if ((deed !== 'add' && deed !== 'link') || !name || more.some((word) => word !== '--owner'))
    throw new CommandError(USAGE);
  const read = Invitation.safeParse({ name, role: 'operator' });
  if (!read.success) throw new CommandError(`${read.error.issues[0]?.message}.`);
  return { deed, name: read.data.name, asOwner: more.length > 0 };
}

async function linkFor(db: Db, { deed, name, asOwner }: ReturnType<typeof asked>) {
  if (deed === 'add') {
    const isFirst = (await listAll(db)).length === 0;
    return invite(db, null, { name, role: asOwner || isFirst ? 'owner' : 'operator' });
  }
  const operator = await findByName(db, nameKey(name));
  if (!operator) throw new CommandError(`Nobody here is called "${name}".`);
  return newLink(db, null, operator.id);
}

const ended = (name: string) =>
  `The password, the authenticator and the sessions ${name} had have ended: only the link opens the back office for them. After ${LINK_HOURS} hours they need another one.\n`;
const noOwner = (name: string) =>
  `${name} was the only owner who could come in. Until this link is used there is none.\n`;

async function run(): Promise<void> {
  const what = asked();
  const { publicUrl } = readConfig();
  await onDatabase(async ({ db }) => {
    const link = await linkFor(db, what);
    if (!link.ok) throw new CommandError(operatorErrors.people[link.error]);
    process.stdout.write(
      `${publicUrl}${link.value.path}\nThis link opens once, within ${LINK_HOURS} hours, and for nobody but ${what.name}.\n`,
    );
    if (what.deed === 'link') process.stdout.write(ended(what.name));
    if ('leavesNoOwner' in link.value && link.value.leavesNoOwner) process.stdout.write(noOwner(what.name));
  });
}

await saying(run());
