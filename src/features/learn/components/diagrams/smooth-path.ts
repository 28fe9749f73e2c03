/** A curve through points, as a path of SVG. */

/** Half-way points as ends, the points themselves as handles: no corner, no overshoot. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const last = rest.at(-1) ?? first;
  const parts = rest.slice(0, -1).map(([x, y], at) => {
    const [nextX, nextY] = rest[at + 1] ?? last;
    return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  });
  return `M${first.join(' ')}${parts.join('')}L${last.join(' ')}`;
}
