/**
 * The transcript of a lesson, for those who read it instead of watching: the words in its diagrams, and finding words in its
 * lines, whatever their accents and capitals.
 */

import type { Visual } from '../contract/lessons.ts';
import { folded } from './find-guides.ts';

/** Empty for pictures and films, which only show a place. */
export function wordsOf(visual: Visual): readonly string[] {
  switch (visual.kind) {
    case 'picture':
    case 'film':
    case 'title':
      return [];
    case 'figure':
      return visual.figures.map(({ value, text }) => `${value}: ${text}`);
    case 'steps':
      return [
        visual.title,
        ...visual.rows.map(({ when, text, note }) => `${when ? `${when}: ` : ''}${noted(text, note)}`),
      ];
    case 'bill': {
      const rows = visual.rows.map(({ text, amount }) => `${text}: ${amount}`);
      return [visual.place, ...rows, ...(visual.hand ? [`${visual.hand.text}: ${visual.hand.amount}`] : [])];
    }
    case 'phrase':
      return visual.phrases.map(({ said, sounds, means }) => noted(`${said}${sounds ? ` (${sounds})` : ''}`, means));
    case 'year':
      return [visual.title, ...visual.marks.map(({ text }) => text)];
    case 'compare':
      return [visual.title, ...visual.rows.map(({ name, cells }) => `${name}: ${cells.join('; ')}`)];
    case 'bars':
      return [visual.title, ...visual.bars.map(({ name, text }) => `${name}: ${text}`)];
    case 'curve':
      return [visual.title, ...visual.marks.map(({ text }) => text)];
    case 'layers':
      return [visual.title, ...visual.layers.map(({ name, text }) => `${name}: ${text}`)];
    case 'scale':
      return [visual.title, ...visual.steps.map(({ name, text }, at) => `${at + 1} ${name}: ${text}`)];
    case 'day':
      return [
        visual.title,
        ...visual.rows.map(({ name, parts }) => joined(name, ...parts.filter(({ text }) => text).map(hours))),
      ];
    case 'queue':
      return [visual.title, ...visual.lanes.map(({ name, text }) => `${name}: ${text}`)];
    case 'bag':
      return [visual.title, ...visual.things.map(({ text, count }) => (count ? `${count} × ${text}` : text))];
    case 'plug':
      return visual.plugs.map(({ type, text }) => `Type ${type}: ${text}`);
    case 'map':
      return [visual.title, ...visual.routes.map(({ name }) => name)];
  }
}

/** The note as a sentence of its own. */
function noted(text: string, note: string | undefined): string {
  if (note === undefined) return text;
  return `${text}${/[.?!]$/.test(text) ? '' : '.'} ${note}`;
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}

function hours({ from, to, text }: { from: number; to: number; text: string }): string {
  return `${text} from ${from} to ${to}`;
}

export interface TranscriptPart {
  readonly text: string;
  readonly found: boolean;
  /** Where it begins in the line, in letters. */
  readonly at: number;
}

/** Cuts a line where the wish is found; one whole piece when it is not. */
export function piecesOf(line: string, wish: string): readonly TranscriptPart[] {
  const wanted = folded(wish.trim());
  if (wanted === '') return [{ text: line, found: false, at: 0 }];
  // Letter by letter, so that places in the plain text are places in the line.
  const letters = [...line];
  const plainLine = letters.map((letter) => folded(letter).slice(0, 1) || ' ').join('');
  const pieces: TranscriptPart[] = [];
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
