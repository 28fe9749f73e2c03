/** Packages over HTTP: the shop's, and those of operators. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { createPackage, deletePackage, duplicatePackage, editPackage } from './actions/edit-package.ts';
import { lookAtPackage, pageOfPackages } from './actions/look-at-packages.ts';
import { movePackage } from './actions/move-package.ts';
import { findPackageOnSale, listPackagesOnSale } from './actions/on-sale.ts';
import { previewPackage } from './actions/preview-package.ts';
import {
  addPrice,
  changeCapacity,
  type IsBookedSince,
  publishPackage,
  removePrice,
  withdrawPackage,
} from './actions/sell-package.ts';
import { uploadPicture } from './actions/upload-picture.ts';
import * as office from './contract/admin.ts';
import { listPackages, readPackage } from './contract/packages.ts';
import { uploadPicture as uploadPictureContract } from './contract/pictures.ts';
import { packagesCopy } from './copy/packages.ts';
import { officeErrors, pictureErrors } from './copy/refusals.ts';

export const packageRoutes = (deps: Deps, isBookedSince: IsBookedSince) => [
  route(listPackages, {}, async ({ query }) => ok(await listPackagesOnSale(deps, query.category))),
  route(readPackage, packagesCopy.errors, ({ params }) => findPackageOnSale(deps, params.id)),

  route(office.listAllPackages, {}, async ({ query }) => ok(await pageOfPackages(deps, query))),
  route(office.readPackageInOffice, officeErrors, ({ params }) => lookAtPackage(deps, params.id)),
  route(office.createPackage, officeErrors, ({ operator, input }) => createPackage(deps, operator, input)),
  route(office.editPackage, officeErrors, ({ operator, params, input }) =>
    editPackage(deps, operator, params.id, input),
  ),
  route(office.duplicatePackage, officeErrors, ({ operator, params }) => duplicatePackage(deps, operator, params.id)),
  route(office.movePackage, officeErrors, ({ operator, params, input }) =>
    movePackage(deps, operator, params.id, input),
  ),
  route(office.deletePackage, officeErrors, ({ operator, params }) => deletePackage(deps, operator, params.id)),
  route(office.publishPackage, officeErrors, ({ operator, params, input }) =>
    publishPackage(deps, operator, params.id, input.version),
  ),
  route(office.withdrawPackage, officeErrors, ({ operator, params, input }) =>
    withdrawPackage(deps, operator, params.id, input.version),
  ),
  route(office.addPrice, officeErrors, ({ operator, params, input }) => addPrice(deps, operator, params.id, input)),
  route(office.removePrice, officeErrors, ({ operator, params }) =>
    removePrice({ ...deps, isBookedSince }, operator, params.id, params.price),
  ),
  route(office.changeCapacity, officeErrors, ({ operator, params, input }) =>
    changeCapacity(deps, operator, params.id, Number(params.departure), input),
  ),
  route(office.previewPackage, officeErrors, ({ input }) => previewPackage(deps, input)),
  route(uploadPictureContract, pictureErrors, ({ operator, input }) => uploadPicture(deps, operator, input)),
];
