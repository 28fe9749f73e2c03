/** What the names of a questionnaire come to: one place with its towns, a choice, a route, or what we know in a country. */
import { readingCopy } from '../../copy/reading.ts';
import type { DestinationMode, Reading } from '../reading.ts';
import { stayNights } from './dates/durations.ts';
import type { Gazetteer, Named } from './gazetteer.ts';
import { assume, contradict, type Notes, state, type Texts } from './notes.ts';
import type { Hit } from './place-hits.ts';
import { spanOf, type Text, wordsAt } from './text.ts';

const say = readingCopy.places;
type Ours = Extract<Named, { kind: 'ours' }>;
export type Destinations = Pick<Reading, 'destinationMode' | 'destinations' | 'unknownPlaces' | 'excludes' | 'search'>;

const CHOICE =
  /^\s*(?:,|\/|\||;)?\s*(?:or|or else|or maybe|or perhaps|ou|ou bien|oder|o|u|oppure|eller|vs\.?|versus|either|alternatively|\/|\||または|もしくは|それとも|か)\s*(?:maybe |perhaps |the |possibly |in |to |nach |en |a )?\s*$/;
const ROUTE =
  /(?:>|\bthen\b|\band\b|&|\+|\bplus\b|\bfollowed by\b|\bafter that\b|\bonto?\b|\bto\b|\bpuis\b|\bet\b|\bensuite\b|\bund\b|\bdann\b|\bdanach\b|\by\b|\bluego\b|\bdespues\b|\be\b|\bpoi\b|\bquindi\b|\bdepois\b|\bog\b|\bderefter\b|\bso\b|と|から|その後|それから|->|\bnights?\b|\bdays?\b|\bnoches\b|\bnuits?\b|\bnachte\b)/;
const EITHER = /\beither\b|\bentweder\b|\bsoit\b|\bo bien\b|どちらか/;

/** Nobody is planned a longer one; a slip of the finger ("99 nights") must not become a year. */
const LONGEST_STAY = 60;

export function settleOurs(
  ours: readonly Hit[],
  text: Text,
  gazetteer: Gazetteer,
  unknown: string[],
  notes: Notes,
): Omit<Destinations, 'excludes' | 'search'> {
  const line = text.plain.text;
  const staying = staysAt(ours, text);
  const byId = new Map<
    string,
    { id: string; span: ReturnType<typeof spanOf>; cities: { id: string; nights?: number }[]; nights?: number }
  >();
  for (const [index, hit] of ours.entries()) {
    const named = hit.named as Ours;
    const nights = staying.get(index);
    const known = gazetteer.cities.get(named.id);
    const entry = byId.get(named.id) ?? { id: named.id, span: spanOf(text, 'plain', hit.from, hit.to), cities: [] };
    if (nights !== undefined) entry.nights = Math.min(LONGEST_STAY, (entry.nights ?? 0) + nights);
    if (named.city !== undefined) {
      if (known && !known.has(named.city)) {
        const written = wordsAt(text, spanOf(text, 'plain', hit.from, hit.to));
        if (!unknown.includes(written)) unknown.push(written);
        state(notes, say.cityUnknown(written, titleOf(named.id, gazetteer)));
      } else if (!entry.cities.some((city) => city.id === named.city)) {
        entry.cities.push({ id: named.city, ...(nights === undefined ? {} : { nights }) });
      }
    }
    byId.set(named.id, entry);
  }
  const gaps = ours.slice(1).map((hit, index) => line.slice(ours[index]?.to ?? 0, hit.from));
  const isChoice = gaps.some((gap) => CHOICE.test(gap)) || EITHER.test(line.slice(0, ours[0]?.from ?? 0));
  const destinations = [...byId.values()].map(({ id, span, cities, nights }) => ({
    id,
    ...(cities[0] ? { city: cities[0].id } : {}),
    ...(cities.length > 1 ? { cities, ...(isChoice ? { oneOfCities: true as const } : {}) } : {}),
    ...(nights === undefined ? {} : { nights }),
    span,
  }));
  const unknownPlaces = unknown;
  if (destinations.length === 1) return { destinationMode: 'fixed', destinations, unknownPlaces };
  const route = !isChoice && gaps.some((gap) => ROUTE.test(gap));
  if (!isChoice && !route) {
    assume(notes, 'destination', say.either(readingCopy.list(destinations.map((each) => titleOf(each.id, gazetteer)))));
  }
  return { destinationMode: route ? 'multi' : 'choice', destinations, unknownPlaces };
}

/** "Rome 4 nights, Florence for 3" and "3 nights Lisbon": each stay belongs to the place it touches. One stay alone is the whole trip. */
function staysAt(ours: readonly Hit[], text: Text): ReadonlyMap<number, number> {
  const stays = stayNights(text.counted.text).map((stay) => ({
    nights: Math.min(LONGEST_STAY, stay.nights),
    ...spanOf(text, 'counted', stay.from, stay.to),
  }));
  const staying = new Map<number, number>();
  if (stays.length < 2) return staying;
  for (const { nights, from, to } of stays) {
    const after = ours.findIndex((hit) => (text.plain.at[hit.from] ?? 0) >= to);
    const before = ours.findLastIndex((hit) => (text.plain.at[hit.to] ?? 0) <= from);
    const joint = before < 0 ? '' : text.shown.slice(text.plain.at[ours[before]?.to ?? 0], from);
    const owner = before >= 0 && !/[,;+&>\n]|\bthen\b|\band\b|\bund\b|\bet\b|\by\b/i.test(joint) ? before : after;
    if (owner >= 0 && !staying.has(owner)) staying.set(owner, nights);
  }
  return staying;
}

/** "Portugal" is Lisbon for us, and we say so; "Japan" is a choice of what we know there. */
export function settleCountries(
  countries: readonly Hit[],
  text: Text,
  texts: Texts,
  gazetteer: Gazetteer,
  unknownPlaces: readonly string[],
  search: Reading['search'],
  notes: Notes,
): Omit<Destinations, 'excludes'> {
  const snow =
    search.climate === 'snow' ||
    /\b(?:ski\w*|snow\w*|esqui\w*|sci(?:are)?|piste|powder)\b|スキー|スノ/.test(
      texts.interests.plain.text + texts.preferences.plain.text,
    );
  const found = countries.flatMap((hit) => {
    if (hit.named.kind !== 'region') return [];
    const { name, ids } = hit.named;
    const fitting = ids.filter((id) =>
      id === 'val-thorens' || id === 'niseko' ? snow : !(snow && ids.includes('niseko')),
    );
    const span = spanOf(text, 'plain', hit.from, hit.to);
    return [{ name, ids: fitting, span, lost: fitting.length === 0 }];
  });
  const lost = found.filter((each) => each.lost).map((each) => each.name);
  const destinations = found.flatMap((each) => each.ids.map((id) => ({ id, span: each.span })));
  const unique = destinations.filter(
    (each, index) => destinations.findIndex((other) => other.id === each.id) === index,
  );
  for (const { name, ids } of found) {
    if (ids.length === 0) refuse(name, notes);
    else assume(notes, 'destination', say.only(name, readingCopy.list(ids.map((id) => titleOf(id, gazetteer)))));
  }
  if (unique.length === 0)
    return { destinationMode: 'uncovered', destinations: [], unknownPlaces: [...unknownPlaces, ...lost], search };
  const mode: DestinationMode =
    unique.length === 1 ? 'fixed' : ROUTE.test(text.plain.text) && countries.length > 1 ? 'multi' : 'choice';
  return { destinationMode: mode, destinations: unique, unknownPlaces: [...unknownPlaces, ...lost], search };
}

/** Says that we do not know a place, and what we went on with. */
export function refuse(name: string, notes: Notes, instead: readonly string[] = []): void {
  const chosen = instead.length > 0 ? say.wentOnWith(readingCopy.list(instead)) : say.uncoveredChosen;
  contradict(notes, 'destination', say.uncovered(name), chosen);
}

export function titleOf(id: string, gazetteer: Gazetteer): string {
  return gazetteer.titles.get(id) ?? id;
}
