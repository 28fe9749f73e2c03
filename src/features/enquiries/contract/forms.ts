/** What visitors type into the forms of enquiries. */
import * as z from 'zod/mini';
import { isMailAddress } from '../../../shared/email-address.ts';
import { storable } from '../../../shared/text-input.ts';
import { typedText } from '../../../shared/typed-text.ts';

export const text = (least: number, most: number, message = 'Required') => typedText(least, most, message);

/** Empty says `Required`, anything that is no address `Invalid email`. */
export const Email = z.string('Required').check(
  z.overwrite(storable),
  z.minLength(1, 'Required'),
  z.refine((typed) => isMailAddress(typed), 'Invalid email'),
);

/** The form in the page: its files are kept beside it. */
export const ContactForm = z.object({
  name: text(1, 120),
  email: Email,
  message: z.optional(text(0, 5000, 'The message must be text')),
});
export type ContactForm = z.infer<typeof ContactForm>;

export const NewsletterForm = z.object({ email: Email });
export type NewsletterForm = z.infer<typeof NewsletterForm>;

/** Word of the launch, and of a lesson that has a name already, needs no words of one's own. */
export const NotifyMeForm = z.object({
  email: Email,
  name: z.optional(text(0, 120, 'The name must be text')),
  about: z.optional(text(0, 2000, 'The request must be text')),
});

export const RequestForm = z.extend(NotifyMeForm, { about: text(1, 2000) });
