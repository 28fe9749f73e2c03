/**
 * Packages as they were described when they were booked. The rows are written by the database with every change of a
 * package (`keep_package_version`) and never change; a booking names one of them.
 */
import { type RawBuilder, sql } from 'kysely';
import type { StoredFields } from '../contract/package-fields.ts';

/** What whoever books it is shown of the package. */
export interface AgreedPackage {
  readonly id: string;
  readonly name: string;
  readonly destinationId: string;
  readonly location: string;
  readonly duration: string;
  readonly image: string;
  /** Null where the words are those of the picture. */
  readonly imageAlt: string | null;
  readonly features: string[];
  readonly itinerary: StoredFields['itinerary'];
}

interface Described {
  readonly packageId: RawBuilder<unknown>;
  readonly version: RawBuilder<unknown>;
}

/** In a query whose columns are given. */
export const agreedPackageSql = ({ packageId, version }: Described): RawBuilder<unknown> =>
  sql`(
    select json_build_object('id', v.package_id, 'name', v.facts -> 'name', 'destinationId', v.facts -> 'destination_id',
      'location', v.facts -> 'location', 'duration', v.facts -> 'duration', 'image', v.facts -> 'image', 'imageAlt', v.facts -> 'image_alt',
      'features', v.facts -> 'features', 'itinerary', v.facts -> 'itinerary')
    from package_versions as v where v.package_id = ${packageId} and v.version = ${version})`;

export const latestVersionSql = (packageId: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select max(v.version) from package_versions as v where v.package_id = ${packageId})`;
