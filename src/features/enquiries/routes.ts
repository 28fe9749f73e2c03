/** Enquiries over HTTP, as visitors make them and operators look after them. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { assign, eraseEnquiry, mark, repeatReply, reply } from './actions/handle-enquiry.ts';
import { takeInboundMail } from './actions/inbound-mail-webhook.ts';
import * as list from './actions/manage-subscribers.ts';
import {
  type BookingsBeside,
  listedInbox,
  readBookings,
  readEnquiry,
  readFile,
  readMailFile,
} from './actions/read-inbox.ts';
import { makeRequest, sendMessage } from './actions/receive-enquiry.ts';
import { confirmSubscription, leaveNewsletter, subscribe } from './actions/subscribe.ts';
import * as contacts from './contract/contact-message.ts';
import { receiveInboundMail } from './contract/inbound-mail.ts';
import * as inbox from './contract/inbox.ts';
import * as newsletter from './contract/newsletter.ts';
import * as requests from './contract/requests.ts';
import * as subscribers from './contract/subscribers.ts';
import { inboxErrors } from './copy/inbox.ts';
import { contactErrors, humanErrors, inboundErrors, linkErrors } from './copy/public-errors.ts';
import { subscriberErrors } from './copy/subscribers.ts';

export const enquiryRoutes = (deps: Deps) => [
  route(contacts.sendMessage, contactErrors, ({ input, client }) => sendMessage(deps, input, client.address)),
  route(requests.makeRequest, humanErrors, ({ input, client }) => makeRequest(deps, input, client.address)),
  route(newsletter.subscribe, humanErrors, ({ input, client }) => subscribe(deps, input, client.address)),
  route(newsletter.confirmSubscription, linkErrors, ({ params }) => confirmSubscription(deps, params.token)),
  route(newsletter.leaveNewsletter, linkErrors, ({ params }) => leaveNewsletter(deps, params.token)),
  route(receiveInboundMail, inboundErrors, ({ headers, input }) => takeInboundMail(deps, headers.authorization, input)),
];

const inboxRoutes = (deps: Deps, beside: BookingsBeside) => [
  route(inbox.listInbox, {}, async ({ operator, query }) => ok(await listedInbox(deps, operator, query))),
  route(inbox.readEnquiry, inboxErrors, ({ operator, params }) => readEnquiry(deps, operator, params.id)),
  route(inbox.readEnquiryBookings, inboxErrors, ({ params }) => readBookings(deps, params.id, beside)),
  route(inbox.readFile, inboxErrors, ({ params }) => readFile(deps, params.id, params.position)),
  route(inbox.readMailFile, inboxErrors, ({ params }) => readMailFile(deps, params)),
  route(inbox.assignEnquiry, inboxErrors, ({ operator, params, input }) => assign(deps, operator, params.id, input)),
  route(inbox.replyToEnquiry, inboxErrors, ({ operator, params, input }) => reply(deps, operator, params.id, input)),
  route(inbox.repeatReply, inboxErrors, ({ operator, params }) => repeatReply(deps, operator, params.id, params.reply)),
  route(inbox.markEnquiry, inboxErrors, ({ operator, params, input }) => mark(deps, operator, params.id, input)),
  route(inbox.eraseEnquiry, inboxErrors, ({ operator, params }) => eraseEnquiry(deps, operator, params.id)),
];

const subscriberRoutes = (deps: Deps) => [
  route(subscribers.listSubscribers, {}, async ({ query }) => ok(await list.listedSubscribers(deps, query))),
  route(subscribers.exportSubscribers, {}, async ({ operator }) => ok(await list.exportSubscribers(deps, operator))),
  route(subscribers.readSubscriber, subscriberErrors, ({ params }) => list.readSubscriber(deps, params.id)),
  route(subscribers.unsubscribe, subscriberErrors, ({ operator, params }) =>
    list.unsubscribe(deps, operator, params.id),
  ),
  route(subscribers.eraseSubscriber, subscriberErrors, ({ operator, params }) =>
    list.eraseSubscriber(deps, operator, params.id),
  ),
];

/** Enquiries over HTTP, as operators look after them. */
export const enquiryAdminRoutes = (deps: Deps, beside: BookingsBeside) => [
  ...inboxRoutes(deps, beside),
  ...subscriberRoutes(deps),
];
