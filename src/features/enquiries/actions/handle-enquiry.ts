/**
 * What an operator does about an enquiry. Each action, its line in the audit log and
 * what it leaves to be done are one transaction. Whoever decides from a page that
 * somebody else has made old is told what happened, and nothing of theirs is done.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import { findBounced } from '../../../kernel/bounces.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import type { InputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { isActive } from '../../operators/store.ts';
import {
  type assignEnquiry,
  type Enquiry,
  type markEnquiry,
  type replyToEnquiry,
  sendReply,
} from '../contract/inbox.ts';
import { replyEmailId } from '../mail.ts';
import { type Handling, loggedHandling } from '../rules/logged-handling.ts';
import { deleteContact } from '../store/contacts.ts';
import { listMails } from '../store/inbound-mails.ts';
import {
  type Changed,
  changeEnquiry,
  findReply,
  findReplyByKey,
  holdEnquiry,
  type InboxEntry,
  insertReply,
  listReplies,
  repeatReply as repeat,
} from '../store/inbox.ts';
import { deleteRequest } from '../store/requests.ts';
import { findWritten, present, stateOf } from './read-inbox.ts';

type AnswerDeps = Pick<Deps, 'db' | 'jobs' | 'now'>;
type Refused = 'no_such_enquiry' | 'changed_meanwhile';

export async function assign(
  deps: AnswerDeps,
  me: Operator,
  id: number,
  { operator, version }: InputOf<typeof assignEnquiry>,
): Promise<Result<Enquiry, Refused | 'no_such_operator'>> {
  const operatorId = operator === 'me' ? me.id : operator;
  const change = operatorId === null ? 'left' : operatorId === me.id ? 'taken' : 'given';
  if (change === 'given' && !(await isActive(deps.db, operatorId ?? 0))) return err('no_such_operator');
  return changed(deps, me, id, version, async () => ({ change, operatorId }));
}

export async function mark(
  deps: AnswerDeps,
  me: Operator,
  id: number,
  { done, version }: InputOf<typeof markEnquiry>,
): Promise<Result<Enquiry, Refused>> {
  return changed(deps, me, id, version, async (_, at) => ({
    change: done ? 'done' : 'reopened',
    doneAt: done ? at : null,
  }));
}

/** Whoever answers what nobody looks after, looks after it from then on. */
export async function reply(
  deps: AnswerDeps,
  me: Operator,
  id: number,
  { text, key, done, version }: InputOf<typeof replyToEnquiry>,
): Promise<Result<Enquiry, Refused | 'key_reused'>> {
  const { jobs } = deps;
  return changed<'key_reused'>(
    deps,
    me,
    id,
    version,
    async (tx, at, entry) => {
      const written = { enquiryId: id, key, operatorId: me.id, operator: me.name, text, writtenAt: at };
      const replyId = await insertReply(tx, written);
      await jobs.send(tx, sendReply, { replyId });
      return {
        change: 'answered',
        operatorId: entry.operatorId ?? me.id,
        doneAt: done ? at : entry.doneAt,
        more: { reply: replyId },
      };
    },
    // Asked before the version: the same press arrives again with a version that it has made old itself.
    async (tx) => {
      const before = await findReplyByKey(tx, id, key);
      if (!before) return null;
      return before.text === text && before.operatorId === me.id ? ok('already') : err('key_reused');
    },
  );
}

type Wanted = { readonly change: Exclude<Changed['change'], 'came'> } & Partial<Handling> & {
    readonly more?: Readonly<Record<string, unknown>>;
  };

async function changed<E extends string = never>(
  { db, now }: AnswerDeps,
  me: Operator,
  id: number,
  version: number,
  decide: (tx: Db, at: Date, entry: InboxEntry) => Promise<Wanted>,
  before?: (tx: Db) => Promise<Result<'already', E> | null>,
): Promise<Result<Enquiry, Refused | E>> {
  return inTransaction(db, async (tx) => {
    const written = await findWritten(tx, id, holdEnquiry);
    if (!written) return err('no_such_enquiry');
    const { entry } = written;
    const already = await before?.(tx);
    if (already) return already.ok ? ok(await present(tx, me, written, now())) : already;
    if (entry.version !== version) {
      const { change, changedBy, changedAt } = entry;
      return err('changed_meanwhile', { change, by: changedBy, at: changedAt?.toISOString() ?? null });
    }
    const at = now();
    const { change, more, ...wanted } = await decide(tx, at, entry);
    const { operatorId, doneAt } = entry;
    const after: Handling = { operatorId, doneAt, ...wanted };
    await changeEnquiry(tx, id, { ...after, change, by: me.name, at });
    await audit(tx, {
      operator: me,
      action: `enquiry.${VERBS[change]}`,
      subject: `enquiry:${id}`,
      before: loggedHandling(entry),
      after: { ...loggedHandling(after), ...more },
    });
    const next: InboxEntry = { ...entry, ...after, unreadSince: null, version: version + 1 };
    return ok(await present(tx, me, { ...written, entry: next }, at));
  });
}

const VERBS: Readonly<Record<Exclude<Changed['change'], 'came'>, string>> = {
  taken: 'assign',
  given: 'assign',
  left: 'assign',
  answered: 'reply',
  done: 'close',
  reopened: 'reopen',
};

const REPEATS_AN_HOUR = 3;
const REPEATS_SECONDS = 3600;

/** A reply that nobody got leaves once more. Of two presses one does it: after the first it is on its way again. */
export async function repeatReply(
  { db, jobs, limits, now }: Pick<Deps, 'db' | 'jobs' | 'limits' | 'now'>,
  me: Operator,
  id: number,
  replyId: number,
): Promise<Result<Enquiry, 'no_such_enquiry' | 'not_undelivered' | 'too_many_letters'>> {
  return inTransaction(db, async (tx) => {
    const written = await findWritten(tx, id, holdEnquiry);
    if (!written) return err('no_such_enquiry');
    const reply = await findReply(tx, replyId);
    if (reply?.enquiryId !== id) return err('not_undelivered');
    const name = replyEmailId(written, reply);
    const state = stateOf(reply, (await findBounced(tx, [name])).has(name), now());
    if (state === 'due' || state === 'sent') return err('not_undelivered');
    if (!(await limits.take(`repeat-reply:${replyId}`, REPEATS_AN_HOUR, REPEATS_SECONDS))) {
      return err('too_many_letters', { retryAfterSeconds: REPEATS_SECONDS });
    }
    await repeat(tx, replyId, state === 'returned', now());
    await jobs.send(tx, sendReply, { replyId });
    await audit(tx, {
      operator: me,
      action: 'enquiry.reply-again',
      subject: `enquiry:${id}`,
      before: { state },
      after: { reply: replyId },
    });
    return ok(await present(tx, me, written, now()));
  });
}

/** Whoever wrote may have it erased: the words, the replies and the files. The log keeps how many there were. */
export async function eraseEnquiry(
  { db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>,
  me: Operator,
  id: number,
): Promise<Result<{ erased: true }, 'no_such_enquiry'>> {
  const erased = await inTransaction(db, async (tx) => {
    const written = await findWritten(tx, id, holdEnquiry);
    if (!written) return null;
    const { entry } = written;
    const replies = (await listReplies(tx, id)).length;
    const mails = await listMails(tx, id);
    const kept = [...written.files, ...mails.flatMap((mail) => mail.files)];
    const before = { files: kept.length, replies, mails: mails.length };
    if (entry.contactId !== null) await deleteContact(tx, entry.contactId);
    if (entry.requestId !== null) await deleteRequest(tx, entry.requestId);
    await audit(tx, { operator: me, action: 'enquiry.erase', subject: `enquiry:${id}`, before });
    return kept;
  });
  if (erased === null) return err('no_such_enquiry');
  // After the rows: a file that cannot be removed now is nobody's, and is swept.
  for (const { place } of erased) {
    await files.remove(place).catch((fault: unknown) => log.warn({ err: fault }, 'a file waits for the sweep'));
  }
  return ok({ erased: true });
}
