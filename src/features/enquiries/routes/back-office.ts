/** Enquiries over HTTP, as operators look after them. */
import type { Deps } from '../../../kernel/deps.ts';
import { route } from '../../../kernel/http/route.ts';
import { ok } from '../../../shared/result.ts';
import { assign, mark, reply } from '../actions/answer-enquiry.ts';
import { eraseEnquiry } from '../actions/erase-enquiry.ts';
import * as list from '../actions/look-after-subscribers.ts';
import { listedInbox, readEnquiry, readFile } from '../actions/read-inbox.ts';
import { repeatReply } from '../actions/repeat-reply.ts';
import * as inbox from '../contract/inbox.ts';
import * as subscribers from '../contract/subscribers.ts';
import { inboxErrors } from '../copy/inbox.ts';
import { subscriberErrors } from '../copy/subscribers.ts';

const inboxRoutes = (deps: Deps) => [
  route(inbox.listInbox, {}, async ({ operator, query }) => ok(await listedInbox(deps, operator, query))),
  route(inbox.readEnquiry, inboxErrors, ({ operator, params }) => readEnquiry(deps, operator, params.id)),
  route(inbox.readFile, inboxErrors, ({ params }) => readFile(deps, params.id, params.position)),
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

export const enquiryDeskRoutes = (deps: Deps) => [...inboxRoutes(deps), ...subscriberRoutes(deps)];
