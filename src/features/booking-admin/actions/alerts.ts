/** What of the sale waits for somebody. */
import { timeZone } from '../../../../site.config.ts';
import type { Alert, ReadAlerts } from '../../../kernel/alerts.ts';
import { calendarDay, dayIn } from '../../../shared/dates.ts';
import { listOpenDisputes, listOwedAfterDispute } from '../../bookings/actions/disputes.ts';
import { type OpenAlert, readOpenSale } from '../../bookings/store/sale-alerts.ts';
import { listBelowMinimum } from '../../packages/store/departures.ts';
import { countAlarms } from '../../payments/store/alarms.ts';

const LIST = '/admin/bookings';

export const bookingAlerts: ReadAlerts = async ({ db, now, tripNow }) => {
  const [open, alarms, disputes, owed, below] = await Promise.all([
    readOpenSale(db, timeZone),
    countAlarms(db),
    listOpenDisputes(db),
    listOwedAfterDispute(db),
    listBelowMinimum(db, calendarDay(tripNow())),
  ]);
  const needsSomebody = `${LIST}?needs=somebody`;
  return [
    urgent('slow-payments', 'Payments open longer than two minutes', open.slowPayments, needsSomebody),
    urgent(
      'payment-alarms',
      'Payments that no booking explains',
      { count: alarms, oldest: null },
      '/admin/payment-alarms',
    ),
    urgent('refused-refunds', 'Refunds the provider refused', open.refusedRefunds, needsSomebody),
    urgent('due-refunds', 'Refunds that have not reached the provider', open.dueRefunds, needsSomebody),
    urgent(
      'owed-refunds',
      'Refunds owed after a dispute',
      { count: owed.length, oldest: owed[0]?.since ?? null },
      needsSomebody,
    ),
    disputed(disputes.asks.length, disputes.waits.length, needsSomebody),
    waits(
      'below-minimum',
      'Departures past their cut-off, below their minimum party',
      { count: below.length, oldest: null },
      '/admin/departures',
    ),
    urgent('booking-letters', 'Letters to travelers that are stuck', open.lateEmails, needsSomebody),
    waits('undelivered-letters', 'Bookings whose letter nobody got', open.undeliveredEmails, needsSomebody),
    { id: 'holds', title: 'Checkouts under way', ...open.holds, href: `${LIST}?state=held`, state: 'fine' },
    {
      id: 'booked-today',
      title: 'Booked today',
      ...open.today,
      href: `${LIST}?state=confirmed&from=${dayIn(timeZone, now())}`,
      state: 'fine',
    },
  ];
};

function urgent(id: string, title: string, open: OpenAlert, href: string): Alert {
  return { ...waits(id, title, open, href), state: open.count > 0 ? 'urgent' : 'fine' };
}

function waits(id: string, title: string, { count, oldest }: OpenAlert, href: string): Alert {
  return { id, title, count, oldest, href: count > 0 ? href : null, state: count > 0 ? 'waits' : 'fine' };
}

/** What a bank is still deciding is to know, and cannot be hurried. */
function disputed(asks: number, waits: number, href: string): Alert {
  const alert = urgent('disputes', 'Payments that banks take back', { count: asks, oldest: null }, href);
  if (waits === 0) return alert;
  const detail = `${waits} under review by the bank`;
  return asks > 0 ? { ...alert, detail } : { ...alert, count: waits, state: 'waits', detail };
}
