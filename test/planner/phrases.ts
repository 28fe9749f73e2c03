/**
 * What ordinary people write for one thing, by what they mean: `phrases/`, a phrase a line with the parts of the wish it must
 * become. A line that begins with "?" is not read right yet; once it is, the mark must go.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import {
  EMPTY_WISH,
  FIELDS,
  type FieldName,
  type Questionnaire,
} from '../../src/features/planner/rules/questionnaire.ts';
import type { Reading } from '../../src/features/planner/rules/reading.ts';

export interface Phrase {
  readonly meaning: string;
  readonly field: FieldName;
  readonly language: string;
  readonly text: string;
  readonly means: readonly (readonly [part: string, value: string])[];
  readonly isOpen: boolean;
}

/** What the other fields say: destination, dates, budget, travelers. */
const BESIDE: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['Lisbon', '10-17 May 2027', '€2,000', '2 adults'],
  de: ['Lissabon', '10.-17. Mai 2027', '2.000 €', '2 Erwachsene'],
  fr: ['Lisbonne', 'du 10 au 17 mai 2027', '2 000 €', '2 adultes'],
  es: ['Lisboa', 'del 10 al 17 de mayo de 2027', '2.000 €', '2 adultos'],
  it: ['Lisbona', 'dal 10 al 17 maggio 2027', '2.000 €', '2 adulti'],
  pt: ['Londres', 'de 10 a 17 de maio de 2027', '2.000 €', '2 adultos'],
  da: ['Lissabon', '10.-17. maj 2027', '2.000 €', '2 voksne'],
  ja: ['リスボン', '2027年5月10日〜17日', '2,000 €', '大人2名'],
  nl: ['Lissabon', 'van 10 tot 17 mei 2027', '2.000 €', '2 volwassenen'],
  zh: ['里斯本', '2027年5月10日到17日', '2,000 €', '两个大人'],
};
const FOLDER = new URL('phrases/', import.meta.url);
export const phrases = readdirSync(FOLDER)
  .toSorted()
  .flatMap((file) => phrasesIn(readFileSync(new URL(file, FOLDER), 'utf8')));

function phrasesIn(text: string): Phrase[] {
  let [meaning, field]: [string, FieldName] = ['', 'preferences'];
  return text.split('\n').flatMap((line): Phrase[] => {
    const head = /^# (\S+), in (\w+)$/.exec(line);
    if (head) {
      meaning = head[1] ?? '';
      field = FIELDS.find((each) => each === head[2]) ?? field;
      return [];
    }
    const said = /^(\? )?(?:(de|fr|es|it|pt|da|ja|nl|zh): )?(.*) => (.*)$/.exec(line);
    if (!said) return [];
    const means = (said[4] ?? '').split(' ').map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)] as const;
    });
    return [{ meaning, field, language: said[2] ?? 'en', text: said[3] ?? '', means, isOpen: said[1] !== undefined }];
  });
}

function read({ meaning, field, language, text }: Phrase): Reading {
  const [destination = '', dates = '', budget = '', travelers = ''] = BESIDE[language] ?? [];
  const beside: Questionnaire = { ...EMPTY_WISH, destination, dates, budget, travelers };
  const when = meaning === 'dest-multi' ? { dates: language === 'en' ? 'from 10 May 2027' : '' } : {};
  return readWish({ ...beside, ...when, [field]: text }, { today: '2026-12-01', gazetteer: ownGazetteer() });
}

/** `a..b` is a range, `a|b` one of them, `a,b` all of them, `*` whatever; `!part` must not hold. */
const inRange = (value: string, found: number | string | undefined) => {
  const [low = '', high = low] = value.split('..');
  if (found === undefined) return false;
  return typeof found === 'number' ? found >= Number(low) && found <= Number(high) : found >= low && found <= high;
};
const oneOf = (value: string, found: string | undefined) =>
  value.split('|').some((each) => (each === '*' ? found !== undefined : each === found));
const allOf = (value: string, found: readonly string[]) =>
  value.split(',').every((each) => each.split('|').some((one) => one === '*' || found.includes(one)));

const sorted = (list: readonly (string | number)[]) => list.map(String).toSorted().join(',');
const half = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 / 2;

const PARTS: Readonly<Record<string, (value: string, wish: Reading) => boolean>> = {
  a: (value, { party }) => inRange(value, party.adults),
  c: (value, { party }) => sorted(party.children) === sorted(value === '' ? [] : value.split(',')),
  nc: (value, { party }) => inRange(value, party.children.length),
  r: (value, { party }) => inRange(value, party.rooms),
  pets: (value, { party }) => inRange(value, party.pets),
  occ: (value, { occasion }) => oneOf(value, occasion),
  start: (value, { startDate }) => inRange(value, startDate),
  n: (value, { nights }) => inRange(value, nights),
  flex: (value, { flexDays, startFrom, startTo }) => inRange(value, Math.max(flexDays, half(startFrom, startTo))),
  arrives: (value, { arrives }) => oneOf(value, arrives),
  leaves: (value, { leaves }) => oneOf(value, leaves),
  amt: (value, { budget }) => inRange(value, budget.amount ?? budget.perNight),
  cur: (value, { budget }) => oneOf(value, budget.currency),
  basis: (value, { budget }) => oneOf(value, budget.basis),
  fl: (value, { budget }) => oneOf(value === 'excluded' ? 'excluded|none' : value, budget.flights),
  tier: (value, { budget }) => oneOf(value, budget.tier),
  paid: (value, { budget }) => allOf(value, [...(budget.paid ?? []), ...(leavesBedOut(budget) ? ['lodging'] : [])]),
  covers: (value, { budget }) => allOf(value, [...(budget.covers ?? []), ...(budget.perNight ? ['lodging'] : [])]),
  dest: (value, { destinations }) => destinations.map(({ id }) => id).join(',') === value,
  destset: (value, { destinations }) => sorted(destinations.map(({ id }) => id)) === sorted(value.split(',')),
  mode: (value, { destinationMode }) => oneOf(value, destinationMode),
  cn: (value, { destinations }) =>
    destinations.flatMap(({ cities }) => cities?.map(({ nights }) => nights ?? '') ?? []).join(',') === value,
  excl: (value, { excludes }) => allOf(value, excludes),
  region: (value, { search }) => allOf(value, search.regions),
  climate: (value, { search }) => value.includes('*') || oneOf(value, search.climate),
  origin: (value, { origin }) => oneOf(value, origin?.code),
  need: (value, wish) => allOf(value, needsOf(wish)),
  diet: (value, { diet }) => allOf(value, diet),
  all: (value, { allergies }) => allOf(value, allergies),
  nall: (value, { allergies }) => !value.split(',').some((each) => (allergies as readonly string[]).includes(each)),
  acc: (value, { access }) => allOf(value, access),
  lod: (value, { lodging }) => allOf(value, lodging),
  nlod: (value, { notLodging }) => allOf(value, notLodging ?? []),
  like: (value, { weights }) => allOf(value, Object.keys(weights)),
  not: (value, { excludeTags }) => allOf(value, excludeTags),
  avoid: (value, { transport, noCar }) => allOf(value, [...transport.avoid, ...(noCar ? ['car'] : [])]),
  prefer: (value, { transport }) => allOf(value, transport.prefer),
  pace: (value, { pace }) => oneOf(value, pace),
  sabbath: (_, { sabbath }) => sabbath,
  earliest: (value, { earliestStart }) => oneOf(value, earliestStart),
  latest: (value, { latestEnd }) => oneOf(value, latestEnd),
  block: (value, { blocked, workHours }) =>
    [...blocked, ...(workHours ? [workHours] : [])].some(({ from, to }) => `${from}-${to}` === value),
};

const leavesBedOut = ({ covers }: Reading['budget']) => covers !== undefined && !covers.includes('lodging');

function needsOf({ needs, fasting, blocked, search }: Reading): string[] {
  return [
    ...needs.map(({ kind }) => kind),
    ...(fasting ? ['fasting'] : []),
    ...(blocked.some(({ why }) => why === 'nap') ? ['nap'] : []),
    ...(search.temperature ? ['temperature'] : []),
  ];
}

/** The parts that were read otherwise. */
export const misread = (phrase: Phrase) => {
  const wish = read(phrase);
  const holds = (part: string, value: string) =>
    part.startsWith('!') ? !(PARTS[part.slice(1)]?.(value, wish) ?? true) : PARTS[part]?.(value, wish);
  return phrase.means.filter(([part, value]) => !holds(part, value)).map(([part, value]) => `${part}=${value}`);
};
