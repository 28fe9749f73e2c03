/** The seven questions over the wire: all free text, four of them demanded. */
import * as z from 'zod/mini';
import { storable } from '../../../shared/text-input.ts';

const LONGEST_ANSWER = 2000;

const answer = (name: string) =>
  z
    .string(`${name} must be text`)
    .check(
      z.overwrite(storable),
      z.maxLength(
        LONGEST_ANSWER,
        `${name}: please keep this under ${LONGEST_ANSWER.toLocaleString('en-US')} characters`,
      ),
    );
const demanded = (name: string) => answer(name).check(z.refine((text) => text.trim() !== '', `${name} is required`));
const optional = (name: string) => z._default(answer(name), '');

export const questions = {
  destination: demanded('Destination'),
  dates: demanded('Dates'),
  budget: demanded('Budget'),
  travelers: demanded('Travelers'),
  interests: optional('Interests'),
  preferences: optional('Preferences'),
  taste: optional('Taste'),
};

/** While they are being written: any of them may be missing or empty, but not all. */
export const UnfinishedQuestionnaire = z
  .object({
    destination: z.optional(answer('Destination')),
    dates: z.optional(answer('Dates')),
    budget: z.optional(answer('Budget')),
    travelers: z.optional(answer('Travelers')),
    interests: z.optional(answer('Interests')),
    preferences: z.optional(answer('Preferences')),
    taste: z.optional(answer('Taste')),
  })
  .check(z.refine((texts) => Object.keys(texts).length > 0, 'Write something first'));

const DEMANDED = { destination: 'Destination', dates: 'Dates', budget: 'Budget', travelers: 'Travelers' } as const;

/** Whoever hands over a wish as a document may leave out any text; everybody else is asked for the four. */
export const questionsBesideWish = {
  destination: z.optional(answer('Destination')),
  dates: z.optional(answer('Dates')),
  budget: z.optional(answer('Budget')),
  travelers: z.optional(answer('Travelers')),
  interests: optional('Interests'),
  preferences: optional('Preferences'),
  taste: optional('Taste'),
};

/** Also beside other faults, but only of what can have fields. */
const isObject = ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null;

type Demanded = keyof typeof DEMANDED;
type Texts = Readonly<Partial<Record<Demanded, string | undefined>>> & { readonly wish?: unknown };

/** The same sentences as for the questions alone, one for each text that is missing or blank. */
export const demandedWithoutWish = (Object.keys(DEMANDED) as Demanded[]).flatMap((name) => [
  z.refine<Texts>((texts) => texts.wish !== undefined || texts[name] !== undefined, {
    path: [name],
    error: `${DEMANDED[name]} must be text`,
    when: isObject,
  }),
  z.refine<Texts>((texts) => texts.wish !== undefined || typeof texts[name] !== 'string' || texts[name].trim() !== '', {
    path: [name],
    error: `${DEMANDED[name]} is required`,
    when: isObject,
  }),
]);
