/** The paragraph at the head of a plan: why it fits this party, from what stands in it. */
import { explainCopy } from '../../copy/explain.ts';
import { clause, foreignWords, sentencesIn } from '../../copy/phrasing.ts';
import { tagWord } from '../../copy/tag-words.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { World } from '../world.ts';
import type { PlanHeadlines } from './plan-headlines.ts';
import { quarterText } from './quarter-text.ts';
import { answered, daysLeftFree, longestWalk, placedIn, thingsMet } from './why-text.ts';

const SMALL_CHILD_YEARS = 8;

/** So many sentences are read. */
const MOST_SENTENCES = 6;

interface Lead {
  readonly text: string;
  /** Conditions for which it has no room. */
  readonly left: readonly string[];
}

/**
 * The paragraph at the head of a plan: what comes before everything else, the centre of the wish, conditions in the order
 * in which they matter, the other wishes by their days, and what there is still room for.
 */
export function leadOf(
  draft: PricedDraft,
  { opening, said, interests, wishes }: Pick<PlanHeadlines, 'opening' | 'said' | 'interests' | 'wishes'>,
  { before, conditions }: { readonly before: readonly string[]; readonly conditions: readonly string[] },
  world: World,
): Lead {
  const { brief, days } = draft;
  const { segments, style, reading } = brief;
  const first = segments[0];
  if (!first) return { text: before.join(' '), left: conditions };
  const seed = `${first.base.id}-${style}`;
  const kept = placedIn(draft, world);
  const list = [
    ...thingsMet(kept, reading)
      .filter(({ found }) => !wishes.has(found.place.id))
      .map(({ interest, found }) => ({ interest: foreignWords(interest, reading.language), found })),
    ...answered(draft, world, 4)
      .filter(({ tag, found }) => !interests.has(tag) && !wishes.has(found.place.id))
      .map(({ tag, found }) => ({ interest: tagWord(tag), found })),
  ]
    .slice(0, 4)
    .map(({ interest, found }) => ({ interest, name: found.place.name, day: found.day }));
  const free = daysLeftFree(days);
  const walk = longestWalk(draft);
  // Nobody else asks, and who walks little is told with what to mind.
  const walksMatter =
    !reading.access.includes('low-walking') &&
    (reading.access.length > 0 || reading.party.children.some((age) => age < SMALL_CHILD_YEARS));
  const named = reading.wantedPlaces
    .flatMap((id) => world.catalogue.place.get(id) ?? [])
    .filter(({ destinationId }) => segments.some(({ known }) => known.id === destinationId));
  const isIn = (id: string) => kept.some(({ place }) => place.id === id);
  const isMissed = named.some(({ id }) => isIn(id)) && named.some(({ id }) => !isIn(id));
  const asked = list.length > 0 ? explainCopy.asked(list, seed) : '';
  const more = [
    isMissed
      ? explainCopy.wanted(
          named.filter(({ id }) => isIn(id)).map(({ name }) => name),
          named.filter(({ id }) => !isIn(id)).map(({ name }) => name),
        )
      : '',
    segments.length === 1 && !said.has('quarter')
      ? explainCopy.sleep(first.base.name, clause(quarterText(first.base.character, reading.party)))
      : '',
    walk > 0 && walksMatter && !said.has('on-foot') ? explainCopy.pace.usual(walk, seed) : '',
    free.length > 0 && !said.has('left-free') ? explainCopy.pace.free(free) : '',
  ].filter(Boolean);
  let room = MOST_SENTENCES - sentencesIn([...before, opening, asked].join(' '));
  const fits = (text: string) => {
    const count = sentencesIn(text);
    if (count > room) return false;
    room -= count;
    return true;
  };
  const told = conditions.filter(fits);
  const texts = [...before, opening, ...told, asked, ...more.filter(fits)];
  return { text: texts.filter(Boolean).join(' '), left: conditions.filter((each) => !told.includes(each)) };
}
