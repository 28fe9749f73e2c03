/** Where a sentence or a clause ends: what every grammar stops at. */
import type { Item } from './tagged-tokens.ts';

/** A sentence or field ends before this item. */
export function isEnd(items: readonly Item[], at: number): boolean {
  const item = items[at];
  const before = items[at - 1];
  if (!item || !before) return true;
  if (item.field !== before.field || item.joint === '\n') return true;
  return (
    (/^[.!?;]$/.test(before.text) && !isInner(items, at - 1)) || (/^[.!?;]$/.test(item.text) && !isInner(items, at))
  );
}

/** "12.30", "kl. 10", "max. 5 km": the dot of a time, a date or a word cut short ends nothing. */
const isInner = (items: readonly Item[], at: number) =>
  items[at]?.text === '.' &&
  items[at]?.joint === '' &&
  ((items[at - 1]?.kind === 'digits' && items[at + 1]?.kind === 'digits' && items[at + 1]?.joint === '') ||
    CUT_SHORT.test(items[at - 1]?.text ?? '') ||
    // "No. 5"; "Museums? No." is an answer.
    (/(?:^| )no$/.test(items[at - 1]?.text ?? '') && items[at + 1]?.kind === 'digits'));
const CUT_SHORT =
  /(?:^| )(?:kl|ca|max|min|approx|husb|prof|yrs?|wks?|jr|sr|dbl|sgl|fam|aprox|incl|inkl|excl|exkl|zzgl|pers|pr|nr|st|dr|mr|mrs|ms|evtl|ggf|bzw|apr|av|env|circa|ab|tel|ex|ext|dept|hrs|hr|min|mins|jan|feb|mar|jun|jul|aug|sept?|oct|nov|dec|okt|dez|mon|tue|tues|wed|thu|thurs?|fri|sat|sun)$/;

/** Nothing follows, or a new clause does: a comma, a bracket, or why. */
export function endsClause(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (isEnd(items, at)) return items[at - 2] !== undefined && !isEnd(items, at - 1);
  return /^[,()]$/.test(item?.text ?? '') || ['because', 'contrast'].some((type) => item?.senses.has(type));
}
