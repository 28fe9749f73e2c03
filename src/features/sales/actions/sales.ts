/** What was sold in a span of days, with the figures over it. */
import { timeZone } from '../../../../site.config.ts';
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import { csvOf } from '../../../kernel/csv.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { calendarDay, dayFrom, dayIn, epochDay, plusDays } from '../../../shared/dates.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import {
  listSalesSums,
  readKept,
  readTravelled,
  type SalesSpan,
  type SalesSum,
  sumPaidOn,
} from '../../bookings/store/sales-totals.ts';
import { listLeavingBetween, listNamedDepartures } from '../../packages/store/departure-lists.ts';
import { listPackageNames } from '../../packages/store/package-names.ts';
import type { Sales, SalesAsked, SalesFigures, SalesRow } from '../contract/sales.ts';
import { channelNames, salesCsv } from '../copy/sales.ts';
import { type Group, isPeriod, LONGEST_SPAN_DAYS, periodsOf } from '../rules/periods.ts';

const USUAL_DAYS = 30;
type Asking = Pick<Deps, 'db' | 'now' | 'tripNow'>;

export async function readSales(deps: Asking, asked: SalesAsked): Promise<Result<Sales, 'span_too_long'>> {
  const span = spanFrom(deps, asked);
  if (epochDay(span.to) - epochDay(span.from) > LONGEST_SPAN_DAYS) return err('span_too_long');
  const by = asked.by ?? 'day';
  const [sums, figures, packages] = await Promise.all([
    listSalesSums(deps.db, by, span),
    figuresOf(deps, span),
    listPackageNames(deps.db),
  ]);
  const rows = await rowsOf(deps.db, by, span, sums);
  const sum = sums.reduce(add, NOTHING);
  const mean = (total: number) => (sum.bookings === 0 ? null : total / sum.bookings);
  return ok({
    from: span.from,
    to: span.to,
    by,
    rows,
    sum: amountsOf(sum),
    figures: { ...figures, meanValue: mean(sum.total), meanParty: mean(sum.travelers) },
    packages,
  });
}

export async function exportSales(
  deps: Asking,
  operator: Operator,
  asked: SalesAsked,
): Promise<Result<FileAnswer, 'span_too_long'>> {
  const found = await readSales(deps, asked);
  if (!found.ok) return found;
  const { from, to, by, rows } = found.value;
  await inTransaction(deps.db, (tx) =>
    audit(tx, { operator, action: 'sales.export', subject: 'sales:all', after: { from, to, by, rows: rows.length } }),
  );
  const cells = rows.map(({ label, departsOn, key, ...row }) => [
    ...(isPeriod(by) || by === 'channel' ? [key] : [key, label, departsOn ?? '']),
    ...salesCsv.amounts.map(([, field]) => row[field]),
    salesCsv.currency,
  ]);
  const heads = [...salesCsv.keys(by), ...salesCsv.amounts.map(([head]) => head), 'currency'];
  return ok({ name: `sales-by-${by}-${from}-${to}.csv`, bytes: csvOf([heads, ...cells]) });
}

function spanFrom({ now }: Pick<Deps, 'now'>, { from, to, package: packageId }: SalesAsked): SalesSpan {
  const last = dayFrom(to) ?? dayIn(timeZone, now());
  const first = dayFrom(from) ?? plusDays(last, 1 - USUAL_DAYS);
  return { from: first, to: last, timeZone, packageId: packageId || null };
}

async function rowsOf(db: Db, by: Group, span: SalesSpan, sums: readonly SalesSum[]): Promise<SalesRow[]> {
  const none = { departsOn: null, capacity: null, sold: null };
  if (isPeriod(by)) {
    const known = new Map(sums.map((sum) => [sum.key, sum]));
    return periodsOf(by, span.from, span.to).map((key) => ({
      key,
      label: key,
      ...none,
      ...amountsOf(known.get(key) ?? NOTHING),
    }));
  }
  if (by === 'package') {
    const names = new Map((await listPackageNames(db)).map(({ id, name }) => [id, name]));
    return bySize(
      sums.map((sum) => ({ key: sum.key, label: names.get(sum.key) ?? sum.key, ...none, ...amountsOf(sum) })),
    );
  }
  if (by === 'channel') {
    return bySize(
      sums.map((sum) => ({
        key: sum.key,
        label: channelNames[sum.key === 'phone' ? 'phone' : 'web'],
        ...none,
        ...amountsOf(sum),
      })),
    );
  }
  const departures = await listNamedDepartures(
    db,
    sums.map(({ key }) => Number(key)),
  );
  const named = new Map(departures.map((departure) => [departure.departureId, departure]));
  return bySize(
    sums.flatMap((sum) => {
      const departure = named.get(Number(sum.key));
      if (!departure) return [];
      const { packageName: label, departsOn, capacity, sold } = departure;
      return [{ key: sum.key, label, departsOn, capacity, sold, ...amountsOf(sum) }];
    }),
  );
}

function bySize(rows: SalesRow[]): SalesRow[] {
  return rows.sort((one, other) => other.net - one.net || one.label.localeCompare(other.label));
}

/** A departure ran when its day is over and it was not called off; one that leaves today has. */
async function figuresOf(
  { db, tripNow }: Asking,
  span: SalesSpan,
): Promise<Omit<SalesFigures, 'meanValue' | 'meanParty'>> {
  const today = calendarDay(tripNow());
  const { from, to, packageId } = span;
  const left = (await listLeavingBetween(db, { from, to, packageId })).filter(
    ({ state, departsOn }) => departsOn <= today && state !== 'cancelled' && state !== 'planned',
  );
  const ahead = await listLeavingBetween(db, { from: plusDays(today, 1), to: null, packageId });
  const [travelled, kept, deferred] = await Promise.all([
    readTravelled(db, left, timeZone),
    readKept(db, span),
    sumPaidOn(
      db,
      ahead.map(({ departureId }) => departureId),
    ),
  ]);
  return {
    travelled: travelled.total,
    ...kept,
    seatsTaken: travelled.travelers,
    seatsOffered: left.reduce((seats, { capacity }) => seats + capacity, 0),
    ran: left.length,
    meanLeadDays: travelled.meanLeadDays,
    medianLeadDays: travelled.medianLeadDays,
    leadBookings: travelled.bookings,
    deferred,
  };
}

const NOTHING: SalesSum = {
  key: '',
  bookings: 0,
  travelers: 0,
  subtotal: 0,
  taxes: 0,
  total: 0,
  cancelled: 0,
  cancelledTotal: 0,
  refunded: 0,
};

function add(one: SalesSum, other: SalesSum): SalesSum {
  return {
    key: '',
    bookings: one.bookings + other.bookings,
    travelers: one.travelers + other.travelers,
    subtotal: one.subtotal + other.subtotal,
    taxes: one.taxes + other.taxes,
    total: one.total + other.total,
    cancelled: one.cancelled + other.cancelled,
    cancelledTotal: one.cancelledTotal + other.cancelledTotal,
    refunded: one.refunded + other.refunded,
  };
}

function amountsOf({ key: _, ...sum }: SalesSum) {
  return { ...sum, net: sum.total - sum.cancelledTotal };
}
