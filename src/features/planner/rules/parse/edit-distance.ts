/**
 * How many slips are between two words, for what was mistyped. A neighbour must begin with the same letter and
 * differ by one slip (two in a long name), of equals the longer one, since letters are
 * sooner forgotten than invented; places we do not cover are neighbours
 * too, so "Austira" becomes Austria and never Austin.
 */
export function neighbour<T>(
  written: string,
  names: ReadonlyMap<string, T>,
  most = 2,
): readonly [name: string, value: T] | null {
  const allowed = Math.min(most, written.length >= 8 ? 2 : written.length >= 5 ? 1 : 0);
  if (allowed === 0) return null;
  let best: readonly [string, T] | null = null;
  let least = allowed + 1;
  for (const [name, value] of names) {
    if (name[0] !== written[0] || Math.abs(name.length - written.length) > allowed || name.length < 4) continue;
    const slips = slipsBetween(written, name, least);
    const closer = slips < least || (slips === least && best !== null && name.length > best[0].length);
    if (closer && slips <= allowed) [least, best] = [slips, [name, value]];
  }
  return best;
}

/** A letter too few or too many, two swapped, or (in a long word, behind its first two) a wrong one. */
export function isOneSlip(written: string, meant: string): boolean {
  if (Math.abs(written.length - meant.length) > 1 || slipsBetween(written, meant, 1) !== 1) return false;
  const isWrong = written.length === meant.length && lettersOf(written) !== lettersOf(meant);
  return !isWrong || (written.length >= LONG && written.slice(0, 2) === meant.slice(0, 2));
}

const LONG = 7;
const lettersOf = (word: string) => [...word].sort().join('');

/** Damerau and Levenshtein: a letter too many, too few, wrong, or two swapped. Above `limit` any larger number. */
function slipsBetween(one: string, other: string, limit: number): number {
  const shorter = Math.min(one.length, other.length);
  let [first, same] = [0, 0];
  while (first < shorter && one[first] === other[first]) first++;
  while (same < shorter - first && one.at(-1 - same) === other.at(-1 - same)) same++;
  const [a, b] = [one.slice(first, one.length - same), other.slice(first, other.length - same)];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + wrong);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      row.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}
