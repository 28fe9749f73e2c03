/** Days of the week: "Tue and Thu", "Mon-Fri", "weekdays". 0 is Monday. */

import type { Match } from '../patterns.ts';
import type { Item } from '../tagged-tokens.ts';

export function weekdaysAt(items: readonly Item[], start: number, end: number): Match<readonly number[]> | null {
  const found = new Set<number>();
  let at = start;
  let isRange = false;
  let last = -1;
  let to = start;
  while (at < end) {
    const said = items[at]?.senses.get('dayname');
    if (said !== undefined) {
      const [from = 0, until = from] = said.split('-').map(Number);
      const opens = isRange || (last >= 0 && items[at]?.joint === '-');
      for (let day = opens ? last : from; ; day = (day + 1) % 7) {
        found.add(day);
        if (day === until) break;
      }
      last = until;
      isRange = false;
      at += 1;
      to = at;
      continue;
    }
    if (found.size === 0) return null;
    const item = items[at];
    // "Le mardi et le vendredi"
    const isLed = items[at + 1]?.senses.has('article') || items[at + 1]?.senses.has('preposition');
    const next = isLed ? at + 2 : at + 1;
    const isNext = next < end && (items[next]?.senses.has('dayname') ?? false);
    if (isNext && item?.senses.has('range-to') && !item.senses.has('joiner')) isRange = true;
    else if (!(isNext && (item?.senses.has('joiner') || /^[,/&+]$/.test(item?.text ?? '')))) break;
    at = next;
  }
  return found.size > 0 ? { value: [...found].sort((one, other) => one - other), from: start, to } : null;
}
