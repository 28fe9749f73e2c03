/**
 * Bars above and below a line, for a list whose table stands beside them: the table has the numbers, a bar says its own
 * under the pointer. Only the bars are stretched; words keep their size on every screen.
 */
import { usd } from '../../shared/usd.ts';

export interface Bar {
  readonly key: string;
  readonly label: string;
  readonly above: number;
  readonly below: number;
}

interface BarChartProps {
  readonly title: string;
  readonly hint: string;
  readonly bars: readonly Bar[];
}

const HIGH = 100;
/** Of the place of one bar. */
const GAP = 0.16;

export function BarChart({ title, hint, bars }: BarChartProps) {
  const top = roundedUp(Math.max(1, ...bars.map(({ above }) => above)));
  const bottom = roundedUp(Math.max(0, ...bars.map(({ below }) => below)));
  const scale = HIGH / (top + bottom);
  const line = top * scale;
  const labels = [bars[0], bars[Math.floor((bars.length - 1) / 2)], bars.at(-1)];
  const ends = [...new Set(labels.map((bar) => bar?.label ?? ''))];
  return (
    <figure className="mb-6">
      <figcaption className="mb-3 text-sm">
        <span className="font-bold">{title}</span> <span className="text-fg-muted">{hint}</span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-fg-muted tabular-nums">
        <div aria-hidden="true" className="flex flex-col justify-between text-right">
          <span>{usd(top)}</span>
          <span>{bottom === 0 ? usd(0) : `−${usd(bottom)}`}</span>
        </div>
        <svg
          viewBox={`0 0 ${bars.length} ${HIGH}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}. ${hint}`}
          className="h-44 w-full"
        >
          {bars.map(({ key, label, above, below }, place) => (
            <g key={key}>
              <title>{`${label}: ${usd(above)}${below === 0 ? '' : `, −${usd(below)}`}`}</title>
              <rect x={place} y={0} width={1} height={HIGH} className="fill-transparent hover:fill-fg/6" />
              <rect
                x={place + GAP / 2}
                y={line - above * scale}
                width={1 - GAP}
                height={above * scale}
                className="pointer-events-none fill-pine"
              />
              <rect
                x={place + GAP / 2}
                y={line}
                width={1 - GAP}
                height={below * scale}
                className="pointer-events-none fill-rust"
              />
            </g>
          ))}
          <line
            x1={0}
            x2={bars.length}
            y1={line}
            y2={line}
            className="stroke-line-strong"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <div aria-hidden="true" className="col-start-2 mt-1 flex justify-between gap-4">
          {ends.map((label) => (
            <span key={label} className="truncate">
              {label}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** 1, 2 or 5 times a power of ten: a number people read at a glance. */
function roundedUp(value: number): number {
  if (value <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}
