/**
 * Something true to learn on each day, about what stands in it, and nothing twice.
 * What speaks of another day's place or town waits for that day.
 */

import type { PlanDay } from '../plan.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { townsInText } from '../select/towns-in-text.ts';
import type { World } from '../world.ts';
import { tagsOf } from './warnings.ts';

/** Shorter words of a name tell nothing. */
const TELLING = 6;
const NAMED = 5;
const ELSEWHERE = 8;

export function withInsights(draft: PricedDraft, world: World): PlanDay[] {
  const used = new Set<string>();
  const words = draft.days.map(wordsOf);
  return draft.days.map((day, i) => {
    const facts = world.catalogue.destination.get(day.destinationId)?.facts;
    if (!facts) return day;
    const tags = tagsOf({ days: [day] }, world);
    const others = words.filter((_, other) => other !== i);
    const worth = ({ text, tags: about }: (typeof facts.lessons)[number]) => {
      const said = (list: ReadonlySet<string>) => [...list].some((word) => text.includes(word));
      const towns = townsInText(facts, text);
      const here = said(words[i] ?? new Set()) ? NAMED : others.some(said) ? -ELSEWHERE : 0;
      const town = towns.includes(day.cityId) ? 2 : towns.length > 0 ? -ELSEWHERE : 0;
      return about.filter((tag) => tags.has(tag)).length + here + town;
    };
    const [best] = facts.lessons.filter(({ text }) => !used.has(text)).toSorted((a, b) => worth(b) - worth(a));
    if (!best) return day;
    used.add(best.text);
    return { ...day, insight: best.text };
  });
}

/** The telling words of the names of a day's places: "Pantheon", "Sistine". */
function wordsOf({ items }: PlanDay): Set<string> {
  const names = items.flatMap(({ placeId, name }) => (placeId === undefined ? [] : name.split(/[\s,’']+/)));
  return new Set(names.filter((word) => word.length >= TELLING && /^\p{Lu}/u.test(word) && !GENERIC.test(word)));
}

const GENERIC =
  /^(?:Museum|Museo|Palace|Palazzo|Piazza|Garden|Gardens|Cathedral|Basilica|Church|Market|Chapel|Mosque|Bridge|Square|Street|Castle|Trattoria|Restaurant|Gallery|Galleria|Monastery|National|Village)$/;
