/** What sets a plan apart from the first of its answer, where both go to the same towns; "" where the quarter alone does. Of two plans that cost alike the second says something else. */
import { explainCopy } from '../../copy/explain.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { money } from '../price/currency.ts';

/** Less is told by nobody who chooses. */
const WORTH_TELLING = 0.04;

export function differenceFromFirst(
  draft: PricedDraft,
  first: PricedDraft,
  sight: string | undefined,
  told: Set<string>,
): string {
  if (draft === first || townsOf(draft) !== townsOf(first)) return '';
  const price = priceBeside(draft, first);
  const [most, other] = [mostVisits(draft), mostVisits(first)];
  const rhythm = most > 0 && most < other ? explainCopy.beside.visits(most, other) : '';
  // Of several towns the first sentence names no quarter.
  const isQuarterTold = draft.brief.segments.length === 1 && basesOf(draft) !== basesOf(first);
  const theme = sight && !isQuarterTold ? explainCopy.beside.first(sight) : '';
  const order = draft.brief.style === 'slow' ? [rhythm, price, theme] : [price, rhythm, theme];
  const beside = order.find((each) => each !== '' && !told.has(each)) ?? '';
  told.add(beside);
  return beside;
}

/** Two sums in one currency; of a range nobody can say by how much. */
function priceBeside({ cost }: PricedDraft, { cost: other }: PricedDraft): string {
  const [total, beside] = [cost, other].map((each) => (each.low === undefined ? each.total : null));
  if (total == null || beside == null || beside === 0 || cost.currency !== other.currency) return '';
  if (Math.abs(total - beside) < WORTH_TELLING * beside) return '';
  return explainCopy.beside.price(money(Math.abs(total - beside), cost.currency), total < beside);
}

const townsOf = ({ brief }: PricedDraft) => brief.segments.map(({ book }) => book.city.id).join();
const basesOf = ({ brief }: PricedDraft) => brief.segments.map(({ base }) => base.id).join();
const mostVisits = ({ days }: PricedDraft) =>
  Math.max(0, ...days.map(({ items }) => items.filter(({ kind }) => kind === 'sight' || kind === 'activity').length));
