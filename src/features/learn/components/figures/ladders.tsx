/** Diagrams that climb or queue: layers one above the other, a scale of grades, lines of people. */
import { begins, type FigureOf, Part } from './part.tsx';

export function LayersFigure({ visual, shown }: FigureOf<'layers'>) {
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

export function ScaleFigure({ visual, shown }: FigureOf<'scale'>) {
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

export function QueueFigure({ visual, shown }: FigureOf<'queue'>) {
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
