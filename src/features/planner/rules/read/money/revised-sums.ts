/** Sums that take back, stretch, lessen or complete the one before: "2000, sorry, 2500", "9000, 2600 of it went on flights", "1k from me, 700 from him". */
import type { FieldName } from '../../questionnaire.ts';
import type { Reader } from '../reader.ts';
import type { Amount } from './amounts.ts';

/** "2000, sorry, 2500": the later; "1500, could stretch to 1800": a range of both. */
export function revised({ items }: Reader, sums: readonly Amount[], home: FieldName): readonly Amount[] {
  const kept: Amount[] = [];
  let takenBack = false;
  for (const amount of sums) {
    const before = kept.at(-1);
    const between = before ? items.slice(before.to, amount.from) : [];
    const isHere = before?.field === amount.field || amount.field !== home;
    const isRevised =
      isHere &&
      between.some(
        (item) => (item.senses.has('revised') || item.senses.has('correction')) && item.field === amount.field,
      );
    const isStretched =
      before?.field === amount.field && between.some((item) => item.senses.get('limit') === 'stretch');
    const isPaid =
      before?.field === amount.field &&
      before.value > amount.value &&
      (between.some(({ senses }) => senses.has('minus') || senses.has('of-it')) ||
        items[amount.to]?.senses.has('of-it')) &&
      isPaidFor(items, amount);
    const isShared = before?.field === amount.field && isOfPayer(items, before) && isOfPayer(items, amount);
    // "Forget the €1000, we can spend €1500": said again to take it back.
    if (before && isRevised && amount.value === before.value) {
      takenBack = true;
      continue;
    }
    if (before && isShared) kept.splice(-1, 1, { ...amount, value: before.value + amount.value, from: before.from });
    else if (before && isPaid) kept.splice(-1, 1, { ...before, value: before.value - amount.value, to: amount.to });
    else if (before && (isRevised || isStretched || takenBack)) {
      takenBack = false;
      kept.pop();
      const currency = amount.currency ?? before.currency;
      // "4 grand, could stretch to 4.5": in the same thousands.
      const value = amount.value * 100 < before.value ? amount.value * 1000 : amount.value;
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

/** "1k from me, 700 from him": two purses. */
const isOfPayer = (items: Reader['items'], { to, field }: Amount) =>
  items[to]?.field === field && items[to].senses.has('payer');

/** "3000 minus 800 we already paid", "9000, 2600 of it went on flights". */
const isPaidFor = (items: Reader['items'], { to, field }: Amount) =>
  items.slice(to, to + 6).some((item) => item.field === field && item.senses.has('paid'));
