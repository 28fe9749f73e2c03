/** The letters about enquiries. Each reads again what is true by then; what is gone gets no letter. */
import { site } from '../../../../site.config.ts';
import type { Deps } from '../../../kernel/deps.ts';
import {
  acknowledgementOfMessage,
  acknowledgementOfRequest,
  announcementLetter,
  confirmationLetter,
  deliveredMessage,
  deliveredRequest,
  welcomeLetter,
} from '../mail.ts';
import { findContact } from '../store/contacts.ts';
import { findSubscription } from '../store/newsletters.ts';
import { findRequest } from '../store/requests.ts';
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
  await mail.send(announcementLetter({ ...request, announcedAt }, config.publicUrl + path, config.mode));
}

/** Who is subscribed already is not asked again. */
export async function sendConfirmationRequest(
  { config, db, mail }: EnquiryEmailDeps,
  { newsletterId, letter }: { newsletterId: number; letter: number },
): Promise<void> {
  const found = await findSubscription(db, newsletterId);
  if (!found?.askedAt || found.confirmedAt || !(await mail.reaches(found.email))) return;
  const { confirm } = await tokensOf({ db }, found.seed);
  const link = `${config.publicUrl}/newsletter/confirm/${confirm}`;
  const { email, askedAt: date } = found;
  await mail.send(confirmationLetter({ id: newsletterId, letter, email, date, mode: config.mode, link }));
}

export async function sendWelcome(
  { config, db, mail }: EnquiryEmailDeps,
  { newsletterId, letter }: { newsletterId: number; letter: number },
): Promise<void> {
  const found = await findSubscription(db, newsletterId);
  if (!found?.confirmedAt || !(await mail.reaches(found.email))) return;
  const { leave } = await tokensOf({ db }, found.seed);
  await mail.send(
    welcomeLetter({
      id: newsletterId,
      letter,
      email: found.email,
      date: found.confirmedAt,
      mode: config.mode,
      page: `${config.publicUrl}/newsletter/leave/${leave}`,
      oneClick: `${config.publicUrl}/api/newsletter/leave/${leave}`,
      trips: `${config.publicUrl}/upcoming-trips`,
    }),
  );
}
