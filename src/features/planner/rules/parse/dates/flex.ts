/** How far the dates may move, and the hours or weekdays of coming and going. */
import type { TimeOfDay } from '../../reading.ts';
import { WEEKDAY, weekdayNumber } from '../months.ts';

const GIVE =
  /(?:±|\+\s*\/?\s*-|-\s*\/\s*\+|\bgive or take|\bplus or minus|\bplus minus|\bflexible? (?:by|with|within|de|di|um|um etwa|por)|\bmore or less|\bmas o menos|\bpiu o meno|\bplus ou moins)\s*(?:by |within |about |up to )?(\d{1,2}|a|an|one|couple(?: of)?)?\s*-?\s*(days?|d\b|tage?n?|jours?|dias?|giorni|giorno|dage?|weeks?|wochen?|semaines?|semanas?|settiman[ae]|uger?|日|wk)?/;
const EITHER_SIDE =
  /(?:(\d)|a|1)\s*(?:day|days|tag|jour|dia|giorno|dag)?(?:\s*or\s*(\d)|\s*or so)?\s*(?:days?)?\s*(?:either (?:side|way)|each way|earlier or later|before or after|mas o menos|de plus ou de moins)/;
const FLEXIBLE =
  /\b(?:flexible?s?|flexib\w+|flexivel|flessibil\w+|flexivei?s|fleksib\w+|open dates?|date(?:s)? (?:are |is )?(?:open|flexible))\b|柔軟/;
const FIRM = /\b(?:not|nicht|non|no|pas|ikke|nao|in)[ -]?flexib\w+|\binflexible\b|\bfixed dates?\b|\bnot flexible\b/;
const ABOUT =
  /\b(?:around|about|approx\w*|circa|ca\.|roughly|or so|ish|etwa|ungefahr|um den|vers le|autour du|alrededor del?|sobre el|hacia el|intorno al|verso il|por volta de|omkring|cirka)\b|頃|ごろ/;

export interface Flex {
  readonly days: number;
  readonly how: 'said' | 'flexible' | 'about' | 'none';
  readonly from: number;
  readonly to: number;
}

export function flexIn(line: string): Flex {
  const none: Flex = { days: 0, how: 'none', from: 0, to: 0 };
  if (FIRM.test(line)) return none;
  const given = GIVE.exec(line);
  if (given && (given[1] || given[2])) {
    const count = given[1]?.startsWith('couple') ? 2 : Number(given[1]) || 1;
    const weeks = /^(?:w|semain|seman|setti|uge)/.test(given[2] ?? '');
    return {
      days: Math.min(30, count * (weeks ? 7 : 1)),
      how: 'said',
      from: given.index,
      to: given.index + given[0].length,
    };
  }
  const side = EITHER_SIDE.exec(line);
  if (side) {
    return { days: Number(side[2] ?? side[1] ?? 1), how: 'said', from: side.index, to: side.index + side[0].length };
  }
  const flexible = FLEXIBLE.exec(line);
  if (flexible) return { days: 3, how: 'flexible', from: flexible.index, to: flexible.index + flexible[0].length };
  const about = ABOUT.exec(line);
  return about ? { days: 2, how: 'about', from: about.index, to: about.index + about[0].length } : none;
}

const WHEN =
  '(?:\\s+(early morning|morning|lunchtime|noon|afternoon|evening|eve|night|abend|nachmittag|morgen|soir|noche|tarde|sera|aften))?';
const PAIR = new RegExp(
  `(?<![a-z])(${WEEKDAY})${WHEN}\\s*(?:-|~|>|to|until|till|through|thru|bis|au|al?|til|hasta|fino a|,? ?(?:and |then )?(?:back|home|return(?:ing)?|fly(?:ing)? (?:home|back|out)|leav\\w+)(?: on)?|,)\\s*(?:the |a |on |le |el )?(${WEEKDAY})${WHEN}(?![a-z])`,
);
const FIRST_DAY = new RegExp(`(?<![a-z])(${WEEKDAY})(?![a-z])`);

const MIDWEEK =
  /\bmid-?week\b|\bweekdays only\b|\bunter der woche\b|\bentre semana\b|\ben semaine\b|\binfrasettimanale\b|平日/;

export interface WeekdaySpan {
  readonly start: number;
  readonly nights?: number;
  readonly arrives?: TimeOfDay;
  readonly leaves?: TimeOfDay;
}

/** "Fri night to Mon" is three nights from a Friday. */
export function weekdaysIn(line: string): WeekdaySpan | null {
  const pair = PAIR.exec(line);
  if (!pair && MIDWEEK.test(line)) return { start: 1 };
  if (!pair) {
    const single = FIRST_DAY.exec(line);
    return single ? { start: weekdayNumber(single[1] ?? '') } : null;
  }
  const [, first = '', arrival, last = '', departure] = pair;
  const nights = (weekdayNumber(last) - weekdayNumber(first) + 7) % 7 || 7;
  const arrives = hourOf(arrival, { morning: '10:00', afternoon: '15:00', evening: '20:00' });
  const leaves = hourOf(departure, { morning: '10:00', afternoon: '15:00', evening: '19:00' });
  return { start: weekdayNumber(first), nights, ...(arrives ? { arrives } : {}), ...(leaves ? { leaves } : {}) };
}

function hourOf(
  part: string | undefined,
  hours: Record<'morning' | 'afternoon' | 'evening', TimeOfDay>,
): TimeOfDay | undefined {
  if (!part) return undefined;
  if (/morning|morgen/.test(part)) return hours.morning;
  return /noon|lunch|nachmittag|tarde/.test(part) ? hours.afternoon : hours.evening;
}

const ARRIVING =
  /\b(?:arriv\w+|land(?:ing|s)?|get(?:ting)? in|fly(?:ing)? in|ankunft|arrivee|llegada|llegamos|arrivo|ankomst)\b[^.;\n]{0,25}?\b(?:at|around|about|um|a las?|a|alle|vers|kl\.?)\s*(\d{1,2})(?:[:.h](\d\d))?\s*(am|pm|uhr)?/;
const LEAVING =
  /\b(?:depart\w*|leav(?:e|es|ing)|fly(?:ing)? (?:out|home|back)|flight home|back flight|ruckflug|abflug|retour|salida|vuelta|partenza|afrejse)\b[^.;\n]{0,25}?\b(?:at|around|about|um|a las?|a|alle|vers|kl\.?)\s*(\d{1,2})(?:[:.h](\d\d))?\s*(am|pm|uhr)?/;

export function hoursIn(line: string): { arrives?: TimeOfDay; leaves?: TimeOfDay } {
  const arrives = clock(ARRIVING.exec(line));
  const leaves = clock(LEAVING.exec(line));
  return { ...(arrives ? { arrives } : {}), ...(leaves ? { leaves } : {}) };
}

function clock(found: RegExpExecArray | null): TimeOfDay | undefined {
  if (!found || (!found[2] && !found[3])) return undefined;
  const hour = (Number(found[1]) % 12) + (found[3] === 'pm' ? 12 : 0);
  const real = found[3] === 'pm' || found[3] === 'am' ? hour : Number(found[1]);
  if (real > 23) return undefined;
  return `${String(real).padStart(2, '0')}:${found[2] ?? '00'}` as TimeOfDay;
}
