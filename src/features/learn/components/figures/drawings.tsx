/** Things drawn in one line: what goes into a bag, and the plugs of the world. */
import { cx } from '../../../../ui/class-names.ts';
import type { Visual } from '../../contract/lessons.ts';
import { begins, type FigureOf, Part } from './part.tsx';

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

export function BagFigure({ visual, shown }: FigureOf<'bag'>) {
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
            <Part as="li" key={thing.text} seen={shown >= begins(thing, at)}>
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <path d={garments[thing.what]} />
              </svg>
              <span>
                {thing.count && thing.count > 1 ? `${thing.count} × ` : ''}
                {thing.text}
              </span>
            </Part>
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

export function PlugFigure({ visual, shown }: FigureOf<'plug'>) {
  return (
    <div className="fig-plugs">
      {visual.plugs.map((plug, at) => (
        <Part as="figure" key={plug.type} seen={shown >= begins(plug, at)}>
          <svg viewBox="0 0 100 100" aria-hidden="true" className={cx('fig-face')}>
            <path d={faces[plug.type]} />
          </svg>
          <p className="fig-what">{plug.type}</p>
          <p className="fig-note">{plug.text}</p>
        </Part>
      ))}
    </div>
  );
}
