/** A train, coach or ship of their own by which they come or go, with its hour: "our train leaves at 8", "unser Zug kommt um 11:30 an". */
import type { Reading, TimeOfDay } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import { clockAt, minuteOf, timeOf } from './times-of-day.ts';

type Tickets = NonNullable<Reading['tickets']>;
interface Ride {
  readonly tickets?: Tickets;
  readonly arrives?: TimeOfDay;
  readonly leaves?: TimeOfDay;
}

const BY_LAND = ['train', 'bus', 'ferry'] as const;
type Mode = (typeof BY_LAND)[number];
const isRide = (mode: string | undefined): mode is Mode => BY_LAND.some((each) => each === mode);
const REACH = 6;
const GOES = /^(?:leaves?|departs?|leaving|goes|fahrt|geht|part|repart|sale|parte|vertrekt|afgar|korer)$/;
/** A line that runs, and no ride of theirs. */
const EVERY = /^(?:every|each|jede[rn]?|chaque|cada|ogni|elke|hver)$/;
const COMES = /^(?:arrives?|arriving|gets? in|pulls in|come by|kommt|arrive|llega|chega|arriva|komt|ankommer)$/;

export function readOwnTickets(reader: Reader): Ride {
  const { items, polarity, ledger } = reader;
  const found: { arrives?: TimeOfDay; leaves?: TimeOfDay } = {};
  const tickets: { arrives?: Mode; leaves?: Mode } = {};
  items.forEach((item, at) => {
    const mode = item.senses.get('mode');
    if (!isRide(mode) || polarity[at] !== 'wanted') return;
    let end: 'arrives' | 'leaves' | undefined = COMES.test(items[at - 1]?.text ?? '') ? 'arrives' : undefined;
    let from = at;
    for (let next = at + 1; next <= from + REACH && !isEnd(items, next); next++) {
      const text = items[next]?.text ?? '';
      if (text === ',' || EVERY.test(text) || (next > at + 1 && items[next]?.senses.has('mode'))) break;
      const isWayBack = next === at + 1 && /^(?:home|back)\b/.test(text);
      if (isWayBack || GOES.test(text) || COMES.test(text)) {
        end = isWayBack || GOES.test(text) ? 'leaves' : 'arrives';
        from = next;
        continue;
      }
      const clock = end && clockAt(items, next);
      const leads = items[next]?.senses.has('clock-before') || items[next - 1]?.senses.has('clock-before');
      if (!clock || !end || !(clock.value.isSure || leads)) continue;
      found[end] ??= timeOf(minuteOf(clock.value, false));
      tickets[end] ??= mode;
      // It is no wish for trains.
      ledger.close(at, at + 1);
      ledger.claim('dates', `${end} ${found[end]}`, at, clock.to);
      // "Our train arrives at 13:10 and leaves at 17:00"
      next = clock.to - 1;
      from = next;
      end = undefined;
    }
  });
  return Object.keys(tickets).length > 0 ? { ...found, tickets } : {};
}
