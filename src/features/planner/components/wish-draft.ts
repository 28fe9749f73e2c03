/** The seven answers while they are being written: kept in this tab, so that reload and the back button lose nothing. */
import { useCallback, useEffect, useRef } from 'react';
import { textsOf } from '../../../shared/read-unknown.ts';
import { keptInTab, useKept } from '../../../web/tab-storage.ts';
import { EMPTY_WISH, FIELDS, type FieldName, type Questionnaire } from '../rules/questionnaire.ts';

/** The four that a plan cannot do without. */
export const DEMANDED: readonly FieldName[] = ['destination', 'dates', 'budget', 'travelers'];

export function missingIn(wish: Questionnaire): readonly FieldName[] {
  return DEMANDED.filter((name) => wish[name].trim() === '');
}

const draft = keptInTab('wishDraft', (stored) => textsOf(FIELDS, stored));

/**
 * A destination in the address wins over the one of the draft: the visitor has just pressed its card. It is taken once,
 * before anything is changed: the browser tells all that was typed before the script arrived, several at once.
 */
export function useWishDraft(destination: string) {
  const wish: Questionnaire = useKept(draft) ?? { ...EMPTY_WISH, destination };
  const taken = useRef('');
  const take = useCallback(() => {
    const isNew = destination !== '' && destination !== taken.current;
    taken.current = destination;
    return { ...EMPTY_WISH, ...draft.read(), ...(isNew && { destination }) };
  }, [destination]);
  const change = useCallback((changed: Partial<Questionnaire>) => draft.keep({ ...take(), ...changed }), [take]);
  useEffect(() => {
    const now = take();
    if (destination !== '') draft.keep(now);
  }, [destination, take]);
  return [wish, change] as const;
}
