/** What enquiries leave to be done: letters to both sides, and tidying up. */
import { EmailRefused } from '../../effects/mail/port.ts';
import type { Deps } from '../../kernel/deps.ts';
import { LONG_TURN_MS, type Loop, type Work, workOn } from '../../kernel/jobs.ts';
import { deliverReply } from './actions/deliver-reply.ts';
import { forgetOldEnquiries, type KnowsFile, sweepFiles } from './actions/sweep.ts';
import * as letters from './actions/write-letters.ts';
import { acknowledgeMessage, deliverMessage } from './contract/contacts.ts';
import { sendReply } from './contract/inbox.ts';
import { askForConfirmation, welcomeSubscriber } from './contract/newsletter.ts';
import { acknowledgeRequest, announceToAsker, deliverRequest } from './contract/requests.ts';

const isFinal = (fault: unknown) => fault instanceof EmailRefused;

export const enquiryWork: readonly Work[] = [
  workOn(acknowledgeMessage, (deps, { contactId }) => letters.sendAcknowledgementOfMessage(deps, contactId), isFinal),
  workOn(deliverMessage, (deps, { contactId }) => letters.sendMessageToBrand(deps, contactId), isFinal),
  workOn(acknowledgeRequest, (deps, { requestId }) => letters.sendAcknowledgementOfRequest(deps, requestId), isFinal),
  workOn(deliverRequest, (deps, { requestId }) => letters.sendRequestToBrand(deps, requestId), isFinal),
  workOn(announceToAsker, (deps, asked) => letters.sendAnnouncement(deps, asked), isFinal),
  workOn(askForConfirmation, (deps, asked) => letters.sendConfirmationRequest(deps, asked), isFinal),
  workOn(welcomeSubscriber, (deps, welcomed) => letters.sendWelcome(deps, welcomed), isFinal),
  workOn(sendReply, (deps, { replyId }) => deliverReply(deps, replyId), isFinal),
];

/** `others`: who else has written down where a file is kept. */
export const enquiryLoops = (others: readonly KnowsFile[]): readonly Loop[] => [
  {
    name: 'enquiries.sweep-files',
    everyMs: 120_000,
    longestMs: LONG_TURN_MS,
    run: (deps) => sweepFiles(deps, others),
  },
];

export const forgetOldEnquiriesJob = {
  name: 'enquiries.forget',
  cron: '40 3 * * *',
  run: (deps: Deps) => forgetOldEnquiries(deps),
} as const;
