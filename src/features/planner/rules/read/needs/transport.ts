/** By what they must not travel, and by what they would rather: "no boats", "only trains", "we do not drive". */
import type { FieldName } from '../../questionnaire.ts';
import type { Mode, Reading } from '../../reading.ts';
import { MODES } from '../../wish-vocabulary.ts';
import { isEnd } from '../clause-ends.ts';
import { longestAt } from '../lexicon.ts';
import { isBesideSum } from '../money/expenses.ts';
import { isForADay } from '../negation.ts';
import { type Reader, wordsOf } from '../reader.ts';
import { afraidAt } from './read-needs.ts';
import { isOfOthers } from './told-of-others.ts';

/** Who goes only by one of these goes neither by car nor by plane. */
const ONLY_LEAVES_OUT: readonly Mode[] = ['car', 'flight'];
/** Fields where a means of transport is one, and no sight. */
const TRAVEL_FIELDS = new Set(['preferences', 'travelers', 'destination', 'dates', 'interests', 'taste']);

export function readTransport(
  reader: Reader,
  feared: readonly Mode[],
): Pick<Reading, 'transport' | 'noCar' | 'noCarAt'> {
  const { items, polarity, ledger } = reader;
  const avoid = new Set<Mode>(feared);
  const prefer = new Set<Mode>();
  let noCar = false;
  let noCarAt: string | undefined;
  items.forEach((item, at) => {
    // "No longer fears flying"
    if (ledger.closed.has(at)) return;
    if (item.senses.has('no-car') && polarity[at] === 'wanted' && !isForADay(reader, at)) {
      if (item.senses.has('refused-where'))
        noCarAt = [...(noCarAt === undefined ? [] : [noCarAt]), wordsOf(reader, at, at + 1)].join(', ').slice(0, 120);
      else noCar = true;
      ledger.claim('transport', item.text, at, at + 1);
    }
    // "No flights" among sums is about what they cost.
    if (item.senses.has('no-flight') && item.field !== 'budget' && !isBesideSum(items, at) && !isOfOthers(reader, at)) {
      avoid.add('flight');
      ledger.claim('transport', item.text, at, at + 1);
    }
    const mode = modeAt(reader, at);
    const isPaidFor = mode !== undefined && isInSum(items, at, mode);
    if (!mode || !(TRAVEL_FIELDS.has(item.field) || item.senses.has('own-way') || isSetOut(items, at) || isPaidFor))
      return;
    const afraid = afraidAt(reader, at);
    if (polarity[at] === 'unwanted' && isForADay(reader, at)) return;
    const isOut = polarity[at] === 'unwanted' || afraid !== undefined || isNobodys(reader, at, mode);
    if (isOut && isOfTransport(reader, at)) {
      avoid.add(mode);
      if (afraid !== undefined) ledger.claim('transport', '', afraid, afraid + 1);
      ledger.claim('transport', item.text, at, at + 1);
    } else if (polarity[at] === 'wanted' && (isOnly(reader, at) || isPaidFor || isRather(reader, at))) {
      prefer.add(mode);
      if (isOnly(reader, at) && mode !== 'car' && mode !== 'flight')
        for (const each of ONLY_LEAVES_OUT) avoid.add(each);
      ledger.claim('transport', item.text, at, at + 1);
      for (const by of [at - 1, at - 2])
        if (items[by]?.senses.has('rather') && ledger.isFree(by)) ledger.claim('transport', '', by, by + 1);
      if (items[at + 1]?.senses.has('throughout')) ledger.claim('transport', '', at + 1, at + 2);
    }
  });
  for (const mode of prefer) avoid.delete(mode);
  // Who would rather go by train hires no car.
  if (avoid.has('car') || (prefer.has('train') && !prefer.has('car'))) noCar = true;
  // Who takes a car all the same refuses it there alone; nobody else needs one.
  if (noCarAt !== undefined && !prefer.has('car')) noCar = true;
  return { transport: { avoid: [...avoid], prefer: [...prefer] }, noCar, ...(noCarAt ? { noCarAt } : {}) };
}

/** Of the item; or in the words of a longer one that says where they set out: "the car from Malmö", "with our own car". */
function modeAt({ items, tokens, gazetteer, languageIn }: Reader, at: number): Mode | undefined {
  const item = items[at];
  const own = item?.senses.get('mode');
  if (own !== undefined || !item || !['origin', 'own-way'].some((type) => item.senses.has(type)))
    return MODES.find((each) => each === own);
  const within = tokens
    .slice(item.from, item.to)
    .flatMap((token) => longestAt(gazetteer.lexicon, [token], 0, languageIn(item.field))?.senses ?? [])
    .find(({ type, value }) => type === 'mode' && value !== 'flight');
  return MODES.find((each) => each === within?.value);
}

/** "Nobody in this family gets on a plane" */
function isNobodys({ items }: Reader, at: number, mode: Mode): boolean {
  if (mode !== 'flight' && mode !== 'car') return false;
  for (let before = at - 1; before >= at - FEW_WORDS && !isEnd(items, before + 1); before--)
    if (items[before]?.senses.has('nobody')) return true;
    else if (items[before]?.text === ',') return false;
  return false;
}
const FEW_WORDS = 7;

/** "No bus tours", "no flights in the budget": about tours or money. */
function isOfTransport({ items }: Reader, at: number): boolean {
  const next = items[at + 1];
  return !/^(?:tour|tours|lanes?|museum|included?|incl|costs?|fare)$/.test(next?.text ?? '') || next?.joint === 'field';
}

/** "Inc ferry", "night train already included": what the sum pays for is how they come. */
const isInSum = (items: Reader['items'], at: number, mode: Mode) =>
  items[at]?.field === 'budget' &&
  BY_SUM.includes(mode) &&
  (near(items, at, 'inclusion', 3, 4) || near(items, at, 'bare-inclusion', 0, 4));
const BY_SUM: readonly Mode[] = ['train', 'bus', 'ferry'];

const near = (items: Reader['items'], at: number, type: string, back: number, on: number) => {
  for (let before = at - 1; before >= at - back && !isEnd(items, before + 1); before--)
    if (items[before]?.senses.has(type)) return true;
    else if (items[before]?.text === ',') break;
  for (let after = at + 1; after <= at + on && !isEnd(items, after); after++)
    if (items[after]?.senses.has(type)) return true;
    else if (items[after]?.text === ',') break;
  return false;
};
const isOnly = ({ items }: Reader, at: number) => near(items, at, 'only', 4, 3);
const FROM = /^(?:(?:over|across|down|up|in) )?(?:from|ab|depuis|desde|da|dal|dalla|fra)$/;
const SETS_OUT: ReadonlySet<FieldName> = new Set(['preferences', 'travelers', 'budget']);
/** "Ferry from Civitavecchia", "inkl. Zug ab Wien"; "trains from €30" is a price. */
const isSetOut = (items: Reader['items'], at: number) => {
  const to = / from$/.test(items[at]?.text ?? '') ? at + 1 : at + 2;
  const isFrom = to === at + 1 || (FROM.test(items[at + 1]?.text ?? '') && !isEnd(items, at + 1));
  const isPlain = items[to]?.kind === 'word' && !isEnd(items, to);
  return isFrom && isPlain && items[at]?.senses.get('mode') !== 'flight';
};
/** Named among the preferences, these are one: "bike", "trains between cities". */
const NAMED: readonly string[] = ['bike', 'train'];
const YES = /^(?:yes|ok|okay|fine|good|great|ja|oui|si|sim|gerne)$/;
function isChosen(items: Reader['items'], at: number): boolean {
  const isMode = (index: number) => items[index]?.senses.has('mode') && !isEnd(items, index);
  const next = items[at + 1];
  if (isEnd(items, at + 1)) return false;
  if (YES.test(next?.text ?? '')) return isEnd(items, at + 2) || items[at + 2]?.text === ',';
  if (next?.senses.has('above-all')) return isMode(at + 2) ?? false;
  const not = next?.text === ',' ? at + 2 : at + 1;
  const other = items[not + 1]?.senses.has('article') ? not + 2 : not + 1;
  return (items[not]?.senses.has('negator') && !isEnd(items, not) && isMode(other)) ?? false;
}
const isRather = ({ items }: Reader, at: number) => {
  const item = items[at];
  // "Mit dem Auto", "alquilamos coche": the words themselves say so.
  if (item?.senses.has('own-way') || item?.senses.has('rather')) return true;
  // "Lieber Fähre oder Tram"
  const isListed = items[at - 1]?.senses.has('joiner') && items[at - 2]?.senses.has('mode');
  if (isListed && items[at - 3]?.senses.has('rather')) return true;
  // "Zug statt Mietwagen"
  if (item?.field !== 'interests' && items[at + 1]?.senses.has('instead') && items[at + 2]?.senses.has('mode'))
    return true;
  // "Taxi over metro", "buses, not the subway", "trams yes, metro no"
  if (isChosen(items, at)) return true;
  if (isSetOut(items, at) && SETS_OUT.has(item?.field ?? 'taste')) return true;
  const isNamed = NAMED.includes(item?.senses.get('mode') ?? '');
  if ((item?.field === 'interests' || item?.field === 'taste') && !isNamed) return false;
  return (
    (isNamed && (item?.field === 'preferences' || /^(?:by|per|en|mit|com|con|med) /.test(item?.text ?? ''))) ||
    near(items, at, 'rather', 2, 0) ||
    near(items, at, 'throughout', 0, 1)
  );
};
