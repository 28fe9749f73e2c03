/**
 * The diagram of a scene, above its captions; pictures and films have none. Here are those made of words: large figures,
 * steps, a bill, phrases, a comparison, layers, grades, lines of people.
 */
import type { ReactNode } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import type { Visual } from '../../contract/lessons.ts';
import { BarsFigure, CurveFigure, DayFigure, YearFigure } from './charts.tsx';
import { BagFigure, PlugFigure } from './drawings.tsx';
import { MapFigure } from './map.tsx';
import { begins, type FigureOf, Part } from './part.tsx';

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
        <Part key={figure.value} seen={shown >= begins(figure, at)}>
          <p className="fig-number">{figure.value}</p>
          <p className="fig-note">{figure.text}</p>
        </Part>
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
          <Part as="li" key={row.text} seen={shown >= begins(row, at)} className="fig-row">
            {row.when && <span className="fig-when">{row.when}</span>}
            <span className="fig-what">{row.text}</span>
            {row.note && <span className="fig-note">{row.note}</span>}
          </Part>
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
        <Part key={row.text} seen={shown >= begins(row, at)} className={cx('fig-line', row.mark && 'is-marked')}>
          <span>{row.text}</span>
          <span className="fig-amount">
            {row.amount}
            {row.mark && (
              <svg viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
                <path pathLength="1" d="M12 30C8 12 40 4 62 5c24 1 36 12 32 24-5 14-34 18-56 15C18 41 6 34 12 22" />
              </svg>
            )}
          </span>
        </Part>
      ))}
      {hand && (
        <Part seen={shown >= begins(hand, visual.rows.length)} className="fig-line fig-hand">
          <span>{hand.text}</span>
          <span className="fig-amount">{hand.amount}</span>
        </Part>
      )}
    </div>
  );
}

function PhraseFigure({ visual, shown }: FigureOf<'phrase'>) {
  return (
    <div className="fig-column">
      <p className="fig-title">{visual.language}</p>
      {visual.phrases.map((phrase, at) => (
        <Part key={phrase.said} seen={shown >= begins(phrase, at)} className="fig-phrase">
          <p lang={phrase.lang} className="fig-said">
            {phrase.said}
          </p>
          <p className="fig-note">
            {phrase.sounds && <span className="fig-sounds">{phrase.sounds}</span>}
            {phrase.means}
          </p>
        </Part>
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
            <Part as="tr" key={row.name} seen={shown >= begins(row, at)}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, column) => (
                <td key={visual.columns[column]}>{cell}</td>
              ))}
            </Part>
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
          <Part key={layer.name} seen={shown >= begins(layer, at)} className={`fig-layer tone-${layer.tone}`}>
            <span className="fig-what">{layer.name}</span>
            <span className="fig-note">{layer.text}</span>
          </Part>
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
          <Part as="li" key={step.name} seen={shown >= begins(step, at)} className={`grade-${at + 1}`}>
            <span className="fig-grade">{at + 1}</span>
            <span className="fig-what">{step.name}</span>
            <span className="fig-note">{step.text}</span>
          </Part>
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
        <Part key={lane.name} seen={shown >= begins(lane, at)} className="fig-lane">
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
        </Part>
      ))}
    </div>
  );
}

/** Where they stand, from the counter backwards. */
function standing(people: number): number[] {
  return Array.from({ length: people }, (_, place) => 862 - place * 33);
}
