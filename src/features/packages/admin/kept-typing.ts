/**
 * What is typed about a package and not saved yet. It outlives leaving the page and a reload, in this tab and for its
 * writer alone, and goes at sign-out. With it what it was begun from: what a colleague has saved since is still met.
 */
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { partsOf } from '../../../shared/parts.ts';
import { keptInTab, type TabStorage } from '../../../web/kept-in-tab.ts';
import { NOTHING_TYPED, type Typed } from './typed.ts';

export interface Basis {
  /** 0 for a package that does not exist yet. */
  readonly version: number;
  readonly typed: Typed;
}

interface KeptTyping {
  readonly typed: Typed;
  readonly from: Basis;
}

/** Whose form it is, and of which package; `new` is the one to come. */
export interface Place {
  readonly operator: string;
  readonly id: string;
}

export const keptTyping = ({ operator, id }: Place): TabStorage<KeptTyping> =>
  keptInTab(`package:${operator}:${id}`, (stored) => {
    const { typed, from } = partsOf(stored);
    const { version, typed: fromTyped } = partsOf(from);
    const isWhole = isTyped(typed) && isTyped(fromTyped) && typeof version === 'number' && Number.isInteger(version);
    return isWhole ? { typed, from: { version, typed: fromTyped } } : null;
  });

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
        callback: ({ values, isDirty }) => keptTyping({ operator, id }).keep(isDirty ? { typed: values, from } : null),
      }),
    [subscribe, operator, id, from],
  );
}

function isTyped(stored: unknown): stored is Typed {
  const values = partsOf(stored);
  return Object.entries(NOTHING_TYPED).every(([name, empty]) =>
    Array.isArray(empty) ? Array.isArray(values[name]) : typeof values[name] === 'string',
  );
}

export function isSameTyped(one: Typed, other: Typed): boolean {
  return Object.keys(NOTHING_TYPED).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
