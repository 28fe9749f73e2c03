/**
 * Names of months and weekdays in eight languages, folded, as a number and as
 * pieces of patterns. Short forms that are ordinary words elsewhere ("mar",
 * "out", "ago", "set") count only beside a day or a year.
 */
const FULL: readonly string[] = [
  'january januar janvier enero gennaio janeiro jaenner janner',
  'february februar fevrier febrero febbraio fevereiro feber',
  'march marz maerz mars marzo marco marts',
  'april avril abril aprile',
  'may mai mayo maggio maio maj',
  'june juni juin junio giugno junho',
  'july juli juillet julio luglio julho',
  'august aout agosto',
  'september septembre septiembre settembre setembro setiembre',
  'october oktober octobre octubre ottobre outubro',
  'november novembre noviembre novembro',
  'december dezember decembre diciembre dicembre dezembro',
];
const SHORT: readonly string[] = [
  'jan ene gen janv',
  'feb fev febr fevr',
  'mar mrz',
  'apr abr avr',
  'mag',
  'jun giu',
  'jul lug juil',
  'aug ago aou',
  'sep sept set',
  'oct okt ott out',
  'nov',
  'dec dez dic',
];

const numbered = (rows: readonly string[]) =>
  rows.flatMap((row, index) => row.split(' ').map((name) => [name, index + 1] as const));
const MONTHS = new Map([...numbered(FULL), ...numbered(SHORT)]);
const longestFirst = (rows: readonly string[]) =>
  rows
    .flatMap((row) => row.split(' '))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Any month name, also short; only beside a number. */
export const MONTH = `(?:${longestFirst([...FULL, ...SHORT])})`;
/** Month names that stand on their own. */
export const MONTH_ALONE = `(?:${longestFirst([...FULL, 'jan feb apr jun jul aug sept sep oct nov dec'])})`;

export function monthNumber(name: string): number {
  return MONTHS.get(name) ?? 0;
}

const DAYS: readonly string[] = [
  'sunday sun sonntag dimanche domingo domenica sondag',
  'monday mon montag lundi lunes lunedi segunda-feira mandag',
  'tuesday tue tues dienstag mardi martes martedi terca-feira tirsdag',
  'wednesday wed mittwoch mercredi miercoles mercoledi quarta-feira onsdag',
  'thursday thu thur thurs donnerstag jeudi jueves giovedi quinta-feira torsdag',
  'friday fri freitag vendredi viernes venerdi sexta-feira fredag',
  'saturday sat samstag samedi sabado sabato lordag sonnabend',
];
const WEEKDAYS = new Map(DAYS.flatMap((row, index) => row.split(' ').map((name) => [name, index] as const)));
export const WEEKDAY = `(?:${longestFirst(DAYS)})`;

/** 0 is Sunday. */
export function weekdayNumber(name: string): number {
  return WEEKDAYS.get(name) ?? -1;
}
