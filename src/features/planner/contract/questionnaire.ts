/** The seven questions over the wire: all free text, four of them demanded. */
import * as z from 'zod/mini';
import { storable } from '../../../shared/text.ts';

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
