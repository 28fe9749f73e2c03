/** What operators see and do about bookings, over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import type { PersonalRecords } from '../../kernel/personal-records.ts';
import { ok } from '../../shared/result.ts';
import { findBookingPayments, findStory } from './actions/booking-story.ts';
import { callOffDeparture, previewCallOff } from './actions/call-off-departure.ts';
import { cancelAtWill, cancelForTraveller } from './actions/cancel-for-traveller.ts';
import { changeBooking, quoteBookingChange, settleInvoice, withdrawChange } from './actions/change-booking.ts';
import { addNote, correctContact, eraseCaller, repeatEmail } from './actions/contact-and-notes.ts';
import { exportBookings } from './actions/export-bookings.ts';
import { listAllBookings, sumBookings } from './actions/list-bookings.ts';
import { listPaymentAlarms, lookAtAlarm } from './actions/payment-alarms.ts';
import { closeRefund, giveBackMore, retryRefund } from './actions/refunds.ts';
import { bookForCaller, withdrawOption } from './actions/telephone-bookings.ts';
import * as changes from './contract/booking-actions.ts';
import * as story from './contract/booking-story.ts';
import { callOffDeparture as callOffContract, previewCallOff as previewContract } from './contract/call-off.ts';
import * as agreement from './contract/change-booking.ts';
import { exportBookings as exportContract } from './contract/export-bookings.ts';
import { listAllBookings as listContract, sumBookings as sumContract } from './contract/list-bookings.ts';
import * as alarms from './contract/payment-alarms.ts';
import * as telephone from './contract/telephone-bookings.ts';
import { adminBookingErrors } from './copy/errors.ts';

/** `kept`: what others keep about a booking by telephone. */
export const bookingAdminRoutes = (deps: Deps, kept: readonly PersonalRecords[]) => [
  route(telephone.eraseCaller, adminBookingErrors, ({ params, operator }) =>
    eraseCaller(deps, kept, operator, params.id),
  ),
  route(listContract, {}, async ({ query }) => ok(await listAllBookings(deps, query))),
  route(sumContract, {}, async ({ query }) => ok(await sumBookings(deps, query))),
  route(exportContract, {}, async ({ operator, query }) => ok(await exportBookings(deps, operator, query))),
  route(story.readStory, adminBookingErrors, ({ params }) => findStory(deps, params.id)),
  route(story.readBookingPayments, adminBookingErrors, ({ params }) => findBookingPayments(deps, params.id)),
  route(changes.cancelForTraveller, adminBookingErrors, ({ params, operator, input }) =>
    cancelForTraveller(deps, operator, params.id, input),
  ),
  route(changes.cancelAtWill, adminBookingErrors, ({ params, operator, input }) =>
    cancelAtWill(deps, operator, params.id, input),
  ),
  route(changes.giveBackMore, adminBookingErrors, ({ params, operator, input }) =>
    giveBackMore(deps, operator, params.id, input),
  ),
  route(changes.retryRefund, adminBookingErrors, ({ params, operator }) =>
    retryRefund(deps, operator, params.id, params.number),
  ),
  route(changes.closeRefund, adminBookingErrors, ({ params, operator, input }) =>
    closeRefund(deps, operator, params, input.note),
  ),
  route(changes.repeatEmail, adminBookingErrors, ({ params, operator, input }) =>
    repeatEmail(deps, operator, params.id, input.kind),
  ),
  route(changes.correctContact, adminBookingErrors, ({ params, operator, input }) =>
    correctContact(deps, operator, params.id, input),
  ),
  route(agreement.quoteChange, adminBookingErrors, ({ params, input }) => quoteBookingChange(deps, params.id, input)),
  route(agreement.changeBooking, adminBookingErrors, ({ params, operator, input }) =>
    changeBooking(deps, operator, params.id, input),
  ),
  route(agreement.withdrawChange, adminBookingErrors, ({ params, operator }) => withdrawChange(deps, operator, params)),
  route(agreement.settleInvoice, adminBookingErrors, ({ params, operator, input }) =>
    settleInvoice(deps, operator, params, input),
  ),
  route(changes.addNote, adminBookingErrors, ({ params, operator, input }) =>
    addNote(deps, operator, params.id, input.note),
  ),
  route(telephone.bookForCaller, adminBookingErrors, ({ operator, input }) => bookForCaller(deps, operator, input)),
  route(telephone.withdrawOption, adminBookingErrors, ({ params, operator }) =>
    withdrawOption(deps, operator, params.id),
  ),
  route(previewContract, adminBookingErrors, ({ params }) => previewCallOff(deps, params.id)),
  route(callOffContract, adminBookingErrors, ({ params, operator, input }) =>
    callOffDeparture(deps, operator, params.id, input),
  ),
  route(alarms.listPaymentAlarms, {}, async () => ok(await listPaymentAlarms(deps))),
  route(alarms.lookAtAlarm, adminBookingErrors, ({ operator, input }) => lookAtAlarm(deps, operator, input)),
];
