/**
 * How long: "10 nights", "a fortnight", "quinze jours", "acht Tage", "7泊8日", "a
 * long weekend". N days are N − 1 nights, except where a language counts a week
 * as eight days or a fortnight as fourteen. Reads lines whose number words are digits.
 */
export interface Duration {
  readonly from: number;
  readonly to: number;
  readonly nights: number;
  /** Shortest and longest it may have meant. */
  readonly least: number;
  readonly most: number;
  readonly unit: 'nights' | 'days' | 'weeks' | 'months' | 'weekend';
  /** Said loosely, so the traveller is told what we took. */
  readonly loose: boolean;
}

const ABOUT =
  '(?:about|around|approx\\.?|roughly|circa|ca\\.?|environ|etwa|ungefahr|unos|unas|cerca de|omkring|約)?\\s*';
const ONE = '(?:a|an|un|une|una|uno|um|uma|ein|eine|einen|einer|en|et|1|a single|a full|a whole)';
const UP_TO = '(?:\\s*(?:-|~|to|or|bis|a|o|ou|oder|til|/)\\s*(\\d{1,3}))?';
const NIGHTS =
  '(?:nights?|nuits?|nuitees?|noches?|nacht|nachte|ubernachtungen|nachten|notti|notte|noites?|naetter|nat|overnatninger|nts?|泊)';
const DAYS = '(?:days?|jours?|journees?|dias?|tage?n?|giorni|giorno|dage|日間|日)';
const WEEKS = '(?:weeks?|wks?|semaines?|semanas?|wochen?|settiman[ae]|uger?|週間)';
const MONTHS = '(?:months?|mois|mes|meses|monate?n?|mes[ei]|maneder|maned|[かヶケ]月間?)';

const END = '(?![a-z])';
const RULES: readonly (readonly [
  RegExp,
  (count: number, upTo: number, language: string) => Omit<Duration, 'from' | 'to'>,
])[] = [
  [
    new RegExp(`(?<![\\d.,])${ABOUT}(\\d{1,3})${UP_TO}[\\s-]*${NIGHTS}${END}`),
    (n, m) => exact('nights', Math.min(n, m), Math.max(n, m)),
  ],
  [
    new RegExp(`(?<![\\d.,])${ABOUT}(\\d{1,3})${UP_TO}[\\s-]*(?:full |whole )?${WEEKS}${END}`),
    (n, m) => exact('weeks', n * 7, m * 7),
  ],
  [
    /(?<![a-z])(?:a |one |1 )?fortnight(?![a-z])|(?<![\d.])1[45] (?:jours|dias|giorni|tage|dage)(?![a-z])|(?<![a-z])una quincena|(?<![a-z])quinzaine de jours/,
    () => exact('weeks', 14, 14),
  ],
  [new RegExp(`(?<![a-z\\d])(?:a )?(?:couple of|couple|paar|par|pair of) ${WEEKS}${END}`), () => loosely('weeks', 14)],
  [
    new RegExp(
      `(?<![a-z\\d])(?:a )?(?:few|some|quelques|unas|unos|algunas|ein paar|einige|alcune|algumas|nogle) ${WEEKS}${END}`,
    ),
    () => loosely('weeks', 14),
  ],
  [
    /(?<![a-z])(?:extended |bank holiday |long |3[- ]day |4[- ]day )(?:weekend|wknd)(?![a-z])|(?<![a-z])long week-?end|verlangertes wochenende|langes wochenende|fin de semana largo|puente|(?:weekend|week-end) (?:prolonge|lungo)|fine settimana lungo|fim de semana prolongado|forlaenget weekend|week-end prolonge|3連休/,
    () => ({ ...exact('weekend', 3, 4), nights: 3 }),
  ],
  [new RegExp(`(?<![a-z\\d])${ONE}[\\s-]+(?:full |whole )?${WEEKS}${END}`), () => exact('weeks', 7, 7)],
  [
    /(?<![a-z])(?:the |for the |this )?(?:weekend|week-end|wknd|wochenende|fin de semana|fine settimana|fim de semana)(?!s? ?trips?)(?![a-z])/,
    () => exact('weekend', 2, 2),
  ],
  [/(?<![a-z\d])8 tagen?(?![a-z])/, () => exact('weeks', 7, 7)],
  [
    new RegExp(`(?<![\\d.,/])${ABOUT}(\\d{1,3})${UP_TO}[\\s-]*(?:full |whole )?${DAYS}${END}(?! (?:trip|pass|ticket))`),
    (n, m, language) => daysOf(Math.min(n, m), Math.max(n, m), language),
  ],
  [
    new RegExp(`(?<![a-z\\d])(?:a )?(?:couple of|couple|par|pair of) (?:${DAYS}|${NIGHTS})${END}`),
    () => loosely('days', 2),
  ],
  [
    new RegExp(
      `(?<![a-z\\d])(?:a |ein )?(?:few|some|several|quelques|unos|unas|algunos|algunas|paar|einige|alcuni|qualche|alguns|algumas|nogle|et par) (?:${DAYS}|${NIGHTS})${END}`,
    ),
    () => loosely('days', 4),
  ],
  [
    new RegExp(`(?<![\\d.,])${ABOUT}(\\d{1,2})${UP_TO}[\\s-]*${MONTHS}${END}(?!\\s*-?\\s*(?:old|baby))`),
    (n, m) => exact('months', n * 28, m * 28),
  ],
  [
    new RegExp(`(?<![a-z\\d])${ONE}[\\s-]+(?:full |whole )?${MONTHS}${END}(?! (?:old|baby))`),
    () => exact('months', 28, 28),
  ],
  [new RegExp(`(?<![a-z\\d])${ONE}[\\s-]+${NIGHTS}${END}(?! out)`), () => exact('nights', 1, 1)],
  [/(?<![a-z])overnight(?:er)?(?![a-z])|一泊/, () => exact('nights', 1, 1)],
  [
    /(?<![a-z])(?:a |la )?(?:week|semaine|woche|semana|settimana|uge)(?![a-z]| (?:of|in|\d))|一週間/,
    () => ({ ...exact('weeks', 7, 7) }),
  ],
  [
    /(?<![a-z])day[- ]?trip(?![a-z])|(?<![a-z])(?:just |only )?(?:for )?the day(?![a-z])|日帰り/,
    () => exact('days', 0, 0),
  ],
];

/** The first kind that is said wins: nights are surer than weeks, weeks than days. */
export function durationIn(line: string, language: string): Duration | null {
  for (const [pattern, judge] of RULES) {
    const found = pattern.exec(line);
    if (!found) continue;
    const count = Number(found[1] ?? 1);
    const upTo = Number(found[2] ?? found[1] ?? 1);
    const duration = judge(count, Math.max(upTo, count), language);
    return { ...duration, from: found.index, to: found.index + found[0].length };
  }
  return null;
}

/** Every "N nights|days|weeks" of a line, in order. */
export function stayNights(line: string): readonly Duration[] {
  const found: Duration[] = [];
  let rest = line;
  for (let guard = 0; guard < 12; guard++) {
    const next = [RULES[0], RULES[1], RULES[9]].flatMap((rule) => {
      const at = rule?.[0].exec(rest);
      const judged = rule && at ? rule[1](Number(at[1]), Number(at[2] ?? at[1]), 'en') : null;
      return at && judged ? [{ ...judged, from: at.index, to: at.index + at[0].length }] : [];
    });
    const first = next.sort((a, b) => a.from - b.from)[0];
    if (!first) break;
    found.push(first);
    rest = rest.slice(0, first.from) + '\u0001'.repeat(first.to - first.from) + rest.slice(first.to);
  }
  return found;
}

function exact(unit: Duration['unit'], least: number, most: number): Omit<Duration, 'from' | 'to'> {
  return { nights: least, least, most, unit, loose: most !== least };
}

function loosely(unit: Duration['unit'], nights: number): Omit<Duration, 'from' | 'to'> {
  return { nights, least: nights - 1, most: nights + 2, unit, loose: true };
}

function daysOf(days: number, upTo: number, language: string): Omit<Duration, 'from' | 'to'> {
  const idiom = (language === 'de' || language === 'da') && days === 14;
  const nights = idiom ? 14 : Math.max(0, days - 1);
  return { nights, least: nights, most: Math.max(upTo, nights), unit: 'days', loose: true };
}
