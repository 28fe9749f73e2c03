/** The twelve months of a place: a table, so that it reads aloud as it looks. */
import { monthName } from '../../../shared/dates.ts';
import type { PlacePage } from '../contract.ts';
import { placeCopy } from '../copy.ts';

const copy = placeCopy.year;

const figure = (value: number | null) => (value === null ? copy.unknown : String(Math.round(value)));

export function PlaceYear({ place: { months, climate } }: { place: PlacePage }) {
  return (
    <>
      <table className="place-year text-md">
        <thead>
          <tr className="text-sm text-fg-muted">
            {[copy.month, copy.warmth, copy.rain, copy.light, copy.price].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ high, low, rainDays, daylightHours, price, season }, i) => {
            const name = monthName(i + 1);
            return (
              <tr key={name} data-season={season} data-price={price}>
                <th scope="row">
                  {name.slice(0, 3)}
                  <span className="max-md:hidden">{name.slice(3)}</span>
                  {season === 'best' && <span className="block text-xs">{copy.best}</span>}
                </th>
                <td>{high === null && low === null ? copy.unknown : `${figure(high)} / ${figure(low)}`}</td>
                <td>{figure(rainDays)}</td>
                <td>{daylightHours}</td>
                <td>{copy.prices[price]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="mt-3 text-xs text-fg-muted">
        {copy.note(climate.station, climate.period)}{' '}
        <a className="link" href={climate.source.url} rel="noopener" target="_blank">
          {climate.source.name}
        </a>
        . {copy.lightNote}
      </p>
    </>
  );
}
