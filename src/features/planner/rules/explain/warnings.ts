/** What somebody who knows the place would warn of on those days: weather, light, closures, feasts, manners. */
import { plusDays } from '../../../../shared/dates.ts';
import type { KnownPlace } from '../../../destinations/rules/catalogue.ts';
import type { Recurrence, Watch } from '../../../destinations/rules/destination-facts.ts';
import { daysOf } from '../../../destinations/rules/recurrence.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { timeText } from '../../../destinations/rules/weekly-hours.ts';
import { isForeignTo } from '../../copy/allergy-card.ts';
import { explainCopy } from '../../copy/explain.ts';
import { openCopy } from '../../copy/open-places.ts';
import { lodgingWords } from '../../copy/phrasing.ts';
import { seasonCopy } from '../../copy/season.ts';
import type { Housing } from '../plan.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { harmfulTo } from '../reading.ts';
import { daylightOn } from '../schedule/daylight.ts';
import { countTablesKnown } from '../select/allowed-places.ts';
import { isHouseAsAsked } from '../select/choose-lodging.ts';
import { climateIn, isMeasuredThere, measuredIn, monthOf, seasonsIn } from '../select/season-fit.ts';
import type { World } from '../world.ts';
import { isOpen, toAskIn } from './access-lines.ts';
import { seasonBeside, tellsRain } from './dedupe-weather.ts';
import { diveAltitude } from './dive-altitude.ts';
import { dropOtherTowns } from './drop-other-towns.ts';
import { longestWalk } from './why-text.ts';

const ORDER: readonly Watch['kind'][] = ['safety', 'weather', 'closures', 'customs', 'crowds', 'prices', 'health'];
const SHORT_DAY_HOURS = 9.5;
const MOST_WATCHES = 6;
const MOST_COUNTRIES = 3;
const MOST_HOLIDAYS = 3;
const OF_DRIVING = /^(?:Cars|Drivers) need\b/;
const OF_THE_FRAIL = /, late in pregnancy or with an infant/;
const OF_THE_SEA = /\b(?:sea|ocean|Atlantic|Pacific|water)(?: at \w+)? (?:is|has|stays)\b.*(?:\bcold|\bswim|°C)/;
const OF_SHORT_DAYS = /^Short days/;
const SACRED: readonly Tag[] = ['mosque', 'church', 'temple', 'shrine', 'synagogue'];

/** Sentences, most important first. */
export function warningsOf(draft: PricedDraft, housing: readonly Housing[], world: World): string[] {
  const knowns = [...new Set(draft.brief.segments.map(({ known }) => known))];
  return [...knowns.flatMap((known) => ofPlace(known, draft, world)), ...ofParty(draft, housing, world)];
}

function ofPlace(known: KnownPlace, draft: PricedDraft, world: World): string[] {
  const { brief } = draft;
  const { startDate, reading, style } = brief;
  const segment = brief.segments.find((one) => one.known === known);
  if (!segment) return [];
  const { facts } = known;
  const ofIt = brief.segments.filter((one) => one.known === known);
  const town = known.cities.length > 1 && ofIt.length > 1 ? known.name : segment.book.city.name;
  const there = ofIt.find(isMeasuredThere);
  const measured = there?.book.city.name ?? measuredIn(known);
  const climate = climateIn(facts, monthOf(startDate));
  const tags = tagsOf(draft, world);
  const bySea = tags.has('beach') || tags.has('swim') || (reading.weights.beach ?? 0) + (reading.weights.swim ?? 0) > 0;
  const light = daylightOn(startDate, segment.book.city, known.timeZone);
  const during = (when: Recurrence) => staysAt(known, brief).some(([from, to]) => touches(when, from, to));
  const ofTowns = (sentence: string) => dropOtherTowns(known, townsOf(draft, known), sentence);
  const drives = draft.days.some(({ items }) => items.some(({ leg }) => leg?.mode === 'car'));
  const mayBeFrail =
    reading.party.children.some((age) => age < 2) || reading.needs.some(({ kind }) => kind === 'pregnancy');
  const watches = facts.watch
    .filter(
      ({ when, about, text }) =>
        during(when) &&
        ofTowns(text) !== '' &&
        // Told before anything else.
        !(isRamadan(when) && style !== 'package') &&
        (!about || about.some((tag) => tags.has(tag) || (reading.weights[tag] ?? 0) > 0)),
    )
    .toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
    .slice(0, MOST_WATCHES)
    .map(({ text }) => ofTowns(text))
    .filter((text) => !OF_DRIVING.test(text) || drives)
    .map((text) => (mayBeFrail ? text : text.replace(OF_THE_FRAIL, '')));
  const season = seasonsIn(facts, monthOf(startDate)).filter(
    ({ kind }) => kind === 'poor' || kind === 'mixed' || kind === 'closed',
  )[0];
  const told = [...(season ? [season.text] : []), ...watches];
  const weather = seasonCopy.climate({ ...climate, town: measured, sea: null });
  const ofSeason = season && !watches.includes(season.text) ? seasonBeside(season.text, [weather, ...watches]) : '';
  const dayOf = (when: Recurrence) =>
    draft.days.find(({ date }) =>
      daysOf(when, Number(date.slice(0, 4))).some(({ from, to }) => from <= date && date <= to),
    )?.n;
  return [
    // What the place's own sentences tell better is told once.
    (there ? '' : seasonCopy.elsewhere(town)) +
      seasonCopy.climate({
        ...climate,
        town: measured,
        ...(tellsRain(watches) && { rainDays: null }),
        sea: bySea && there && !told.some((text) => OF_THE_SEA.test(text)) ? climate.sea : null,
      }),
    ...(light.hours < SHORT_DAY_HOURS && !told.some((text) => OF_SHORT_DAYS.test(text))
      ? [seasonCopy.shortDays(light.hours, timeText(Math.round(light.sunset / 10) * 10))]
      : []),
    ...(ofSeason === '' ? [] : [ofSeason]),
    ...watches,
    ...facts.events
      .filter(({ when, name, text }) => during(when) && ofTowns(`${name} ${text}`) !== '')
      .slice(0, 2)
      .map(({ name, text }) => (text.includes(name) ? ofTowns(text) : `${name}: ${ofTowns(text) || text}`)),
    ...facts.holidays
      .filter(({ when, name, effect = '' }) => during(when) && ofTowns(`${name} ${effect}`) !== '')
      .slice(0, MOST_HOLIDAYS)
      .map(({ name, when, effect }) => seasonCopy.holiday(name, dayOf(when), effect)),
  ];
}

/** From the day they come to the one they leave it, however often. */
const staysAt = (known: KnownPlace, { segments, startDate }: PricedDraft['brief']) =>
  segments.flatMap((one, at) => {
    const before = segments.slice(0, at).reduce((sum, { nights }) => sum + nights, 0);
    const from = plusDays(startDate, before);
    return one.known === known ? [[from, plusDays(from, one.nights)] as const] : [];
  });

/** Of what the first paragraph answers, only what is left to mind; the days of a package have no such paragraph. */
function ofParty(draft: PricedDraft, housing: readonly Housing[], world: World): string[] {
  const { brief, days } = draft;
  const { reading, needs, style } = brief;
  const items = days.flatMap((day) => day.items);
  const isUnsure = ({ placeId = '', grade }: (typeof items)[number]) =>
    grade?.hours === 'assumed' || world.catalogue.place.get(placeId)?.open === null;
  const unknown = new Set(items.filter(isUnsure).map(({ placeId }) => placeId)).size;
  const tables = items.filter(({ kind }) => kind === 'meal').length;
  const isOpenData = isOpen(draft);
  const isPackage = style === 'package';
  const harmful = harmfulTo(reading);
  const isForeign = brief.segments.some(({ known: { facts } }) => isForeignTo(reading.language, facts.languages));
  // Of none it is told before anything else; where more are known than there are nights, something else leaves meals open.
  const scarce =
    reading.diet.length > 0 && tables > 0 && tables < brief.nights && countTablesKnown(brief) < brief.nights;
  return [
    ...diveAltitude(draft, world),
    ...(harmful.length > 0 ? [isOpenData ? openCopy.allergy(harmful) : explainCopy.allergy(harmful, isForeign)] : []),
    ...(reading.diet.length > 0 && tables > 0 && isPackage ? [explainCopy.diet(reading.diet)] : []),
    ...(scarce && !isPackage ? [explainCopy.noTables(reading.diet)] : []),
    ...(needs.stepFree
      ? [isOpenData ? openCopy.access(...taggedIn(brief), toAskIn(draft, world).length) : explainCopy.access]
      : []),
    ...(needs.heads > IN_A_TAXI && ridesOf(draft).includes('taxi')
      ? [explainCopy.manyInTaxis(needs.heads, reading.access.includes('wheelchair'))]
      : []),
    ...(reading.access.includes('low-walking') ? [explainCopy.lowWalking(longestWalk(draft), ridesOf(draft))] : []),
    ...(reading.lodging.length > 0 && !isPackage && !isHouseAsAsked(reading.lodging, housing)
      ? [explainCopy.room(lodgingWords(reading.lodging))]
      : []),
    ...(reading.party.pets && isPackage ? [explainCopy.pets] : []),
    ...(reading.sabbath ? [explainCopy.sabbath] : []),
    ...(reading.workHours ? [explainCopy.work(reading.workHours.from, reading.workHours.to)] : []),
    ...(unknown > 0 ? [explainCopy.hoursUnknown(unknown)] : []),
  ];
}

/** Sights tagged as accessible, of all there are. */
function taggedIn({ segments }: PricedDraft['brief']): [tagged: number, of: number] {
  const known = [...new Set(segments.flatMap(({ known: { open } }) => open?.coverage ?? []))];
  const sum = (of: (one: (typeof known)[number]) => number) => known.reduce((whole, one) => whole + of(one), 0);
  return [sum(({ withAccess }) => withAccess), sum(({ sights }) => sights)];
}

const IN_A_TAXI = 4;

/** What they ride between the stops. */
const ridesOf = ({ days }: Pick<PricedDraft, 'days'>) => [
  ...new Set(
    days.flatMap(({ items }) =>
      items.flatMap(({ kind, leg }) => (leg && leg.mode !== 'walk' && kind !== 'transfer' ? leg.mode : [])),
    ),
  ),
];

/** Manners that have to do with the plan come first; of a journey through two countries, some of each. */
export function mannersOf(draft: PricedDraft, world: World): string[] {
  const knowns = [...new Set(draft.brief.segments.map(({ known }) => known))];
  const tags = tagsOf(draft, world);
  const sacred = SACRED.some((tag) => tags.has(tag));
  const weigh = (text: string) =>
    sacred && /mosque|headscarf|prayer|shoulders|modest|shrine|temple|church/i.test(text) ? 2 : 0;
  return knowns.slice(0, MOST_COUNTRIES).flatMap((known) => {
    const { facts } = known;
    const manners = facts.etiquette
      .filter(({ text }) => !(draft.brief.needs.stepFree && OF_STAIRS.test(text)))
      .flatMap(({ text }) => dropOtherTowns(known, townsOf(draft, known), text) || [])
      .toSorted((a, b) => weigh(b) - weigh(a));
    return [...manners.slice(0, sacred && knowns.length === 1 ? 3 : 2), ...(facts.tipping ? [facts.tipping.text] : [])];
  });
}

/** Nothing to whoever takes the lift. */
const OF_STAIRS = /\b(?:escalators?|stairs|staircases?)\b/i;

const townsOf = ({ brief: { segments } }: PricedDraft, of: KnownPlace) =>
  segments.flatMap(({ known, book }) => (known === of ? book.city.id : []));

export function tagsOf({ days }: Pick<PricedDraft, 'days'>, { catalogue }: World): Set<Tag> {
  return new Set(
    days.flatMap(({ items }) =>
      items.flatMap(({ placeId }) => (placeId ? (catalogue.place.get(placeId)?.tags ?? []) : [])),
    ),
  );
}

const isRamadan = (when: Recurrence) => 'feast' in when && when.feast === 'ramadan';

export function touches(when: Recurrence, from: string, to: string): boolean {
  const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])];
  return years.some((year) => daysOf(when, year).some((period) => period.from <= to && period.to >= from));
}
