/** Enquiries over HTTP, as visitors make them. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../../kernel/deps.ts';
import { route } from '../../../kernel/http/route.ts';
import { makeRequest } from '../actions/make-request.ts';
import { sendMessage } from '../actions/send-message.ts';
import { confirmSubscription, leaveNewsletter, subscribe } from '../actions/subscribe.ts';
import * as contacts from '../contract/contacts.ts';
import * as newsletter from '../contract/newsletter.ts';
import * as requests from '../contract/requests.ts';
import { contactErrors, humanErrors, linkErrors } from '../copy/errors.ts';

export const enquiryRoutes = (deps: Deps) => [
  route(contacts.sendMessage, contactErrors, ({ input, client }) => sendMessage(deps, input, client.address)),
  route(requests.makeRequest, humanErrors, ({ input, client }) => makeRequest(deps, input, client.address)),
  route(newsletter.subscribe, humanErrors, ({ input, client }) => subscribe(deps, input, client.address)),
  route(newsletter.confirmSubscription, linkErrors, ({ params }) => confirmSubscription(deps, params.token)),
  route(newsletter.leaveNewsletter, linkErrors, ({ params }) => leaveNewsletter(deps, params.token)),
];
