/**
 * Facts that an operator has corrected. The columns hold what is shown and searched;
 * beside them stands what the source says, so that a correction can be undone and an
 * import can go on telling without being heard.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import { recordFrom } from '../../../shared/field-list.ts';
import { FACT_NAMES, FACTS, type Facts, type RestaurantFact } from '../contract/restaurant-facts.ts';
import { hoursWords } from '../copy/opening-words.ts';
import { weekTexts } from '../rules/week-texts.ts';

type Field = (typeof FACTS)[RestaurantFact];
type Column = Field['column'] | Extract<Field, { readonly beside: unknown }>['beside'][number];

/** Which columns a fact is kept in, its own first. */
function columnsOf(fact: RestaurantFact): readonly Column[] {
  const field = FACTS[fact];
  return 'beside' in field ? [field.column, ...field.beside] : [field.column];
}
const FACT_OF = FACT_NAMES.flatMap((fact) => columnsOf(fact).map((column) => [fact, column] as const));

/** All columns of the row under their names. */
const sourceColumns = (row: 'restaurants' | 'excluded') =>
  sql`jsonb_build_object(${sql.join(FACT_OF.flatMap(([, column]) => [sql.lit(column), sql.ref(`${row}.${column}`)]))})`;

/** What an import writes over a row it finds: the corrected columns stay, and what it says of them is noted. */
export const unlessCorrected = {
  ...recordFrom(
    FACT_OF.map(([fact, column]) => {
      const kept = sql<never>`case when ${sql.lit(fact)} = any(restaurants.corrected)
        then ${sql.ref(`restaurants.${column}`)} else ${sql.ref(`excluded.${column}`)} end`;
      return [column, kept] as const;
    }),
  ),
  source_facts: sql<Record<
    string,
    unknown
  > | null>`case when restaurants.corrected = '{}' then null else ${sourceColumns('excluded')} end`,
};

/** Writes the corrected facts over what is shown. The row must be held. */
export async function correct(tx: Db, id: string, facts: Partial<Facts>, at: Instant): Promise<void> {
  const { hours } = facts;
  const names = FACT_NAMES.filter((fact) => facts[fact] !== undefined);
  await tx
    .updateTable('restaurants')
    .set({
      source_facts: sql`${sourceColumns('restaurants')} || coalesce(source_facts, '{}')`,
      corrected: sql`(select array_agg(distinct fact order by fact) from unnest(corrected || ${names}::text[]) as fact)`,
      version: sql`version + 1`,
      updated_at: at,
      ...recordFrom(names.map((fact) => [FACTS[fact].column, sql<never>`${facts[fact]}`] as const)),
      ...(hours !== undefined && { hours_note: null, opening_hours: weekTexts(hours, hoursWords) }),
    })
    .where('id', '=', id)
    .execute();
}

/** The source's word counts again. The row must be held. */
export async function uncorrect(tx: Db, id: string, fact: RestaurantFact, at: Instant): Promise<void> {
  const given = sql`jsonb_populate_record(null::restaurants, source_facts)`;
  const old = recordFrom(columnsOf(fact).map((column) => [column, sql<never>`(${given}).${sql.ref(column)}`] as const));
  await tx
    .updateTable('restaurants')
    .set({
      ...old,
      corrected: sql`array_remove(corrected, ${fact})`,
      source_facts: sql`case when array_remove(corrected, ${fact}) = '{}' then null else source_facts end`,
      version: sql`version + 1`,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute();
}
