/** Accounts for the one search of the back office: each leads to its bookings. */
import type { FindInAdmin } from '../../../kernel/admin-search.ts';
import { usernameKey } from '../../accounts/rules/credentials.ts';
import { listNamed } from '../../accounts/store.ts';
import { foundCopy } from '../copy/admin-search.ts';

export const findPeople: FindInAdmin = async ({ db }, text, most) => {
  const people = await listNamed(db, usernameKey(text), most);
  return people.map(({ username }) => ({
    kind: 'person',
    title: username,
    detail: foundCopy.account,
    href: `/admin/bookings?${new URLSearchParams({ search: username })}`,
    why: foundCopy.why.username,
  }));
};
