/**
 * What the trip may cost: the sums of all fields with their currency, for whom and per what, what they are for, what is
 * left out or paid already. Several sums are the whole with a limit for the beds beside it, or the parts of a whole.
 */
import { readingCopy } from '../../../copy/reading.ts';
import { assume, contradict } from '../../parse/reading-notes.ts';
import type { Currency } from '../../price/currency-codes.ts';
import type { FieldName } from '../../questionnaire.ts';
import type { Budget, BudgetBasis } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import { isUnread, type Reader } from '../reader.ts';
import { type Amount, amountsIn, currencyAt } from './amounts.ts';
import { tierOf } from './budget-tier.ts';
import { EXPENSES, type Expense, Expenses, isBesideSum } from './expenses.ts';
import { type PriceBasis, priceBasisOf } from './price-basis.ts';
import { revised } from './revised-sums.ts';
import { type Around, byExpense, type Part, totalOf, withHeads } from './sum-parts.ts';
import { settled, usualCurrency, type Writer } from './which-currency.ts';

const say = readingCopy.budget;
const HOME: FieldName = 'budget';
const ELSEWHERE: readonly FieldName[] = ['destination', 'travelers', 'dates', 'preferences', 'interests', 'taste'];
const MOST = 100_000_000;
const A_MILLION = 1_000_000;

/** Sums that are money whatever else is read: nobody counts people by them. */
export function claimSums(reader: Reader): readonly Amount[] {
  const amounts = amountsIn(reader);
  for (const { currency, field, isSure, value, from, to } of amounts)
    if (currency !== undefined || (field === HOME && isSure && value >= 200)) reader.ledger.claim('', '', from, to);
  return amounts;
}

export function readBudget(reader: Reader, amounts: readonly Amount[], around: Around): Budget {
  const { items, ledger, notes, language } = reader;
  const writer: Writer = {
    country: around.country,
    language,
    isBritish: items.some((item) => item.senses.get('dialect') === 'british'),
  };
  const sums = amounts.filter((each) => each.isNegative || isMoney(reader, each));
  const expenses = new Expenses(reader, sums);
  const parts = withHeads(items, partsOf(reader, revised(reader, sums, HOME), expenses), around.party);
  const chosen = parts.find(({ isTotal }) => isTotal) ?? parts.find(({ amount }) => amount.isSure) ?? parts[0];
  const told = toldOf(reader, expenses, chosen);
  const tier = tierOf(reader, chosen !== undefined);
  const open = (currency: Currency): Budget => ({
    currency,
    basis: 'group',
    flights: told.flights,
    tier: tier ?? 'mid',
    ...told.paid,
  });
  if (!chosen) {
    const currency = usualCurrency(writer);
    if (!tier) assume(notes, 'budget', isUnread(reader, HOME) ? say.unread : say.unsaid);
    assume(notes, 'currency', say.shown(currency));
    return open(currency);
  }
  const { amount } = chosen;
  if (items[amount.from - 1]?.senses.has('limit')) ledger.claim('budget', '', amount.from - 1, amount.from);
  const { currency, other } = currencyOf(reader, parts, amount, writer);
  if (other !== undefined) {
    ledger.claim('budget', '', amount.from, amount.to);
    contradict(notes, 'budget', say.noRate(amount.value, other), say.noRateChosen(currency));
    return open(currency);
  }
  if (amount.isNegative || amount.value <= 0 || amount.value > MOST) {
    contradict(notes, 'budget', say.impossible, say.impossibleChosen);
    return open(currency);
  }
  const said = sumOf(reader, parts, chosen, around, currency);
  const isForOthers = told.flights === 'unstated' && said.covers.length > 0 && isOnly(reader, amount);
  const flights = parts.some((part) => part.covers.includes('flights'))
    ? 'included'
    : isForOthers
      ? 'excluded'
      : told.flights;
  const covers = coversOf(said.covers, told.out, flights);
  return {
    ...said.budget,
    currency,
    flights,
    ...(tier && tier !== 'low' ? { tier } : {}),
    ...(covers.length > 0 ? { covers } : {}),
    ...told.paid,
  };
}

/** "For the hotel and theatre tickets only". */
const isOnly = ({ items }: Reader, { from, to, field }: Amount) =>
  items.slice(Math.max(0, from - 2), to + 8).some((item) => item.field === field && item.senses.has('only'));

/** Not a count of something, and in a field where nobody asks for money only with a currency or a word of money. */
function isMoney({ items, ledger }: Reader, { from, to, field, currency, isSure, isScaled }: Amount): boolean {
  const isTaken = items.slice(from, to).some((_, i) => ledger.isUsed(from + i));
  if (currency !== undefined) return true;
  if (field === HOME) return !isTaken || isSure;
  if (isTaken || !isSure) return false;
  for (let at = from - 1; at > from - 5 && !isEnd(items, at + 1); at--) if (items[at]?.senses.has('money')) return true;
  for (let at = to; at < to + 3 && !isEnd(items, at); at++)
    if (items[at]?.senses.has('money') || items[at]?.senses.has('basis')) return true;
  // "Tokyo, 10k", and no sum where it is asked for.
  return isScaled && field === 'destination' && !items.some((item) => item.field === HOME && item.number !== undefined);
}

/** The sums of the field that asks for them, else of the first that tells one; a limit for the beds may stand anywhere. */
function partsOf(reader: Reader, sums: readonly Amount[], expenses: Expenses): readonly Part[] {
  const parts = sums.map((amount): Part => {
    const basis = priceBasisOf(reader, amount, sums);
    const on = expenses.of(amount);
    const covers = on.flatMap(({ expense }) => (expense === 'all' ? [] : expense));
    for (const at of [...basis.used, ...on.map((each) => each.at)]) reader.ledger.claim('', '', at, at + 1);
    const isNightly = basis.times === 'night' || (basis.share === 'room' && basis.times === undefined);
    return {
      amount,
      basis: isNightly ? { ...basis, times: 'night' } : basis,
      covers: covers.length === 0 && isNightly ? ['lodging'] : covers,
      isTotal: basis.share === 'group' && basis.used.length > 0 && covers.length === 0,
    };
  });
  const beds = parts.filter(
    (part) => part.amount.field !== HOME && isNightly(part) && part.amount.currency !== undefined,
  );
  const home = parts.filter(({ amount }) => amount.field === HOME);
  if (home.length > 0) return [...home, ...beds];
  for (const field of ELSEWHERE) {
    const here = parts.filter(
      ({ amount, covers }) => amount.field === field && (covers.length === 0 || covers.includes('lodging')),
    );
    if (here.length > 0) return [...here, ...beds.filter((part) => !here.includes(part))];
  }
  return [];
}

const isNightly = ({ basis, covers }: Part) =>
  basis.times === 'night' && covers.length === 1 && covers[0] === 'lodging';

interface Summed {
  readonly budget: Pick<Budget, 'amount' | 'basis' | 'groupTotal' | 'perNight' | 'perDay' | 'atLeast'>;
  readonly covers: readonly (Expense | 'rest')[];
}

function sumOf(reader: Reader, parts: readonly Part[], chosen: Part, around: Around, currency: Currency): Summed {
  const { notes } = reader;
  const byAge = parts.filter(({ heads }) => heads !== undefined);
  const whole = byAge.length > 0 ? [] : parts.filter(({ covers }) => covers.length === 0);
  const named = byAge.length > 0 ? byAge : byExpense(parts.filter(({ covers }) => covers.length > 0));
  const main = whole.length > 0 ? (chosen.covers.length === 0 ? chosen : (whole[0] ?? chosen)) : undefined;
  const bed = named.find(isNightly);
  const perNight = bed ? { perNight: rounded(totalOf(bed, around) / Math.max(1, around.nights)) } : {};
  const only = main ?? (named.length === 1 ? named[0] : undefined);
  const told = main && isRest(reader, main, named, around) ? undefined : only;
  if (told) {
    tell(reader, told, around, currency);
    const added = main ? named.filter((part) => part.covers.includes('flights') && isAdded(reader, part)) : [];
    const groupTotal = [told, ...added].reduce((sum, part) => sum + totalOf(part, around), 0);
    return {
      budget: {
        amount: added.length > 0 ? groupTotal : told.amount.value,
        basis: added.length > 0 ? 'group' : basisName(told.basis),
        groupTotal: rounded(groupTotal),
        ...perNight,
        ...(told.basis.times === 'day' && !main
          ? { perDay: rounded(totalOf(told, around) / (around.nights + 1)) }
          : {}),
        ...(told.amount.low === undefined ? {} : { atLeast: told.amount.low }),
      },
      covers: main ? [] : told.covers,
    };
  }
  const all: readonly Part[] = main ? [...named, { ...main, covers: ['rest'] }] : named;
  const groupTotal = rounded(all.reduce((sum, part) => sum + totalOf(part, around), 0));
  for (const part of all) tell(reader, part, around, currency);
  assume(
    notes,
    'budget',
    say.parts(
      all.map((part) => money(rounded(totalOf(part, around)), currency)),
      money(groupTotal, currency),
    ),
  );
  const day = all.find(({ basis }) => basis.times === 'day');
  return {
    budget: {
      amount: groupTotal,
      basis: 'group',
      groupTotal,
      ...perNight,
      ...(day ? { perDay: rounded(totalOf(day, around) / (around.nights + 1)) } : {}),
    },
    covers: all.flatMap(({ covers }) => covers),
  };
}

/** "Flights 600, hotel 900, spending 500": beside several sums for something a smaller one is for the rest. */
function isRest(reader: Reader, main: Part, named: readonly Part[], around: Around): boolean {
  if (main.basis.times === 'day' && named.some(isNightly) && isAdded(reader, main)) return true;
  const sum = named.reduce((whole, part) => whole + totalOf(part, around), 0);
  return !main.isTotal && named.length > 1 && totalOf(main, around) < sum;
}

/** "1500 plus 400 for flights", "90 a night for a bed plus 40 a day". */
function isAdded({ items }: Reader, { amount }: Part): boolean {
  return [amount.from - 1, amount.from - 2].some(
    (at) => items[at]?.field === amount.field && items[at]?.senses.get('joiner') === 'and',
  );
}

function basisName({ share, times }: PriceBasis): BudgetBasis {
  const who = share === 'person' ? 'person' : 'group';
  return times === 'night' || times === 'day' ? `${who}-${times}` : who;
}

function tell({ ledger, notes }: Reader, { amount, basis, covers }: Part, around: Around, currency: Currency): void {
  if (amount.low !== undefined)
    assume(notes, 'budget', say.upper(money(amount.low, currency), money(amount.value, currency)));
  if (basis.times === 'day') assume(notes, 'budget', say.days(around.nights + 1));
  if (basis.times === 'night' && covers.length === 1 && covers[0] === 'lodging')
    assume(notes, 'budget', say.beds(money(amount.value, currency)));
  const name = basisName(basis);
  ledger.claim(
    'budget',
    say.value(money(amount.value, currency), name.replace('group-', '').replace('-', ' and ')),
    amount.from,
    amount.to,
  );
}

const rounded = (amount: number) => Math.round(amount * 100) / 100;

interface ToldOf {
  readonly flights: Budget['flights'];
  readonly out: readonly Expense[];
  readonly paid: Pick<Budget, 'paid'>;
}

/** What is in the sum, out of it or paid, in any field; away from the sum only what speaks of money. */
function toldOf(reader: Reader, { told }: Expenses, { amount }: Partial<Part> = {}): ToldOf {
  const { items, ledger, polarity } = reader;
  const out = new Set<Expense>();
  const paid = new Set<NonNullable<Budget['paid']>[number]>();
  let flights: Budget['flights'] = 'unstated';
  const rank = { unstated: 0, included: 1, excluded: 2, none: 3 } as const;
  const set = (to: Budget['flights']) => {
    if (rank[to] > rank[flights]) flights = to;
  };
  for (const { expense, state, at, by } of told) {
    const isHome = [HOME, amount?.field].includes(items[at]?.field);
    const isOfMoney = state === 'paid' || items[by]?.senses.has('inclusion');
    if (!isHome && (!isOfMoney || items[by]?.senses.get('inclusion') === 'with')) continue;
    if (expense === 'rest') continue;
    ledger.claim('', '', at, at + 1);
    ledger.claim('', '', by, by + 1);
    // "With lift passes, rentals and flights"
    if (by < at && items.slice(by, at).some(({ text }) => text === ',')) ledger.claim('', '', by, at);
    if (expense === 'all') {
      if (state === 'in') set('included');
      continue;
    }
    if (expense === 'flights') set(state === 'in' ? 'included' : 'excluded');
    else if (state === 'out' && isHome) out.add(expense);
    if (state === 'paid' && expense !== 'local-transport') paid.add(expense);
  }
  items.forEach((item, at) => {
    if (item.senses.has('hosted') && polarity[at] === 'wanted' && ledger.isFree(at)) {
      paid.add('lodging');
      ledger.claim('budget', '', at, at + 1);
    }
    const isHome = item.field === HOME || (item.field === amount?.field && isBesideSum(items, at));
    const isOfSum = amount?.field === item.field && at < amount.from && at >= amount.from - NEAR_SUM;
    if ((isOfSum && item.senses.has('money')) || (item.field === HOME && isSaidOfSum(item.senses)))
      ledger.claim('', '', at, at + 1);
    const isNone = item.senses.has('own-way') || (item.senses.has('no-flight') && !isHome && polarity[at] === 'wanted');
    if (isNone) set('none');
    if (isHome && (item.senses.has('no-flight') || item.senses.has('land-only'))) set('excluded');
    if (isHome && isEverything(reader, at)) {
      set('included');
      ledger.claim('', '', at, items[at + 1]?.senses.has('inclusion') ? at + 2 : at + 1);
    }
    if (
      isNone ||
      (isHome &&
        (item.senses.has('no-flight') ||
          item.senses.has('land-only') ||
          item.senses.has('money') ||
          item.senses.has('limit')))
    )
      ledger.claim('', '', at, at + 1);
  });
  return { flights, out: [...out], paid: paid.size > 0 ? { paid: [...paid] } : {} };
}

const NEAR_SUM = 8;
/** "In US dollars", "hotel, food and shows". */
const isSaidOfSum = (senses: ReadonlyMap<string, string>) =>
  senses.has('currency') || EXPENSES.some((each) => each === senses.get('expense'));

/** "All in", "tout compris", "incl. everything"; no resort that is all-inclusive. */
function isEverything({ items }: Reader, at: number): boolean {
  if (items[at]?.senses.has('all-in')) return true;
  if (!items[at]?.senses.has('whole')) return false;
  const next = items[at + 1];
  const isLast = isEnd(items, at + 2) || items[at + 2]?.kind === 'mark' || items[at + 2]?.senses.has('preposition');
  const tail = isEnd(items, at + 1) ? undefined : next?.senses.get('inclusion');
  const before = isEnd(items, at) ? undefined : items[at - 1];
  const isAmong =
    before?.senses.get('joiner') === 'and' &&
    items.slice(Math.max(0, at - 5), at).some((item) => item.field === HOME && item.senses.get('inclusion') === 'in');
  return tail === 'in'
    ? next?.text !== 'inclusive'
    : (tail === 'tail' && isLast) || before?.senses.get('inclusion') === 'in' || isAmong;
}

/** What the sum is for where it is not for everything; flights are told by themselves. */
function coversOf(
  said: Summed['covers'],
  out: readonly Expense[],
  flights: Budget['flights'],
): NonNullable<Budget['covers']> {
  const isIn = (each: Expense) => each !== 'flights' || flights === 'included';
  if (said.includes('rest')) return out.length > 0 ? EXPENSES.filter((each) => isIn(each) && !out.includes(each)) : [];
  if (said.length > 0) return EXPENSES.filter((each) => said.includes(each));
  return out.length > 0 ? EXPENSES.filter((each) => isIn(each) && !out.includes(each)) : [];
}

function currencyOf(
  reader: Reader,
  parts: readonly Part[],
  amount: Amount,
  writer: Writer,
): { readonly currency: Currency; readonly other?: string } {
  const usual = usualCurrency(writer);
  const shared = parts.find((part) => part.amount.currency !== undefined)?.amount;
  const apart = reader.items.findIndex(
    (item, at) => item.field === amount.field && currencyAt(reader, at) !== undefined,
  );
  const meant = amount.currency ?? shared?.currency ?? (apart < 0 ? undefined : currencyAt(reader, apart));
  if (meant === undefined) {
    assume(reader.notes, 'currency', say.currency(usual));
    return { currency: usual };
  }
  // Millions of pesos are no Mexican ones.
  const isInMillions = meant.startsWith('MXN') && meant.includes('COP') && amount.value >= A_MILLION;
  const { currency, other, isOwn } = settled(meant, writer.country ?? (isInMillions ? 'CO' : undefined));
  if (isOwn && currency) assume(reader.notes, 'currency', say.currencyOf(amount.sign ?? shared?.sign ?? '', currency));
  return currency ? { currency } : { currency: usual, ...(other === undefined ? {} : { other }) };
}

function money(amount: number, currency: Currency): string {
  return `${amount.toLocaleString('en-US')} ${currency}`;
}
