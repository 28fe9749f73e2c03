/**
 * A letter written once and read twice: each piece says what it is, and the HTML
 * and the text form come from the same pieces, so neither can say more than the
 * other. The look is `letter.ts`.
 */
import { type Block, button, facts, figure, headline, type Line, letterHtml, list, paragraph, part } from './letter.ts';

export type Piece =
  | { readonly kind: 'headline' | 'paragraph' | 'part'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly lines: readonly Line[] }
  | { readonly kind: 'figure'; readonly line: Line }
  | { readonly kind: 'button'; readonly text: string; readonly href: string };

export interface Written {
  readonly brand: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly pieces: readonly Piece[];
  readonly foot: string;
}

export function letterBody({ brand, preview, pieces, foot }: Written): {
  readonly html: string;
  readonly text: string;
} {
  const title = pieces.find((piece) => piece.kind === 'headline');
  return {
    html: letterHtml({
      title: title?.kind === 'headline' ? title.text : brand,
      preview,
      brand,
      blocks: pieces.map(blockOf),
      foot,
    }),
    text: [...pieces.map(textOf), `-- \n${foot}`].join('\n\n'),
  };
}

function blockOf(piece: Piece): Block {
  switch (piece.kind) {
    case 'headline':
      return headline(piece.text);
    case 'paragraph':
      return paragraph(piece.text);
    case 'part':
      return part(piece.text);
    case 'list':
      return list(piece.items);
    case 'facts':
      return facts(piece.lines);
    case 'figure':
      return figure(piece.line);
    case 'button':
      return button(piece.text, piece.href);
  }
}

function textOf(piece: Piece): string {
  switch (piece.kind) {
    case 'list':
      return piece.items.map((item) => `- ${item}`).join('\n');
    case 'facts':
      return piece.lines.map(line).join('\n');
    case 'figure':
      return line(piece.line);
    case 'button':
      return `${piece.text}: ${piece.href}`;
    default:
      return piece.text;
  }
}

function line({ label, value }: Line): string {
  return `${label}: ${value}`;
}
