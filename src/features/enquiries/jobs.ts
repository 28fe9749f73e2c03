/** What enquiries leave to be done: emails to both sides, and tidying up. */
import type { Db } from '../../database/sql.ts';
import { isRefused } from '../../effects/mail/mail-port.ts';
import type { Deps } from '../../kernel/deps.ts';
import { LONG_TURN_MS, type Loop, type Work, workOn } from '../../kernel/scheduler.ts';
import { pollMailbox } from './actions/poll-mailbox.ts';
import * as emails from './actions/send-emails.ts';
import { deliverReply } from './actions/send-emails.ts';
import { acknowledgeMessage, deliverMessage } from './contract/contact-message.ts';
import { sendReply } from './contract/inbox.ts';
import { askForConfirmation, welcomeSubscriber } from './contract/newsletter.ts';
import { acknowledgeRequest, announceToAsker, deliverRequest } from './contract/requests.ts';
import { forgetBefore, orphanedSince } from './rules/retention.ts';
import { deleteContactsBefore, isFileKnown } from './store/contacts.ts';
import { forgetFingerprintsBefore } from './store/inbound-mails.ts';
import { deleteRequestsBefore } from './store/requests.ts';
import { deleteUnconfirmedBefore } from './store/subscribers.ts';

export const enquiryJobs: readonly Work[] = [
  workOn(acknowledgeMessage, (deps, { contactId }) => emails.sendAcknowledgementOfMessage(deps, contactId), isRefused),
  workOn(deliverMessage, (deps, { contactId }) => emails.sendMessageToBrand(deps, contactId), isRefused),
  workOn(acknowledgeRequest, (deps, { requestId }) => emails.sendAcknowledgementOfRequest(deps, requestId), isRefused),
  workOn(deliverRequest, (deps, { requestId }) => emails.sendRequestToBrand(deps, requestId), isRefused),
  workOn(announceToAsker, (deps, asked) => emails.sendAnnouncement(deps, asked), isRefused),
  workOn(askForConfirmation, (deps, asked) => emails.sendConfirmationRequest(deps, asked), isRefused),
  workOn(welcomeSubscriber, (deps, welcomed) => emails.sendWelcome(deps, welcomed), isRefused),
  workOn(sendReply, (deps, { replyId }) => deliverReply(deps, replyId), isRefused),
];

/** `others`: who else has written down where a file is kept. */
export const enquiryLoops = (others: readonly KnowsFile[]): readonly Loop[] => [
  {
    name: 'enquiries.sweep-files',
    everyMs: 120_000,
    longestMs: LONG_TURN_MS,
    run: (deps) => sweepFiles(deps, others),
  },
  {
    name: 'enquiries.look-into-mailbox',
    everyMs: 15_000,
    longestMs: LONG_TURN_MS,
    run: (deps) => pollMailbox(deps),
  },
];

export const forgetOldEnquiriesJob = {
  name: 'enquiries.forget',
  cron: '40 3 * * *',
  run: (deps: Deps) => forgetOldEnquiries(deps),
} as const;

/** Whether somebody has written down that a file is kept there. */
export type KnowsFile = (db: Db, place: string) => Promise<boolean>;

export async function sweepFiles(
  { captcha, db, files, now }: Pick<Deps, 'captcha' | 'db' | 'files' | 'now'>,
  others: readonly KnowsFile[] = [],
) {
  const since = orphanedSince(now());
  await files.sweepQuarantine(since);
  for await (const place of files.listOlderThan(since)) {
    const known = await Promise.all([isFileKnown, ...others].map((knows) => knows(db, place)));
    if (!known.includes(true)) await files.remove(place);
  }
  await captcha.sweep();
}

export async function forgetOldEnquiries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { enquiries, unconfirmed } = forgetBefore(now());
  await deleteContactsBefore(db, enquiries);
  await deleteRequestsBefore(db, enquiries);
  await deleteUnconfirmedBefore(db, unconfirmed, enquiries);
  await forgetFingerprintsBefore(db, enquiries);
}
