/** Writes to somebody in line, once: it is your turn, or the line has ended. Everything is read again before. */
import { EmailRefused } from '../../../effects/mail/port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { longDate } from '../../../shared/dates.ts';
import { usernameOf } from '../../accounts/store.ts';
import { saleEndsAt } from '../../packages/rules.ts';
import { listDepartures } from '../../packages/store/departures.ts';
import { closedLetter, turnLetter } from '../mail.ts';
import { turnSeconds, type WaitlistLetter } from '../rules/offers.ts';
import { dropPlaceLetter, findUnsentPlace, markPlaceLetter, prolongTurn, type UnsentPlace } from '../store/entries.ts';
import { leaveKeyOf } from './join-and-leave.ts';

type WaitlistEmailDeps = Pick<Deps, 'db' | 'mail' | 'config' | 'tripNow'>;

export async function sendWaitlistLetter(writing: WaitlistEmailDeps, id: number, about: WaitlistLetter): Promise<void> {
  const { db, mail } = writing;
  const place = await findUnsentPlace(db, id);
  const letter = place && (await letterTo(writing, place, about));
  if (!letter) return dropPlaceLetter(db, id);
  try {
    await mail.send(letter);
  } catch (fault) {
    if (fault instanceof EmailRefused) await markPlaceLetter(db, id, 'refused');
    else await prolong(writing, place);
    throw fault;
  }
  await markPlaceLetter(db, id, 'sent');
}

/** Nobody could know of the turn: its day begins anew. */
async function prolong({ db, tripNow }: WaitlistEmailDeps, { id, departureId }: UnsentPlace): Promise<void> {
  const [departure] = await listDepartures(db, [departureId]);
  if (departure) await prolongTurn(db, id, turnSeconds(saleEndsAt(departure.departsOn), tripNow()));
}

/** Null: it has lost its use while it waited. */
async function letterTo({ db, config }: WaitlistEmailDeps, place: UnsentPlace, about: WaitlistLetter) {
  const [departure] = await listDepartures(db, [place.departureId]);
  if (!departure) return null;
  const { id, until, seats } = place;
  const { name: trip, id: packageId } = departure.package;
  const facts = {
    id,
    to: place.contactEmail,
    name: await usernameOf(db, place.userId),
    mode: config.mode,
    trip,
    departure: longDate(departure.departsOn),
    publicUrl: config.publicUrl,
    date: place.letterSince,
  };
  if (about === 'closed') return place.state === 'closed' ? closedLetter(facts) : null;
  if (place.state !== 'offered' || !until) return null;
  return turnLetter({ ...facts, packageId, seats, until, leaveKey: await leaveKeyOf(db, id) });
}
