/** The registry of jobs that transactions leave behind; each has its queue before anything serves. */
import {
  sendCancellation,
  sendChangeNote,
  sendConfirmation,
  sendOption,
  sendPaymentLink,
  sendRefundNote,
  sendReminder,
} from '../features/bookings/contract/email-jobs.ts';
import { acknowledgeMessage, deliverMessage } from '../features/enquiries/contract/contact-message.ts';
import { sendReply } from '../features/enquiries/contract/inbox.ts';
import { askForConfirmation, welcomeSubscriber } from '../features/enquiries/contract/newsletter.ts';
import { acknowledgeRequest, announceToAsker, deliverRequest } from '../features/enquiries/contract/requests.ts';
import { sendCopy } from '../features/messages/contract/messages.ts';
import { readImportedFile } from '../features/restaurants/contract/sent-imports.ts';
import { sendWaitlistEmail } from '../features/waitlist/contract/waitlist.ts';
import type { Job } from '../shared/job.ts';

export const queues: readonly Job[] = [
  sendConfirmation,
  sendCancellation,
  sendRefundNote,
  sendChangeNote,
  sendPaymentLink,
  sendOption,
  sendReminder,
  sendWaitlistEmail,
  acknowledgeMessage,
  deliverMessage,
  acknowledgeRequest,
  deliverRequest,
  announceToAsker,
  askForConfirmation,
  welcomeSubscriber,
  sendReply,
  readImportedFile,
  sendCopy,
];
