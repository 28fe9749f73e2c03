/**
 * The newsletter. Asking does the same work and says the same whether an address
 * is new, waiting or subscribed; what differs is only in the mailbox. Tokens are
 * made of a seed in the row and a key of ours, so an email that is written twice
 * is the same email, and a copy of the table alone opens no link.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { mayPass } from '../../../kernel/human-check.ts';
import { isLinkToken, linkTokenHash } from '../../../kernel/link-token.ts';
import { sharedSecret } from '../../../kernel/secrets.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { NewsletterForm } from '../contract/forms.ts';
import { askForConfirmation, type NewsletterError, welcomeSubscriber } from '../contract/newsletter.ts';
import { newsletterCopy } from '../copy/newsletter.ts';
import { confirmableSince } from '../rules/retention.ts';
import { askAgain, insertConsent, markConfirmed, markLeft } from '../store/subscribers.ts';

/** Emails to one address, whoever asks for them. */
const EMAILS_A_DAY = { most: 5, per: 86_400 };

export async function subscribe(
  deps: Pick<Deps, 'captcha' | 'db' | 'jobs' | 'limits' | 'now'>,
  { email: typed, humanProof }: NewsletterForm & { humanProof?: string | undefined },
  address: string,
): Promise<Result<{ message: string }, NewsletterError>> {
  const welcome = await mayPass(deps, 'newsletter', humanProof, address);
  if (!welcome.ok) return welcome;

  const { db, jobs, limits, now } = deps;
  const email = typed.toLowerCase();
  const mayWrite = await limits.take(`newsletter-letters:${email}`, EMAILS_A_DAY.most, EMAILS_A_DAY.per);
  if (mayWrite) {
    const seed = randomUUID();
    const { confirm, leave } = await tokensOf({ db }, seed);
    const asked = { email, seed, confirmSha256: linkTokenHash(confirm), leaveSha256: linkTokenHash(leave), now: now() };
    await inTransaction(db, async (tx) => {
      const { id, emailNumber } = await askAgain(tx, asked);
      await insertConsent(tx, id, 'asked', newsletterCopy.consent, asked.now, emailNumber);
      await jobs.send(tx, askForConfirmation, { newsletterId: id, emailNumber });
    });
  }
  return ok({ message: newsletterCopy.answer });
}

export async function confirmSubscription(
  { db, jobs, now }: Pick<Deps, 'db' | 'jobs' | 'now'>,
  token: string,
): Promise<Result<{ confirmed: true }, 'no_such_link'>> {
  if (!isLinkToken(token)) return err('no_such_link');
  const at = now();
  const found = await inTransaction(db, async (tx) => {
    const confirmed = await markConfirmed(tx, linkTokenHash(token), confirmableSince(at), at);
    if (confirmed?.isNew) {
      await insertConsent(tx, confirmed.id, 'confirmed', newsletterCopy.consent, at, confirmed.emailNumber);
      await jobs.send(tx, welcomeSubscriber, { newsletterId: confirmed.id, emailNumber: confirmed.emailNumber });
    }
    return confirmed;
  });
  return found ? ok({ confirmed: true }) : err('no_such_link');
}

export async function leaveNewsletter(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Result<{ left: true }, 'no_such_link'>> {
  if (!isLinkToken(token)) return err('no_such_link');
  const at = now();
  const left = await inTransaction(db, async (tx) => {
    const id = await markLeft(tx, linkTokenHash(token), at);
    if (id !== undefined) await insertConsent(tx, id, 'left', newsletterCopy.leave.action, at);
    return id;
  });
  return left === undefined ? err('no_such_link') : ok({ left: true });
}

interface Tokens {
  readonly confirm: string;
  readonly leave: string;
}

export async function tokensOf({ db }: Pick<Deps, 'db'>, seed: string): Promise<Tokens> {
  return (await openTokens({ db }))(seed);
}

/** For many seeds: the key is looked up once. 256 bits each. */
export async function openTokens({ db }: Pick<Deps, 'db'>): Promise<(seed: string) => Tokens> {
  const key = await sharedSecret(db, 'newsletter');
  const tokenFor = (purpose: string, seed: string) =>
    createHmac('sha256', key).update(`${purpose}:${seed}`).digest('base64url');
  return (seed) => ({ confirm: tokenFor('confirm', seed), leave: tokenFor('leave', seed) });
}
