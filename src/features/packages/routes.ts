/** Packages over HTTP. */
import type { Deps } from '../../server/deps.ts';
import { route } from '../../server/http.ts';
import { ok } from '../../shared/result.ts';
import { findPackageOnSale, listPackagesOnSale } from './actions.ts';
import { listPackages, readPackage } from './contract.ts';
import { packagesCopy } from './copy.ts';

export const packageRoutes = (deps: Deps) => [
  route(listPackages, {}, async ({ query }) => ok(await listPackagesOnSale(deps, query.category))),
  route(readPackage, packagesCopy.errors, ({ params }) => findPackageOnSale(deps, params.id)),
];
