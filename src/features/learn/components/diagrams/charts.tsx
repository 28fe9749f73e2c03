/** Diagrams with a scale: bars, a curve, a year by months, a day by hours. Drawn in SVG, whose attributes need no style. */
import { monthName } from '../../../../shared/dates.ts';
import { cx } from '../../../../ui/class-names.ts';
import { begins, type FigureOf, PartByLine } from './part-by-line.tsx';
import { smooth } from './smooth-path.ts';

export function BarsFigure({ visual, shown }: FigureOf<'bars'>) {
  const most = Math.max(...visual.bars.map((bar) => bar.value));
  return (
    <div className="fig-column is-wide">
      <p className="fig-title">{visual.title}</p>
      {visual.bars.map((bar, at) => (
        <PartByLine key={bar.name} seen={shown >= begins(bar, at)} className="fig-bar">
          <p>
            <span>{bar.name}</span>
            <span className="fig-amount">{bar.text}</span>
          </p>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect className="rest" width="100" height="1" />
            <rect className={cx('grows', bar.tone && `tone-${bar.tone}`)} width={(bar.value / most) * 100} height="1" />
          </svg>
        </PartByLine>
      ))}
    </div>
  );
}

const CURVE = { width: 1000, height: 400 };

export function CurveFigure({ visual, shown }: FigureOf<'curve'>) {
  const place = (x: number, y: number) => [x * CURVE.width, (1 - y) * CURVE.height] as const;
  const points = visual.points.map(([x, y]) => place(x, y));
  return (
    <div className="fig-column is-wide">
      <p className="fig-title">{visual.title}</p>
      <svg viewBox="-20 -60 1040 510" className="fig-drawing" aria-hidden="true">
        <path className="axis" d={`M0 ${CURVE.height}H${CURVE.width}`} />
        <path className={cx('fig-stroke', shown > 0 && 'is-shown')} pathLength="1" d={smooth(points)} />
        {visual.across.map((label, at) => (
          <text
            key={label}
            x={(at / Math.max(1, visual.across.length - 1)) * CURVE.width}
            y={CURVE.height + 42}
            textAnchor={at === 0 ? 'start' : at === visual.across.length - 1 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
        {visual.marks.map((mark, at) => {
          const [x, y] = place(mark.at, heightAt(visual.points, mark.at));
          return (
            <g key={mark.text} className={cx('fig-part', shown >= begins(mark, at) && 'is-shown')}>
              <circle cx={x} cy={y} r="9" />
              <text
                className="mark"
                x={x}
                y={y - 26}
                textAnchor={mark.at < 0.2 ? 'start' : mark.at > 0.8 ? 'end' : 'middle'}
              >
                {mark.text}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

function heightAt(points: readonly (readonly [number, number])[], x: number): number {
  const after = points.findIndex(([at]) => at >= x);
  const [x1, y1] = points[after] ?? points.at(-1) ?? [0, 0];
  const [x0, y0] = points[after - 1] ?? [x1, y1];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const SLOT = 80;

export function YearFigure({ visual, shown }: FigureOf<'year'>) {
  const most = Math.max(...visual.rows.flatMap((row) => row.values));
  /** One row stands free; two share the month. */
  const wide = visual.rows.length === 1 ? 34 : 28;
  return (
    <div className="fig-column is-chart">
      <p className="fig-title">
        {visual.title} <span className="fig-unit">{visual.unit}</span>
      </p>
      <svg viewBox="0 0 960 340" className="fig-drawing" aria-hidden="true">
        {visual.marks.map((mark, at) => (
          <g key={mark.text} className={cx('fig-part', shown >= begins(mark, at + 1) && 'is-shown')}>
            {mark.months.map((month) => (
              <rect
                key={month}
                className={`band tone-${mark.tone}`}
                x={(month - 1) * SLOT}
                y="0"
                width={SLOT}
                height="300"
              />
            ))}
          </g>
        ))}
        {visual.rows.map((row, at) => (
          <g key={row.name} className={cx('fig-months', `row-${at}`, shown >= begins(row, at) && 'is-shown')}>
            {MONTHS.map((month) => {
              const height = ((row.values[month - 1] ?? 0) / most) * 270;
              return (
                <rect
                  key={month}
                  x={(month - 0.5) * SLOT + (at - visual.rows.length / 2) * (wide + 4) + 2}
                  y={300 - height}
                  width={wide}
                  height={height}
                />
              );
            })}
          </g>
        ))}
        {MONTHS.map((month) => (
          <text key={month} x={(month - 0.5) * SLOT} y="334" textAnchor="middle">
            {monthName(month).slice(0, 1)}
          </text>
        ))}
      </svg>
      <ul className="fig-legend">
        {visual.rows.map((row, at) => (
          <li key={row.name} className={`key row-${at}`}>
            {row.name}
          </li>
        ))}
        {visual.marks.map((mark, at) => (
          <PartByLine as="li" key={mark.text} seen={shown >= begins(mark, at + 1)} className={`key tone-${mark.tone}`}>
            {mark.text}
          </PartByLine>
        ))}
      </ul>
    </div>
  );
}

export function DayFigure({ visual, shown }: FigureOf<'day'>) {
  return (
    <div className="fig-column is-wide">
      <p className="fig-title">{visual.title}</p>
      {visual.rows.map((row, at) => (
        <PartByLine key={row.name} seen={shown >= begins(row, at)} className="fig-day">
          <p>{row.name}</p>
          <svg viewBox="0 0 960 48" className="fig-drawing" aria-hidden="true">
            <rect className="rest" width="960" height="48" />
            {row.parts.map((part) => (
              <g key={part.from}>
                <rect
                  className={`part-${part.tone}`}
                  x={part.from * 40}
                  width={(part.to - part.from) * 40}
                  height="48"
                />
                <text className={`on-${part.tone}`} x={(part.from + part.to) * 20} y="33" textAnchor="middle">
                  {part.text}
                </text>
              </g>
            ))}
          </svg>
        </PartByLine>
      ))}
      <svg viewBox="0 0 960 40" className="fig-drawing" aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <text key={hour} x={hour * 40} y="30" textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}>
            {hour}:00
          </text>
        ))}
      </svg>
    </div>
  );
}
