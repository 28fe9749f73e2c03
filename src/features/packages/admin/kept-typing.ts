/**
 * What is typed about a package and not saved yet. It outlives leaving the page and a reload, in this tab and for its
 * writer alone, and goes at sign-out. With it what it was begun from: what a colleague has saved since is still met.
 */
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NOTHING_TYPED, type Typed } from './typed.ts';

export interface Basis {
  /** 0 for a package that does not exist yet. */
  readonly version: number;
  readonly typed: Typed;
}

export interface KeptTyping {
  readonly typed: Typed;
  readonly from: Basis;
}

/** Whose form it is, and of which package; `new` is the one to come. */
export interface Place {
  readonly operator: string;
  readonly id: string;
}

const keyOf = ({ operator, id }: Place) => `package:${operator}:${id}`;

export function readKeptTyping(place: Place): KeptTyping | null {
  try {
    const { typed, from } = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '{}');
    return isTyped(typed) && isTyped(from?.typed) && Number.isInteger(from.version) ? { typed, from } : null;
  } catch {
    return null;
  }
}

function keepTyping(place: Place, kept: KeptTyping | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(place), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // Nothing can be stored here: the form works, it only forgets when it is left.
  }
}

/** Brings back what was kept, and keeps what is typed for as long as it differs from what it was begun from. */
export function useKeptTyping(
  { reset, subscribe }: UseFormReturn<Typed>,
  { operator, id }: Place,
  from: Basis,
  kept: KeptTyping | null,
): void {
  useEffect(() => {
    if (kept) reset(kept.typed, { keepDefaultValues: true });
  }, [kept, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => keepTyping({ operator, id }, isDirty ? { typed: values, from } : null),
      }),
    [subscribe, operator, id, from],
  );
}

function isTyped(stored: unknown): stored is Typed {
  if (typeof stored !== 'object' || stored === null) return false;
  const values = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(NOTHING_TYPED).every(([name, empty]) =>
    Array.isArray(empty) ? Array.isArray(values.get(name)) : typeof values.get(name) === 'string',
  );
}

export function isSameTyped(one: Typed, other: Typed): boolean {
  return Object.keys(NOTHING_TYPED).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
