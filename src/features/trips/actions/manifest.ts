/**
 * Who travels on a departure. Names and needs leave the house here, so every reading is written down in the
 * transaction that reads: without the entry there is no answer.
 */

import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import { csvOf } from '../../../kernel/csv.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { type CalendarDay, calendarDay, isCalendarDay } from '../../../shared/dates.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { listUsernames } from '../../accounts/store.ts';
import { referenceOf } from '../../bookings/rules/booking-id.ts';
import { type BookedParty, listParties } from '../../bookings/store/read-bookings.ts';
import { listDeparturesFrom, listNamedDepartures, type NamedDeparture } from '../../packages/store/departure-lists.ts';
import { listPackageNames } from '../../packages/store/package-names.ts';
import {
  type ListedDepartures,
  type Manifest,
  type ManifestError,
  type ManifestSeat,
  placeByDay,
} from '../contract/manifest.ts';
import { manifestCopy } from '../copy/manifest.ts';
import { countNamedOf, listTravellersOf, type PlacedTraveller } from '../store/travellers.ts';

const PAGE = 50;

export async function listManifests(
  { db, tripNow }: Pick<Deps, 'db' | 'tripNow'>,
  asked: { readonly [name in 'package' | 'from' | 'after']?: string | undefined },
): Promise<ListedDepartures> {
  const from: CalendarDay = asked.from && isCalendarDay(asked.from) ? asked.from : calendarDay(tripNow());
  const [day, last = 0] = placeByDay.read(asked.after) ?? [];
  const found = await listDeparturesFrom(db, {
    from,
    packageId: asked.package || null,
    after: day && isCalendarDay(day) ? [day, last] : null,
    most: PAGE + 1,
  });
  const { page: departures, next } = placeByDay.page(found, PAGE, ({ departsOn, departureId }) => [
    departsOn,
    departureId,
  ]);
  const named = await countNamedOf(
    db,
    departures.map(({ departureId }) => departureId),
  );
  return {
    departures: departures.map((departure) => ({ ...departure, named: named.get(departure.departureId) ?? 0 })),
    packages: await listPackageNames(db),
    next,
  };
}

export function readManifest(deps: Pick<Deps, 'db'>, operator: Operator, idText: string) {
  return read(deps, operator, idText, 'page');
}

export async function downloadManifest(
  deps: Pick<Deps, 'db'>,
  operator: Operator,
  idText: string,
): Promise<Result<FileAnswer, ManifestError>> {
  const found = await read(deps, operator, idText, 'file');
  if (!found.ok) return found;
  const { departure, places } = found.value;
  return ok({
    name: `manifest-${departure.departsOn}-${departure.departureId}.csv`,
    bytes: csvOf([Object.values(manifestCopy.columns), ...places.map(cellsOf)]),
  });
}

/** In the order of the columns. */
function cellsOf({ place, places, ...told }: ManifestSeat): string[] {
  const { reference, name, diet, access, note, specialRequests, username, contactEmail } = told;
  const number = manifestCopy.place(place, places);
  return [reference, number, name, diet, access, note, specialRequests, username, contactEmail];
}

async function read(
  { db }: Pick<Deps, 'db'>,
  operator: Operator,
  idText: string,
  as: 'page' | 'file',
): Promise<Result<Manifest, ManifestError>> {
  const departureId = /^[1-9]\d{0,8}$/.test(idText) ? Number(idText) : null;
  if (departureId === null) return err('no_such_departure');
  return inTransaction(db, async (trx) => {
    const [departure] = await listNamedDepartures(trx, [departureId]);
    if (!departure) return err('no_such_departure');
    const parties = await listParties(trx, departureId);
    const travellers = await listTravellersOf(
      trx,
      parties.map(({ bookingId }) => bookingId),
    );
    const subject = `departure:${departureId}`;
    await audit(trx, { operator, action: 'manifest.read', subject, after: { as, bookings: parties.length } });
    const usernames = await listUsernames(
      trx,
      parties.flatMap(({ userId }) => userId ?? []),
    );
    return ok(manifestOf(departure, parties, { travellers, usernames }));
  });
}

function manifestOf(
  departure: NamedDeparture,
  parties: readonly BookedParty[],
  { travellers, usernames }: { travellers: readonly PlacedTraveller[]; usernames: ReadonlyMap<number, string> },
): Manifest {
  const places = parties.flatMap((party) =>
    Array.from({ length: party.numberOfTravelers }, (_, i): ManifestSeat => {
      const told = travellers.find(({ bookingId, place }) => bookingId === party.bookingId && place === i + 1);
      return {
        reference: referenceOf(party.bookingId),
        bookingId: party.bookingId,
        place: i + 1,
        places: party.numberOfTravelers,
        name: told?.name ?? '',
        diet: told?.diet ?? '',
        access: told?.access ?? '',
        note: told?.note ?? '',
        username: (party.userId !== null && usernames.get(party.userId)) || '',
        contactEmail: party.contactEmail ?? '',
        specialRequests: party.specialRequests ?? '',
      };
    }),
  );
  return { departure, places };
}
