/** The two emails to those who wait: seats are kept for you, and the waitlist has ended. Facts in, an email out. */
import type { Email } from '../../effects/mail/mail-port.ts';
import type { Instant } from '../../shared/dates.ts';
import { block, type EmailBlock, emailBody, subjectLine } from '../../shared/email-body.ts';
import type { EmailMode } from '../../shared/email-copy.ts';
import { waitlistMail as copy } from './copy/waitlist.ts';
import { untilText } from './rules/until-text.ts';
import { waitlistEmailId } from './rules/waitlist.ts';

export interface WaitlistFacts {
  readonly id: number;
  readonly to: string;
  /** What the account calls itself; null: nobody's any more. */
  readonly name: string | null;
  readonly mode: EmailMode;
  readonly trip: string;
  readonly departure: string;
  readonly publicUrl: string;
  /** Since when it is due: a repeat has the same date. */
  readonly date: Instant;
}

export interface OfferFacts extends WaitlistFacts {
  readonly packageId: string;
  readonly departureId: number;
  readonly seats: number;
  readonly until: Instant;
  readonly leaveKey: string;
}

const { paragraph, button, link } = block;

export function offerEmail(facts: OfferFacts): Email {
  const words = copy.turn;
  const { packageId, departureId, seats, publicUrl } = facts;
  const until = untilText(facts.until);
  return written(facts, waitlistEmailId(facts.id, 'turn'), words.subject(facts.trip), {
    preview: words.preview(seats, until),
    title: words.title,
    blocks: [
      paragraph(words.text(facts.trip, facts.departure)),
      paragraph(words.kept(seats, until)),
      button(words.book, `${publicUrl}/checkout/${packageId}?departure=${departureId}`),
      paragraph(words.login),
      link(words.leave, `${publicUrl}/waitlist/${packageId}?leave=${facts.leaveKey}`),
    ],
  });
}

export function closedEmail(facts: WaitlistFacts): Email {
  const words = copy.closed;
  return written(facts, waitlistEmailId(facts.id, 'closed'), words.subject(facts.trip), {
    preview: words.preview(facts.trip),
    title: words.title,
    blocks: [
      paragraph(words.text(facts.trip, facts.departure)),
      paragraph(words.next),
      button(words.trips, `${facts.publicUrl}/upcoming-trips`),
    ],
  });
}

function written(
  { to, name, mode, date }: WaitlistFacts,
  id: string,
  subject: string,
  said: { preview: string; title: string; blocks: readonly EmailBlock[] },
): Email {
  return { id, to, date, subject: subjectLine(subject), ...emailBody({ ...said, mode, name, why: copy.why }) };
}
