/**
 * New packages, changed ones, and their order in the shop. What is saved is shown by the shop within seconds;
 * what somebody has booked stays as it was sold: the days of a departure with people
 * on it do not move.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit, readAudit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { calendarDay } from '../../../shared/dates.ts';
import { type Err, err, ok, type Result } from '../../../shared/result.ts';
import { SPELT_LETTERS } from '../../../shared/spelt-letters.ts';
import { isUploadedPicture } from '../../../shared/uploaded-picture.ts';
import { findDestination } from '../../destinations/actions.ts';
import { pictureWords } from '../../destinations/content/pictures.ts';
import type { NewPackageFields, PackageEdit, PackageMove } from '../contract/edit-packages.ts';
import { FIELD_NAMES, FIELD_RANGES, type PackageFields, type StoredFields } from '../contract/package-fields.ts';
import { isPackageId } from '../rules/package-id.ts';
import { currentPrice } from '../rules/price-history.ts';
import { closeDepartures, setLength } from '../store/departures.ts';
import {
  deleteDraft,
  type EditablePackage,
  insertDraft,
  lockOrder,
  lockPackage,
  setOrder,
  updateFields,
} from '../store/edit-package.ts';
import { lockOpenDepartures } from '../store/open-departures.ts';
import { touchPicture } from '../store/pictures.ts';
import { insertPrice, listPrices } from '../store/prices.ts';
import { openNextDepartures } from './on-sale.ts';

type EditPackageDeps = Pick<Deps, 'db' | 'now' | 'tripNow'>;
export type Saved = { readonly id: string; readonly version: number };
type UnknownReference = 'no_such_destination' | 'no_such_picture';
type ChangedError = 'no_such_package' | 'changed_meanwhile';

export const subjectOf = (id: string) => `package:${id}`;

export async function createPackage(
  { db, now }: EditPackageDeps,
  operator: Operator,
  { price, ...fields }: NewPackageFields,
): Promise<Result<Saved, UnknownReference>> {
  return inTransaction(db, async (tx) => {
    const unknown = await unknownIn(fields, (image) => touchPicture(tx, image, now()));
    if (unknown) return err(unknown);
    const id = await insertUnderFreeId(tx, fields, now());
    await insertPrice(tx, id, price, now());
    await audit(tx, { operator, action: 'package.create', subject: subjectOf(id), after: { ...fields, price } });
    return ok({ id, version: 1 });
  });
}

/** Without the ratings, which are of another trip, and without a history of prices nobody was asked for. */
export async function duplicatePackage(
  { db, now }: EditPackageDeps,
  operator: Operator,
  id: string,
): Promise<Result<Saved, 'no_such_package'>> {
  return withPackage(db, id, async (tx, original) => {
    const fields = { ...original.fields, name: nameOfCopy(original.fields.name), ownRating: null };
    const copyId = await insertUnderFreeId(tx, fields, now());
    const price = currentPrice(await listPrices(tx, id), now());
    if (price !== null) await insertPrice(tx, copyId, price, now());
    await audit(tx, { operator, action: 'package.duplicate', subject: subjectOf(copyId), after: { of: id, price } });
    return ok({ id: copyId, version: 1 });
  });
}

/** Only what has never been on sale: nobody can have booked it. */
export async function deletePackage(
  { db }: EditPackageDeps,
  operator: Operator,
  id: string,
): Promise<Result<{ readonly id: string }, 'no_such_package' | 'not_a_draft'>> {
  return withPackage(db, id, async (tx, known) => {
    if (known.state !== 'draft') return err('not_a_draft');
    const prices = await listPrices(tx, id);
    await deleteDraft(tx, id);
    await audit(tx, {
      operator,
      action: 'package.delete',
      subject: subjectOf(id),
      before: { ...known.fields, prices },
    });
    return ok({ id });
  });
}

const COPY = ' (copy)';

function nameOfCopy(name: string): string {
  const bare = name.endsWith(COPY) ? name.slice(0, -COPY.length) : name;
  return `${bare.slice(0, FIELD_RANGES.name[1] - COPY.length).trimEnd()}${COPY}`;
}

export async function editPackage(
  { db, now, tripNow }: EditPackageDeps,
  operator: Operator,
  id: string,
  { version, ...fields }: PackageEdit,
): Promise<Result<Saved, UnknownReference | ChangedError | 'nights_are_booked'>> {
  return withPackage(db, id, async (tx, known) => {
    if (known.version !== version) return changedMeanwhile(tx, known);
    const unknown = await unknownIn(fields, (image) => touchPicture(tx, image, now()));
    if (unknown) return err(unknown);
    const { before, after } = differences(known.fields, asStored(fields));
    if (Object.keys(after).length === 0) return ok({ id, version });

    const isMoved = 'nights' in after || 'departMonth' in after || 'departDay' in after;
    if (isMoved) {
      const today = calendarDay(tripNow());
      const open = await lockOpenDepartures(tx, id, today);
      const taken = open.find(({ held, sold }) => held + sold > 0);
      if ('nights' in after && taken) {
        const { departsOn, held, sold } = taken;
        return err('nights_are_booked', { departsOn, held, sold });
      }
      const empty = open.filter(({ departsOn, held, sold }) => departsOn >= today && held + sold === 0);
      const idsOf = (isSeasonal: boolean) => empty.flatMap((one) => (one.isSeasonal === isSeasonal ? one.id : []));
      await closeDepartures(tx, idsOf(true), now());
      if ('nights' in after) await setLength(tx, idsOf(false), fields.nights);
    }
    const saved = { id, version: await updateFields(tx, id, asStored(fields), now()) };
    if (isMoved) await openNextDepartures({ db: tx, tripNow }, { packageId: id });
    await audit(tx, { operator, action: 'package.edit', subject: subjectOf(id), before, after });
    return ok(saved);
  });
}

/** One action after the other for each package. */
export async function withPackage<T, E extends string>(
  db: Db,
  id: string,
  action: (tx: Db, known: EditablePackage) => Promise<Result<T, E>>,
): Promise<Result<T, E | 'no_such_package'>> {
  if (!isPackageId(id)) return err('no_such_package');
  return inTransaction(db, async (tx) => {
    const known = await lockPackage(tx, id);
    return known ? action(tx, known) : err('no_such_package');
  });
}

/** Says which version there is now, and whose. */
export async function changedMeanwhile(tx: Db, { id, version }: EditablePackage): Promise<Err<'changed_meanwhile'>> {
  const [last] = await readAudit(tx, { subject: subjectOf(id), most: 1 });
  return err('changed_meanwhile', { version, by: last?.operator ?? null });
}

/** Words that ship with the picture stay with the picture, so that they follow it. */
function asStored(fields: PackageFields): StoredFields {
  return { ...fields, imageAlt: fields.imageAlt === pictureWords[fields.image] ? null : fields.imageAlt };
}

/** Only what is different, field by field. */
function differences(before: StoredFields, after: StoredFields): Record<'before' | 'after', Partial<StoredFields>> {
  const names = FIELD_NAMES.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const of = (fields: StoredFields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  return { before: of(before), after: of(after) };
}

/** `isUploaded` is asked for a picture that does not ship with the product. */
export async function unknownIn(
  { destinationId, image }: PackageFields,
  isUploaded: (image: string) => Promise<boolean>,
): Promise<UnknownReference | null> {
  if (!findDestination(destinationId)) return 'no_such_destination';
  const isThere = isUploadedPicture(image) ? await isUploaded(image) : Object.hasOwn(pictureWords, image);
  return isThere ? null : 'no_such_picture';
}

const MOST_OF_ID = 60;

/** "Aspen, Gold & Quiet" becomes `aspen-gold-quiet`, or `aspen-gold-quiet-2` where that is taken. */
async function insertUnderFreeId(tx: Db, fields: StoredFields, at: Date): Promise<string> {
  const bare = idOf(fields.name);
  for (let number = 1; ; number++) {
    const id = number === 1 ? bare : `${bare}-${number}`;
    if (await insertDraft(tx, id, fields, at)) return id;
  }
}

function idOf(name: string): string {
  const letters = [...name.toLowerCase()]
    .map((letter) => SPELT_LETTERS[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_OF_ID)
    .replaceAll(/^-+|-+$/g, '');
  return letters || 'trip';
}

/** A move that is done already stays done; `place` counts from 1. */
export async function movePackage(
  { db }: Pick<Deps, 'db'>,
  operator: Operator,
  id: string,
  { direction, past }: PackageMove,
): Promise<Result<{ readonly id: string; readonly place: number }, 'no_such_package' | 'order_changed'>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx);
    const from = order.indexOf(id);
    if (from < 0) return err('no_such_package');
    const step = direction === 'up' ? -1 : 1;
    if (past.every((one, n) => order[from - step * (past.length - n)] === one)) return ok({ id, place: from + 1 });
    if (!past.every((one, n) => order[from + step * (n + 1)] === one)) return err('order_changed');
    const to = from + step * past.length;
    await setOrder(tx, order.toSpliced(from, 1).toSpliced(to, 0, id));
    const place = to + 1;
    await audit(tx, {
      operator,
      action: 'package.move',
      subject: subjectOf(id),
      before: { place: from + 1 },
      after: { place },
    });
    return ok({ id, place });
  });
}
