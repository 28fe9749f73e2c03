/** The inbox: which messages and requests there are, who looks after each, and what has been done about it. */

import { type RawBuilder, sql } from 'kysely';
import type { Db, Rows } from '../../../database/sql.ts';
import { recentBouncesSql } from '../../../kernel/bounces.ts';
import type { AsStored } from '../../../shared/as-stored.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { OutputOf } from '../../../shared/endpoint.ts';
import { EMAIL_LATE_SECONDS } from '../../../shared/late-email.ts';
import { activeOperatorsSql } from '../../operators/store.ts';
import type { EnquiryKind, InboxView, listInbox } from '../contract/inbox.ts';
import type { Handling } from '../rules/logged-handling.ts';

export interface InboxFilter {
  readonly view: InboxView;
  /** Whose enquiries are "mine". */
  readonly operatorId: number;
  readonly kind: EnquiryKind | null;
  readonly withFiles: boolean;
  readonly search: string | null;
  /** Older than this one. */
  readonly after: number | null;
  readonly most: number;
}

export type ListedEnquiry = AsStored<
  Omit<OutputOf<typeof listInbox>['enquiries'][number], 'isMine'>,
  'unreadSince' | 'createdAt' | 'doneAt'
>;

/** Whoever works here no longer looks after nothing. */
const isNobodys = sql`(operator_id is null or operator_id not in (${activeOperatorsSql()}))`;

const VIEWS: Readonly<Record<InboxView, RawBuilder<unknown>>> = {
  open: sql`done_at is null`,
  mine: sql`done_at is null`,
  nobodys: sql`done_at is null and ${isNobodys}`,
  unread: sql`unread_since is not null`,
  undelivered: sql`id in (${undeliveredSql()})`,
  done: sql`done_at is not null`,
  all: sql`true`,
};

const BEGINS = 160;

/** From so many on a search walks the list from the newest: a page is full soon, and not all have to be read. */
const COMMON = 2000;

/** The newest first. Only the conditions that are asked for stand in the statement, so that each list has its index. */
export async function listEnquiries(db: Db, filter: InboxFilter): Promise<ListedEnquiry[]> {
  const { view, operatorId, kind, withFiles, search, after, most } = filter;
  const isRare = search !== null && !(await isCommon(db, search));
  const conditions = [
    VIEWS[view],
    ...(view === 'mine' ? [sql`operator_id = ${operatorId}`] : []),
    ...(kind === null ? [] : [sql`kind = ${kind}`]),
    ...(withFiles ? [sql`files > 0`] : []),
    ...(isRare ? [sql`id in (select id from said)`] : []),
    // Not as an index is asked: it would bring all of them before the first.
    ...(search !== null && !isRare ? [sql`(words @@ ${beginnings(search)}) is true`] : []),
    ...(after === null ? [] : [sql`id < ${after}`]),
  ];
  const found = await sql<ListedEnquiry>`
    with ${isRare ? sql`said as materialized (${wordsFound(search)}),` : sql``} listed as materialized (
      select * from enquiries where ${sql.join(conditions, sql` and `)} order by id desc limit ${most}
    )
    select listed.id, listed.kind, coalesce(contacts.reference, requests.reference) as reference,
      coalesce(contacts.name, requests.name) as name, coalesce(contacts.email, requests.email) as email,
      left(coalesce(contacts.message, requests.about), ${BEGINS}::int) as begins, listed.files,
      listed.operator_id as "operatorId", listed.created_at as "createdAt", listed.done_at as "doneAt",
      listed.unread_since as "unreadSince",
      (select count(*)::int from enquiry_replies where enquiry_id = listed.id) as replies,
      listed.id in (${undeliveredSql()}) as "isUndelivered"
    from listed
    left join contacts on contacts.id = listed.contact_id
    left join requests on requests.id = listed.request_id
    order by listed.id desc`.execute(db);
  return found.rows;
}

/** By their index, before anything else: a rare word would else be looked for in every enquiry from the newest on. */
function wordsFound(search: string): RawBuilder<unknown> {
  return sql`select id from enquiries where words @@ ${beginnings(search)}`;
}

async function isCommon(db: Db, search: string): Promise<boolean> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from (${wordsFound(search)} limit ${COMMON}) as begun`.execute(db);
  return (found.rows[0]?.n ?? 0) === COMMON;
}

/** `Ines@exam` finds words that begin with "ines" and others that begin with "exam": what is between words does not count. */
function beginnings(search: string): RawBuilder<unknown> {
  const words = search.split(/[\s!-/:-@[-`{-~]+/).filter(Boolean);
  return sql`to_tsquery('simple', normalize(small_letters(${words.map((word) => `${word}:*`).join(' & ')}), nfc))`;
}

export interface InboxEntry extends Handling {
  readonly id: number;
  readonly kind: EnquiryKind;
  readonly contactId: number | null;
  readonly requestId: number | null;
  readonly createdAt: Instant;
  readonly version: number;
  /** The latest change; all three or none. */
  readonly unreadSince: Instant | null;
  readonly change: EnquiryChange | null;
  readonly changedBy: string | null;
  readonly changedAt: Instant | null;
}

export type EnquiryChange = 'taken' | 'given' | 'left' | 'answered' | 'done' | 'reopened' | 'came';

const COLUMNS = sql`id, kind, contact_id as "contactId", request_id as "requestId", operator_id as "operatorId",
  created_at as "createdAt", done_at as "doneAt", unread_since as "unreadSince", version, change, changed_by as "changedBy", changed_at as "changedAt"`;

export async function findEnquiry(db: Db, id: number): Promise<InboxEntry | null> {
  const found = await sql<InboxEntry>`select ${COLUMNS} from enquiries where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Nobody else changes it until the transaction ends: of two who have seen the same version, the second waits and is told. */
export async function holdEnquiry(tx: Db, id: number): Promise<InboxEntry | null> {
  const found = await sql<InboxEntry>`select ${COLUMNS} from enquiries where id = ${id} for update`.execute(tx);
  return found.rows[0] ?? null;
}

export interface Changed extends Handling {
  readonly change: EnquiryChange;
  readonly by: string;
  readonly at: Instant;
}

/** To be called while it is held. */
export async function changeEnquiry(
  tx: Db,
  id: number,
  { change, by, at, operatorId, doneAt }: Changed,
): Promise<void> {
  await sql`
    update enquiries set operator_id = ${operatorId}, done_at = ${doneAt}, version = version + 1,
      change = ${change}, changed_by = ${by}, changed_at = ${at}, unread_since = null
    where id = ${id}`.execute(tx);
}

/** Answers that came in and nobody has looked at. */
export async function countUnread(db: Db): Promise<{ count: number; oldest: Instant | null }> {
  const found = await sql<{ count: number; oldest: Instant | null }>`
    select count(*)::int as count, min(unread_since) as oldest from enquiries where unread_since is not null`.execute(
    db,
  );
  return found.rows[0] ?? { count: 0, oldest: null };
}

export async function countOpen(db: Db): Promise<{ open: number; nobodys: number; since: Instant | null }> {
  const found = await sql<{ open: number; nobodys: number; since: Instant | null }>`
    select count(*)::int as open, count(*) filter (where ${isNobodys})::int as nobodys, min(created_at) as since
    from enquiries where done_at is null`.execute(db);
  return found.rows[0] ?? { open: 0, nobodys: 0, since: null };
}

/** What operators answered, and whether the email has left. */
export interface Reply {
  readonly id: number;
  readonly enquiryId: number;
  readonly operatorId: number;
  readonly operator: string;
  readonly text: string;
  readonly writtenAt: Instant;
  readonly state: 'due' | 'sent' | 'refused';
  readonly endedAt: Instant | null;
  readonly dueSince: Instant;
  /** How often it has left anew after it came back. */
  readonly repeats: number;
}

const REPLY_COLUMNS = sql`id, enquiry_id as "enquiryId", operator_id as "operatorId", operator, text,
  written_at as "writtenAt", state, ended_at as "endedAt",
  due_since as "dueSince", repeats`;

/** In the order in which they were written. */
export async function listReplies(db: Db, enquiryId: number): Promise<Reply[]> {
  const found = await sql<Reply>`
    select ${REPLY_COLUMNS} from enquiry_replies where enquiry_id = ${enquiryId} order by id`.execute(db);
  return found.rows;
}

export async function findReply(db: Db, id: number): Promise<Reply | null> {
  const found = await sql<Reply>`select ${REPLY_COLUMNS} from enquiry_replies where id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

export async function findReplyByKey(db: Db, enquiryId: number, key: string): Promise<Reply | null> {
  const found = await sql<Reply>`
    select ${REPLY_COLUMNS} from enquiry_replies where enquiry_id = ${enquiryId} and key = ${key}`.execute(db);
  return found.rows[0] ?? null;
}

export interface NewReply extends Pick<Reply, 'enquiryId' | 'operatorId' | 'operator' | 'text' | 'writtenAt'> {
  readonly key: string;
}

export async function insertReply(db: Db, reply: NewReply): Promise<number> {
  const { enquiryId, key, operatorId, operator, text, writtenAt } = reply;
  const inserted = await sql<{ id: number }>`
    insert into enquiry_replies (enquiry_id, key, operator_id, operator, text, written_at, due_since)
    values (${enquiryId}, ${key}, ${operatorId}, ${operator}, ${text}, ${writtenAt}, ${writtenAt}) returning id`.execute(
    db,
  );
  const id = inserted.rows[0]?.id;
  if (id === undefined) throw new Error('The reply was not stored');
  return id;
}

/**
 * The enquiries with a reply that nobody got: refused, come back, or late. One that was marked as done since then is
 * settled in another way.
 */
function undeliveredSql(): Rows<{ enquiry_id: number }> {
  return sql`
    select enquiry_id from enquiry_replies
    where state = 'due' and due_since < now() - make_interval(secs => ${sql.lit(EMAIL_LATE_SECONDS)})
    union all
    select r.enquiry_id from enquiry_replies as r join enquiries on enquiries.id = r.enquiry_id
    where r.state = 'refused' and r.ended_at > now() - interval '30 days'
      and (enquiries.done_at is null or enquiries.done_at <= r.ended_at)
    union all
    select r.enquiry_id from ${recentBouncesSql()} as b
    join enquiry_replies as r on r.id = substring(b.email_id from '-reply-([0-9]{1,9})(?:-|$)')::int
    join enquiries on enquiries.id = r.enquiry_id
    where r.state = 'sent' and r.repeats = coalesce(substring(b.email_id from '-again-([0-9]{1,4})$')::int, 0)
      and (enquiries.done_at is null or enquiries.done_at <= b.happened_at)`;
}

export async function countUndelivered(db: Db): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(distinct enquiry_id)::int as n from (${undeliveredSql()}) as undelivered`.execute(db);
  return found.rows[0]?.n ?? 0;
}

/** Due once more, under another name where the email itself has come back. To be called while its enquiry is held. */
export async function repeatReply(tx: Db, id: number, hasComeBack: boolean, at: Instant): Promise<void> {
  await sql`
    update enquiry_replies set state = 'due', ended_at = null, due_since = ${at},
      repeats = repeats + ${hasComeBack ? 1 : 0}::int
    where id = ${id}`.execute(tx);
}

/** What has been sent stays sent, and the first time counts. */
export async function markReply(db: Db, id: number, state: 'sent' | 'refused', at: Instant): Promise<void> {
  await sql`
    update enquiry_replies set state = ${state}, ended_at = ${at} where id = ${id} and state <> 'sent'`.execute(db);
}
