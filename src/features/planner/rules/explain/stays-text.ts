/** Where one sleeps, in words: the house that is named, the others, and what nobody vouches for. */
import { stayCopy } from '../../copy/stay.ts';
import type { Brief } from '../brief.ts';
import type { Housing } from '../plan.ts';
import { needsNoSteps, quarterName } from '../select/lodging.ts';

export function staysText({ segments, reading }: Brief, housing: readonly Housing[]): string[] {
  const isStepFree = needsNoSteps(reading);
  const lines = segments.flatMap((segment, i) => {
    const { stay, alternatives = [] } = housing[i] ?? {};
    if (!stay) return [stayCopy.unnamed(quarterName(segment))];
    return [
      stay.quarter === quarterName(segment)
        ? stayCopy.at(stay, stay.quarter)
        : stayCopy.nextDoor(stay, stay.quarter, quarterName(segment)),
      ...(isStepFree ? [stay.stepFree === true ? stayCopy.stepFree(stay.name) : stayCopy.stepsUnknown(stay.name)] : []),
      ...(alternatives.length > 0 ? [stayCopy.others(alternatives.map(({ name }) => name))] : []),
    ];
  });
  return housing.some(({ stay }) => stay) ? [...lines, stayCopy.notHeld] : lines;
}
