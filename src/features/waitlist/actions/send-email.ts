/** Writes to somebody on the waitlist, once: seats are kept for them, or the waitlist has ended. Everything is read again before. */
import { EmailRefused } from '../../../effects/mail/mail-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { longDate } from '../../../shared/dates.ts';
import { usernameOf } from '../../accounts/store.ts';
import { saleEndsAt } from '../../packages/rules/departures.ts';
import { listDepartures } from '../../packages/store/departure-lists.ts';
import { closedEmail, offerEmail } from '../mail.ts';
import { offerSeconds, type WaitlistEmail } from '../rules/waitlist.ts';
import { dropEntryEmail, findUnsentEntry, markEntryEmail, type UnsentEntry } from '../store/emails.ts';
import { prolongOffer } from '../store/offers.ts';
import { leaveKeyOf } from './join-and-leave.ts';

type WaitlistEmailDeps = Pick<Deps, 'db' | 'mail' | 'config' | 'tripNow'>;

export async function sendWaitlistEmail(writing: WaitlistEmailDeps, id: number, about: WaitlistEmail): Promise<void> {
  const { db, mail } = writing;
  const entry = await findUnsentEntry(db, id);
  const letter = entry && (await emailTo(writing, entry, about));
  if (!letter) return dropEntryEmail(db, id);
  try {
    await mail.send(letter);
  } catch (fault) {
    if (fault instanceof EmailRefused) await markEntryEmail(db, id, 'refused');
    else await prolong(writing, entry);
    throw fault;
  }
  await markEntryEmail(db, id, 'sent');
}

/** Nobody could know of the offer: its day begins anew. */
async function prolong({ db, tripNow }: WaitlistEmailDeps, { id, departureId }: UnsentEntry): Promise<void> {
  const [departure] = await listDepartures(db, [departureId]);
  if (departure) await prolongOffer(db, id, offerSeconds(saleEndsAt(departure), tripNow()));
}

/** Null: it has lost its use while it waited. */
async function emailTo({ db, config }: WaitlistEmailDeps, entry: UnsentEntry, about: WaitlistEmail) {
  const [departure] = await listDepartures(db, [entry.departureId]);
  if (!departure) return null;
  const { id, until, seats } = entry;
  const { name: trip, id: packageId } = departure.package;
  const { departureId } = entry;
  const facts = {
    id,
    to: entry.contactEmail,
    name: await usernameOf(db, entry.userId),
    mode: config.mode,
    trip,
    departure: longDate(departure.departsOn),
    publicUrl: config.publicUrl,
    date: entry.emailSince,
  };
  if (about === 'closed') return entry.state === 'closed' ? closedEmail(facts) : null;
  if (entry.state !== 'offered' || !until) return null;
  return offerEmail({ ...facts, packageId, departureId, seats, until, leaveKey: await leaveKeyOf(db, id) });
}
