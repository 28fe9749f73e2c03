/** An animated map: land and water roughly true, routes that draw themselves, places by their names. */
import { useId } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { begins, type FigureOf, smooth } from './part.tsx';

const WIDTH = 1000;
/** How far lines follow a shore. */
const SHORES = [90, 54, 26] as const;
/** From a point to its name. */
const AWAY = 20;

export function MapFigure({ visual, shown }: FigureOf<'map'>) {
  const { west, east, south, north } = visual.frame;
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = WIDTH / ((east - west) * narrow);
  const place = ([longitude = 0, latitude = 0]: readonly number[]) =>
    [Math.round((longitude - west) * narrow * scale), Math.round((north - latitude) * scale)] as const;
  const line = (along: readonly (readonly number[])[]) => `M${along.map((at) => place(at).join(' ')).join('L')}`;
  const height = (north - south) * scale;
  const letters = Math.max(30, Math.round(height * 0.045));
  const onWater = visual.shapes[0]?.of === 'land';

  return (
    <div className={cx('lesson-map', onWater && 'on-water')}>
      <svg viewBox={`0 0 ${WIDTH} ${Math.round(height)}`} className="lesson-figure fig-map" aria-hidden="true">
        {visual.shapes.map((shape) => (
          <Shape key={line(shape.outline)} of={shape.of} outline={`${line(shape.outline)}Z`} />
        ))}
        {visual.routes.map((route, at) => (
          <g key={route.name} className={cx('fig-route', `by-${route.by}`, shown >= begins(route, at) && 'is-shown')}>
            <path className="ground" d={smooth(route.along.map(place))} pathLength="1" />
            <path className="way" d={smooth(route.along.map(place))} pathLength="1" />
          </g>
        ))}
        {visual.points.map((point, at) => {
          const [x, y] = place(point.at);
          const side = point.side ?? 'right';
          const across = side === 'right' ? AWAY : side === 'left' ? -AWAY : 0;
          const down = side === 'above' ? -AWAY : side === 'below' ? AWAY + letters * 0.6 : letters * 0.3;
          return (
            <g key={point.name} className={cx('fig-part', shown >= begins(point, at) && 'is-shown')}>
              <circle cx={x} cy={y} r="8" />
              <text
                x={x + across}
                y={y + down}
                fontSize={letters}
                textAnchor={side === 'right' ? 'start' : side === 'left' ? 'end' : 'middle'}
              >
                {point.name}
              </text>
            </g>
          );
        })}
      </svg>
      <p className="lesson-map-title wrap fig-title">{visual.title}</p>
    </div>
  );
}

/** The lines follow a shore on the side of the water. */
function Shape({ of, outline }: { of: 'land' | 'water'; outline: string }) {
  const id = useId();
  const shores = SHORES.map((width) => <path key={width} className="shore" strokeWidth={width} d={outline} />);
  if (of === 'land') {
    return (
      <>
        {shores}
        <path className="land" d={outline} />
      </>
    );
  }
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path className="water" d={outline} />
      <g clipPath={`url(#${id})`}>{shores}</g>
    </>
  );
}
