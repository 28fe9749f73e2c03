/** What a visitor or a mail server reads when something sent is refused. */

import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { Details, Sentence } from '../../../shared/result.ts';
import type { ContactError } from '../contract/contact-message.ts';
import type { InboundMailError } from '../contract/inbound-mail.ts';
import type { confirmSubscription } from '../contract/newsletter.ts';

const named = ({ file }: Details) => (file ? `“${String(file)}”` : 'This file');

export const humanErrors = {
  human_check_needed:
    'We receive very many messages from your connection. Please send this one through the form on our site.',
  human_check_failed: 'The check that guards this form has expired. Please send it once more.',
  too_many_attempts: 'That was a lot of mail from one connection. Please wait ten minutes and try again.',
} as const;

export const contactErrors = {
  ...humanErrors,
  broken_form: 'The form did not arrive whole. Please send it again.',
  too_many_files: 'Maximum 5 files. Please leave some out.',
  empty_file: (details: Details) => `${named(details)} is empty.`,
  file_too_large: (details: Details) => `${named(details)} is larger than 10 MB.`,
  files_too_large: 'The files are larger than 25 MB together.',
  file_type_not_allowed: (details: Details) =>
    `${named(details)} is of a kind we do not take. We take pdf, jpg, png, webp, gif, heic, txt, docx and xlsx.`,
  file_not_what_it_says: (details: Details) => `${named(details)} is not what its name says it is.`,
} satisfies Record<ContactError, Sentence>;

export const linkErrors = {
  no_such_link: 'This link is not valid any more.',
} satisfies Record<ErrorOf<typeof confirmSubscription>, Sentence>;

export const inboundErrors = {
  not_listening: 'Mail is not taken here.',
  not_the_mail_service: 'Only the mail service may hand over mail.',
  no_mail: 'This is no mail.',
  mail_too_large: 'This mail is too large.',
} satisfies Record<InboundMailError, Sentence>;
