/** The operators table: names, roles, both factors and one-time links. */
import { sql } from 'kysely';
import type { Db, Rows } from '../../database/sql.ts';
import type { Operator } from '../../kernel/sessions/operator-sessions.ts';
import type { Role } from './rules.ts';

export interface OperatorRow {
  readonly id: number;
  readonly name: string;
  readonly role: Role;
  /** The Argon2id string; null until the one-time link has been used. */
  readonly password: string | null;
  readonly totpSecret: Buffer | null;
  readonly disabledAt: Date | null;
  readonly createdAt: Date;
}

const columns = sql`id, name, role, password, totp_secret as "totpSecret", disabled_at as "disabledAt",
  created_at as "createdAt"`;

export async function findByName(db: Db, key: string): Promise<OperatorRow | undefined> {
  const found = await sql<OperatorRow>`select ${columns} from operators where name_key = ${key}`.execute(db);
  return found.rows[0];
}

export async function findByLink(db: Db, linkHash: string): Promise<OperatorRow | undefined> {
  const found = await sql<OperatorRow>`
    select ${columns} from operators
    where link_hash = ${linkHash} and link_until > now() and disabled_at is null`.execute(db);
  return found.rows[0];
}

/** Locks the row, so that roles cannot be changed beside each other. */
export async function lockOperator(trx: Db, id: number): Promise<OperatorRow | undefined> {
  const found = await sql<OperatorRow>`select ${columns} from operators where id = ${id} for update`.execute(trx);
  return found.rows[0];
}

/** Whoever works here now, and how many of them are owners: locked until the transaction ends. */
export async function lockOwners(trx: Db): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`
    select id from operators where role = 'owner' and disabled_at is null and password is not null
    order by id for update`.execute(trx);
  return found.rows.map(({ id }) => id);
}

export interface ListedOperator extends Omit<OperatorRow, 'password' | 'totpSecret'> {
  readonly invited: boolean;
}

export async function listAll(db: Db): Promise<ListedOperator[]> {
  const found = await sql<ListedOperator>`
    select id, name, role, password is null as invited, disabled_at as "disabledAt", created_at as "createdAt"
    from operators order by disabled_at is not null, name_key`.execute(db);
  return found.rows;
}

/** The ids of whoever works here now: not ended, and the link was used. */
export function activeOperatorsSql(): Rows<{ id: number }> {
  return sql`select id from operators where disabled_at is null and password is not null`;
}

export async function isActive(db: Db, id: number): Promise<boolean> {
  const found = await sql`select from (${activeOperatorsSql()}) as active where id = ${id}`.execute(db);
  return found.rows.length > 0;
}

/** Undefined when the name is taken. */
export async function insertOperator(
  trx: Db,
  { name, key, role }: { readonly name: string; readonly key: string; readonly role: Role },
): Promise<number | undefined> {
  const made = await sql<{ id: number }>`
    insert into operators (name, name_key, role) values (${name}, ${key}, ${role})
    on conflict (name_key) do nothing returning id`.execute(trx);
  return made.rows[0]?.id;
}

/** From here on nothing but the link opens a session: a phone that was lost is in somebody's hands. */
export async function setLink(trx: Db, id: number, linkHash: string, hours: number): Promise<Date> {
  const set = await sql<{ until: Date | null }>`
    update operators set password = null, totp_secret = null,
      link_hash = ${linkHash}, link_until = now() + make_interval(hours => ${hours})
    where id = ${id} returning link_until as until`.execute(trx);
  const until = set.rows[0]?.until;
  if (!until) throw new Error(`There is no operator ${id}`);
  return until;
}

/** Uses the link up, and answers whose it was, as they are now; undefined when somebody else did, or it has ended. */
export async function setFactors(
  trx: Db,
  linkHash: string,
  { password, totpSecret, step }: { readonly password: string; readonly totpSecret: Buffer; readonly step: number },
): Promise<Operator | undefined> {
  const set = await sql<Operator>`
    update operators
    set password = ${password}, totp_secret = ${totpSecret}, totp_step = ${step}, link_hash = null, link_until = null
    where link_hash = ${linkHash} and link_until > now() and disabled_at is null
    returning id, name, role`.execute(trx);
  return set.rows[0];
}

/** Of two sign-ins with one code exactly one gets the operator, as they are now; none with a password that was replaced since. */
export async function consumeTotpStep(
  trx: Db,
  { id, step, password }: { readonly id: number; readonly step: number; readonly password: string },
): Promise<Operator | undefined> {
  const used = await sql<Operator>`
    update operators set totp_step = ${step}
    where id = ${id} and (totp_step is null or totp_step < ${step}) and password = ${password} and disabled_at is null
    returning id, name, role`.execute(trx);
  return used.rows[0];
}

export async function setRole(trx: Db, id: number, role: Role, disabled: boolean): Promise<void> {
  await sql`
    update operators set role = ${role},
      disabled_at = case when ${disabled} then coalesce(disabled_at, now()) end,
      link_hash = case when ${disabled} then null else link_hash end,
      link_until = case when ${disabled} then null else link_until end
    where id = ${id}`.execute(trx);
}
