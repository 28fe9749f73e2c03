/** The dates on which a package can be booked, as a calendar with price and seats; each is a link to its checkout. */
import { useQuery } from '@tanstack/react-query';
import { longDate, monthName } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { cx } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import { listDepartures, type PackageDeparture, type TripPackage } from '../contract/packages.ts';
import { packagesCopy } from '../copy/packages.ts';
import { checkoutPath } from '../rules/package-paths.ts';
import { type Month, monthsOf } from './departure-calendar.ts';
import './departure-chooser.css';

const copy = packagesCopy.dates;

interface DepartureChooserProps {
  readonly offer: Pick<TripPackage, 'id' | 'name' | 'departureId'>;
  readonly onClose: () => void;
}

export function DepartureChooser({ offer, onClose }: DepartureChooserProps) {
  const { data, error } = useQuery({
    ...queryOf(listDepartures, { params: { id: offer.id } }),
    refetchOnMount: 'always',
  });
  return (
    <Dialog open onClose={onClose} title={copy.title(offer.name)} side="right" ground="paper">
      {!data && !error && <Spinner label={copy.loading} />}
      {!data && error && <Notice tone="error">{sentenceOf(error)}</Notice>}
      {data && (
        <div className="font-normal">
          <p className="mb-6">{copy.lead}</p>
          {monthsOf(data).map((month) => (
            <MonthTable key={month.id} month={month} offer={offer} onChosen={onClose} />
          ))}
        </div>
      )}
    </Dialog>
  );
}

interface MonthTableProps {
  readonly month: Month<PackageDeparture>;
  readonly offer: DepartureChooserProps['offer'];
  readonly onChosen: () => void;
}

function MonthTable({ month: { id, weeks }, offer, onChosen }: MonthTableProps) {
  return (
    <table className="departure-month">
      <caption className="display mb-2 px-4 text-left text-xl">
        {monthName(Number(id.slice(5)))} {id.slice(0, 4)}
      </caption>
      <thead>
        <tr>
          {copy.week.map((day) => (
            <th key={day} scope="col" abbr={day} className="text-xs font-medium text-fg-muted">
              {day.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month's weeks and places do not move.
          <tr key={number}>
            {week.map((place, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <td key={i}>
                {place?.departure ? (
                  <Leaving departure={place.departure} offer={offer} onChosen={onChosen} />
                ) : (
                  <span className="text-sm text-fg-muted">{place && Number(place.day.slice(8))}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface LeavingProps extends Omit<MonthTableProps, 'month'> {
  readonly departure: PackageDeparture;
}

function Leaving({ departure, offer, onChosen }: LeavingProps) {
  const { departureId, departsOn, price, availableSpots, runsFrom } = departure;
  const isChosen = departureId === offer.departureId;
  const spots = availableSpots === 0 ? copy.soldOut : packagesCopy.card.spotsLeft(availableSpots);
  return (
    <Link
      href={checkoutPath(offer.id, departureId)}
      onClick={onChosen}
      aria-current={isChosen ? 'date' : undefined}
      aria-label={copy.named({
        day: longDate(departsOn),
        price: usd(price),
        spots,
        runs: runsFrom && copy.runsFrom(runsFrom.minimum, runsFrom.booked),
      })}
      className={cx(
        'min-h-11 rounded-sm border',
        isChosen ? 'border-accent bg-field' : 'border-line-strong',
        availableSpots === 0 && 'text-fg-muted',
      )}
    >
      <span className="block text-sm font-bold">{Number(departsOn.slice(8))}</span>
      <span className="block text-xs">{usd(price)}</span>
      <span className="block text-xs">{availableSpots === 0 ? copy.full : copy.left(availableSpots)}</span>
    </Link>
  );
}
