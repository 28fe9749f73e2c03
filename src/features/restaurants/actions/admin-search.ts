/** Restaurants for the one search of the back office, by how their name begins. */
import type { FindInAdmin } from '../../../kernel/admin-search.ts';
import { foundCopy } from '../copy/edit-restaurants.ts';
import { listRows } from '../store/list-for-operators.ts';

export const findRestaurants: FindInAdmin = async ({ db }, text, most) => {
  const rows = await listRows(db, { name: text, around: null }, null, most);
  return rows.map(({ id, name, cuisine, address }) => ({
    kind: 'restaurant',
    title: name,
    detail: [cuisine, address].filter(Boolean).join(' · '),
    href: `/admin/restaurants/${encodeURIComponent(id)}`,
    why: foundCopy.name,
  }));
};
