/** The diagram of a scene, above its captions. Pictures and films have none. */
import type { ReactNode } from 'react';
import type { Visual } from '../../contract/lessons.ts';
import { BarsFigure, CurveFigure, DayFigure, YearFigure } from './charts.tsx';
import { BagFigure, PlugFigure } from './drawn.tsx';
import { LayersFigure, QueueFigure, ScaleFigure } from './ladders.tsx';
import { MapFigure } from './map.tsx';
import { BillFigure, CompareFigure, FiguresFigure, PhraseFigure, StepsFigure } from './sheets.tsx';

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
