/**
 * The diagram of a scene, above its captions; pictures and films have none. Here are those made of words: large figures,
 * steps, a bill, phrases, a comparison, layers, grades, lines of people.
 */
import { type ReactNode, useId } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import type { Visual } from '../../contract/lessons.ts';
import { BarsFigure, CurveFigure, DayFigure, YearFigure } from './charts.tsx';
import { begins, type FigureOf, PartByLine } from './part-by-line.tsx';
import { smooth } from './smooth-path.ts';
import './diagrams.css';

export function Figure({ visual, shown }: { visual: Visual; shown: number }) {
  const drawn = drawingOf(visual, shown);
  if (visual.kind === 'map') return <MapFigure visual={visual} shown={shown} />;
  return drawn && <div className={`lesson-figure wrap is-${visual.kind}`}>{drawn}</div>;
}

function drawingOf(visual: Visual, shown: number): ReactNode {
  switch (visual.kind) {
    case 'picture':
    case 'film':
    case 'title':
    case 'map':
      return null;
    case 'figure':
      return <FiguresFigure visual={visual} shown={shown} />;
    case 'steps':
      return <StepsFigure visual={visual} shown={shown} />;
    case 'bill':
      return <BillFigure visual={visual} shown={shown} />;
    case 'phrase':
      return <PhraseFigure visual={visual} shown={shown} />;
    case 'year':
      return <YearFigure visual={visual} shown={shown} />;
    case 'compare':
      return <CompareFigure visual={visual} shown={shown} />;
    case 'bars':
      return <BarsFigure visual={visual} shown={shown} />;
    case 'curve':
      return <CurveFigure visual={visual} shown={shown} />;
    case 'layers':
      return <LayersFigure visual={visual} shown={shown} />;
    case 'scale':
      return <ScaleFigure visual={visual} shown={shown} />;
    case 'day':
      return <DayFigure visual={visual} shown={shown} />;
    case 'queue':
      return <QueueFigure visual={visual} shown={shown} />;
    case 'bag':
      return <BagFigure visual={visual} shown={shown} />;
    case 'plug':
      return <PlugFigure visual={visual} shown={shown} />;
  }
}

function FiguresFigure({ visual, shown }: FigureOf<'figure'>) {
  return (
    <div className="fig-numbers">
      {visual.figures.map((figure, at) => (
        <PartByLine key={figure.value} seen={shown >= begins(figure, at)}>
          <p className="fig-number">{figure.value}</p>
          <p className="fig-note">{figure.text}</p>
        </PartByLine>
      ))}
    </div>
  );
}

function StepsFigure({ visual, shown }: FigureOf<'steps'>) {
  return (
    <div className="fig-column">
      <p className="fig-title">{visual.title}</p>
      <ol className="fig-rows">
        {visual.rows.map((row, at) => (
          <PartByLine as="li" key={row.text} seen={shown >= begins(row, at)} className="fig-row">
            {row.when && <span className="fig-when">{row.when}</span>}
            <span className="fig-what">{row.text}</span>
            {row.note && <span className="fig-note">{row.note}</span>}
          </PartByLine>
        ))}
      </ol>
    </div>
  );
}

function BillFigure({ visual, shown }: FigureOf<'bill'>) {
  const { hand } = visual;
  return (
    <div className="fig-paper">
      <p className="fig-place">{visual.place}</p>
      {visual.rows.map((row, at) => (
        <PartByLine key={row.text} seen={shown >= begins(row, at)} className={cx('fig-line', row.mark && 'is-marked')}>
          <span>{row.text}</span>
          <span className="fig-amount">
            {row.amount}
            {row.mark && (
              <svg viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
                <path pathLength="1" d="M12 30C8 12 40 4 62 5c24 1 36 12 32 24-5 14-34 18-56 15C18 41 6 34 12 22" />
              </svg>
            )}
          </span>
        </PartByLine>
      ))}
      {hand && (
        <PartByLine seen={shown >= begins(hand, visual.rows.length)} className="fig-line fig-hand">
          <span>{hand.text}</span>
          <span className="fig-amount">{hand.amount}</span>
        </PartByLine>
      )}
    </div>
  );
}

function PhraseFigure({ visual, shown }: FigureOf<'phrase'>) {
  return (
    <div className="fig-column">
      <p className="fig-title">{visual.language}</p>
      {visual.phrases.map((phrase, at) => (
        <PartByLine key={phrase.said} seen={shown >= begins(phrase, at)} className="fig-phrase">
          <p lang={phrase.lang} className="fig-said">
            {phrase.said}
          </p>
          <p className="fig-note">
            {phrase.sounds && <span className="fig-sounds">{phrase.sounds}</span>}
            {phrase.means}
          </p>
        </PartByLine>
      ))}
    </div>
  );
}

function CompareFigure({ visual, shown }: FigureOf<'compare'>) {
  return (
    <div className="fig-column is-wide">
      <p className="fig-title">{visual.title}</p>
      <table className="fig-table">
        <thead>
          <tr>
            <td />
            {visual.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visual.rows.map((row, at) => (
            <PartByLine as="tr" key={row.name} seen={shown >= begins(row, at)}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, column) => (
                <td key={visual.columns[column]}>{cell}</td>
              ))}
            </PartByLine>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LayersFigure({ visual, shown }: FigureOf<'layers'>) {
  return (
    <div className="fig-column">
      <p className="fig-title">{visual.title}</p>
      <div className="fig-layers">
        {visual.layers.map((layer, at) => (
          <PartByLine key={layer.name} seen={shown >= begins(layer, at)} className={`fig-layer tone-${layer.tone}`}>
            <span className="fig-what">{layer.name}</span>
            <span className="fig-note">{layer.text}</span>
          </PartByLine>
        ))}
      </div>
    </div>
  );
}

function ScaleFigure({ visual, shown }: FigureOf<'scale'>) {
  return (
    <div className="fig-column is-wide">
      <p className="fig-title">{visual.title}</p>
      <ol className="fig-scale">
        {visual.steps.map((step, at) => (
          <PartByLine as="li" key={step.name} seen={shown >= begins(step, at)} className={`grade-${at + 1}`}>
            <span className="fig-grade">{at + 1}</span>
            <span className="fig-what">{step.name}</span>
            <span className="fig-note">{step.text}</span>
          </PartByLine>
        ))}
      </ol>
    </div>
  );
}

function QueueFigure({ visual, shown }: FigureOf<'queue'>) {
  return (
    <div className="fig-column is-wide">
      <p className="fig-title">{visual.title}</p>
      {visual.lanes.map((lane, at) => (
        <PartByLine key={lane.name} seen={shown >= begins(lane, at)} className="fig-lane">
          <p>
            <span className="fig-what">{lane.name}</span>
            <span className="fig-note">{lane.text}</span>
          </p>
          <svg viewBox="0 0 900 56" className="fig-drawing" aria-hidden="true">
            <path className="axis" d="M0 54H900" />
            {standing(lane.people).map((x) => (
              <g key={x} className="person">
                <circle cx={x} cy="16" r="7" />
                <path d={`M${x - 9} 48v-14a9 9 0 0 1 18 0v14z`} />
              </g>
            ))}
          </svg>
        </PartByLine>
      ))}
    </div>
  );
}

/** Where they stand, from the counter backwards. */
function standing(people: number): number[] {
  return Array.from({ length: people }, (_, place) => 862 - place * 33);
}

type Garment = Extract<Visual, { kind: 'bag' }>['things'][number]['what'];

/** Each in a square of 48. */
const garments: Record<Garment, string> = {
  tee: 'M16 9 6 15l4 8 5-2v19h18V21l5 2 4-8-10-6c-2 4-14 4-16 0z',
  shirt: 'M17 8 7 14l3 9 5-2v19h18V21l5 2 3-9-10-6-7 6zM24 14v26M17 8l2 9 5-3 5 3 2-9M27 22h3M27 29h3',
  knit: 'M16 10 6 20l2 18 6-1 1-12v15h18V25l1 12 6 1 2-18-10-10c-2 4-14 4-16 0zM15 36h18M19 16l3 3 3-3 3 3',
  shell: 'M17 12 7 22l2 17h7V26v14h16V26v13h7l2-17-10-10M17 12c0-8 14-8 14 0-2 5-12 5-14 0zM24 17v23M19 31h2M27 31h2',
  trousers: 'M15 7h18l2 34h-8l-3-24-3 24h-8zM15 12h18M24 7v10',
  shorts: 'M13 12h22l3 22H27l-3-11-3 11H10zM13 17h22',
  dress: 'M18 7v7c0 4-3 5-3 9l-5 18h28l-5-18c0-4-3-5-3-9V7M18 14c3 3 9 3 12 0M15 23h18',
  shoes: 'M6 30v-9c4 3 8 2 10-1 4 5 9 8 16 8 6 0 10 2 10 6v2H6zM6 32h36M20 24l-3 3M24 26l-3 3',
  sandals:
    'M24 5c7 0 9 8 8 16-1 7-1 12-3 18-1 5-9 5-10 0-2-6-2-11-3-18-1-8 1-16 8-16zM24 14c-3 5-5 8-7 9M24 14c3 5 5 8 7 9',
  socks: 'M15 6h11v19l10 7c5 4 1 10-5 8l-13-6c-2-1-3-3-3-6zM15 12h11',
  swim: 'M12 12c4 5 8 5 10 0h4c2 5 6 5 10 0l-1 9c-5 6-7 12-8 19h-6c-1-7-3-13-8-19z',
  wash: 'M9 17h30v22H9zM9 24h30M18 17c0-8 12-8 12 0M21 24v4h6v-4',
  charger: 'M14 8h16v16H14zM19 8V4M25 8V4M22 24v6c0 6 12 5 12-1s8-6 8 0v10',
  papers: 'M11 6h20l6 6v30H11zM31 6v6h6M17 21h14M17 28h14M17 35h8',
  scarf: 'M15 8c6 5 12 5 18 0l3 8c-8 6-16 6-24 0zM17 19l-3 22h8l2-21M27 20l3 15h7l-4-17M15 37v4M18 37v4',
};

/** Things drawn in one line: what goes into a bag, and the plugs of the world. */
function BagFigure({ visual, shown }: FigureOf<'bag'>) {
  const packed = visual.things.filter((thing, at) => shown >= begins(thing, at)).length;
  const [before, after] = visual.fill;
  const share = before + ((after - before) * packed) / visual.things.length;
  return (
    <div className="fig-column is-wide">
      <p className="fig-title">{visual.title}</p>
      <div className="fig-packing">
        <svg viewBox="0 0 160 220" className="fig-suitcase" aria-hidden="true">
          <path d="M58 30V8h44v22" />
          <rect x="12" y="30" width="136" height="174" rx="14" />
          <rect className="fill" x="20" y={196 - 158 * share} width="120" height={158 * share} rx="6" />
          <path d="M40 204v10M120 204v10M52 30v174M108 30v174" />
        </svg>
        <ul className="fig-things">
          {visual.things.map((thing, at) => (
            <PartByLine as="li" key={thing.text} seen={shown >= begins(thing, at)}>
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <path d={garments[thing.what]} />
              </svg>
              <span>
                {thing.count && thing.count > 1 ? `${thing.count} × ` : ''}
                {thing.text}
              </span>
            </PartByLine>
          ))}
        </ul>
      </div>
    </div>
  );
}

type PlugType = Extract<Visual, { kind: 'plug' }>['plugs'][number]['type'];

/** The face of the socket, in a square of 100. */
const faces: Record<PlugType, string> = {
  A: 'M22 14h56v72H22zM38 34v26M62 34v26',
  B: 'M22 14h56v72H22zM38 28v24M62 28v24M50 62a7 7 0 1 0 .1 0z',
  C: 'M50 12a38 38 0 1 0 .1 0zM33 45a5 5 0 1 0 .1 0zM67 45a5 5 0 1 0 .1 0z',
  F: 'M50 8a42 42 0 1 0 .1 0zM33 45a5 5 0 1 0 .1 0zM67 45a5 5 0 1 0 .1 0zM44 12v8h12v-8M44 88v-8h12v8',
  G: 'M14 14h72v72H14zM45 26h10v18H45zM24 60h18v9H24zM58 60h18v9H58z',
  K: 'M50 8a42 42 0 1 0 .1 0zM33 38a5 5 0 1 0 .1 0zM67 38a5 5 0 1 0 .1 0zM42 66h16a8 8 0 0 1-16 0z',
};

function PlugFigure({ visual, shown }: FigureOf<'plug'>) {
  return (
    <div className="fig-plugs">
      {visual.plugs.map((plug, at) => (
        <PartByLine as="figure" key={plug.type} seen={shown >= begins(plug, at)}>
          <svg viewBox="0 0 100 100" aria-hidden="true" className={cx('fig-face')}>
            <path d={faces[plug.type]} />
          </svg>
          <p className="fig-what">{plug.type}</p>
          <p className="fig-note">{plug.text}</p>
        </PartByLine>
      ))}
    </div>
  );
}

const WIDTH = 1000;
/** How far lines follow a shore. */
const SHORES = [90, 54, 26] as const;
/** From a point to its name. */
const AWAY = 20;

/** An animated map: land and water roughly true, routes that draw themselves, places by their names. */
function MapFigure({ visual, shown }: FigureOf<'map'>) {
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
