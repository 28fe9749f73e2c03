/**
 * A letter written once and read twice: each piece says what it is, and the HTML
 * and the text form come from the same pieces, so neither can say more than the
 * other. The look is `letter.ts`. A letter of a demonstration says so at its top.
 */
import { site } from '../../site.config.ts';
import {
  type Block,
  button,
  cited,
  facts,
  figure,
  headline,
  type Line,
  letterHtml,
  link,
  list,
  notice,
  paragraph,
  part,
  quote,
  step,
  sums,
} from './letter.ts';
import { clipped, type LetterMode, letterCopy, oneLine } from './letter-copy.ts';

export type Piece =
  | { readonly kind: 'paragraph' | 'part' | 'quote'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly lines: readonly Line[] }
  | { readonly kind: 'sums'; readonly lines: readonly Line[]; readonly total: Line }
  | { readonly kind: 'figure' | 'step'; readonly line: Line }
  | { readonly kind: 'cited'; readonly line: Line; readonly href: string }
  | { readonly kind: 'button' | 'link'; readonly text: string; readonly href: string };

export interface Written {
  readonly mode: LetterMode;
  readonly title: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  /** Who is greeted, and null where no name is known. Left out, nobody is: the letter is for the brand itself. */
  readonly name?: string | null;
  readonly pieces: readonly Piece[];
  /** Why this mailbox is written to. */
  readonly why: string;
}

export function letterBody({ mode, title, preview, name, pieces, why }: Written): {
  readonly html: string;
  readonly text: string;
} {
  const opening = [
    ...(mode === 'demo' ? [{ block: notice(letterCopy.demo), text: letterCopy.demo }] : []),
    ...(name === undefined ? [] : [said(letterCopy.greeting(name))]),
  ];
  const foot = [why, letterCopy.foot[mode]];
  return {
    html: letterHtml({
      title,
      preview,
      brand: site.name,
      blocks: [headline(title), ...opening.map(({ block }) => block), ...pieces.map(blockOf)],
      foot,
    }),
    text: [title, ...opening.map(({ text }) => text), ...pieces.map(textOf), `-- \n${foot.join('\n')}`].join('\n\n'),
  };
}

function said(text: string) {
  return { block: paragraph(text), text };
}

const LONGEST_SUBJECT = 78;

/** One line that fits; names in it are written by operators, and may be long. */
export function subjectLine(text: string): string {
  return clipped(oneLine(text), LONGEST_SUBJECT);
}

function blockOf(piece: Piece): Block {
  switch (piece.kind) {
    case 'paragraph':
      return paragraph(piece.text);
    case 'part':
      return part(piece.text);
    case 'quote':
      return quote(piece.text);
    case 'list':
      return list(piece.items);
    case 'facts':
      return facts(piece.lines);
    case 'sums':
      return sums(piece.lines, piece.total);
    case 'figure':
      return figure(piece.line);
    case 'step':
      return step(piece.line);
    case 'cited':
      return cited(piece.line, piece.href);
    case 'button':
      return button(piece.text, piece.href);
    case 'link':
      return link(piece.text, piece.href);
  }
}

function textOf(piece: Piece): string {
  switch (piece.kind) {
    case 'list':
      return piece.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return piece.lines.map(line).join('\n');
    case 'sums':
      return [...piece.lines, piece.total].map(line).join('\n');
    case 'figure':
      return line(piece.line);
    case 'step':
      return `${piece.line.label}\n${piece.line.value}`;
    case 'cited':
      return `${piece.line.label}\n${piece.line.value}\n${piece.href}`;
    case 'button':
    case 'link':
      return `${piece.text}: ${piece.href}`;
    case 'quote':
      return piece.text.replaceAll(/^/gm, '> ');
    default:
      return piece.text;
  }
}

function line({ label, value }: Line): string {
  return `${label}: ${value}`;
}
