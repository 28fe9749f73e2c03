/** Reading the files of restaurants that operators send, and ending what never came. */
import { type Loop, type Work, workOn } from '../../kernel/scheduler.ts';
import { endUnsent, readFile } from './actions/send-import.ts';
import { readImportedFile } from './contract/sent-imports.ts';

export const restaurantJobs: readonly Work[] = [
  workOn(
    readImportedFile,
    (deps, { importId }) => readFile(deps, importId),
    () => false,
  ),
];

export const restaurantLoops: readonly Loop[] = [
  { name: 'restaurants.end-unsent', everyMs: 600_000, run: (deps) => endUnsent(deps) },
];
