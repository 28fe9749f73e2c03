/** Which words of a line say when, in the order in which they can be trusted. */

import type { CalendarDay } from '../../../../../shared/dates.ts';
import { namedFeasts } from '../../../content/named-feasts.ts';
import type { Anchor } from './anchor.ts';
import { feastAnchor } from './feast-anchor.ts';
import { type FigureHabits, figureDay, figureRange } from './figures.ts';
import { namedDay, namedRange } from './named.ts';
import { ordinalAnchor, relativeAnchor } from './relative.ts';
import { stretchAnchor } from './stretches.ts';

const UNTIL =
  /(?:\buntil|\btill|\bback (?:home )?(?:by|on)|\bhome by|\bbefore|\bno later than|\bbis(?: zum)?|\bjusqu'au|\bavant le|\bhasta(?: el)?|\bantes del?|\bfino al?|\bentro il|\bate|\bindtil|\bsenest|\breturn(?:ing)?(?: on)?|\bend(?:ing)?(?: on)?)\s*(?:the |le |el |il |o |den )?(?:\w{3,9}\s)?$/;
const RULED_OUT =
  /\b(?:not|except(?: for| in)?|excluding|avoid(?:ing)?|outside(?: of)?|but not|anything but|other than|nicht|ausser|sauf|pas|hors|excepto|menos|salvo|tranne|eccetto|exceto|undtagen|ikke)\s*(?:in |during |over |at |for |the |im |an |zu |en |durante |a |ad |i |om )*$/;
const WEEKEND_OF =
  /(?:weekend|wochenende|week-end|fin de semana|fine settimana)\s+(?:of|around|vom|du|del|um den|omkring)\s*(?:the |den |el )?$/;
const BETWEEN_FEASTS =
  /^\s*(?:-|~|>|to|until|through|thru|bis|a|al|au|jusqu'au|hasta|fino a|til|ate|and|und|et|y|e|og)\s*/;

/** `atHome`: the field of dates, where less is needed to be sure. */
export function anchorIn(line: string, today: CalendarDay, dayFirst: boolean, atHome: boolean): Anchor | null {
  const found = firstAnchor(line, today, dayFirst, atHome);
  if (!found || !RULED_OUT.test(line.slice(Math.max(0, found.from - 40), found.from))) return found;
  const rest = line.slice(0, found.from) + '\u0001'.repeat(found.to - found.from) + line.slice(found.to);
  return anchorIn(rest, today, dayFirst, atHome);
}

function firstAnchor(line: string, today: CalendarDay, dayFirst: boolean, atHome: boolean): Anchor | null {
  const habits: FigureHabits = { today, dayFirst, bare: atHome };
  const range = figureRange(line, habits) ?? namedRange(line);
  if (range) return range;
  const feast = feastAnchor(line, atHome);
  const day = figureDay(line, habits) ?? namedDay(line);
  if (day && (!feast || day.to <= feast.from || isDateOnly(line, feast, day.from))) {
    const before = line.slice(Math.max(0, day.from - 40), day.from);
    const role = WEEKEND_OF.test(before) ? 'weekend-of' : UNTIL.test(before) ? 'end' : 'start';
    const end = role === 'start' ? comingBack(line, day, habits) : null;
    if (end) return { kind: 'range', from: day.from, to: end.to, start: day.day, end: end.day, doubt: day.doubt };
    return { ...day, role };
  }
  if (feast) return betweenFeasts(line, feast) ?? untilDay(line, feast, habits) ?? feast;
  const near = relativeAnchor(line, today) ?? stretchAnchor(line, today, atHome);
  return near ?? (atHome ? ordinalAnchor(line, today) : null);
}

type OneDay = Omit<Extract<Anchor, { kind: 'day' }>, 'role'>;
const COMING_BACK =
  /(?:\b(?:back|home|return\w*|leav\w*|depart\w*|fly\w* (?:home|back|out)|until|till?|to|thru|through|ends?|ending|retour|zuruck|ruck\w*|bis|vuelta|regres\w*|hasta|ritorno|fino|volta|ate|hjem|tilbage)\b|-|>|まで|帰)[^.;]{0,40}$/;

/** "Arriving 7 May at 14:30, flying home on 11 May": a second day that closes the first. */
function comingBack(line: string, day: OneDay, habits: FigureHabits): OneDay | null {
  const rest = `${'\u0001'.repeat(day.to)}${line.slice(day.to)}`;
  const second = figureDay(rest, habits) ?? namedDay(rest);
  return second && COMING_BACK.test(line.slice(day.to, second.from)) ? second : null;
}

/** "14 juillet" is a day to travel on as well as a feast; "le pont du 14 juillet" is the feast. */
function isDateOnly(line: string, feast: Anchor, dayFrom: number): boolean {
  const words = line.slice(feast.from, feast.to);
  return dayFrom >= feast.from && dayFrom < feast.to && !/july|weekend|pont|puente|ponte|week|holiday/.test(words);
}

/** "Xmas to 2nd January". */
function untilDay(line: string, feast: Anchor, habits: FigureHabits): Anchor | null {
  const when = feast.kind === 'real' ? namedFeasts.find((each) => each.name === feast.name)?.when : undefined;
  if (!when || !('on' in when)) return null;
  const rest = `${'\u0001'.repeat(feast.to)}${line.slice(feast.to)}`;
  const end = figureDay(rest, habits) ?? namedDay(rest);
  if (!end || !BETWEEN_FEASTS.test(line.slice(feast.to, end.from))) return null;
  const [month = 12, day = 24] = when.on.split('-').map(Number);
  return { kind: 'range', from: feast.from, to: end.to, start: { month, day }, end: end.day };
}

/** "Weihnachten bis Silvester": from the one to the other. */
function betweenFeasts(line: string, first: Anchor): Anchor | null {
  if (first.kind !== 'real') return null;
  const joint = BETWEEN_FEASTS.exec(line.slice(first.to));
  if (!joint) return null;
  const second = feastAnchor(
    `${' '.repeat(first.to + joint[0].length)}${line.slice(first.to + joint[0].length)}`,
    true,
  );
  if (second?.kind !== 'real' || second.from > first.to + joint[0].length + 2) return null;
  const [opening, closing] = [first, second].map((each) => namedFeasts.find((feast) => feast.name === each.name)?.when);
  if (!opening || !closing || !('on' in opening) || !('on' in closing)) return null;
  const [startMonth = 12, startDay = 24] = opening.on.split('-').map(Number);
  const [endMonth = 12, endDay = 31] = closing.on.split('-').map(Number);
  return {
    kind: 'range',
    from: first.from,
    to: second.to,
    start: { year: first.year, month: startMonth, day: Math.min(startDay + 1, 31) },
    end: { year: second.year ?? first.year, month: endMonth, day: endDay === 30 ? 31 : endDay },
  };
}
