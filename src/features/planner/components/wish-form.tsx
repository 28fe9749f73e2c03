/** The questionnaire: seven texts, suggestions to take with one press, and the one button that plans. */
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { questionnaireCopy as copy } from '../copy/questionnaire.ts';
import { FIELDS, type FieldName, type Questionnaire } from '../rules/questionnaire.ts';
import { DEMANDED, missingIn } from './wish-draft.ts';

/** The contract's limit, said here as well so that the field itself keeps it. */
const LONGEST = 2000;
const LISTS: readonly FieldName[] = ['interests', 'preferences', 'taste'];

export function WishForm({
  wish,
  onChange,
  onSubmit,
  pending,
}: {
  wish: Questionnaire;
  onChange: (changed: Partial<Questionnaire>) => void;
  onSubmit: () => void;
  pending: boolean;
}) {
  const missing = missingIn(wish);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing.length === 0 && !pending) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-6">
      {FIELDS.map((name) => (
        <Question
          key={name}
          name={name}
          value={wish[name]}
          onChange={(text) => onChange({ [name]: text.slice(0, LONGEST) })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
        <Button
          type="submit"
          variant="dark"
          size="lg"
          inactive={missing.length > 0}
          pending={pending}
          pendingLabel={copy.submitting}
        >
          {copy.submit}
        </Button>
        <p className="text-sm text-fg-muted">
          {missing.length > 0 ? copy.missing(missing.map((name) => copy.questions[name].label)) : copy.ready}
        </p>
      </div>
    </form>
  );
}

function Question({ name, value, onChange }: { name: FieldName; value: string; onChange: (text: string) => void }) {
  const { label, hint, chips } = copy.questions[name];
  const demanded = DEMANDED.includes(name);
  const shown = demanded ? (
    label
  ) : (
    <>
      {label} <span className="font-normal text-fg-muted">({copy.optional})</span>
    </>
  );
  const take = (chip: string) => {
    const adds = LISTS.includes(name) && value.trim() !== '';
    if (!adds) onChange(chip);
    else if (!value.toLowerCase().includes(chip.toLowerCase()))
      onChange(`${value.trim().replace(/,$/, '')}, ${chip.toLowerCase()}`);
  };
  const field = {
    label: shown,
    hint,
    name,
    value,
    maxLength: LONGEST,
    required: demanded,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <div>
      {demanded ? <TextField {...field} /> : <TextAreaField {...field} rows={2} />}
      <fieldset aria-label={copy.chipsLabel(label)} className="m-0 mt-2 flex flex-wrap gap-1.5 border-0 p-0">
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            onClick={() => take(chip)}
            className="min-h-9 rounded-full border border-line-strong/50 px-3.5 text-sm transition-colors hover:border-fg"
          >
            {chip}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
