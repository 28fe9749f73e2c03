/** A booking as files: the confirmation as a document, the trip for a calendar. Both tell the booking as it stands now. */
import type { Deps } from '../../../kernel/deps.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { findOwnTrip } from '../../bookings/actions/read-bookings.ts';
import type { ReadBookingError } from '../../bookings/contract/bookings.ts';
import { findDestination } from '../../destinations/actions.ts';
import type { DownloadError } from '../contract/documents.ts';
import { calendarCopy, documentCopy } from '../copy/documents.ts';
import { listTravellers } from '../store/travellers.ts';
import { tripCalendar } from './calendar-file.ts';
import { confirmationSheet } from './confirmation-sheet.ts';

/** Laying out a document takes about as much of the processor as checking a password. */
const DOCUMENTS_AN_HOUR = 60;
const HOUR_SECONDS = 3600;
/** What the document's fonts can write: Latin as far as Extended-A. A name beyond it stays on the page of the booking. */
const PRINTABLE = /^[ -~\u00a0-\u017f\u2013\u2019]+$/;

export async function printConfirmation(
  { db, documents, limits, config }: Pick<Deps, 'db' | 'documents' | 'limits' | 'config'>,
  userId: number,
  idText: string,
): Promise<Result<FileAnswer, DownloadError>> {
  const own = await findOwnTrip(db, userId, idText);
  if (!own) return err('no_such_booking');
  if (!(await limits.take(`paper:${userId}`, DOCUMENTS_AN_HOUR, HOUR_SECONDS))) return err('too_many_downloads');

  const { booking, destinationId } = own;
  const names = (await listTravellers(db, booking.id)).map(({ name }) => name.normalize()).filter(isPrintable);
  const sheet = confirmationSheet(booking, findDestination(destinationId), config.publicUrl, names);
  return ok({ name: documentCopy.fileName(booking.reference), bytes: await documents.confirmation(sheet) });
}

export async function writeCalendar(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: number,
  idText: string,
): Promise<Result<FileAnswer, ReadBookingError>> {
  const own = await findOwnTrip(db, userId, idText);
  if (!own) return err('no_such_booking');

  const { booking, destinationId } = own;
  const text = tripCalendar(booking, findDestination(destinationId), config.publicUrl);
  return ok({ name: calendarCopy.fileName(booking.reference), bytes: new TextEncoder().encode(text) });
}

function isPrintable(name: string): boolean {
  return PRINTABLE.test(name);
}
