/** Departures with something of their package, to be read: its name and their seats, or what a traveller has booked. */
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { DepartureState } from '../rules/departures.ts';
import type { AgreedPackage } from './agreed-package.ts';
import { tables } from './package-columns.ts';

export interface NamedDeparture {
  readonly departureId: number;
  readonly packageId: string;
  readonly packageName: string;
  readonly destinationId: string;
  readonly location: string;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
}

export async function listNamedDepartures(db: Db, ids: readonly number[]): Promise<NamedDeparture[]> {
  return ids.length === 0 ? [] : named(db).where('d.id', 'in', ids).execute();
}

/** The nearest first, those behind `after` or from the first on; of one package, or of all. */
export async function listDeparturesFrom(
  db: Db,
  asked: {
    readonly from: CalendarDay;
    readonly packageId: string | null;
    readonly after: readonly [departsOn: CalendarDay, departureId: number] | null;
    readonly most: number;
  },
): Promise<NamedDeparture[]> {
  const { from, packageId, after, most } = asked;
  let coming = named(db).where('d.departs_on', '>=', from).orderBy('d.departs_on').orderBy('d.id').limit(most);
  if (packageId !== null) coming = coming.where('d.package_id', '=', packageId);
  if (after) {
    const [day, id] = after;
    coming = coming.where((is) =>
      is.or([is('d.departs_on', '>', day), is.and([is('d.departs_on', '=', day), is('d.id', '>', id)])]),
    );
  }
  return coming.execute();
}

export interface LeavingDeparture extends NamedDeparture {
  readonly state: DepartureState | 'cancelled';
  readonly minimumParty: number | null;
}

/** Whose day lies between the two, both included; the nearest first. */
export async function listLeavingBetween(
  db: Db,
  {
    from,
    to,
    packageId,
  }: { readonly from: CalendarDay; readonly to: CalendarDay | null; readonly packageId: string | null },
): Promise<LeavingDeparture[]> {
  const leaving = named(db)
    .select(['d.state', 'd.minimum_party as minimumParty'])
    .where('d.departs_on', '>=', from)
    .orderBy('d.departs_on')
    .orderBy('d.id');
  const until = to === null ? leaving : leaving.where('d.departs_on', '<=', to);
  return (packageId === null ? until : until.where('d.package_id', '=', packageId)).execute();
}

/** All of one package, whenever they leave. */
export async function listDepartureIdsOf(db: Db, packageId: string): Promise<number[]> {
  const found = await db.selectFrom('departures').select('id').where('package_id', '=', packageId).execute();
  return found.map(({ id }) => id);
}

/** All that leave on a day. */
export async function listDepartureIdsOn(db: Db, day: CalendarDay): Promise<number[]> {
  const found = await db.selectFrom('departures').select('id').where('departs_on', '=', day).execute();
  return found.map(({ id }) => id);
}

function named(db: Db) {
  return db
    .selectFrom('departures as d')
    .innerJoin('trip_packages as p', 'p.id', 'd.package_id')
    .select([
      'd.id as departureId',
      'p.id as packageId',
      'p.name as packageName',
      'p.destination_id as destinationId',
      'p.location',
      'd.departs_on as departsOn',
      'd.returns_on as returnsOn',
      'd.capacity',
      'd.held',
      'd.sold',
    ]);
}

/** What a traveller has booked, whether or not it is still on sale. */
export interface BookedDeparture {
  readonly departureId: number;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly cutoffDays: number;
  readonly package: AgreedPackage;
}

export async function listDepartures(db: Db, departureIds: readonly number[]): Promise<BookedDeparture[]> {
  if (departureIds.length === 0) return [];
  return booked(db, (departures) => departures.where('d.id', 'in', departureIds));
}

/** Back on `from` or later, and gone by `to`. */
export async function listDeparturesBetween(db: Db, from: CalendarDay, to: CalendarDay): Promise<BookedDeparture[]> {
  return booked(db, (departures) => departures.where('d.returns_on', '>=', from).where('d.departs_on', '<=', to));
}

type WithPackages = ReturnType<typeof withPackages>;

function withPackages(db: Db) {
  return tables(db).selectFrom('departures as d').innerJoin('trip_packages as p', 'p.id', 'd.package_id');
}

async function booked(db: Db, among: (departures: WithPackages) => WithPackages): Promise<BookedDeparture[]> {
  const rows = await among(withPackages(db))
    .select([
      'd.id as departureId',
      'd.departs_on as departsOn',
      'd.returns_on as returnsOn',
      'd.cutoff_days as cutoffDays',
    ])
    .select([
      'p.id',
      'p.name',
      'p.destination_id as destinationId',
      'p.location',
      'p.duration',
      'p.image',
      'p.image_alt as imageAlt',
      'p.features',
      'p.itinerary',
    ])
    .execute();
  return rows.map(({ departureId, departsOn, returnsOn, cutoffDays, ...booked }) => ({
    departureId,
    departsOn,
    returnsOn,
    cutoffDays,
    package: booked,
  }));
}
