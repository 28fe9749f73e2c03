/** What the map names besides towns, and people ask for: quarters, hamlets, valleys, ski areas, lakes, harbors and large parks. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Position } from '../../destinations/rules/position.ts';

export interface NamedPart extends Position {
  readonly id: string;
  readonly name: string;
  /** By language. */
  readonly names: Readonly<Record<string, string>>;
}

/** Those of which most is told first. */
export async function listNamedParts(db: Db): Promise<NamedPart[]> {
  const found = await sql<NamedPart>`
    select p.id, p.name, p.names, p.latitude, p.longitude from open_places as p
    where p.cell >= 0 and (p.kind in ('quarter', 'area', 'ski', 'lake', 'harbour') or p.extent_m >= 1000
      or (p.kind = 'attraction' and p.wikidata is not null))
    order by p.importance desc, p.id`.execute(db);
  return found.rows;
}
