/** A message of an operator as an email: what was typed stands in the body alone, where it is text. */
import type { Email } from '../../effects/mail/mail-port.ts';
import type { Instant } from '../../shared/dates.ts';
import { block, emailBody, subjectLine } from '../../shared/email-body.ts';
import type { EmailMode } from '../../shared/email-copy.ts';
import { referenceOf } from '../bookings/rules/booking-id.ts';
import { messageMail as words } from './copy/messages.ts';
import { messageEmailId } from './rules.ts';

interface MessageToSend {
  readonly messageId: number;
  readonly bookingId: number;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly operator: string;
  readonly writtenAt: Instant;
}

export function messageEmail(
  { messageId, bookingId, recipient: to, subject, body, operator, writtenAt: date }: MessageToSend,
  mode: EmailMode,
  thread: Pick<Email, 'replyTo' | 'thread'>,
): Email {
  return {
    ...{ id: messageEmailId(messageId, bookingId), to, date, subject: subjectLine(subject), ...thread },
    ...emailBody({
      mode,
      title: subject,
      preview: words.preview,
      why: words.why,
      blocks: [
        ...body.split(/\n{2,}/).map(block.paragraph),
        block.paragraph(words.signed(operator)),
        block.facts([{ label: words.reference, value: referenceOf(bookingId) }]),
      ],
    }),
  };
}
