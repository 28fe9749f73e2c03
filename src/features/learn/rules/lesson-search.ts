/** Finding words in a lesson's transcript, whatever their accents and capitals. */

export interface Piece {
  readonly text: string;
  readonly found: boolean;
  /** Where it begins in the line, in letters. */
  readonly at: number;
}

/** Cuts a line where the wish is found; one whole piece when it is not. */
export function piecesOf(line: string, wish: string): readonly Piece[] {
  const wanted = plain(wish.trim());
  if (wanted === '') return [{ text: line, found: false, at: 0 }];
  // Letter by letter, so that places in the plain text are places in the line.
  const letters = [...line];
  const plainLine = letters.map((letter) => plain(letter).slice(0, 1) || ' ').join('');
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = plainLine.indexOf(wanted); at !== -1; at = plainLine.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: letters.slice(from, at).join(''), found: false, at: from });
    pieces.push({ text: letters.slice(at, at + wanted.length).join(''), found: true, at });
    from = at + wanted.length;
  }
  if (from < letters.length) pieces.push({ text: letters.slice(from).join(''), found: false, at: from });
  return pieces;
}

export function holds(line: string, wish: string): boolean {
  return wish.trim() === '' || piecesOf(line, wish).some((piece) => piece.found);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
