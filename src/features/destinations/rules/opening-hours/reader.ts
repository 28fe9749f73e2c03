/** One token after the other, for the parser's parts. What is not the notation ends the reading. */
import type { Token } from './lexer.ts';

/** Thrown by the parts, caught by `parseOpeningHours` alone. */
export class NotRead extends Error {}

type Kind = Token['is'];
type Of<K extends Kind> = Extract<Token, { is: K }>;
type SignText = Of<'sign'>['sign'];

export interface Reader {
  readonly peek: (ahead?: number) => Token | undefined;
  readonly isNext: (kind: Kind, ahead?: number) => boolean;
  readonly isSign: (sign: SignText, ahead?: number) => boolean;
  /** Takes the next token if it is of the kind. */
  readonly take: <K extends Kind>(kind: K) => Of<K> | null;
  readonly takeSign: (sign: SignText) => boolean;
  readonly need: <K extends Kind>(kind: K) => Of<K>;
}

export function readerOf(tokens: readonly Token[]): Reader {
  let at = 0;
  const peek = (ahead = 0) => tokens[at + ahead];
  const isNext = (kind: Kind, ahead = 0) => peek(ahead)?.is === kind;
  const isSign = (sign: SignText, ahead = 0) => {
    const token = peek(ahead);
    return token?.is === 'sign' && token.sign === sign;
  };
  const take = <K extends Kind>(kind: K): Of<K> | null => {
    const token = tokens[at];
    if (token?.is !== kind) return null;
    at += 1;
    return token as Of<K>;
  };
  return {
    peek,
    isNext,
    isSign,
    take,
    takeSign: (sign) => {
      if (!isSign(sign)) return false;
      at += 1;
      return true;
    },
    need: (kind) => {
      const token = take(kind);
      if (!token) throw new NotRead();
      return token;
    },
  };
}

/** "+1 day", "-2 days"; 0 where none is written. */
export function shiftIn(reader: Reader): number {
  const isDays = reader.isNext('number', 1) && isWord(reader, 'day', 2);
  const sign = reader.isSign('+') ? 1 : reader.isSign('-') ? -1 : 0;
  if (sign === 0 || !isDays) return 0;
  reader.take('sign');
  const { number } = reader.need('number');
  reader.take('word');
  return sign * number;
}

export function isWord(reader: Reader, word: Of<'word'>['word'], ahead = 0): boolean {
  const token = reader.peek(ahead);
  return token?.is === 'word' && token.word === word;
}
