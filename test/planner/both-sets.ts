/** The thirty wishes and the eighty harder ones, and what an answer to them is held against. */
import { existsSync } from 'node:fs';
import { exportedCatalogue } from '../../scripts/exported-catalogue.ts';
import { catalogue } from '../../src/features/destinations/actions.ts';
import { packages } from '../../src/features/packages/content.ts';
import { pages } from '../../src/web/pages.ts';
import file from './cases.json' with { type: 'json' };
import harder from './cases-2.json' with { type: 'json' };
import type { Context, PlannerCase } from './checker/case.ts';

export const meta = file.meta;
export const cases: readonly PlannerCase[] = [...file.public, ...harder.public];

export function circumstances(): Context {
  const exported = JSON.parse(JSON.stringify(exportedCatalogue(catalogue(), packages)));
  return {
    meta,
    cat: {
      places: new Map(exported.places.map((place: { id: string }) => [place.id, place])),
      packages: new Map(exported.packages.map((known: { id: string }) => [known.id, known])),
    },
    ownPath,
    imageOk: (path) => existsSync(new URL(`../../public${path}`, import.meta.url)),
  };
}

/** A page of ours that has this address. */
function ownPath(path: string): boolean {
  const address = path.split('#')[0] ?? '';
  return pages.some((page) => new RegExp(`^${page.path.replace(/:\w+/g, '[\\w-]+')}$`).test(address));
}
