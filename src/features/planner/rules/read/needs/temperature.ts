/** How warm it may be: "not above 25 degrees", "at least 20°C", "max 77°F", "nothing freezing". */
import type { Reading } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';

interface Found {
  readonly value: NonNullable<Reading['search']['temperature']>;
  readonly from: number;
  readonly to: number;
}

export function temperatureIn({ items, ledger }: Reader): Found | undefined {
  let found: Found | undefined;
  items.forEach((item, at) => {
    if (item.number === undefined || item.field === 'budget') return;
    const scale = items[at + 1]?.senses.get('degrees') ?? (items[at + 1]?.text === '°' ? 'c' : undefined);
    if (scale === undefined || items[at + 1]?.field !== item.field) return;
    const limit = limitOf(items, at);
    if (!limit) return;
    const isFahrenheit = scale === 'f' || items[at + 2]?.senses.get('degrees') === 'f' || item.number > 48;
    const inCelsius = (degrees: number) => Math.round(isFahrenheit ? ((degrees - 32) * 5) / 9 : degrees);
    const celsius = inCelsius(item.number);
    if (celsius < -30 || celsius > 45) return;
    // "Between 20 and 25 degrees"
    const least = limit.kind === 'between' ? items[limit.at + 1]?.number : undefined;
    if (limit.kind === 'between' && (least === undefined || limit.at + 1 === at)) return;
    const isMost = limit.kind !== 'least';
    const value = {
      ...found?.value,
      ...(isMost ? { atMost: celsius } : { atLeast: celsius }),
      ...(least === undefined ? {} : { atLeast: inCelsius(least) }),
    };
    found = { value, from: Math.min(limit.at, at), to: Math.max(limit.at + 1, at + 2) };
    ledger.claim('temperature', `${isMost ? 'at most' : 'at least'} ${celsius} °C`, found.from, found.to);
  });
  return found;
}

function limitOf(items: Reader['items'], at: number): { readonly kind: string; readonly at: number } | undefined {
  for (let before = at - 1; before >= at - 4 && !isEnd(items, before + 1); before--) {
    const kind = items[before]?.senses.get('temperature-limit');
    if (kind) return { kind: isNegated(items, before) ? (kind === 'most' ? 'least' : 'most') : kind, at: before };
  }
  for (let after = at + 2; after <= at + 4 && !isEnd(items, after); after++) {
    const kind = items[after]?.senses.get('temperature-limit');
    if (kind) return { kind, at: after };
  }
  return undefined;
}

/** "Nothing above 25": the lexicon has the whole phrase; "we don't want over 25" has its no before it. */
function isNegated(items: Reader['items'], at: number): boolean {
  for (let before = at - 1; before >= at - 4 && !isEnd(items, before + 1); before--)
    if (items[before]?.senses.has('negator')) return true;
  return false;
}
