/**
 * Where a toast stands so that it covers neither what it announces nor what is pressed: as low as it can, above the bars at the
 * foot of the window; higher only where a heading, a message or the field in use lies there.
 */
export interface Rect {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export interface Obstacle extends Rect {
  /** How bad it is to cover it, against the others. */
  readonly weight: number;
}

const GAP_PX = 8;

/**
 * @param toast where it stands by the style sheet: lowest
 * @param obstacles in the same window
 * @returns by how many pixels it is raised
 */
export function raiseOf(toast: Rect, windowHeight: number, obstacles: readonly Obstacle[]): number {
  const near = obstacles.filter((box) => box.left < toast.right && box.right > toast.left);
  const seen = near.filter((box) => box.bottom > 0 && box.top < windowHeight);
  const height = toast.bottom - toast.top;
  const highest = toast.top - GAP_PX;
  const raises = seen
    .flatMap((box) => [toast.bottom - box.top + GAP_PX, toast.top - box.bottom - GAP_PX])
    .filter((raise) => raise > 0 && raise <= highest)
    .sort((a, b) => a - b);
  let best = { raise: 0, harm: harmOf(toast.top, height, seen) };
  for (const raise of raises) {
    const harm = harmOf(toast.top - raise, height, seen);
    if (harm < best.harm) best = { raise, harm };
  }
  return best.raise;
}

function harmOf(top: number, height: number, obstacles: readonly Obstacle[]): number {
  const covered = obstacles.filter((box) => box.top < top + height && box.bottom > top);
  return covered.reduce((harm, { weight }) => harm + weight, 0);
}
