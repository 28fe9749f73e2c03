/** The trip builder's choices and what was written for them: kept in this tab, so that the way to a guide and back loses nothing. */
import { textsOf } from '../../../shared/read-unknown.ts';
import { keptInTab, type TabStorage, useKept } from '../../../web/tab-storage.ts';
import { EMPTY_FORM, type TripForm } from '../rules/trip-form.ts';
import { answersFrom, type TabAnswers } from './answers-in-tab.ts';

const draft = keptInTab('tripBuilderForm', (stored) =>
  textsOf(['destination', 'duration', 'travelers', 'budget', 'interests', 'travelStyle'], stored),
);

/** The answer to them. */
export const built: TabStorage<TabAnswers> = keptInTab('tripBuilderAnswer', answersFrom);

export function useTripForm() {
  const form: TripForm = useKept(draft) ?? EMPTY_FORM;
  const change = (changed: Partial<TripForm>) => draft.keep({ ...EMPTY_FORM, ...draft.read(), ...changed });
  return [form, change] as const;
}
