/** The departures of a package that can still be changed: those that have not left, or are not back yet. */
import type { Db } from '../../../database/sql.ts';
import type { AsStored } from '../../../shared/as-stored.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { AdminPackage } from '../contract/edit-packages.ts';
import type { DepartureState } from '../rules/departures.ts';

export type OpenDeparture = AsStored<
  Omit<AdminPackage['departures'][number], 'isOnSale'>,
  never,
  'departsOn' | 'returnsOn'
>;

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
