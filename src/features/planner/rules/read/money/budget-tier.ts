/** How dearly they want to travel, where it was said in words or in signs instead of a sum. */

import type { FieldName } from '../../questionnaire.ts';
import type { Tier } from '../../reading.ts';
import type { Reader } from '../reader.ts';

/** The one that says more stands first. */
const TIERS: readonly Tier[] = ['any', 'high', 'mid', 'low'];
const PILES: readonly Tier[] = ['low', 'mid', 'high'];
const HOME: FieldName = 'budget';

export function tierOf(reader: Reader, hasAmount: boolean): Tier | undefined {
  const { items, polarity, ledger } = reader;
  const found = new Map<Tier, number>();
  const isSilent = items.every((item) => item.field !== HOME || item.senses.has('filler') || item.kind === 'mark');
  items.forEach((item, at) => {
    // Where the budget is left empty, a phrase of several words elsewhere may tell it: "money is no object".
    const isPhrase = item.to - item.from > 1 && !hasAmount && isSilent;
    const said =
      item.senses.get(item.field === HOME || isPhrase ? 'tier' : 'tier-anywhere') ?? item.senses.get('tier-anywhere');
    const tier = TIERS.find((each) => each === said);
    const isAsked = item.field === HOME || item.field === 'preferences';
    if (!tier || !isAsked || ledger.isUsed(at)) return;
    const isDenied = polarity[at] === 'unwanted' && !item.senses.has('negator') && tier !== 'any';
    const meant = isDenied ? (tier === 'high' || tier === 'low' ? 'mid' : undefined) : tier;
    if (meant && !found.has(meant)) found.set(meant, at);
  });
  const isHome = (each: Tier) => items[found.get(each) ?? -1]?.field === HOME;
  const tier = TIERS.find((each) => found.has(each) && isHome(each)) ?? TIERS.find((each) => found.has(each));
  const at = tier && found.get(tier);
  if (tier && at !== undefined) {
    ledger.claim('budget', hasAmount ? '' : tier, at, at + 1);
    return tier;
  }
  return hasAmount ? undefined : (pile(reader) ?? bareWord(reader));
}

/** 💶💶, €€€, $. */
function pile({ items, ledger }: Reader): Tier | undefined {
  const first = items.findIndex(({ field }) => field === HOME);
  let to = first;
  while (
    items[to]?.field === HOME &&
    (items[to]?.senses.has('pile') || (items[to]?.kind === 'mark' && items[to]?.senses.has('currency')))
  )
    to++;
  const tier = first < 0 || to === first ? undefined : PILES[Math.min(to - first, PILES.length) - 1];
  if (tier) ledger.claim('budget', tier, first, to);
  return tier;
}

/** "budget" as the whole answer. */
function bareWord({ items, ledger }: Reader): Tier | undefined {
  const at = items.findIndex(({ field }) => field === HOME);
  if (at < 0 || items[at + 1]?.field === HOME || !items[at]?.senses.has('money')) return undefined;
  ledger.claim('budget', 'low', at, at + 1);
  return 'low';
}
