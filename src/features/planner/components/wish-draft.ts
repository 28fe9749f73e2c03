/** The seven answers while they are being written: kept in this tab, so that reload and the back button lose nothing. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { EMPTY_WISH, FIELDS, type FieldName, type Questionnaire } from '../rules/reading.ts';

const KEY = 'wishDraft';
/** The four that a plan cannot do without. */
export const DEMANDED: readonly FieldName[] = ['destination', 'dates', 'budget', 'travelers'];

export function missingIn(wish: Questionnaire): readonly FieldName[] {
  return DEMANDED.filter((name) => wish[name].trim() === '');
}

/** What a stored text says; fields it does not have are empty. */
export function parseDraft(text: string | null): Questionnaire {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<FieldName, unknown>>;
    return Object.fromEntries(
      FIELDS.map((name) => [name, typeof stored[name] === 'string' ? stored[name] : '']),
    ) as Record<FieldName, string>;
  } catch {
    return EMPTY_WISH;
  }
}

/**
 * A destination in the address wins over the one of the draft: the visitor has just pressed its card. Changes may come
 * several at once and before anything was read: the browser tells all that was typed before the script arrived.
 */
export function useWishDraft(destination: string) {
  const [wish, setWish] = useState<Questionnaire>({ ...EMPTY_WISH, destination });
  /** As it is now, whatever has been rendered; null before the draft was read. */
  const latest = useRef<Questionnaire | null>(null);
  /** The destination of the address that has found its way into the wish. */
  const taken = useRef('');

  const read = useCallback(() => {
    const before = latest.current ?? readDraft();
    const isNew = destination !== '' && destination !== taken.current;
    taken.current = destination;
    latest.current = isNew ? { ...before, destination } : before;
    return latest.current;
  }, [destination]);
  const change = useCallback(
    (changed: Partial<Questionnaire>) => {
      latest.current = { ...read(), ...changed };
      setWish(latest.current);
      try {
        window.sessionStorage.setItem(KEY, JSON.stringify(latest.current));
      } catch {
        // A full or forbidden storage: the form itself still holds the text.
      }
    },
    [read],
  );
  useEffect(() => setWish(read()), [read]);
  return [wish, change] as const;
}

function readDraft(): Questionnaire {
  try {
    return parseDraft(window.sessionStorage.getItem(KEY));
  } catch {
    return EMPTY_WISH;
  }
}
