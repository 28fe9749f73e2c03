/** The waiting list over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { joinWaitlist, leaveByEmail, leaveWaitlist, listWaiting } from './actions/join-and-leave.ts';
import { offerToEntry, removeEntry } from './actions/offer-or-remove.ts';
import { readWaitlist } from './actions/read-waitlist.ts';
import * as line from './contract/departure-waitlist.ts';
import * as waiting from './contract/waitlist.ts';
import { adminWaitlistErrors } from './copy/departure-waitlist.ts';
import { waitlistErrors } from './copy/errors.ts';
import type { FindBooked } from './store/entries.ts';

export const waitlistRoutes = (deps: Deps, findBooked: FindBooked) => [
  route(waiting.joinWaitlist, waitlistErrors, ({ traveller, input }) =>
    joinWaitlist(deps, traveller.id, input, findBooked),
  ),
  route(waiting.listWaiting, {}, async ({ traveller }) => ok(await listWaiting(deps, traveller.id, findBooked))),
  route(waiting.leaveWaitlist, waitlistErrors, ({ params, traveller }) => leaveWaitlist(deps, traveller.id, params.id)),
  route(waiting.leaveByEmail, waitlistErrors, ({ params }) => leaveByEmail(deps, params.key)),
  route(line.offerToEntry, adminWaitlistErrors, ({ operator, params }) =>
    offerToEntry(deps, operator, params, findBooked),
  ),
  route(line.removeEntry, adminWaitlistErrors, ({ operator, params }) => removeEntry(deps, operator, params)),
  route(line.readWaitlist, adminWaitlistErrors, ({ params }) => readWaitlist(deps, params.id, findBooked)),
];
