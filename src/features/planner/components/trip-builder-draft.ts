/** The trip builder's choices: kept in this tab, so that the way to a guide and back loses nothing. */
import { textsOf } from '../../../shared/read-unknown.ts';
import { keptInTab, useKept } from '../../../web/tab-storage.ts';
import { EMPTY_FORM, type TripForm } from '../rules/trip-form.ts';

const draft = keptInTab('tripBuilderForm', (stored) =>
  textsOf(['destination', 'duration', 'travelers', 'budget', 'interests', 'travelStyle'], stored),
);

export function useTripForm() {
  const form: TripForm = useKept(draft) ?? EMPTY_FORM;
  const change = (changed: Partial<TripForm>) => draft.keep({ ...EMPTY_FORM, ...draft.read(), ...changed });
  return [form, change] as const;
}
