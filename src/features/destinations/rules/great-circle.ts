/** How far two places are apart, in kilometres. */
interface Position {
  readonly lat: number;
  readonly lon: number;
}

export function greatCircleKm(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const half = (x: number) => Math.sin((x * rad) / 2) ** 2;
  const s = half(b.lat - a.lat) + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * half(b.lon - a.lon);
  return 2 * 6371 * Math.asin(Math.sqrt(s));
}
