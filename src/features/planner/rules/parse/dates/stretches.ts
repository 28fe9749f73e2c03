/**
 * When in a vaguer sense: "mid March", "second half of June", "last week of
 * February", "May or June", "summer 2027", "uge 29", "next month", "in 3 weeks".
 */
import { type CalendarDay, plusDays } from '../../../../../shared/dates.ts';
import { weekdayOf } from '../../../../destinations/rules/recurrence.ts';
import { MONTH, MONTH_ALONE, monthNumber } from '../months.ts';
import type { Anchor, Stretch } from './anchor.ts';
import { onOrAfter, saidYear, yearOf } from './day.ts';

const OF = "(?:\\s*-?\\s*(?:of |in |de |d'|du |del |di |do |im |i |af |den |the |mois de |mes de )*)";
const YEAR = "(?:\\s*,?\\s*(?:de |del |of |do |di )?(20\\d\\d|'\\d\\d))?(?!\\d)";
const EARLY =
  'early|beginning|start|anfang|debut|principios?|comienzos?|inizio|inizi|inicios?|primi|comeco|primo|begyndelsen|first (?:part|days|10 days)|上旬|初旬';
const MID = 'mid|middle|mitte|mi|mediados?|meta|meados?|medio|midten|midt';
const LATE = 'late|end|ende|fin|finales?|fine|fins?|finais|ultimo|slutningen|last (?:part|days)|tail end|back end|spat';
const FIRST = '(?:1st|1ere?|1|first|premiere?|erste[nr]?|primera?|prima|primeira|forste)';
const SECOND = '(?:2nd|2e|2|second|deuxieme|seconde?|zweite[nr]?|segunda?|seconda|anden|2eme|2a|2\\.)';
const THIRD = '(?:3rd|3e|3|third|troisieme|dritte[nr]?|tercera?|terza|terceira|tredje)';
const FOURTH = '(?:4th|4|fourth|quatrieme|vierte[nr]?|cuarta|quarta|fjerde)';
const LAST = '(?:last|derniere?|letzte[nr]?|ultima?|sidste|ultimo|final)';
const HALF = '(?:half|moitie|halfte|mitad|quincena|meta|metade|halvdel|quinzaine)';
const WEEK = '(?:week|semaine|woche|semana|settimana|uge)';
const WEEKEND = '(?:weekend|week-end|wochenende|fin de semana|fine settimana)';

const PART = new RegExp(
  `(?<![a-z])(?:the )?(?:(${EARLY})|(${MID})|(${LATE}))(?![a-z])${OF}(${MONTH_ALONE})(?![a-z])${YEAR}`,
);
const HALF_OF = new RegExp(`(?<![a-z\\d])(?:(${FIRST})|(${SECOND}))\\s+${HALF}${OF}(${MONTH_ALONE})(?![a-z])${YEAR}`);
const WEEK_OF = new RegExp(
  `(?<![a-z\\d])(?:(${FIRST})|(${SECOND})|(${THIRD})|(${FOURTH})|(${LAST}))\\s+(?:full )?(?:(${WEEKEND})|${WEEK})${OF}(${MONTH_ALONE})(?![a-z])${YEAR}`,
);
/** "last two weeks of July": how long is read elsewhere, so only the end is taken here. */
const WEEKS_OF = new RegExp(
  `(?<=(?<![a-z])(?:(${FIRST})|${LAST})\\s+(\\d)\\s+(?:weeks|semaines|wochen|semanas|settimane|uger)\\s*)${OF}(${MONTH_ALONE})(?![a-z])${YEAR}`,
);
const TWO_MONTHS = new RegExp(
  `(?<![a-z])(${MONTH_ALONE})\\s*(?:/|-|~|or|and|to|ou|oder|o|und|et|y|e|eller|bis|til|a)\\s*(?:early |mid |late )?(${MONTH_ALONE})(?![a-z])${YEAR}`,
);
const TWO_MONTHS_SHORT = new RegExp(
  `(?<![a-z])(${MONTH})\\s*(?:/|-|~|or|and|to|ou|oder|o|und|et|y|e|eller|bis|til|a)\\s*(?:early |mid |late )?(${MONTH})(?![a-z])${YEAR}`,
);
const ONE_MONTH = new RegExp(`(?<![a-z])(${MONTH_ALONE})(?![a-z])${YEAR}`);
const MONTH_WITH_WORD = new RegExp(
  `(?<![a-z])(?:in|during|for|around|im|en|au mois de|in der|nel mese di|a|ad|em|i|next|this)\\s+(${MONTH_ALONE})(?![a-z])${YEAR}`,
);
const KANJI_MONTH = /(?:(20\d\d)年)?(\d{1,2})月(上旬|初旬|初め|中旬|半ば|下旬|末)?/;
const ISO_WEEK =
  /(?<!\d\s*|\b(?:a|an|en|ein|eine|une|una|1) )\b(?:week|wk|uge|woche|kw|semaine|semana|settimana|vecka)\s*(?:n[o.]?\s*|nr\.?\s*|#\s*)?(\d{1,2})(?!\d|\s*-?\s*(?:night|day|adult|people|person|pax|dage|tage|jours|kid|child|-))(?:\s*(?:of |in |i |,|\/)?\s*(20\d\d))?/;

const SEASONS: readonly (readonly [string, string, number, number])[] = [
  ['spring', 'spring(?:time)?(?! roll| onion| break)|printemps|fruhling|fruhjahr|primavera|forar(?:et)?|春', 3, 5],
  ['summer', "summer(?:time)?|(?<=l'|cet |en |l’)ete|sommer(?:en)?|verano|(?<=in |d'|l')estate|verao|夏", 6, 8],
  ['autumn', 'autumn|(?<!water)fall(?! in)|automne|herbst|otono|autunno|outono|efterar(?:et)?|秋', 9, 11],
  ['winter', 'winter(?:time)?|hiver|invierno|inverno|vinter(?:en)?|冬', 12, 2],
];
const SEASON = SEASONS.map(
  ([name, words, first, last]) =>
    [name, new RegExp(`(?:(early|mid|late)[- ])?(?<![a-z])(?:${words})(?![a-z])${YEAR}`), first, last] as const,
);
const IN_SEASON = /\b(?:in|this|next|early|mid|late|during|im|en|au|cet|nel|no|i|naeste|nachsten)\b/;

/** `atHome`: the field of dates, where a bare month or season is enough. */
export function stretchAnchor(line: string, today: CalendarDay, atHome: boolean): Anchor | null {
  return (
    weeksOf(line) ??
    weekOf(line) ??
    isoWeek(line) ??
    halfOf(line) ??
    partOf(line) ??
    (atHome ? figured(line) : null) ??
    monthsOf(line, atHome) ??
    seasonOf(line, atHome, today)
  );
}

function weeksOf(line: string): Stretch | null {
  const found = WEEKS_OF.exec(line);
  if (!found) return null;
  const [, first, count, name = '', year] = found;
  const month = monthNumber(name);
  const days = Number(count) * 7;
  const end = lastDay(month);
  return first
    ? stretch(found, month, 1, days + 1, 'inside', year)
    : stretch(found, month, Math.max(1, end - days), 31, 'inside', year);
}

function weekOf(line: string): Anchor | null {
  const found = WEEK_OF.exec(line);
  if (!found) return null;
  const [, first, second, third, fourth, last, weekend, name = '', year] = found;
  const nth = first ? 1 : second ? 2 : third ? 3 : fourth ? 4 : -1;
  const month = monthNumber(name);
  const place = placeOf(found);
  if (weekend) {
    return {
      kind: 'real',
      ...place,
      name: 'the weekend',
      year: saidYear(year),
      find: (notBefore) => nthFriday(notBefore, month, last ? -1 : nth),
    };
  }
  const firstDay = last ? 22 : (nth - 1) * 7 + 1;
  const stretch = { ...place, kind: 'stretch', fit: 'inside', name: found[0].trim(), year: saidYear(year) } as const;
  return {
    ...stretch,
    first: { month, day: last ? lastDay(month) - 6 : firstDay },
    last: { month, day: last ? 31 : firstDay + 6 },
  };
}

function nthFriday(notBefore: CalendarDay, month: number, nth: number) {
  for (let year = yearOf(notBefore); ; year++) {
    const first = `${year}-${String(month).padStart(2, '0')}-01` as CalendarDay;
    const fridays = [0, 7, 14, 21, 28]
      .map((more) => plusDays(onOrAfter(first, 5), more))
      .filter((each) => each.slice(0, 7) === first.slice(0, 7));
    const start = fridays.at(nth > 0 ? Math.min(nth, fridays.length) - 1 : nth) ?? first;
    if (start >= notBefore) return { start, nights: 2 };
  }
}

function isoWeek(line: string): Anchor | null {
  const found = ISO_WEEK.exec(line);
  const week = Number(found?.[1]);
  if (!found || week < 1 || week > 53) return null;
  const find = (notBefore: CalendarDay) => {
    for (let year = yearOf(notBefore); ; year++) {
      const fourth = `${year}-01-04` as CalendarDay;
      const start = plusDays(fourth, -((weekdayOf(fourth) + 6) % 7) + (week - 1) * 7);
      if (start >= notBefore) return { start, nights: 7 };
    }
  };
  return { kind: 'real', ...placeOf(found), name: `week ${week}`, find, year: saidYear(found[2]) };
}

function halfOf(line: string): Stretch | null {
  const found = HALF_OF.exec(line);
  if (!found) return null;
  const [, first, , name = '', year] = found;
  const month = monthNumber(name);
  return stretch(found, month, first ? 1 : 16, first ? 15 : 31, 'inside', year);
}

function partOf(line: string): Stretch | null {
  const found = PART.exec(line);
  if (!found) return null;
  const [, early, mid, , name = '', year] = found;
  const month = monthNumber(name);
  if (early) return stretch(found, month, 1, 10, 'begin', year);
  if (mid) return stretch(found, month, 11, 20, 'begin', year);
  return stretch(found, month, 20, 31, 'inside', year);
}

const FIGURED_MONTH = /(?<![\d./-])(?:(\d{1,2})[./](20\d\d)|(20\d\d)[-/.](\d{1,2}))(?![\d/.-])/;
const QUARTER =
  /(?<![a-z\d])(?:q([1-4])|([1-4])\. ?quartal|([1-4])(?:st|nd|rd|th|er|e)? (?:quarter|trimestre))(?: (?:of )?(20\d\d))?/;

/** "05.2027", "2027-05", "Q2 2027". */
function figured(line: string): Stretch | null {
  const month = FIGURED_MONTH.exec(line);
  const number = Number(month?.[1] ?? month?.[4]);
  if (month && number >= 1 && number <= 12) return stretch(month, number, 1, 31, 'inside', month[2] ?? month[3]);
  const quarter = QUARTER.exec(line);
  if (!quarter) return null;
  const first = (Number(quarter[1] ?? quarter[2] ?? quarter[3]) - 1) * 3 + 1;
  return { ...stretch(quarter, first, 1, 31, 'inside', quarter[4]), last: { month: first + 2, day: 31 } };
}

function monthsOf(line: string, atHome: boolean): Stretch | null {
  const kanji = KANJI_MONTH.exec(line);
  if (kanji) {
    const [, year, month, part] = kanji;
    const number = Number(month);
    if (number < 1 || number > 12) return null;
    if (part && /上旬|初/.test(part)) return stretch(kanji, number, 1, 10, 'begin', year);
    if (part && /中旬|半ば/.test(part)) return stretch(kanji, number, 11, 20, 'begin', year);
    if (part) return stretch(kanji, number, 20, 31, 'inside', year);
    return stretch(kanji, number, 1, 31, 'inside', year);
  }
  const two = TWO_MONTHS.exec(line) ?? (atHome ? TWO_MONTHS_SHORT.exec(line) : null);
  if (two) {
    const [all, a = '', b = '', year] = two;
    return {
      kind: 'stretch',
      from: two.index,
      to: two.index + all.length,
      name: all.trim(),
      fit: 'inside',
      year: saidYear(year),
      first: { month: monthNumber(a), day: 1 },
      last: { month: monthNumber(b), day: 31 },
    };
  }
  const one = (atHome ? ONE_MONTH : MONTH_WITH_WORD).exec(line);
  return one ? stretch(one, monthNumber(one[1] ?? ''), 1, 31, 'inside', one[2]) : null;
}

function seasonOf(line: string, atHome: boolean, _today: CalendarDay): Stretch | null {
  for (const [name, pattern, first, last] of SEASON) {
    const found = pattern.exec(line);
    if (!found) continue;
    if (!atHome && !IN_SEASON.test(line.slice(Math.max(0, found.index - 12), found.index + 5))) continue;
    const [, part, year] = found;
    const months = [first, (first % 12) + 1, last];
    const chosen =
      part === 'early'
        ? [months[0], months[0]]
        : part === 'mid'
          ? [months[1], months[1]]
          : part === 'late'
            ? [months[2], months[2]]
            : [first, last];
    return {
      kind: 'stretch',
      ...placeOf(found),
      name: `${part ? `${part} ` : ''}${name}`,
      fit: 'inside',
      year: saidYear(year),
      first: { month: chosen[0] ?? first, day: 1 },
      last: { month: chosen[1] ?? last, day: 31 },
    };
  }
  return null;
}

function stretch(
  found: RegExpExecArray,
  month: number,
  first: number,
  last: number,
  fit: Stretch['fit'],
  year: string | undefined,
): Stretch {
  return {
    kind: 'stretch',
    ...placeOf(found),
    name: found[0].trim(),
    fit,
    year: saidYear(year),
    first: { month, day: first },
    last: { month, day: last },
  };
}

function lastDay(month: number): number {
  return month === 2 ? 28 : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function placeOf(found: RegExpExecArray): { from: number; to: number } {
  return { from: found.index, to: found.index + found[0].length };
}
