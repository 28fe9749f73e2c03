/** The seven answers while they are being written: kept in this tab, so that reload and the back button lose nothing. */
import { useEffect, useState } from 'react';
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

/** A destination in the address wins over the one of the draft: the visitor has just pressed its card. */
export function useWishDraft(destination: string) {
  const [wish, setWish] = useState<Questionnaire>({ ...EMPTY_WISH, destination });
  useEffect(() => {
    const draft = parseDraft(window.sessionStorage.getItem(KEY));
    // What was typed before the script arrived stays.
    setWish((typed) => ({ ...fillGaps(typed, draft), ...(destination && { destination }) }));
  }, [destination]);

  const change = (next: Questionnaire) => {
    setWish(next);
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A full or forbidden storage: the form itself still holds the text.
    }
  };
  return [wish, change] as const;
}

function fillGaps(typed: Questionnaire, draft: Questionnaire): Questionnaire {
  return Object.fromEntries(FIELDS.map((name) => [name, typed[name] || draft[name]])) as Record<FieldName, string>;
}
