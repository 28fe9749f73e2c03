/** How long a live service is not asked after it failed. */

/** `refused`: it does not take our questions. `busy`: it asked us to wait. `silent`: no answer, or none that can be read. */
export type ServiceFailure = 'refused' | 'busy' | 'silent';

/** What overpass-api.de asks for after a 429, and doubled with every further one. */
const BUSY_MS = 30_000;
const MOST_BUSY_MS = 3_600_000;
/** A question that is not taken stays so until somebody changes something. */
const REFUSED_MS = 3_600_000;
const SILENT_TIMES = 3;
const SILENT_MS = 60_000;
/** A longer wait than this was no wait but a mistake. */
const LONGEST_MS = 86_400_000;

/** `times`: in a row; `waitMs`: what it asked for itself, which is never undercut. */
export function backoffMs(trouble: ServiceFailure, times: number, waitMs: number | null): number {
  return Math.max(own(trouble, times), Math.min(waitMs ?? 0, LONGEST_MS));
}

function own(trouble: ServiceFailure, times: number): number {
  if (trouble === 'refused') return REFUSED_MS;
  if (trouble === 'busy') return Math.min(MOST_BUSY_MS, BUSY_MS * 2 ** Math.min(times - 1, 10));
  return times >= SILENT_TIMES ? SILENT_MS : 0;
}
