/**
 * The cutter's tools behind `scene.ts`: silhouettes as SVG path data on a sheet of 160 × 100.
 * Everything is a pure function of its arguments; chance is a seeded `Rand`, so a place always looks the same.
 */
export type Rand = () => number;

/** Mulberry32 over an FNV-1a hash of the name. */
export function randomOf(name: string): Rand {
  let state = 2166136261;
  for (const char of name) state = Math.imul(state ^ char.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal, without a leading zero: path data is most of a scene's weight. */
const n = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Whole units, for crowds of small things. */
const w = (value: number): string => String(Math.round(value));

const join = (points: ReadonlyArray<readonly [number, number]>): string =>
  points.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ');

/** A closed polygon. */
const shape = (...points: ReadonlyArray<readonly [number, number]>): string => `M${join(points)}z`;

/** Rock: sharp edges. `peaks` are the summits; shoulders break every flank; it is closed along `base`. */
export function ridge(rand: Rand, peaks: ReadonlyArray<readonly [number, number]>, roughness = 5, base = 101): string {
  const points: Array<readonly [number, number]> = [[peaks[0]?.[0] ?? -2, base]];
  peaks.forEach((peak, index) => {
    const before = peaks[index - 1];
    if (before) {
      for (const along of [0.25, 0.5, 0.75]) {
        const at = along + (rand() - 0.5) * 0.12;
        const sag = Math.sin(at * Math.PI) * roughness;
        points.push([
          before[0] + (peak[0] - before[0]) * at,
          before[1] + (peak[1] - before[1]) * at + sag * (0.5 + rand()),
        ]);
      }
    }
    points.push(peak);
  });
  points.push([peaks.at(-1)?.[0] ?? 162, base]);
  return shape(...points);
}

/** Soft ground: one smooth curve through the given heights, spread over the width. */
export function hills(...heights: readonly number[]): string {
  const step = 164 / (heights.length - 1);
  const curve = heights
    .map((height, index) => {
      const x = -2 + index * step;
      return index === 0
        ? `M-2 101V${n(height)}C${n(x + step / 2)} ${n(height)} `
        : `${n(x - step / 2)} ${n(height)} ${n(x)} ${n(height)}`;
    })
    .reduce((path, part, index) => (index < 2 ? path + part : `${path}S${part}`), '');
  return `${curve}V101z`;
}

/** Small lit windows inside a box, as short upright strokes. */
function _windows(rand: Rand, count: number, x: number, y: number, width: number, height: number): string {
  return Array.from({ length: count }, () => `M${w(x + rand() * width)} ${w(y + rand() * height)}v.9`).join('');
}

/** A tapering tower, with a spire when `spire` is more than 0. */
function _tower(x: number, base: number, width: number, height: number, spire = 0): string {
  const half = width / 2;
  const top = base - height;
  return `M${n(x - half)} ${n(base)}V${n(top)}${spire ? `L${n(x)} ${n(top - spire)} ${n(x + half)} ${n(top)}` : `h${n(width)}`}V${n(base)}z`;
}

/** A dome on its drum, with a finial. */
function _dome(x: number, base: number, radius: number, drum = radius * 0.6): string {
  const y = base - drum;
  return `M${n(x - radius)} ${n(base)}V${n(y)}a${n(radius)} ${n(radius * 1.08)} 0 0 1 ${n(radius * 2)} 0V${n(base)}zM${n(x - 0.3)} ${n(y - radius)}v${n(-radius * 0.5)}h.6v${n(radius * 0.5)}z`;
}

/** A row of pitched roofs of different heights as one silhouette, standing on `base`. */
function _roofs(rand: Rand, from: number, base: number, count: number, wide: number, high: number): string {
  let path = `M${n(from)} ${n(base)}`;
  for (let index = 0; index < count; index += 1) {
    const top = base - high * (0.6 + rand() * 0.6);
    const half = (wide * (0.75 + rand() * 0.5)) / 2;
    path += `V${n(top)}l${n(half)} ${n(-half * 0.62)} ${n(half)} ${n(half * 0.62)}`;
  }
  return `${path}V${n(base)}z`;
}

/** A stone bridge of equal arches; the openings are left out of the shape. */
function _arches(from: number, to: number, deck: number, base: number, count: number, thick = 2.4): string {
  const span = (to - from) / count;
  const pier = span * 0.16;
  const open = span - pier;
  let path = `M${n(from)} ${n(deck)}H${n(to)}V${n(base)}`;
  for (let index = 0; index < count; index += 1) {
    const rise = base - deck - thick;
    path += `h${n(-pier / 2)}v${n(-Math.max(rise - open / 2, 0.5))}a${n(open / 2)} ${n(Math.min(open / 2, rise))} 0 0 0 ${n(-open)} 0V${n(base)}h${n(-pier / 2)}`;
  }
  return `${path}z`;
}

/** A suspension bridge as strokes: deck, two towers, main cable and hangers. */
function _suspension(from: number, to: number, deck: number, rise: number): string {
  const third = (to - from) / 4;
  const left = from + third;
  const right = to - third;
  const top = deck - rise;
  const sag = deck - 1;
  const hangers = [0.2, 0.35, 0.5, 0.65, 0.8]
    .map((at) => {
      const x = left + (right - left) * at;
      const y = top + (sag - top) * (1 - (2 * at - 1) ** 2);
      return `M${n(x)} ${n(deck)}V${n(y)}`;
    })
    .join('');
  return `M${n(from)} ${n(deck)}H${n(to)}M${n(left)} ${n(deck + 7)}V${n(top)}M${n(right)} ${n(deck + 7)}V${n(top)}M${n(from)} ${n(deck)}Q${n(left - third * 0.3)} ${n(deck - rise * 0.3)} ${n(left)} ${n(top)}Q${n((left + right) / 2)} ${n(2 * sag - top)} ${n(right)} ${n(top)}Q${n(right + third * 0.3)} ${n(deck - rise * 0.3)} ${n(to)} ${n(deck)}${hangers}`;
}

/** A palm: a leaning trunk and drooping fronds. `lean` is how far the crown stands from the foot. */
function _palm(x: number, base: number, height: number, lean = 3): string {
  const cx = x + lean;
  const cy = base - height;
  const trunk = `M${n(x - 0.6)} ${n(base)}Q${n(x + lean * 0.2)} ${n(base - height * 0.5)} ${n(cx - 0.3)} ${n(cy)}h.7Q${n(x + lean * 0.4 + 0.5)} ${n(base - height * 0.5)} ${n(x + 0.8)} ${n(base)}z`;
  const reach = height * 0.42;
  const fronds = [-172, -145, -112, -68, -35, -8, 25, 155]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const tipX = Math.cos(angle) * reach;
      const tipY = Math.sin(angle) * reach * 0.55 + reach * 0.3;
      const midX = Math.cos(angle) * reach * 0.55;
      const midY = Math.sin(angle) * reach * 0.75 - reach * 0.12;
      return `M${n(cx)} ${n(cy)}q${n(midX)} ${n(midY)} ${n(tipX)} ${n(tipY)}q${n(midX - tipX)} ${n(midY - tipY + reach * 0.22)} ${n(-tipX)} ${n(-tipY)}`;
    })
    .join('');
  return trunk + fronds;
}

/** A wooded edge: small round crowns along a line through the given heights, closed downwards. */
export function treeline(rand: Rand, from: number, to: number, heights: readonly number[], size: number): string {
  const last = heights.length - 1;
  let y = Math.round(heights[0] ?? 90);
  let path = `M${from} 101V${y}`;
  for (let x = from; x < to; ) {
    const width = Math.min(Math.max(Math.round(size * (0.7 + rand() * 0.9)), 3), to - x);
    x += width;
    const at = ((x - from) / (to - from)) * last;
    const left = heights[Math.floor(at)] ?? 90;
    const right = heights[Math.min(Math.floor(at) + 1, last)] ?? left;
    const next = Math.round(left + (right - left) * (at % 1) + (rand() - 0.5) * size * 0.5);
    path += `a${n(width * 0.56)} ${n(width * 0.6)} 0 0 1 ${width} ${next - y}`;
    y = next;
  }
  return `${path}V101z`;
}

/** A cypress: a dark flame. */
function _cypress(x: number, base: number, height: number): string {
  const half = height * 0.085;
  return `M${n(x)} ${n(base - height)}q${n(half * 2.2)} ${n(height * 0.6)} ${n(half * 0.7)} ${n(height)}h${n(-half * 1.4)}q${n(-half * 1.5)} ${n(-height * 0.4)} ${n(half * 0.7)} ${n(-height)}z`;
}

/** A small sail. */
export function sail(x: number, base: number, height: number): string {
  return `M${n(x)} ${n(base - height)}q${n(height * 0.36)} ${n(height * 0.5)} ${n(height * 0.4)} ${n(height * 0.84)}H${n(x)}zM${n(x - 0.5)} ${n(base - height * 0.8)}v${n(height * 0.64)}h${n(-height * 0.28)}zM${n(x - height * 0.4)} ${n(base - height * 0.1)}h${n(height * 0.9)}l${n(-height * 0.16)} ${n(height * 0.14)}h${n(-height * 0.6)}z`;
}

/** Light on water under the sun: dashes that grow towards the viewer. */
export function glitter(rand: Rand, x: number, from: number, to: number): string {
  const rows = 8;
  return Array.from({ length: rows }, (_, row) => {
    const near = row / rows;
    const half = (1 + near * 6) * (0.55 + rand() * 0.6);
    return `M${n(x - half + (rand() - 0.5) * 2)} ${n(from + (to - from) * (near * 0.6 + near * near * 0.4) + 1)}h${n(half * 2)}`;
  }).join('');
}

/** Stars in the upper sky, as dots of round-capped strokes. */
export function stars(rand: Rand, count: number, to: number): string {
  return Array.from({ length: count }, () => `M${n(rand() * 160)} ${n(rand() * rand() * to)}h0`).join('');
}
