/**
 * A message to the brand, with up to five files, as it crosses the wire: the
 * form's own fields, and `files` once for each attachment.
 */
import * as z from 'zod/mini';
import { ATTACHMENT_ERRORS, Attachment } from '../../../shared/attachments.ts';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { HUMAN_ERRORS, HumanProof } from '../../../shared/human-check.ts';
import { job } from '../../../shared/job.ts';
import { ContactForm } from './forms.ts';

export const ContactMessage = z.object({
  ...ContactForm.shape,
  humanProof: HumanProof,
  files: z.array(Attachment),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const ContactReceived = z.object({
  id: z.int(),
  /** To be mentioned in a telephone call: `W-7K3M-9QXA`. */
  reference: z.string(),
  attachments: z.array(z.string()),
  createdAt: z.string(),
});
export type ContactReceived = z.infer<typeof ContactReceived>;

export const sendMessage = endpoint('POST /api/contacts', {
  who: 'anyone',
  summary: 'A message to the brand with up to five files',
  consumes: 'form',
  input: ContactMessage,
  output: ContactReceived,
  errors: { ...ATTACHMENT_ERRORS, ...HUMAN_ERRORS },
  status: 201,
});
export type ContactError = ErrorOf<typeof sendMessage>;

const About = z.object({ contactId: z.int() });
export const acknowledgeMessage = job({ name: 'enquiries.acknowledge-message', data: About });
export const deliverMessage = job({ name: 'enquiries.deliver-message', data: About });
