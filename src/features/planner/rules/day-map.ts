/**
 * Where the stops of a day lie on paper. A local equirectangular projection is
 * exact enough for a town: one degree of longitude is shortened by the cosine of
 * the latitude, and both axes keep one scale.
 */
export interface Located {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

export interface MapSpot extends Located {
  readonly x: number;
  readonly y: number;
}

export interface Drawing {
  readonly spots: readonly MapSpot[];
  /** A round distance and its length on the drawing. */
  readonly scale: { readonly km: number; readonly length: number };
}

const KM_PER_DEGREE = 111.32;
const ROUND_KM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const;
/** Below this a map would only magnify the error of the coordinates. */
const SMALLEST_KM = 0.6;

/** Fits all stops into the box with a margin around; north is up. */
export function drawDay(stops: readonly Located[], width: number, height: number, margin: number): Drawing {
  const middleLat = middle(stops.map((stop) => stop.lat));
  const middleLon = middle(stops.map((stop) => stop.lon));
  const shrink = Math.cos((middleLat * Math.PI) / 180);
  const kmEast = (lon: number) => (lon - middleLon) * KM_PER_DEGREE * shrink;
  const kmNorth = (lat: number) => (lat - middleLat) * KM_PER_DEGREE;

  const widest = Math.max(SMALLEST_KM, ...stops.map((stop) => Math.abs(kmEast(stop.lon)) * 2));
  const tallest = Math.max(SMALLEST_KM, ...stops.map((stop) => Math.abs(kmNorth(stop.lat)) * 2));
  const perKm = Math.min((width - 2 * margin) / widest, (height - 2 * margin) / tallest);

  const km = [...ROUND_KM].reverse().find((round) => round * perKm <= width / 4) ?? ROUND_KM[0];
  return {
    spots: stops.map((stop) => ({
      ...stop,
      x: round(width / 2 + kmEast(stop.lon) * perKm),
      y: round(height / 2 - kmNorth(stop.lat) * perKm),
    })),
    scale: { km, length: round(km * perKm) },
  };
}

function middle(values: readonly number[]): number {
  return values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
