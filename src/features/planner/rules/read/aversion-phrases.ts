/** "Peanuts would kill my dad", "boats make her sick", "heights freak him out": what was named does somebody harm. */

import { isEnd } from './clause-ends.ts';
import type { Item } from './tagged-tokens.ts';

const WHOM = '(?:\\S+ ){1,4}?';
const HARM = new RegExp(
  `^ (?:(?:would|will|could|can|might|always|really) )*(?:${[
    'kills? \\S+$',
    `makes? ${WHOM}(?:ill|sick|poorly|unwell|puke|vomit)$`,
    `freaks? ${WHOM}out$`,
    `sends? ${WHOM}(?:to|into) (?:the |a )?(?:hospital|er)$`,
    '(?:terrif(?:y|ies)|scares?) \\S+$',
    '(?:is|are) (?:dangerous|poison|poisonous|deadly|lethal|toxic) (?:for|to) \\S+$',
  ].join('|')})`,
);

/** Where the saying ends; undefined where none follows in the clause. */
export function aversionAfter(items: readonly Item[], at: number): number | undefined {
  let said = '';
  for (let next = at + 1; next < at + 10 && !isEnd(items, next) && items[next]?.text !== ','; next++) {
    said += ` ${items[next]?.text ?? ''}`;
    if (HARM.test(said)) return next;
  }
  return undefined;
}
