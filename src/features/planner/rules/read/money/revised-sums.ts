/** Sums that take back, stretch, lessen or complete the one before: "2000, sorry, 2500", "9000, 2600 of it went on flights", "1k from me, 700 from him". */
import type { FieldName } from '../../questionnaire.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Amount } from './amounts.ts';

/** "2000, sorry, 2500": the later; "1500, could stretch to 1800": a range of both. */
export function revised({ items, ledger }: Reader, sums: readonly Amount[], home: FieldName): readonly Amount[] {
  const [whose] = chosenSum(items, sums, ledger);
  if (whose) return [whose];
  const kept: Amount[] = [];
  let takenBack = false;
  for (const amount of sums) {
    const before = kept.at(-1);
    const between = before ? items.slice(before.to, amount.from) : [];
    const isHere = before?.field === amount.field || amount.field !== home;
    // "Was 1600, our treasurer has put it up to 1800"
    const isFormer = before?.field === amount.field && items[before.from - 1]?.senses.has('former');
    const isRevised =
      isHere &&
      (isFormer ||
        between.some(
          (item) => (item.senses.has('revised') || item.senses.has('correction')) && item.field === amount.field,
        ));
    const isStretched =
      before?.field === amount.field && between.some((item) => item.senses.get('limit') === 'stretch');
    const isPaid =
      before?.field === amount.field &&
      before.value > amount.value &&
      (between.some(({ senses }) => senses.has('minus') || senses.has('of-it')) ||
        items[amount.to]?.senses.has('of-it')) &&
      isPaidFor(items, amount);
    // "Theatre tickets (£240) are paid already": no part of the sum.
    if (sums.length > 1 && isAside(items, amount)) continue;
    const isPlus =
      before?.field === amount.field && between.length === 1 && between[0]?.text === '+' && !isOfFlights(items, amount);
    const isResult = before && kept[0] && isResultOf(items, kept[0], amount);
    if (isResult) {
      const { currency, sign } = kept[0] ?? amount;
      kept.splice(0, kept.length, { ...(currency ? { currency } : {}), ...(sign ? { sign } : {}), ...amount });
      continue;
    }
    const isOfIt = between.some(({ senses }) => senses.has('of-it'));
    // "€2000, my mum is chipping in another 500", "1500 plus 500 from my mum"
    const isJoint =
      between.length === 1 && /^(?:\+|plus|and)$/.test(between[0]?.text ?? '') && isOfPayer(items, amount);
    const isMore =
      before?.field === amount.field &&
      !isRevised &&
      !isOfFlights(items, amount) &&
      (isJoint || between.some(({ senses }) => senses.has('adds-sum')));
    const isShared = !isOfIt && before?.field === amount.field && isOfPayer(items, before) && isOfPayer(items, amount);
    // "Forget the €1000, we can spend €1500": said again to take it back.
    const isLast = sums.at(-1) === amount;
    if (before && isRevised && amount.value === before.value && !isLast) {
      takenBack = true;
      continue;
    }
    // "1500, then he brings 500 more, so two thousand"
    const sum = kept.reduce((all, { value }) => all + value, 0);
    if (before && kept.length > 1 && amount.value === sum && kept.every(({ field }) => field === amount.field)) {
      kept.splice(0, kept.length, amount);
      continue;
    }
    const currency = amount.currency ?? before?.currency;
    if (before && (isShared || isPlus || isMore))
      kept.splice(-1, 1, {
        ...amount,
        ...(currency ? { currency } : {}),
        value: before.value + amount.value,
        from: before.from,
      });
    else if (before && isPaid) kept.splice(-1, 1, { ...before, value: before.value - amount.value, to: amount.to });
    else if (before && (isRevised || isStretched || takenBack)) {
      takenBack = false;
      kept.pop();
      const currency = amount.currency ?? before.currency;
      // "4 grand, could stretch to 4.5": in the same thousands.
      const value = amount.value < 1000 && amount.value * 100 < before.value ? amount.value * 1000 : amount.value;
      kept.push({
        ...amount,
        value,
        ...(currency ? { currency } : {}),
        ...(isStretched && before.value < value ? { low: before.value } : {}),
      });
    } else kept.push(amount);
  }
  return kept;
}

/** "1500. She says 1200. Go with hers.": of two sums that one. */
function chosenSum(items: Reader['items'], sums: readonly Amount[], ledger: Reader['ledger']): readonly Amount[] {
  const at = items.findIndex(({ senses }) => senses.has('whose-sum'));
  const here = sums.filter(({ field, to }) => field === items[at]?.field && to <= at);
  if (here.length !== 2) return [];
  const isTheirs = ({ from }: Amount) =>
    [from - 1, from - 2, from - 3].some(
      (before) => !isEnd(items, before + 1) && THEY.some((type) => items[before]?.senses.has(type)),
    );
  const theirs = here.filter(isTheirs);
  if (theirs.length !== 1) return [];
  ledger.claim('budget', '', at, at + 1);
  return items[at]?.senses.get('whose-sum') === 'mine' ? here.filter((sum) => !theirs.includes(sum)) : theirs;
}
const THEY = ['third-person', 'kin', 'friend', 'parents'];

/** In brackets, and paid or left out behind them. */
function isAside(items: Reader['items'], { from, to, field }: Amount): boolean {
  if (items[from - 1]?.text !== '(' || items[to]?.text !== ')') return false;
  const isGone = (item: Reader['items'][number]) =>
    item.field === field && (item.senses.has('paid') || item.senses.get('inclusion') === 'out');
  // "Flights are booked (€340), €900 left"
  const isBefore = items
    .slice(Math.max(0, from - 4), from - 1)
    .some(({ senses, field: own }) => own === field && senses.has('paid'));
  return isBefore || items.slice(to + 1, to + 7).some(isGone);
}

/** "1500 plus 400 for flights" names what it is for. */
const isOfFlights = (items: Reader['items'], { to, field }: Amount) =>
  items.slice(to, to + 4).some((item) => item.field === field && item.senses.get('expense') === 'flights');

/** "4.2k minus the sitter (300), so 3.9k": what is left of the first. */
function isResultOf(items: Reader['items'], first: Amount, { from, field, value }: Amount): boolean {
  if (first.field !== field || value >= first.value || !items[from - 1]?.senses.has('sum-result')) return false;
  return items.slice(first.to, from).some(({ senses }) => senses.has('minus'));
}

/** "1k from me, 700 from him", "700 (him) and 950 (Jo)", "850 for me + 850 for her", "Dad gives me 1000, I have 600 saved": two purses. */
function isOfPayer(items: Reader['items'], { from, to, field }: Amount): boolean {
  const isPerson = (at: number) => items[at]?.field === field && PERSONS.some((type) => items[at]?.senses.has(type));
  if (items[to]?.field === field && items[to].senses.has('payer')) return true;
  const isName = items[to + 1]?.kind === 'word' && items[to + 1]?.senses.size === 0;
  if (items[to]?.text === '(' && (isPerson(to + 1) || isName) && items[to + 2]?.text === ')') return true;
  // "2000 for us, 1000 for the kids"
  const who = items[to + 1]?.senses.has('article') ? to + 2 : to + 1;
  if (items[to]?.field === field && items[to].senses.has('for-whom') && isPerson(who)) return true;
  for (let at = from - 1; at > from - FEW_WORDS && !isEnd(items, at + 1) && items[at]?.number === undefined; at--) {
    if (items[at]?.senses.has('payer')) return true;
    if (items[at]?.senses.has('gives')) return isPerson(at - 1) || isPerson(at - 2);
  }
  return false;
}
const PERSONS = ['self', 'speaker', 'third-person', 'kin', 'friend', 'couple', 'parents', 'child', 'children'];
const FEW_WORDS = 5;

/** "3000 minus 800 we already paid", "9000, 2600 of it went on flights". */
const isPaidFor = (items: Reader['items'], { to, field }: Amount) =>
  items.slice(to, to + 6).some((item) => item.field === field && item.senses.has('paid'));
