/**
 * A small grammar kit over items. A pattern looks at one place of the row and says what it found there and where it ends;
 * patterns are put together by `seq`, `either`, `maybe`, `many`. No backtracking beyond what a pattern states itself.
 */
import type { Item } from './tagged-tokens.ts';

export interface Match<T> {
  readonly value: T;
  /** First item and one past the last. */
  readonly from: number;
  readonly to: number;
}
export type Pattern<T> = (items: readonly Item[], at: number) => Match<T> | null;

/** An item with a sense of this type (and this value, where one is given). */
export function sense(type: string, ...values: readonly string[]): Pattern<string> {
  return (items, at) => {
    const value = items[at]?.senses.get(type);
    return value !== undefined && (values.length === 0 || values.includes(value))
      ? { value, from: at, to: at + 1 }
      : null;
  };
}

/** A number, in figures or words. */
export const number: Pattern<number> = (items, at) => {
  const value = items[at]?.number;
  return value === undefined ? null : { value, from: at, to: at + 1 };
};

/** One of these words or marks, as folded. */
export function word(...texts: readonly string[]): Pattern<string> {
  return (items, at) => {
    const text = items[at]?.text;
    return text !== undefined && texts.includes(text) ? { value: text, from: at, to: at + 1 } : null;
  };
}

type Values<P extends readonly Pattern<unknown>[]> = { [I in keyof P]: P[I] extends Pattern<infer T> ? T : never };

/** One after the other, within one field. */
export function seq<const P extends readonly Pattern<unknown>[]>(...patterns: P): Pattern<Values<P>> {
  return (items, at) => {
    const values: unknown[] = [];
    let to = at;
    for (const pattern of patterns) {
      const found = pattern(items, to);
      if (!found || (found.to > found.from && items[found.to - 1]?.field !== items[at]?.field)) return null;
      values.push(found.value);
      to = found.to;
    }
    return { value: values as Values<P>, from: at, to };
  };
}

/** The first of them that fits. */
export function either<const P extends readonly Pattern<unknown>[]>(...patterns: P): Pattern<Values<P>[number]> {
  return (items, at) => {
    for (const pattern of patterns) {
      const found = pattern(items, at);
      if (found) return found as Match<Values<P>[number]>;
    }
    return null;
  };
}

/** Something that may be missing. */
export function maybe<T>(pattern: Pattern<T>): Pattern<T | undefined> {
  return (items, at) => pattern(items, at) ?? { value: undefined, from: at, to: at };
}

/** As many as there are, at least `least`, with what may stand between them. */
export function many<T>(
  pattern: Pattern<T>,
  { between, least = 0 }: { between?: Pattern<unknown>; least?: number } = {},
): Pattern<T[]> {
  return (items, at) => {
    const values: T[] = [];
    let to = at;
    for (let next = at; ; ) {
      const found = pattern(items, next);
      if (!found || found.to === next || items[found.from]?.field !== items[at]?.field) break;
      values.push(found.value);
      to = found.to;
      next = between ? (between(items, to)?.to ?? -1) : to;
      if (next < 0) break;
    }
    return values.length >= least ? { value: values, from: at, to } : null;
  };
}

export function map<A, B>(pattern: Pattern<A>, make: (value: A) => B): Pattern<B> {
  return (items, at) => {
    const found = pattern(items, at);
    return found && { ...found, value: make(found.value) };
  };
}

/** Only where the value is right. */
export function where<T>(pattern: Pattern<T>, is: (value: T) => boolean): Pattern<T> {
  return (items, at) => {
    const found = pattern(items, at);
    return found && is(found.value) ? found : null;
  };
}

/** Every place where the pattern fits, from left to right, none overlapping. */
export function all<T>(
  pattern: Pattern<T>,
  items: readonly Item[],
  isFree: (at: number) => boolean = () => true,
): Match<T>[] {
  const found: Match<T>[] = [];
  for (let at = 0; at < items.length; ) {
    const match = isFree(at) ? pattern(items, at) : null;
    if (match && match.to > match.from) found.push(match);
    at = match && match.to > at ? match.to : at + 1;
  }
  return found;
}
