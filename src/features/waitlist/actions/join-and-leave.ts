/** Waiting for seats: joining the waitlist of a departure, seeing where one stands, and leaving it. */
import type { Deps } from '../../../kernel/deps.ts';
import { type KeyUse, openKey, sealedKey } from '../../../kernel/sealed-key.ts';
import { longDate } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { type BookedDeparture, listDepartures } from '../../packages/store/departure-lists.ts';
import { findSaleTerms } from '../../packages/store/sale-terms.ts';
import { findSeats } from '../../packages/store/seats.ts';
import type { JoinWaitlistError, LeaveWaitlistError, Waiting, WaitingWish } from '../contract/waitlist.ts';
import { type FindBooked, hasLeftEntry, insertEntry, listOwnEntries, type OwnEntry } from '../store/entries.ts';
import { leaveEntry } from '../store/offers.ts';

/** Each may end in an email to the address that was typed. */
const JOINS_A_DAY = 10;
const DAY_SECONDS = 86_400;
const LEAVE: KeyUse = { secret: 'waitlist', may: 'leave' };

export async function joinWaitlist(
  { db, limits, now, tripNow }: Pick<Deps, 'db' | 'limits' | 'now' | 'tripNow'>,
  userId: number,
  { packageId, departureId: asked, numberOfTravelers: seats, contactEmail }: WaitingWish,
  findBooked: FindBooked,
): Promise<Result<Waiting, JoinWaitlistError>> {
  const terms = await findSaleTerms(db, packageId, { tripNow: tripNow(), now: now(), departureId: asked });
  if (!terms) return err('no_such_package');
  const { departureId, maxGuests } = terms;
  const known = await findOwnEntry(db, { userId, departureId }, findBooked);
  if (known) return ok(known);
  if (seats > maxGuests) return err('too_many_travelers', { maxGuests });
  const counted = await findSeats(db, departureId);
  const spotsLeft = counted ? counted.capacity - counted.held - counted.sold : 0;
  if (spotsLeft >= seats) return err('seats_are_free', { spotsLeft });
  if (!(await limits.take(`waitlist:${userId}`, JOINS_A_DAY, DAY_SECONDS))) return err('too_many_changes');

  const joined = await insertEntry(db, { userId, departureId, seats, contactEmail });
  if (joined === 'too_many_places' || joined === 'line_full') return err(joined);
  const entry = await findOwnEntry(db, { userId, departureId }, findBooked);
  // Called up and ended between the two statements: what there was to say is in the email.
  return entry ? ok(entry) : err('no_such_package');
}

export async function listWaiting(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  findBooked: FindBooked,
): Promise<Waiting[]> {
  const entries = await listOwnEntries(db, userId, findBooked);
  const departures = await listDepartures(db, [...new Set(entries.map(({ departureId }) => departureId))]);
  return entries.flatMap((entry) => {
    const departure = departures.find(({ departureId }) => departureId === entry.departureId);
    return departure ? [present(entry, departure)] : [];
  });
}

async function findOwnEntry(
  db: Deps['db'],
  { userId, departureId }: { readonly userId: number; readonly departureId: number },
  findBooked: FindBooked,
): Promise<Waiting | null> {
  const entry = (await listOwnEntries(db, userId, findBooked)).find((own) => own.departureId === departureId);
  const [departure] = entry ? await listDepartures(db, [departureId]) : [];
  return entry && departure ? present(entry, departure) : null;
}

export async function leaveWaitlist(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  idText: string,
): Promise<Result<{ left: true }, LeaveWaitlistError>> {
  const id = /^[1-9]\d{0,8}$/.test(idText) ? Number(idText) : null;
  return id !== null && (await leaveEntry(db, id, userId)) ? ok({ left: true }) : err('no_such_place');
}

/** A second press says the same as the first. */
export async function leaveByEmail(
  { db }: Pick<Deps, 'db'>,
  text: string,
): Promise<Result<{ left: true }, LeaveWaitlistError>> {
  const id = await openKey(db, LEAVE, text);
  if (id === null) return err('no_such_place');
  const left = (await leaveEntry(db, id, null)) || (await hasLeftEntry(db, id));
  return left ? ok({ left: true }) : err('no_such_place');
}

/** What the link of the email ends with. */
export function leaveKeyOf(db: Deps['db'], id: number): Promise<string> {
  return sealedKey(db, LEAVE, id);
}

function present(entry: OwnEntry, { departsOn, package: trip }: BookedDeparture): Waiting {
  const { state, held, until, seats } = entry;
  return {
    id: entry.id,
    packageId: trip.id,
    departureId: entry.departureId,
    name: trip.name,
    location: trip.location,
    image: trip.image,
    departure: longDate(departsOn),
    departsOn,
    numberOfTravelers: seats,
    contactEmail: entry.contactEmail,
    ahead: entry.ahead,
    turn: state === 'offered' && until ? { seats: held, until: until.toISOString() } : null,
  };
}
