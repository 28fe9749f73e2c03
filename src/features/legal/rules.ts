/** The shape of a legal page: sections of plain paragraphs and lists, each with an address of its own. */
import * as z from 'zod/mini';

const Day = z.templateLiteral([z.number(), '-', z.number(), '-', z.number()]);
const Paragraph = z.union([
  z.string(),
  /** Said where a map service is set; `without`, where none is. */
  z.strictObject({ withMap: z.string(), without: z.optional(z.string()) }),
]);
const Section = z.strictObject({
  /** Part of the address: `/privacy#cookies`. */
  id: z.string(),
  title: z.string(),
  paragraphs: z.array(Paragraph),
  /** Name and meaning, for what is better listed. */
  list: z.optional(z.array(z.strictObject({ term: z.string(), text: z.string() }))),
});
/** As it is written down, with the brand's own words left open. */
export const LegalText = z.strictObject({
  title: z.string(),
  lead: z.string(),
  inForceSince: Day,
  sections: z.array(Section),
});
export type LegalText = z.infer<typeof LegalText>;
