/** The departures of a package that can still be changed: those that have not left, or are not back yet. */
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/usd.ts';
import type { DepartureState } from '../rules/departures.ts';

export interface OpenDeparture {
  readonly id: number;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
  readonly state: DepartureState;
  readonly isSeasonal: boolean;
  readonly price: Dollars | null;
  readonly cutoffDays: number;
  readonly minimumParty: number | null;
  readonly version: number;
}

/** Those that run and have not left yet, the next first. */
export async function listOpenDepartures(db: Db, packageId: string, from: CalendarDay): Promise<OpenDeparture[]> {
  return openDepartures(db, packageId).where('departs_on', '>=', from).execute();
}

/** Those that are not back yet. No seat of them is taken or given back until the transaction ends. */
export async function lockOpenDepartures(tx: Db, packageId: string, from: CalendarDay): Promise<OpenDeparture[]> {
  return openDepartures(tx, packageId).where('returns_on', '>=', from).forNoKeyUpdate().execute();
}

function openDepartures(db: Db, packageId: string) {
  return db
    .selectFrom('departures')
    .where('package_id', '=', packageId)
    .where('state', '<>', 'cancelled')
    .where((row) => row.not(row.and([row('state', '=', 'closed'), row('is_seasonal', '=', true)])))
    .select(['id', 'departs_on as departsOn', 'returns_on as returnsOn', 'capacity', 'held', 'sold', 'state'])
    .select([
      'is_seasonal as isSeasonal',
      'price',
      'cutoff_days as cutoffDays',
      'minimum_party as minimumParty',
      'version',
    ])
    .$narrowType<{ state: DepartureState }>()
    .orderBy('departs_on');
}
