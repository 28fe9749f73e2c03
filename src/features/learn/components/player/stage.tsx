/**
 * The scenes of a lesson, three at a time: the one that goes, the one that is on, and the next, whose picture loads
 * while nobody sees it. A diagram shows the parts whose lines have begun.
 */
import { lazy, Suspense } from 'react';
import { cx } from '../../../../ui/class-names.ts';
import { useHydrated } from '../../../../ui/use-hydrated.ts';
import type { Visual } from '../../contract/lessons.ts';
import { StageFilm, StagePicture } from './stage-picture.tsx';

export interface StageProps {
  readonly visuals: readonly Visual[];
  readonly scene: number;
  /** The scene before this one, when one led to the other. */
  readonly before: number | null;
  readonly shown: number;
  readonly playing: boolean;
  readonly onArrived: (scene: number) => void;
}

/** Diagrams that leave the right half of the stage to the picture. */
const besides: ReadonlySet<Visual['kind']> = new Set(['steps', 'figure', 'phrase', 'bill', 'layers']);

const ALL = 99;

/** Every lesson opens with a title, so the diagrams may come after it. Without them it goes on with its words. */
const Figure = lazy(() =>
  import('../figures/figure.tsx').then(
    (module) => ({ default: module.Figure }),
    () => ({ default: (_: { visual: Visual; shown: number }) => null }),
  ),
);

export function Stage({ visuals, scene, before, shown, playing, onArrived }: StageProps) {
  const hydrated = useHydrated();
  const places = [...new Set([before ?? scene, scene, scene + 1])].filter((place) => visuals[place]);
  return (
    <div aria-hidden="true">
      {places
        .sort((a, b) => a - b)
        .map((place) => {
          const visual = visuals[place];
          const now = place === scene;
          return (
            visual && (
              <div key={place} className={cx('lesson-layer', now && 'is-now', place === before && !now && 'is-past')}>
                <Ground visual={visual} runs={now && playing} onArrived={() => onArrived(place)} />
                {visual.kind !== 'map' && <div className={cx('lesson-shade', visual.kind === 'title' && 'is-title')} />}
                {hydrated && (
                  <Suspense>
                    <Figure visual={visual} shown={now ? shown : place === before ? ALL : 0} />
                  </Suspense>
                )}
                {/* Under other diagrams, but over a map, which reaches below the words. */}
                {visual.kind === 'map' && <div className="lesson-shade is-map" />}
              </div>
            )
          );
        })}
    </div>
  );
}

function Ground({ visual, runs, onArrived }: { visual: Visual; runs: boolean; onArrived: () => void }) {
  switch (visual.kind) {
    case 'film':
      return <StageFilm name={visual.film} runs={runs} onArrived={onArrived} />;
    case 'picture':
      return <StagePicture id={visual.picture} move={visual.move ?? 'in'} onArrived={onArrived} />;
    case 'title':
      return <StagePicture id={visual.picture} move="out" onArrived={onArrived} />;
    case 'map':
      return null;
    default:
      return (
        <>
          <StagePicture id={visual.behind} behind onArrived={onArrived} />
          <div className={cx('lesson-dim', besides.has(visual.kind) && 'is-side')} />
        </>
      );
  }
}

/** Whether a scene brings a file that must arrive before it is shown. */
export function needsFile(visual: Visual | undefined): boolean {
  return visual !== undefined && visual.kind !== 'map';
}
