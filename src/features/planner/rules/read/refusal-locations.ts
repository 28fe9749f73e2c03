/**
 * Where a way is refused: "no car on that cliff road", "no driving at night". The place or hour belongs to the refusal and is
 * no wish of its own, so both are one item.
 */

import { isEnd } from './clause-ends.ts';
import type { Item } from './tagged-tokens.ts';

const WHERE =
  /^(?:on|in|at|along|over|through|across|after|auf|im|an|bei|nach|durch|sur|dans|en|por|sobre|su|sulla|sulle|nella|nelle|na|nas|nos|pela|op|langs|door|bij|om)\b/;
/** They begin another wish, or say on which day or in which town alone the refusal holds. */
const OTHER = [
  'joiner',
  'contrast',
  'speaker',
  'wanting',
  'negator',
  'mode',
  'no-car',
  'dayname',
  'number',
  'place',
  'start',
];
const LONGEST = 6;

export function joinRefusalLocations(items: readonly Item[]): readonly Item[] {
  if (!items.some(({ senses }) => senses.has('no-car'))) return items;
  const row: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const item = items[at];
    if (!item) break;
    const to = item.senses.has('no-car') ? endOfWhere(items, at + 1) : at + 1;
    const last = items[to - 1] ?? item;
    row.push(
      to === at + 1
        ? item
        : {
            ...item,
            to: last.to,
            text: items
              .slice(at, to)
              .map(({ text }) => text)
              .join(' '),
            senses: new Map([...item.senses, ['refused-where', 'yes']]),
          },
    );
    at = to;
  }
  return row;
}

function endOfWhere(items: readonly Item[], from: number): number {
  if (isEnd(items, from) || !WHERE.test(items[from]?.text ?? '')) return from;
  let to = from;
  while (to < from + LONGEST && !isEnd(items, to)) {
    const item = items[to];
    if (!item || item.kind === 'mark' || OTHER.some((type) => item.senses.has(type))) break;
    to++;
  }
  const end = items[to];
  // "No car in Lisbon", "no driving on Sundays"
  const isOfOther =
    end && !isEnd(items, to) && ['dayname', 'number', 'place', 'start'].some((type) => end.senses.has(type));
  return isOfOther || to === from ? from : to;
}
