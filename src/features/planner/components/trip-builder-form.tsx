/** The trip builder's form. Its choices become a questionnaire, so the same agent answers. */

import { type FormEvent, useState } from 'react';
import { textsOf } from '../../../shared/read-unknown.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { keptInTab, useKept } from '../../../web/tab-storage.ts';
import { builderCopy } from '../copy/trip-builder.ts';
import { CHOICES, EMPTY_FORM, missingIn, type TripForm } from '../rules/trip-form.ts';

const copy = builderCopy.form;

export function TripBuilderForm({ pending, onBuild }: { pending: boolean; onBuild: (form: TripForm) => void }) {
  const [form, change] = useTripForm();
  const [tried, setTried] = useState(false);
  const missing = missingIn(form);
  const set = (name: keyof TripForm) => (event: { target: { value: string } }) =>
    change({ [name]: event.target.value });
  const field = (name: keyof TripForm) => ({ label: copy[name], name, value: form[name], onChange: set(name) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing.length === 0 && !pending) onBuild(form);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field('destination')}
        placeholder={copy.destinationPlaceholder}
        maxLength={200}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <SelectField {...field('duration')} placeholder={copy.choose} options={CHOICES.duration} />
      <SelectField {...field('travelers')} placeholder={copy.choose} options={CHOICES.travelers} />
      <SelectField {...field('budget')} placeholder={copy.choose} options={CHOICES.budget} />
      <SelectField {...field('travelStyle')} placeholder={copy.choose} options={CHOICES.travelStyle} />
      <TextAreaField
        {...field('interests')}
        placeholder={copy.interestsPlaceholder}
        rows={3}
        maxLength={1000}
        className="sm:col-span-2"
      />
      <div className="grid gap-3 sm:col-span-2">
        {tried && missing.length > 0 && (
          <p role="alert" className="text-md font-medium text-error">
            {copy.missing(missing.map((name) => copy[name]))}
          </p>
        )}
        <Button
          type="submit"
          variant="dark"
          size="lg"
          pending={pending}
          pendingLabel={copy.submitting}
          className="justify-self-start"
        >
          {copy.submit}
        </Button>
      </div>
    </form>
  );
}

/** The trip builder's choices: kept in this tab, so that the way to a guide and back loses nothing. */
const draft = keptInTab('tripBuilderForm', (stored) =>
  textsOf(['destination', 'duration', 'travelers', 'budget', 'interests', 'travelStyle'], stored),
);

function useTripForm() {
  const form: TripForm = useKept(draft) ?? EMPTY_FORM;
  const change = (changed: Partial<TripForm>) => draft.keep({ ...EMPTY_FORM, ...draft.read(), ...changed });
  return [form, change] as const;
}
