/** The emails about enquiries. Each reads again what is true by then; what is gone gets no email. */
import { site } from '../../../../site.config.ts';
import { EmailRefused } from '../../../effects/mail/mail-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { addressWith, openReplyTokens, threadIdOf } from '../../../kernel/reply-token.ts';
import {
  acknowledgementOfMessage,
  acknowledgementOfRequest,
  announcementEmail,
  deliveredMessage,
  deliveredRequest,
  newsletterConfirmationEmail,
  replyEmail,
  type ThreadOfEmail,
  welcomeEmail,
} from '../mail.ts';
import { findContact } from '../store/contacts.ts';
import { findReply, markReply } from '../store/inbox.ts';
import { findRequest } from '../store/requests.ts';
import { findSubscription } from '../store/subscribers.ts';
import { findWritten } from './read-inbox.ts';
import { tokensOf } from './subscribe.ts';

type EnquiryEmailDeps = Pick<Deps, 'config' | 'db' | 'files' | 'mail'>;

export async function sendAcknowledgementOfMessage(
  { config, db, mail }: EnquiryEmailDeps,
  contactId: number,
): Promise<void> {
  const contact = await findContact(db, contactId);
  if (contact) await mail.send(acknowledgementOfMessage(contact, config.mode));
}

export async function sendMessageToBrand(
  { config, db, files, mail }: EnquiryEmailDeps,
  contactId: number,
): Promise<void> {
  const contact = await findContact(db, contactId);
  if (!contact) return;
  const attachments = contact.files.map(({ name, mediaType, place }) => ({
    name,
    mediaType,
    open: () => files.read(place),
  }));
  await mail.send({
    ...deliveredMessage(contact, site.email, config.mode),
    ...(attachments.length > 0 && { attachments }),
  });
}

export async function sendAcknowledgementOfRequest(
  { config, db, mail }: EnquiryEmailDeps,
  requestId: number,
): Promise<void> {
  const request = await findRequest(db, requestId);
  if (request) await mail.send(acknowledgementOfRequest(request, config.mode));
}

export async function sendRequestToBrand({ config, db, mail }: EnquiryEmailDeps, requestId: number): Promise<void> {
  const request = await findRequest(db, requestId);
  if (request) await mail.send(deliveredRequest(request, site.email, config.mode));
}

export async function sendAnnouncement(
  { config, db, mail }: EnquiryEmailDeps,
  { requestId, path }: { requestId: number; path: string },
): Promise<void> {
  const request = await findRequest(db, requestId);
  if (!request?.announcedAt || !(await mail.reaches(request.email))) return;
  const { announcedAt } = request;
  await mail.send(announcementEmail({ ...request, announcedAt }, config.publicUrl + path, config.mode));
}

/** Who is subscribed already is not asked again. */
export async function sendConfirmationRequest(
  { config, db, mail }: EnquiryEmailDeps,
  { newsletterId, emailNumber }: { newsletterId: number; emailNumber: number },
): Promise<void> {
  const found = await findSubscription(db, newsletterId);
  if (!found?.askedAt || found.confirmedAt || !(await mail.reaches(found.email))) return;
  const { confirm } = await tokensOf({ db }, found.seed);
  const link = `${config.publicUrl}/newsletter/confirm/${confirm}`;
  const { email, askedAt: date } = found;
  await mail.send(newsletterConfirmationEmail({ id: newsletterId, emailNumber, email, date, mode: config.mode, link }));
}

export async function sendWelcome(
  { config, db, mail }: EnquiryEmailDeps,
  { newsletterId, emailNumber }: { newsletterId: number; emailNumber: number },
): Promise<void> {
  const found = await findSubscription(db, newsletterId);
  if (!found?.confirmedAt || !(await mail.reaches(found.email))) return;
  const { leave } = await tokensOf({ db }, found.seed);
  await mail.send(
    welcomeEmail({
      id: newsletterId,
      emailNumber,
      email: found.email,
      date: found.confirmedAt,
      mode: config.mode,
      page: `${config.publicUrl}/newsletter/leave/${leave}`,
      oneClick: `${config.publicUrl}/api/newsletter/leave/${leave}`,
      trips: `${config.publicUrl}/upcoming-trips`,
    }),
  );
}

/** Where an answer finds its way back into the thread; without an inbox it goes to the brand's mailbox. */
async function answersTo({ config, db }: Pick<Deps, 'config' | 'db'>, id: number): Promise<ThreadOfEmail> {
  if (config.inboxAddress === null) return { replyTo: site.email };
  const token = (await openReplyTokens(db)).tokenOf({ of: 'enquiry', id });
  return { replyTo: addressWith(config.inboxAddress, token), thread: threadIdOf(token) };
}

/** Carries a reply to whoever wrote, and records how that ended. What has been forgotten gets no email. */
export async function deliverReply(
  { config, db, mail, now }: Pick<Deps, 'config' | 'db' | 'mail' | 'now'>,
  replyId: number,
): Promise<void> {
  const reply = await findReply(db, replyId);
  // The queue may give a job out again after its work was done.
  if (!reply || reply.state === 'sent') return;
  const written = await findWritten(db, reply.enquiryId);
  if (!written) return;
  try {
    await mail.send(replyEmail(reply, written, config.mode, await answersTo({ config, db }, reply.enquiryId)));
  } catch (fault) {
    if (fault instanceof EmailRefused) await markReply(db, replyId, 'refused', now());
    throw fault;
  }
  await markReply(db, replyId, 'sent', now());
}
