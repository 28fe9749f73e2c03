/** Packages over HTTP: the shop's, and those of operators. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { addDepartures, cancelEmptyDepartures, editDeparture, editDepartures } from './actions/edit-departures.ts';
import { createPackage, deletePackage, duplicatePackage, editPackage, movePackage } from './actions/edit-package.ts';
import { findPackageOnSale, listPackageDepartures, listPackagesOnSale } from './actions/on-sale.ts';
import { uploadPicture } from './actions/package-pictures.ts';
import { pageOfPackages, previewPackage, readAdminPackage } from './actions/read-package.ts';
import {
  addPrice,
  changeCapacity,
  type IsBookedSince,
  publishPackage,
  removePrice,
  withdrawPackage,
} from './actions/sell-package.ts';
import {
  addDepartures as addDeparturesContract,
  cancelEmptyDepartures as cancelEmptyContract,
  changeCapacity as changeCapacityContract,
  editDeparture as editDepartureContract,
  editDepartures as editDeparturesContract,
} from './contract/edit-departures.ts';
import * as admin from './contract/edit-packages.ts';
import { uploadPicture as uploadPictureContract } from './contract/edit-packages.ts';
import { listDepartures, listPackages, readPackage } from './contract/packages.ts';
import { editPackagesErrors, pictureErrors } from './copy/edit-packages.ts';
import { packagesCopy } from './copy/packages.ts';

export const packageRoutes = (deps: Deps, isBookedSince: IsBookedSince) => [
  route(listPackages, {}, async ({ query }) => ok(await listPackagesOnSale(deps, query.category))),
  route(readPackage, packagesCopy.errors, ({ params, query }) =>
    findPackageOnSale(deps, params.id, query.departureId === undefined ? undefined : Number(query.departureId)),
  ),
  route(listDepartures, packagesCopy.errors, ({ params }) => listPackageDepartures(deps, params.id)),

  route(admin.listAllPackages, {}, async ({ query }) => ok(await pageOfPackages(deps, query))),
  route(admin.readAdminPackage, editPackagesErrors, ({ params }) => readAdminPackage(deps, params.id)),
  route(admin.createPackage, editPackagesErrors, ({ operator, input }) => createPackage(deps, operator, input)),
  route(admin.editPackage, editPackagesErrors, ({ operator, params, input }) =>
    editPackage(deps, operator, params.id, input),
  ),
  route(admin.duplicatePackage, editPackagesErrors, ({ operator, params }) =>
    duplicatePackage(deps, operator, params.id),
  ),
  route(admin.movePackage, editPackagesErrors, ({ operator, params, input }) =>
    movePackage(deps, operator, params.id, input),
  ),
  route(admin.deletePackage, editPackagesErrors, ({ operator, params }) => deletePackage(deps, operator, params.id)),
  route(admin.publishPackage, editPackagesErrors, ({ operator, params, input }) =>
    publishPackage(deps, operator, params.id, input.version),
  ),
  route(admin.withdrawPackage, editPackagesErrors, ({ operator, params, input }) =>
    withdrawPackage(deps, operator, params.id, input.version),
  ),
  route(admin.addPrice, editPackagesErrors, ({ operator, params, input }) =>
    addPrice(deps, operator, params.id, input),
  ),
  route(admin.removePrice, editPackagesErrors, ({ operator, params }) =>
    removePrice({ ...deps, isBookedSince }, operator, params.id, params.price),
  ),
  route(changeCapacityContract, editPackagesErrors, ({ operator, params, input }) =>
    changeCapacity(deps, operator, params.id, Number(params.departure), input),
  ),
  route(addDeparturesContract, editPackagesErrors, ({ operator, params, input }) =>
    addDepartures(deps, operator, params.id, input),
  ),
  route(editDepartureContract, editPackagesErrors, ({ operator, params, input }) =>
    editDeparture(deps, operator, params.id, Number(params.departure), input),
  ),
  route(editDeparturesContract, editPackagesErrors, ({ operator, params, input }) =>
    editDepartures(deps, operator, params.id, input),
  ),
  route(cancelEmptyContract, editPackagesErrors, ({ operator, params, input }) =>
    cancelEmptyDepartures(deps, operator, params.id, input.departures),
  ),
  route(admin.previewPackage, editPackagesErrors, ({ input }) => previewPackage(deps, input)),
  route(uploadPictureContract, pictureErrors, ({ operator, input }) => uploadPicture(deps, operator, input)),
];
