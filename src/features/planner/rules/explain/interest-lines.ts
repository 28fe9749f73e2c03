/** What became of each interest: where it is met, at its hour, or why not. */
import { plusDays } from '../../../../shared/dates.ts';
import { wordList } from '../../../../shared/word-list.ts';
import type { CityBook, Place } from '../../../destinations/rules/catalogue.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { foreignWords, listed } from '../../copy/phrasing.ts';
import { wishWord } from '../../copy/tag-words.ts';
import { ledgerCopy as say } from '../../copy/wish-ledger.ts';
import type { WishLine } from '../answer.ts';
import { singularWords } from '../parse/singular-words.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { isOnSnow } from '../schedule/candidates.ts';
import {
  byName,
  isFor,
  isToldIn,
  isToldOf,
  kitchensOfClass,
  matchesKeyword,
  narrowedTags,
  theVeryThing,
} from '../select/match-keywords.ts';
import { isMainly } from '../select/shows-and-boats.ts';
import { seasonTelling } from '../select/told-there.ts';
import { townsInText } from '../select/towns-in-text.ts';
import type { World } from '../world.ts';
import { isOpen } from './access-lines.ts';
import { weekdayName } from './date-text.ts';
import { exclusionReason, leftOutTogether } from './exclusion-reason.ts';
import { foundElsewhere } from './found-elsewhere.ts';
import { placePrice, placePriceText } from './place-price.ts';
import { withSaidDays } from './said-day-lines.ts';
import { touches } from './warnings.ts';
import { allInterests, isAtItsHour, type Placed, placedIn, tellsOfIt } from './why-text.ts';

const MOST_UNPLANNED = 3;
/** For these a harbor of the map is where one would ask, and no boat. */
const ON_BOARD: readonly Tag[] = ['sail', 'boat', 'cruise', 'ferry'];
const isHarbour = ({ tags }: Place) => tags[0] === 'maritime' && tags[1] === 'boat';

function atHarbours(placed: readonly Placed[], books: readonly CityBook[]): Omit<WishLine, 'wish'> | null {
  const [first, ...more] = placed.filter(({ place }) => isHarbour(place));
  const known = [first, ...more].flatMap((one) => one?.place ?? []);
  const harbours = first ? known : books.flatMap(({ sights }) => sights.filter(isHarbour));
  if (harbours.length === 0) return null;
  const text = say.interest.harbour([...new Set(harbours.map(({ name }) => name))].slice(0, 2));
  return first ? { result: 'partly', text, day: first.day, placeId: first.place.id } : { result: 'not-met', text };
}

/** Visits by where they are, for days on which it rains. */
function underRoof(placed: readonly Placed[]): Pick<WishLine, 'result' | 'text'> {
  const visits = placed.filter(({ isMeal }) => !isMeal);
  const outside = [...new Set(visits.filter(({ place }) => !place.indoor).map(({ place }) => place.name))];
  const text = say.interest.underRoof(visits.length - outside.length, visits.length, outside.slice(0, MOST_UNPLANNED));
  const isMost = 2 * outside.length < visits.length;
  return { result: outside.length === 0 ? 'met' : isMost ? 'partly' : 'not-met', text };
}

/** Each interest once: two tags that are said in one word are one wish, and what was named more narrowly is a wish of its own. */
export function interestLines(draft: PricedDraft, reading: Reading, world: World): WishLine[] {
  const all = [...thingLines(draft, reading, world), ...linesOfTags(draft, reading, world)];
  const lines = withSaidDays(all, draft, world);
  const { paidByBeds, segments } = draft.brief;
  const first = lines.find(({ placeId = '' }) => paidByBeds?.ids.has(placeId));
  const quarters = paidByBeds?.isElsewhere ? [...new Set(segments.map(({ base }) => base.name))] : [];
  return lines.map((line) =>
    line === first ? { ...line, text: `${line.text} ${say.interest.paidByBeds(quarters)}` } : line,
  );
}

/** Of the parts of town that they named for their nights, or ruled out for them. */
export function quarterLines(
  { brief: { segments } }: PricedDraft,
  { quarters = [], notQuarters = [] }: Reading,
): WishLine[] {
  const names = [...new Set(segments.map(({ base }) => base.name))];
  const refused = notQuarters.map(({ words, bases }): WishLine => {
    const there = segments.filter(({ base }) => bases.includes(base.id)).map(({ base }) => base.name);
    const wish = say.quarter.notIn(words);
    if (there.length === 0) return { wish, result: 'met', text: say.quarter.met(names) };
    return { wish, result: 'not-met', text: say.quarter.allTheSame([...new Set(there)]) };
  });
  const asked = quarters.map(({ words, bases }): WishLine => {
    const there = segments.filter(({ base }) => bases.includes(base.id)).map(({ base }) => base.name);
    if (there.length > 0) return { wish: words, result: 'met', text: say.quarter.met([...new Set(there)]) };
    const text = bases.length === 0 ? say.quarter.none(names) : say.quarter.left(names);
    return { wish: words, result: 'not-met', text };
  });
  return [...asked, ...refused];
}

/** Of the places of ours that they named. */
export function placeLines(draft: PricedDraft, reading: Reading, world: World): WishLine[] {
  const placed = placedIn(draft, world);
  const lines = reading.wantedPlaces.flatMap((id): WishLine[] => {
    const place = world.catalogue.place.get(id);
    // Where they work or sleep, a stop of that name is no wish.
    if (!place || reading.quarters?.some(({ words }) => place.name.includes(words))) return [];
    const found = placed.find((one) => one.place.id === id);
    if (found) return [{ wish: place.name, result: 'met', text: say.place.met, day: found.day, placeId: id }];
    const isHere = draft.brief.segments.some(({ book }) => book.city.id === place.cityId);
    const text = isHere ? say.place.left(exclusionReason(place, draft, world)) : say.place.elsewhere;
    return [{ wish: place.name, result: 'not-met', text }];
  });
  return withSaidDays(lines, draft, world);
}

/** Met by that very thing alone; what is merely near to it is told as such. */
function thingLines(draft: PricedDraft, reading: Reading, world: World): WishLine[] {
  const { things = [] } = reading;
  if (things.length === 0) return [];
  const placed = placedIn(draft, world);
  const books = [...new Set(draft.brief.segments.map(({ book }) => book))];
  const where = listed([...new Set(books.map(({ city }) => city.name))]);
  const knownFor = (thing: (typeof things)[number]) =>
    books.flatMap(({ sights, tables }) => [...sights, ...tables].filter((place) => matchesKeyword(place, thing)));
  const { unknownPlaces, destinations } = reading;
  // The Musikverein is no wish for Copenhagen.
  const named = things
    .filter((thing) => A_NAME_OF_ITS_OWN.test(thing.words) && knownFor(thing).length === 0)
    .map(({ words }) => words);
  const ofOtherTown = unknownPlaces.length > 0 && destinations.length === 0 ? named : [];
  return things.map((thing): WishLine => {
    const wish = thing.words;
    const order = byName(thing);
    const known = knownFor(thing);
    const answers = placed.filter(({ place }) => matchesKeyword(place, thing));
    const found = theVeryThing(answers, thing, known).toSorted((a, b) => order(a.place, b.place) || a.day - b.day);
    const [first] = found;
    if (first) {
      const names = [...new Set(found.map(({ place }) => place.name))].slice(0, 2);
      const text = onceText(thing.tags, found, draft) ?? say.interest.met(names);
      return { wish, result: 'met', text, day: first.day, placeId: first.place.id };
    }
    const [event] =
      known.length > 0 ? [] : eventsOf(draft).filter((each) => isToldIn(`${each.name} ${each.text}`, thing));
    if (event) return { wish, result: 'partly', text: say.interest.event(event.name, wish) };
    const [season] =
      known.length > 0
        ? []
        : draft.brief.segments.flatMap((segment) => seasonTelling(segment.known, thing, draft.brief) ?? []);
    if (season !== undefined) {
      const here = placed.find(({ place, isMeal }) => !isMeal && namesIt(season, place));
      const text = say.interest.season(season, here && { name: here.place.name, day: here.day });
      return { wish, result: 'partly', text, ...(here && { day: here.day, placeId: here.place.id }) };
    }
    if (ofOtherTown.includes(wish))
      return { wish, result: 'not-met', text: say.interest.ofOtherTown(ofOtherTown, unknownPlaces, where) };
    const [tag] = thing.tags;
    const who = foundElsewhere(thing.tags, wish);
    // No gladiators for a match.
    const [near] = tag === undefined || who === 'club' ? [] : inOrderOf(tag, placed);
    // "Stories of ghosts", where ghosts are told of.
    const wider = known.length > 0 ? null : comesNearest(withoutActivity(thing.keys), tag, placed, books);
    if (wider && (!near || wider.result === 'partly')) return { wish, ...wider };
    const ofKind =
      tag === undefined || near || who === 'club' || TOO_WIDE.includes(tag)
        ? []
        : books.flatMap(({ sights, tables }) => [...sights, ...tables].filter((place) => isFor(place, tag)));
    const isOfKind = tag !== undefined && ofKind.length > 0;
    const none = say.interest.none([foreignWords(wish, reading.language)], where, near || isOfKind ? null : who);
    const text =
      known.length > 0
        ? leftText(known, draft, world)
        : isOfKind
          ? say.interest.knownOfKind(none, wishWord(tag), leftText(ofKind, draft, world))
          : none;
    return near && tag !== undefined
      ? {
          wish,
          result: 'partly',
          text: say.interest.nearest(text, wishWord(tag), near.place.name),
          day: near.day,
          placeId: near.place.id,
        }
      : { wish, result: 'not-met', text };
  });
}

const A_NAME_OF_ITS_OWN = /^\p{Lu}\S*(?: (?:of|the|de|la|\p{Lu}\S*))*$/u;

/** "Tivoli", of Tivoli Gardens. */
const namesIt = (text: string, { name, aliases }: Place) =>
  [name, name.split(' ')[0] ?? '', ...aliases].some((each) => each.length >= A_NAME && text.includes(each));
const A_NAME = 5;

/** Of what they want once, where and when that is; a museum of it is beside the point. */
function onceText(tags: readonly Tag[], found: readonly Placed[], { brief, days }: PricedDraft): string | null {
  const once = tags.filter((tag) => brief.reading.once?.includes(tag));
  const [first, ...more] = found.filter(({ place }) => isMainly(place, once) && !place.tags.includes('museum'));
  const date = days.find(({ n }) => n === first?.day)?.date;
  return first && date && more.length === 0
    ? say.interest.once(first.place.name, weekdayName(date), first.day, first.start)
    : null;
}

/** Of a crawl of gelato and stories of ghosts, what they are about; a black risotto is no black thing. */
const withoutActivity = (keys: readonly string[]) => (ACTIVITY.test(keys.at(-1) ?? '') ? keys.slice(0, -1) : []);
const ACTIVITY = /^(?:crawl|hunt|tour|story|tale|tasting|spotting|hopping|trail)$/;

/** Says nothing of what a place is: a cistern is no tulip. */
const TOO_WIDE: readonly Tag[] = ['seasonal', 'local', 'free', 'photo', 'rainy-day'];

/** A lesson in it before a beach where one may. */
const inOrderOf = (tag: Tag, placed: readonly Placed[]) =>
  placed
    .filter(({ place }) => isFor(place, tag) && !TOO_WIDE.includes(tag))
    .toSorted((a, b) => a.place.tags.indexOf(tag) - b.place.tags.indexOf(tag) || a.day - b.day);

/** Sorts of house that have it, though nobody tells. */
const HOUSES_WITH: Readonly<Partial<Record<Tag, readonly Tag[]>>> = {
  coffee: ['cafe'],
  tea: ['cafe'],
  pastry: ['bakery', 'cafe'],
  bakery: ['pastry', 'cafe'],
  tapas: ['petiscos', 'pintxos', 'meze'],
  pintxos: ['tapas', 'petiscos'],
  petiscos: ['tapas', 'pintxos'],
  meze: ['tapas', 'petiscos'],
  pub: ['brewery', 'beer'],
  brewery: ['beer', 'pub'],
  'street-food': ['food-hall'],
};

/** What is told in passing of a place, or its sort of house, before it is said that nothing is known. */
function comesNearest(
  keys: readonly string[],
  tag: Tag | undefined,
  placed: readonly Placed[],
  books: readonly CityBook[],
): Omit<WishLine, 'wish'> | null {
  const houses = (tag && HOUSES_WITH[tag]) ?? [];
  const isNear = (place: Place) =>
    houses.some((house) => place.tags.includes(house)) || (keys.length > 0 && isToldOf(place, keys));
  const found = placed.find(({ place }) => isNear(place));
  if (found) {
    const text = say.interest.comesNearest(found.place.name);
    return { result: 'partly', text, day: found.day, placeId: found.place.id };
  }
  const known = books.flatMap(({ sights, tables }) => [...sights, ...tables]).find(isNear);
  return known ? { result: 'not-met', text: say.interest.nearestLeft(known.name) } : null;
}

/** Of days on the snow, as many as the budget pays; null where money is not what keeps them few. */
function daysPaid(found: readonly Placed[], draft: PricedDraft, world: World): string | null {
  const { promised, nights } = draft.brief;
  const skied = found.filter(({ place }) => isOnSnow(place));
  const [first] = skied.filter(({ place }) => promised.has(place.id));
  const days = new Set(skied.map(({ day }) => day)).size;
  const price = first ? placePrice(first.place, draft, world) : null;
  if (!first || !price || days >= nights - 1 || draft.brief.reading.budget.groupTotal === undefined) return null;
  return say.interest.daysPaid(
    [...new Set(skied.map(({ place }) => place.name))],
    days,
    placePriceText(first.place, price, draft.brief),
  );
}

/** What is on in those days where they sleep, whatever it is; what names no town is everywhere. */
export const eventsOf = ({ brief: { segments, startDate, nights } }: PricedDraft) =>
  segments.flatMap(({ known: { facts }, book }) =>
    facts.events.filter(({ name, text, when }) => {
      const towns = townsInText(facts, `${name} ${text}`);
      const isHere = towns.length === 0 || towns.includes(book.city.id);
      return isHere && touches(when, startDate, plusDays(startDate, nights));
    }),
  );

/** What is on in those days; a museum of its costumes is no festival, and an ice rink of another season no answer. */
function festivals(found: readonly Placed[], draft: PricedDraft, where: string): Omit<WishLine, 'wish'> {
  const events = [...new Set(eventsOf(draft).map(({ name }) => name))].slice(0, MOST_UNPLANNED);
  const itself = found.filter(({ place }) => !place.tags.includes('museum'));
  const museums = found.filter(
    ({ place }) =>
      place.tags.includes('museum') &&
      (events.length === 0 || events.some((name) => isToldOf(place, [singularWords(name).trim()]))),
  );
  const beside = museums.map(({ place }) => place.name);
  const [first] = [...itself, ...museums];
  const at = first ? { day: first.day, placeId: first.place.id } : {};
  const names = [...new Set(itself.map(({ place }) => place.name))].slice(0, 2);
  if (events.length > 0)
    return { result: 'partly', text: say.interest.festival(events, [...names, ...new Set(beside)].slice(0, 2)), ...at };
  if (names.length > 0) return { result: 'met', text: say.interest.met(names), ...at };
  return beside[0]
    ? { result: 'partly', text: say.interest.onlyOfFestival(beside[0]), ...at }
    : { result: 'not-met', text: say.interest.noFestival(where) };
}

function leftText(known: readonly Place[], draft: PricedDraft, world: World): string {
  return say.interest.left(leftOutTogether(known, draft, world));
}

/** A table in a garden is no walk in one. */
const TO_WALK_IN: readonly Tag[] = wordList('garden park botanical museum gallery architecture palace castle beach');

function linesOfTags(draft: PricedDraft, reading: Reading, world: World): WishLine[] {
  const placed = placedIn(draft, world);
  const books = [...new Set(draft.brief.segments.map(({ book }) => book))];
  const where = listed([...new Set(books.map(({ city }) => city.name))]);
  const unplanned = draft.brief.segments.flatMap(({ known }) => known.open?.unplanned ?? []);
  const lines = new Map<string, WishLine>();
  const narrowed = narrowedTags(reading);
  const ofClass = kitchensOfClass(reading);
  for (const tag of allInterests(reading)) {
    if (narrowed.has(tag)) continue;
    const wish = wishWord(tag);
    // A ski mountain before a museum of skiing.
    const isOfClass = ofClass.includes(tag);
    // Where one goes for the sunset before where one eats beside it.
    const rank = ({ place, isMeal }: (typeof placed)[number]) =>
      place.tags.indexOf(tag) +
      (tag === 'sunset' && (isMeal || place.indoor) ? 100 : 0) -
      (isOfClass && place.tags.includes('fine-dining') ? 100 : 0);
    const found = placed
      .filter(({ place }) => isFor(place, tag))
      .toSorted((a, b) => rank(a) - rank(b) || a.day - b.day);
    const atTheirHour = found.filter((one) => isAtItsHour(tag, one) && !(one.isMeal && TO_WALK_IN.includes(tag)));
    const [first] = atTheirHour;
    const names = [...new Set(atTheirHour.map(({ place }) => place.name))].slice(0, 2);
    const [other] = found;
    const known = books.flatMap(({ sights, tables }) => [...sights, ...tables].filter((place) => isFor(place, tag)));
    const named = new Set(unplanned.flatMap(({ name, tags }) => (tags.includes(tag) ? name : [])));
    const noneText =
      named.size > 0
        ? say.interest.unplanned([...named].slice(0, MOST_UNPLANNED), tag === 'hike')
        : say.interest.none([wish], where, foundElsewhere([tag], wish));
    if (lines.get(wish)?.result === 'met') continue;
    if (tag === 'festival') {
      lines.set(wish, { wish, ...festivals(found, draft, where) });
      continue;
    }
    if (tag === 'rainy-day' && placed.length > 0) {
      lines.set(wish, { wish, ...underRoof(placed) });
      continue;
    }
    const harbour = ON_BOARD.includes(tag) && isOpen(draft) && found.every(({ place }) => isHarbour(place));
    const asked = harbour ? atHarbours(placed, books) : null;
    if (asked) {
      lines.set(wish, { wish, ...asked });
      continue;
    }
    const wider =
      known.length > 0 || named.size > 0 ? null : comesNearest([singularWords(wish).trim()], tag, placed, books);
    if (wider) {
      lines.set(wish, { wish, ...wider });
      continue;
    }
    // A house that has tea among other things, where one is known for it.
    const rather = other && !tellsOfIt(tag, other.place) ? known.find((place) => tellsOfIt(tag, place)) : undefined;
    // Jazz, where the Musikverein is not.
    if (first && tag === 'music' && reading.unknownPlaces.length > 0 && reading.destinations.length === 0) {
      const at = { day: first.day, placeId: first.place.id };
      lines.set(wish, { wish, result: 'partly', text: say.interest.ofAnotherKind(names), ...at });
      continue;
    }
    const fewDays = first && daysPaid(found, draft, world);
    lines.set(
      wish,
      fewDays
        ? { wish, result: 'partly', text: fewDays, day: first.day, placeId: first.place.id }
        : first
          ? {
              wish,
              result: 'met',
              text: onceText([tag], atTheirHour, draft) ?? say.interest.met(names),
              day: first.day,
              placeId: first.place.id,
            }
          : other
            ? {
                wish,
                result: 'partly',
                text: rather
                  ? say.interest.amongOthers(leftText([rather], draft, world), other.place.name, other.start)
                  : TO_WALK_IN.includes(tag)
                    ? say.interest.atTable(other.place.name)
                    : tag === 'sunset'
                      ? say.interest.beforeSunset(other.place.name)
                      : say.interest.otherHour(other.place.name, other.start, tag === 'brunch'),
                day: other.day,
                placeId: other.place.id,
              }
            : { wish, result: 'not-met', text: known.length > 0 ? leftText(known, draft, world) : noneText },
    );
  }
  return [...lines.values()];
}
