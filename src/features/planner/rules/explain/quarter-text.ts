/** What is said of the part of town they sleep in, without what is meant for others: no "for couples" to a family. */
import type { Party } from '../reading.ts';

const AUDIENCE =
  /[,;]?\s*\b(?:(?:easiest |good )?(?:for|with)) ((?:the young|couples|friends|families|children)\b[^,;.]*)/gi;
/** Said to everybody. */
const OPEN_TO_ALL = /wheelchair|stairs|anybody|visit|swimmers|sleepers/i;

export function quarterText(character: string, { adults, children }: Party): string {
  const isTheirs = (audience: string) =>
    (/couples/i.test(audience) && adults === 2 && children.length === 0) ||
    (/friends/i.test(audience) && adults > 2 && children.length === 0) ||
    (/families|children/i.test(audience) && children.length > 0) ||
    OPEN_TO_ALL.test(audience);
  const cut = character.replace(AUDIENCE, (whole, audience: string) => (isTheirs(audience) ? whole : ''));
  return cut.charAt(0).toUpperCase() + cut.slice(1).replace(/^[,;]\s*/, '');
}
