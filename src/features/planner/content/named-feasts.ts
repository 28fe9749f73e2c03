/** Public and religious holidays by the names people give them, in the languages the agent reads. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { Recurrence } from '../../destinations/rules/destination-facts.ts';

const NamedFeast = z.object({
  name: z.string(),
  /** Phrases as in the lexicon. */
  words: z.array(z.string()),
  when: Recurrence,
  /** Arrive so many days before (negative: after); stay so many nights, when nothing else is said. */
  before: z.exactOptional(z.int()),
  nights: z.exactOptional(z.int()),
  /** The word alone means a whole period of so many nights. */
  whole: z.exactOptional(z.boolean()),
  /** Weeks in which people come on some day or other: a day or a week said beside it is surer. */
  season: z.exactOptional(z.boolean()),
  /** Also an ordinary word: counts only in the field of dates. */
  homely: z.exactOptional(z.boolean()),
  /** Towns have such days each of their own: it is meant where one of these stands in the field of places, in small letters. */
  at: z.exactOptional(z.array(z.string())),
  /** How many days behind the first day the feast itself lies: Easter Sunday behind Good Friday. */
  own: z.exactOptional(z.int()),
  /** Where the rule or the table stands. */
  source: z.string().check(z.startsWith('https://')),
});
export type NamedFeast = z.infer<typeof NamedFeast>;

export const namedFeasts: readonly NamedFeast[] = readContent('named-feasts.yaml', z.array(NamedFeast));
