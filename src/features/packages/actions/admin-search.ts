/** Packages for the one search of the back office: what stands in their name, their place or their address. */
import type { FindInAdmin } from '../../../kernel/admin-search.ts';
import { calendarDay } from '../../../shared/dates.ts';
import { foundCopy } from '../copy/edit-packages.ts';
import { listPackages } from '../store/list-packages.ts';

export const findPackages: FindInAdmin = async ({ db, tripNow }, text, most) => {
  const packages = await listPackages(db, calendarDay(tripNow()), { search: text, after: null, most });
  const isIn = (where: string) => where.toLowerCase().includes(text.toLowerCase());
  return packages.map(({ id, name, location, state }) => ({
    kind: 'package',
    title: name,
    detail: `${location} · ${foundCopy.states[state]}`,
    href: `/admin/packages/${id}`,
    why: isIn(name) ? foundCopy.name : isIn(location) ? foundCopy.location : foundCopy.address,
  }));
};
