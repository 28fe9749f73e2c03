/** Addresses of plans: one of this tab, several beside one another, and a shared one. */
import { planKey } from './plan-key.ts';

/** Whether the last part of the address of a plan is a link that somebody shared; else it is the key of a plan in this tab. */
export function isShared(part: string): boolean {
  return /^[\w-]{43}$/.test(part);
}

/** The picture that the link of a shared plan unfolds into. */
export function planCardPath(token: string): string {
  return `/media/plans/${token}.jpg`;
}

export function draftPath(plan: Parameters<typeof planKey>[0]): string {
  return `/plans/${encodeURIComponent(planKey(plan))}`;
}

const BESIDE = ',';

/** So many plans stand side by side. */
const MOST_BESIDE = 3;

/** The parts of an address that names several plans; one part where it names one. */
export function plansBeside(part: string): string[] {
  return [...new Set(part.split(BESIDE).filter(Boolean))].slice(0, MOST_BESIDE);
}

export function besidePath(plans: readonly Parameters<typeof planKey>[0][]): string {
  return `/plans/${plans.map(planKey).join(BESIDE)}`;
}
