/** When they dine, every evening: "dinner at 5.30", "Abendessen um 18 Uhr", "a 17:30 dinner". */
import type { TimeOfDay } from '../../reading.ts';
import { endsClause, isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import { DINNER } from './appointments.ts';
import { clockAt, minuteOf, timeOf } from './times-of-day.ts';

const REACH = 3;
/** Nobody dines before or after. */
const [EARLIEST, LATEST] = [16 * 60 + 30, 22 * 60 + 30];
const FIELDS: readonly string[] = ['preferences', 'interests', 'taste', 'travelers'];
/** "Dinner not before nine", "one dinner", "dinner on Friday": no hour, or none of every evening. */
const OTHERWISE = ['not-before', 'hour-before', 'day-end', 'dayname', 'speaker', 'taste'];

export function readDinnerHour(reader: Reader): TimeOfDay | undefined {
  const { items, polarity, ledger } = reader;
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (!item || !FIELDS.includes(item.field) || !DINNER.test(item.text) || polarity[at] !== 'wanted') continue;
    // "One dinner at nine", "a dinner cruise"
    if ((items[at - 1]?.number === 1 && !isEnd(items, at)) || (item.senses.has('taste') && item.to - item.from > 1))
      continue;
    const clock = behind(reader, at) ?? before(reader, at);
    if (!clock || ledger.isUsed(clock.to - 1)) continue;
    const minutes = minuteOf(clock.value, true);
    if (minutes < EARLIEST || minutes > LATEST) continue;
    const dinesAt = timeOf(minutes);
    ledger.claim('hours', `dinner at ${dinesAt}`, Math.min(at, clock.from), Math.max(at + 1, clock.to));
    return dinesAt;
  }
  return undefined;
}

/** Of a day it is the earliest, of a dinner the hour. */
const STARTS = /^(?:starts?|begins?) at$/;
/** "Dinner for 8", "in 7 restaurants" */
const NO_HOUR = /^(?:for|in|of|fur|pour|para|per|voor|til)$/;

function behind({ items }: Reader, at: number) {
  for (let next = at + 1; next <= at + REACH && !isEnd(items, next); next++) {
    const item = items[next];
    if (!item || /^[,()]$/.test(item.text)) break;
    if (OTHERWISE.some((type) => item.senses.has(type)) && !STARTS.test(item.text)) break;
    const clock = clockAt(items, next);
    const leads = [items[next], items[next - 1]].some(
      (one) => one?.senses.has('clock-before') && !NO_HOUR.test(one.text),
    );
    const lasts = next > at + 1 && !NO_HOUR.test(items[next - 1]?.text ?? '') && clock && endsClause(items, clock.to);
    if (clock && (clock.value.isSure || leads || lasts))
      return items.slice(clock.to, clock.to + 2).some(({ senses }) => senses.has('dayname')) ? null : clock;
  }
  return null;
}

function before({ items }: Reader, at: number) {
  for (let first = at - REACH; first < at; first++) {
    const clock = isEnd(items, first + 1) ? null : clockAt(items, first);
    if (clock?.to === at && clock.value.isSure) return clock;
  }
  return null;
}
