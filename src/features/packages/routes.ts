/** Packages over HTTP. */
import type { Deps } from '../../server/deps.ts';
import { route } from '../../server/http.ts';
import { ok } from '../../shared/result.ts';
import { findPackageOnSale, listPackagesOnSale } from './actions/on-sale.ts';
import { listPackages, readPackage } from './contract/packages.ts';
import { packagesCopy } from './copy/packages.ts';

export const packageRoutes = (deps: Deps) => [
  route(listPackages, {}, async ({ query }) => ok(await listPackagesOnSale(deps, query.category))),
  route(readPackage, packagesCopy.errors, ({ params }) => findPackageOnSale(deps, params.id)),
];
