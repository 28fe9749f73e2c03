/** A city guide as it is written by hand, in `content/guides`. */
import * as z from 'zod/mini';
import { type FactKind, FRESH_MONTHS } from './fact-age.ts';
import { FURTHER_TOPICS, GUIDE_TOPICS } from './guide-topics.ts';

const Month = z.string().check(z.regex(/^\d{4}-\d\d$/, 'a month is written as 2025-01'));
/** The authority a reader can check it with. */
const Source = z.strictObject({ name: z.string(), url: z.string().check(z.startsWith('https://')) });
const FACT_KINDS = Object.keys(FRESH_MONTHS) as FactKind[];

/** One thing worth knowing, on its own feet: it can be checked, and it ages. */
const GuideFact = z.strictObject({
  text: z.string(),
  kind: z.enum(FACT_KINDS),
  /** The month in which it was last true to our knowledge. */
  asOf: Month,
  source: Source,
});
export type GuideFact = z.infer<typeof GuideFact>;

/** The number as it is dialled there: "112", "+351 213 421 634". */
const EmergencyNumber = z.strictObject({ number: z.string(), reaches: z.string(), source: Source });

/** A phrase as it is written there, how an English speaker would say it, and what it means. */
const Phrase = z.strictObject({ written: z.string(), said: z.exactOptional(z.string()), means: z.string() });

const each = <N extends string, S extends z.ZodMiniType>(names: readonly N[], schema: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<N, S>);

export const CityGuide = z.strictObject({
  /** Destination id; also the anchor on the page and the picture's id. */
  id: z.string(),
  city: z.string(),
  place: z.string(),
  intro: z.string(),
  /** The number to call when it matters. */
  emergency: z.string(),
  /** The month in which the facts were last gone through. */
  asOf: Month,
  chapters: each(GUIDE_TOPICS, z.strictObject({ points: z.array(z.string()), source: Source })),
  further: z.strictObject({
    topics: each(FURTHER_TOPICS, z.array(GuideFact).check(z.minLength(3))),
    numbers: z.array(EmergencyNumber),
    /** Where English is spoken: the local words a visitor meets. */
    phrases: z.strictObject({ language: z.string(), note: z.exactOptional(z.string()), list: z.array(Phrase) }),
    /** The month in which the emergency numbers and phrases were last gone through. */
    asOf: Month,
  }),
});
export type CityGuide = z.infer<typeof CityGuide>;
