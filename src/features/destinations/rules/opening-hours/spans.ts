/** Stretches of time with what holds in them, in minutes from the midnight a reading begins with. */

/** Why it is not known: the source says no closing time, a condition, or nothing of a holiday. */
export const UNKNOWNS = ['end', 'condition', 'holiday', 'school'] as const;
export type Unknown = (typeof UNKNOWNS)[number];

export interface MinuteSpan {
  readonly from: number;
  readonly to: number;
  /** Null: open for certain. What lies in no span is closed. */
  readonly unknown: Unknown | null;
}

/** A span, or a stretch that is said to be closed. */
export interface Piece extends Omit<MinuteSpan, 'unknown'> {
  readonly state: 'open' | 'closed' | Unknown;
}

/** The later word counts where two overlap. */
export function painted<T extends { readonly from: number; readonly to: number }>(over: readonly T[], piece: T): T[] {
  return [...without(over, piece), piece];
}

export function without<T extends { readonly from: number; readonly to: number }>(
  pieces: readonly T[],
  { from, to }: { readonly from: number; readonly to: number },
): T[] {
  return pieces.flatMap((one) => {
    if (one.to <= from || to <= one.from) return [one];
    const before = one.from < from ? [{ ...one, to: from }] : [];
    const after = to < one.to ? [{ ...one, from: to }] : [];
    return [...before, ...after];
  });
}

/** In order, none overlapping another; what is open for certain counts before what is unknown. */
export function merged(spans: readonly MinuteSpan[]): MinuteSpan[] {
  const ranked = [...spans].sort((a, b) => Number(b.unknown !== null) - Number(a.unknown !== null) || a.from - b.from);
  const line = ranked.reduce<MinuteSpan[]>(painted, []).sort((a, b) => a.from - b.from);
  const joined: MinuteSpan[] = [];
  for (const span of line) {
    const last = joined.at(-1);
    if (last && last.to >= span.from && last.unknown === span.unknown)
      joined[joined.length - 1] = { ...last, to: span.to };
    else joined.push(span);
  }
  return joined;
}

/** What both readings say; where they differ, nobody knows. */
export function agreed(one: readonly MinuteSpan[], other: readonly MinuteSpan[], why: Unknown): MinuteSpan[] {
  const edges = [...new Set([...one, ...other].flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const holding = (spans: readonly MinuteSpan[], at: number) => spans.find(({ from, to }) => from <= at && at < to);
  const parts = edges.flatMap((from, i): MinuteSpan[] => {
    const to = edges[i + 1];
    if (to === undefined) return [];
    const [a, b] = [holding(one, from), holding(other, from)];
    if (!a && !b) return [];
    return [{ from, to, unknown: a && b && a.unknown === b.unknown ? a.unknown : why }];
  });
  return merged(parts);
}
