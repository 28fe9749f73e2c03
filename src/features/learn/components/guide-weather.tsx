/** A year in figures: one row a month, from the climate normals. */
import { monthName } from '../../../shared/dates.ts';
import type { Guide } from '../contract/guides.ts';
import { learnCopy } from '../copy/guides.ts';

const copy = learnCopy.guide;

/** A month without a figure says so. */
const figureOf = (value: number | null) => (value === null ? copy.noFigure : Math.round(value));

export function GuideWeather({ climate }: { climate: Guide['climate'] }) {
  const columns = [
    { label: copy.high, values: climate.high },
    { label: copy.low, values: climate.low },
    { label: copy.rain, values: climate.rainDays },
    ...(climate.sea ? [{ label: copy.sea, values: climate.sea }] : []),
  ];
  return (
    <table className="w-full text-md tabular-nums">
      <caption className="pb-3 text-left text-sm text-fg-muted">
        {copy.weatherNote(climate.station, climate.period)}{' '}
        <a className="link" href={climate.source.url} rel="noopener" target="_blank">
          {climate.source.name}
        </a>
      </caption>
      <thead>
        <tr className="border-b border-line-strong text-sm">
          <th scope="col" className="py-2 text-left font-semibold">
            {copy.month}
          </th>
          {columns.map((column) => (
            <th key={column.label} scope="col" className="py-2 pl-4 text-right align-baseline font-semibold">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {climate.high.map((_, month) => (
          <tr key={monthName(month + 1)} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {monthName(month + 1).slice(0, 3)}
              <span className="max-md:hidden">{monthName(month + 1).slice(3)}</span>
            </th>
            {columns.map((column) => (
              <td key={column.label} className="py-1.5 pl-4 text-right">
                {figureOf(column.values[month] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
