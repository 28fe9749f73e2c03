/** Reading the files of restaurants that operators send. */
import { type Work, workOn } from '../../server/jobs.ts';
import { readFile } from './actions/imports.ts';
import { readImportedFile } from './contract/imports.ts';

export const restaurantWork: readonly Work[] = [
  workOn(
    readImportedFile,
    (deps, { importId }) => readFile(deps, importId),
    () => false,
  ),
];
