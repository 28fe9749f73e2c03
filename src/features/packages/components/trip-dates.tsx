/** The dates of a trip, month by month. Each is one choice of a form, which the address keeps: it works without a script. */
import { type CalendarDay, longDate, monthName } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { navigate } from '../../../web/router.tsx';
import type { PackageDeparture } from '../contract/packages.ts';
import { packagesCopy } from '../copy/packages.ts';
import { tripCopy } from '../copy/trip.ts';
import { tripPath } from '../rules/package-paths.ts';

const copy = tripCopy.dates;

interface TripDatesProps {
  readonly id: string;
  readonly departures: readonly PackageDeparture[];
  readonly chosen: number;
}

export function TripDates({ id, departures, chosen }: TripDatesProps) {
  const months = Map.groupBy(departures, ({ departsOn }) => departsOn.slice(0, 7));
  const lowest = Math.min(...departures.map(({ allInPrice }) => allInPrice));
  const isLowest = (price: number) => price === lowest && departures.some((other) => other.allInPrice !== lowest);
  return (
    <form action={tripPath(id)} className="grid gap-8">
      {[...months].map(([month, leaving]) => (
        <fieldset key={month}>
          <legend className="display mb-3 text-2xl">
            {copy.month(monthName(Number(month.slice(5))), month.slice(0, 4))}
          </legend>
          {leaving.map((departure) => (
            <DateRow
              key={departure.departureId}
              id={id}
              departure={departure}
              isChosen={departure.departureId === chosen}
              isLowest={isLowest(departure.allInPrice)}
            />
          ))}
        </fieldset>
      ))}
      <div className="trip-date-submit">
        <Button type="submit" variant="ghost">
          {copy.choose}
        </Button>
      </div>
    </form>
  );
}

interface DateRowProps {
  readonly id: string;
  readonly departure: PackageDeparture;
  readonly isChosen: boolean;
  readonly isLowest: boolean;
}

function DateRow({ id, departure, isChosen, isLowest }: DateRowProps) {
  const { departureId, departsOn, returnsOn, allInPrice, availableSpots, runsFrom } = departure;
  return (
    <label className="trip-date">
      <input
        type="radio"
        name="departure"
        value={departureId}
        checked={isChosen}
        onChange={() => navigate(tripPath(id, departureId), { replace: true })}
        className="size-5 accent-current"
      />
      <span>
        <span className="block font-bold">{copy.until(weekDay(departsOn), weekDay(returnsOn))}</span>
        <span className={cx('block text-sm', availableSpots === 0 ? 'font-bold text-accent' : 'text-fg-muted')}>
          {copy.spots(availableSpots)}
          {runsFrom && `, ${packagesCopy.dates.runsFrom(runsFrom.minimum, runsFrom.booked)}`}
        </span>
      </span>
      <span>
        <span className="block text-lg font-bold tabular-nums">{usd(allInPrice)}</span>
        <span className="block text-xs text-fg-muted">{isLowest ? copy.lowest : copy.perPerson}</span>
      </span>
    </label>
  );
}

const WEEK_DAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** "Sat, Feb 6, 2027". */
function weekDay(day: CalendarDay): string {
  return `${WEEK_DAY.format(new Date(`${day}T00:00:00Z`))}, ${longDate(day)}`;
}
