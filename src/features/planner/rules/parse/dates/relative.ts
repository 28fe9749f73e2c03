/** Dates counted from today: "next month", "in 3 weeks", "this weekend", "le mois prochain", "来月"; and which year is meant. */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import type { Anchor } from './anchor.ts';
import { dayIn, daysInMonth, onOrAfter, yearOf } from './day.ts';

interface Phrase {
  readonly words: RegExp;
  readonly find: (today: CalendarDay, count: number) => { start: CalendarDay; startTo?: CalendarDay; nights?: number };
}

const month = (today: CalendarDay, more: number) => {
  const index = Number(today.slice(5, 7)) - 1 + more;
  const year = yearOf(today) + Math.floor(index / 12);
  const number = (index % 12) + 1;
  const first = dayIn(year, number, 1);
  return {
    start: first < today ? plusDays(today, 1) : first,
    startTo: dayIn(year, number, Math.max(20, daysInMonth(year, number) - 7)),
  };
};
const monday = (today: CalendarDay, weeks: number) => plusDays(onOrAfter(plusDays(today, 1), 1), (weeks - 1) * 7);

/** Only what is over: said as a date it is a conflict. */
export const LONG_GONE =
  /\byesterday\b|\blast (?:week|month|year|summer|winter)\b(?! of)|\bgestern\b|\bletzte (?:woche|monat)\b|\bhier\b|\bayer\b|\bieri\b|\bontem\b|\bi gar\b|昨日|先週|先月|去年/;

const PHRASES: readonly Phrase[] = [
  { words: LONG_GONE, find: (today) => ({ start: plusDays(today, 14), startTo: plusDays(today, 60) }) },
  {
    words:
      /\b(?:in|within|over|during|some ?time in) the (?:next|coming) (\d{1,2}|few|couple of)? ?(?:months?|weeks?)\b|\bin den nachsten (\d{1,2}|paar) (?:monaten|wochen)\b|\bdans les prochains mois\b|\ben los proximos meses\b|\bnei prossimi mesi\b/,
    find: (today) => ({ start: plusDays(today, 21), startTo: plusDays(today, 80) }),
  },
  {
    words:
      /\b(?:in|within|dans|en|dentro de|tra|fra|daqui a|om)\s+(?:about |around |ca\.? )?(\d{1,2})\s*(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|uger)\b|(\d{1,2})週間後/,
    find: (today, count) => ({ start: plusDays(today, count * 7) }),
  },
  {
    words:
      /\b(?:in|within|dans|en|dentro de|tra|fra|daqui a|om)\s+(?:about |around |ca\.? )?(\d{1,2})\s*(?:months?|monate?n?|mois|meses|mesi|maneder)\b|(\d{1,2})[かヶケ]月後/,
    find: (today, count) => ({ ...month(today, count), start: month(today, count).start }),
  },
  {
    words:
      /\b(?:in|dans|en|dentro de|tra|om)\s+(?:about |around )?(\d{1,2})\s*(?:days?|tagen?|jours|dias|giorni|dage)\b(?! (?:in|of))/,
    find: (today, count) => ({ start: plusDays(today, count) }),
  },
  { words: /\b(?:in|dans|en) (?:a|une?|one|1) month\b/, find: (today) => month(today, 1) },
  { words: /\bin (?:a|one|1) week'?s?(?: time)?\b/, find: (today) => ({ start: plusDays(today, 7) }) },
  {
    words:
      /\bnext month\b|\bmois prochain\b|\bnachste[nrs]? monat\b|\bproximo mes\b|\bmes que viene\b|\b(?:prossimo mese|mese prossimo)\b|\b(?:proximo mes|mes que vem)\b|\bnaeste maned\b|来月/,
    find: (today) => month(today, 1),
  },
  {
    words:
      /\b(?:later )?this month\b|\bce mois(?:-ci)?\b|\bdiesen monat\b|\beste mes\b|\bquesto mese\b|\bdenne maned\b|今月/,
    find: (today) => month(today, 0),
  },
  {
    words:
      /\bnext (?:long )?weekend\b|\bweek-?end prochain\b|\bnachstes wochenende\b|\bproximo fin de semana\b|\b(?:prossimo (?:weekend|fine settimana))\b|\bnaeste weekend\b|来週末/,
    find: (today) => ({ start: plusDays(onOrAfter(today, 5), 7), nights: 2 }),
  },
  {
    words:
      /\bthis (?:coming )?weekend\b|\bce week-?end\b|\bdieses wochenende\b|\beste fin de semana\b|\bquesto (?:weekend|fine settimana)\b|今週末|週末/,
    find: (today) => ({ start: onOrAfter(today, 5), nights: 2 }),
  },
  {
    words: /\b(?:the )?week after next\b|\bubernachste woche\b|\bdans deux semaines\b|再来週/,
    find: (today) => ({ start: monday(today, 2), startTo: plusDays(monday(today, 2), 4) }),
  },
  {
    words:
      /\bnext week\b|\bsemaine prochaine\b|\bnachste woche\b|\bproxima semana\b|\bsemana que (?:viene|vem)\b|\b(?:prossima settimana|settimana prossima)\b|\bnaeste uge\b|来週/,
    find: (today) => ({ start: monday(today, 1), startTo: plusDays(monday(today, 1), 4) }),
  },
  {
    words: /\btomorrow\b|\bdemain\b|\bmorgen\b(?!s)|\bmanana\b(?! por)|\bdomani\b|\bamanha\b|\bi morgen\b|明日/,
    find: (today) => ({ start: plusDays(today, 1) }),
  },
  {
    words:
      /\basap\b|\bas soon as possible\b|\blast[- ]minute\b|\bright away\b|\bvery soon\b|\bdes que possible\b|\bso bald wie moglich\b|\bcuanto antes\b|\bil prima possibile\b|\bhurtigst muligt\b/,
    find: (today) => ({ start: plusDays(today, 7), startTo: plusDays(today, 28) }),
  },
];

const NTH = '(?:the )?(\\d{1,2})(?:st|nd|rd|th)';
const NTH_RANGE = new RegExp(
  `(?<![a-z\\d])${NTH}\\s*(?:-|to|until|till|through|thru)\\s*${NTH}(?! (?:week|birthday|anniversary|floor))(?![a-z])`,
);
const NTH_DAY = new RegExp(
  `(?<![a-z\\d])(?:from|on|starting|around|about|after)?\\s*${NTH}(?! (?:week|weekend|birthday|anniversary|floor|half|quarter|century))(?![a-z])`,
);

/** "From the 10th to the 17th": of this month or the next. */
export function ordinalAnchor(line: string, today: CalendarDay): Anchor | null {
  const range = NTH_RANGE.exec(line);
  const found = range ?? NTH_DAY.exec(line);
  const day = Number(found?.[1]);
  if (!found || day < 1 || day > 31) return null;
  const thisMonth = dayIn(yearOf(today), Number(today.slice(5, 7)), day);
  const start =
    thisMonth > today
      ? thisMonth
      : dayIn(yearOf(month(today, 1).startTo), Number(month(today, 1).startTo.slice(5, 7)), day);
  const nights = range ? Number(range[2]) - day : undefined;
  return {
    kind: 'real',
    from: found.index,
    to: found.index + found[0].length,
    name: found[0].trim(),
    find: () => ({ start, ...(nights !== undefined && nights > 0 ? { nights } : {}) }),
  };
}

export function relativeAnchor(line: string, today: CalendarDay): Anchor | null {
  for (const { words, find } of PHRASES) {
    const found = words.exec(line);
    if (!found) continue;
    const count = Number(found[1] ?? found[2] ?? 1);
    return {
      kind: 'real',
      from: found.index,
      to: found.index + found[0].length,
      name: found[0].trim(),
      find: () => find(today, count),
    };
  }
  return null;
}

const NEXT_YEAR =
  /\bnext year\b|\bl'?annee prochaine\b|\ban prochain\b|\bnachstes jahr\b|\bnachsten jahres?\b|\b(?:el )?(?:proximo ano|ano que viene)\b|\b(?:prossimo anno|anno prossimo|l'anno prossimo)\b|\bano que vem\b|\bnaeste ar\b|来年/;
const THIS_YEAR = /\bthis year\b|\bcette annee\b|\bdieses jahr\b|\beste ano\b|\bquest'?anno\b|\bi ar\b|今年/;
const YEAR = /(?<![\d.,€$£¥])(20[2-4]\d)(?![\d.,]\d|\s*(?:eur|usd|gbp|€|\$|£|kr))/;

/** The year the whole field speaks of. */
export function yearIn(line: string, today: CalendarDay): number | undefined {
  if (NEXT_YEAR.test(line)) return yearOf(today) + 1;
  if (THIS_YEAR.test(line)) return yearOf(today);
  const said = YEAR.exec(line)?.[1];
  return said ? Number(said) : undefined;
}
