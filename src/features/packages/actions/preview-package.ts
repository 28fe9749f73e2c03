/**
 * A package as the shop would show it, of what an operator has written and not saved.
 * It is made by the same function that makes the shop's own, so it cannot flatter.
 */
import type { Deps } from '../../../kernel/deps.ts';
import { plusDays } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { PackageDraft } from '../contract/editing.ts';
import type { TripPackageWithDays } from '../contract/packages.ts';
import { type DatedPrice, durationOf, firstDayOnSale, isPackageId, nextOccurrence, type Rated } from '../rules.ts';
import { findEditable, listOpenDepartures, listPrices, type OpenDeparture } from '../store/editing.ts';
import { hasPicture } from '../store/pictures.ts';
import { unknownIn } from './edit-package.ts';
import { present, withDays } from './on-sale.ts';

type Refusal = 'no_such_package' | 'no_such_destination' | 'no_such_picture' | 'no_price';

export async function previewPackage(
  { db, now, tripNow, config }: Pick<Deps, 'db' | 'now' | 'tripNow' | 'config'>,
  { id, price, ...fields }: PackageDraft,
): Promise<Result<TripPackageWithDays, Refusal>> {
  const known = id !== undefined && isPackageId(id) ? await findEditable(db, id) : null;
  if (id !== undefined && !known) return err('no_such_package');
  const unknown = await unknownIn(fields, (image) => hasPicture(db, image));
  if (unknown) return err(unknown);

  const { departMonth, departDay, capacity: seatsOfNew, ownRating, ...shown } = fields;
  const firstDay = firstDayOnSale(tripNow());
  const open = known ? await listOpenDepartures(db, known.id, firstDay) : [];
  const stored = known?.fields;
  const isMoved =
    !stored || stored.nights !== fields.nights || stored.departMonth !== departMonth || stored.departDay !== departDay;
  const staying = isMoved ? open.filter(({ held, sold }) => held + sold > 0) : open;
  const departsOn = nextOccurrence({ month: departMonth, day: departDay }, firstDay);
  const coming: OpenDeparture = {
    id: 0,
    departsOn,
    returnsOn: plusDays(departsOn, fields.nights),
    capacity: seatsOfNew,
    held: 0,
    sold: 0,
  };
  const [departure = coming] = [...staying, coming].sort((a, b) => (a.departsOn < b.departsOn ? -1 : 1));
  const asIfBegun: DatedPrice[] = price === undefined ? [] : [{ price, validFrom: now() }];
  const prices = known ? await listPrices(db, known.id) : asIfBegun;
  const offer = present(
    {
      ...shown,
      id: known?.id ?? 'preview',
      duration: durationOf(fields.nights),
      rated: { ...(known?.rated ?? NOBODY), own: ownRating },
      prices: prices.some(({ validFrom }) => validFrom <= now()) ? prices : prices.slice(-1).map(asBegun(now())),
      departureId: departure.id,
      departsOn: departure.departsOn,
      returnsOn: departure.returnsOn,
      availableSpots: departure.capacity - departure.held - departure.sold,
    },
    config.mode,
    now(),
  );
  if (!offer) return err('no_price');
  return ok(withDays(offer, fields, tripNow()));
}

const NOBODY: Rated = { sample: null, own: null, reviews: { count: 0, stars: 0 } };

/** Where no price has begun yet, the first that will is shown. */
const asBegun =
  (now: Date) =>
  ({ price }: DatedPrice): DatedPrice => ({ price, validFrom: now });
