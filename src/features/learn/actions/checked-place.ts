/** When what is known of a place was last looked up, for whoever tells it elsewhere than in a guide. */
import type { Db } from '../../../database/sql.ts';
import type { DestinationFacts, MonthText } from '../../destinations/rules/facts.ts';
import type { FactSection } from '../rules/guides.ts';
import { listChecks } from '../store.ts';
import { placeKey, printOf, saidOfPlace, spoken } from './checkable.ts';

/** Null where nobody has looked since it was written, or its words are others now. */
export async function monthChecked(db: Db, facts: DestinationFacts, section: FactSection): Promise<MonthText | null> {
  const key = placeKey(facts.destinationId, section);
  const check = (await listChecks(db)).find(({ fact }) => fact === key);
  const isOfTheseWords = check?.print === printOf(spoken(saidOfPlace({ facts })[section] ?? []));
  return check && isOfTheseWords ? (check.on.slice(0, 7) as MonthText) : null;
}
