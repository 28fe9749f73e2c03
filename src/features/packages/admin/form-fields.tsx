/** The fields of a package, in the order a person thinks of them. */
import type { ReactNode } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { monthName } from '../../../shared/dates.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { destinationCards } from '../../destinations/content/cards.ts';
import { FIELD_NAMES, FIELDS, type FieldName, type FieldOfKind, fieldOf, isOfKind } from '../contract/fields.ts';
import { officeCopy } from '../copy/office.ts';
import { CATEGORIES } from '../rules.ts';
import { PictureChooser } from './picture-chooser.tsx';
import { daysOf, type Typed } from './typed.ts';

const words = officeCopy.form;
const destinations = destinationCards
  .map(({ id, name }) => ({ value: id, label: name }))
  .sort((a, b) => a.label.localeCompare(b.label));
const categories = CATEGORIES.map((category) => ({ value: category, label: category }));
const months = Array.from({ length: 12 }, (_, i) => ({ value: String(i + 1), label: monthName(i + 1) }));

/** A field's name, value and error, by its place in the form. */
function useTyped() {
  const { register, formState } = useFormContext<Typed>();
  return (name: Parameters<typeof register>[0]) => {
    const error: { readonly message?: unknown } | undefined = get(formState.errors, name);
    const message = error?.message;
    return { ...register(name), ...(typeof message === 'string' && { error: message }) };
  };
}

/** A list to choose from, for the fields that have one. */
const CHOICES: Readonly<Record<FieldOfKind<'choice' | 'month'>, Choice>> = {
  destinationId: { placeholder: words.chooseDestination, options: destinations },
  category: { placeholder: words.chooseCategory, options: categories },
  departMonth: { placeholder: '', options: months },
};

interface Choice {
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function FormFields({ isNew }: { readonly isNew: boolean }) {
  const all = (group: ReturnType<typeof fieldOf>['group']) =>
    FIELD_NAMES.filter((name) => fieldOf(name).group === group).map((name) => (
      <Control key={name} name={name} isNew={isNew} />
    ));
  return (
    <div className="grid max-w-4xl gap-9">
      <Group title={words.heading}>
        <div className="grid gap-4 md:grid-cols-2">
          {all('what')}
          {isNew && <Price />}
          {all('words')}
        </div>
      </Group>
      <Group title={FIELDS.image.label}>
        <div className="grid gap-4">{all('picture')}</div>
      </Group>
      <Group title={words.leaving}>
        <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">{all('leaving')}</div>
      </Group>
      <Group title={FIELDS.itinerary.label}>{all('days')}</Group>
      <Group title={FIELDS.cancellation.label}>{all('terms')}</Group>
    </div>
  );
}

function Control({ name, isNew }: { readonly name: FieldName; readonly isNew: boolean }) {
  const field = useTyped();
  const { kind, label, hint, newHint, wide } = fieldOf(name);
  const isWide = wide === true || (wide === 'new' && isNew);
  const frame = {
    ...{ label, hint: (isNew && newHint) || hint, className: isWide ? 'md:col-span-2' : undefined },
    ...field(name),
  };
  switch (kind) {
    case 'line':
      return <TextField {...frame} />;
    case 'text':
      return <TextAreaField rows={3} {...frame} />;
    case 'lines':
      return <TextAreaField rows={7} {...frame} />;
    case 'whole':
      return <TextField inputMode="numeric" {...frame} />;
    case 'rating':
      return <TextField inputMode="decimal" {...frame} />;
    case 'choice':
    case 'month':
      return isOfKind(name, 'choice', 'month') && <SelectField {...CHOICES[name]} {...frame} />;
    case 'picture':
      return <PictureChooser />;
    case 'days':
      return <Days />;
    case 'steps':
      return <Terms />;
  }
}

/** No field of a package: it has a history. By itself, for after a refusal the focus goes by the order in which they register. */
function Price() {
  const field = useTyped();
  return <TextField label={words.price} hint={words.priceHint} inputMode="numeric" {...field('price')} />;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-admin-heading font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

/** As many as the nights make; what was written for a longer trip is kept until the page is left. */
function Days() {
  const field = useTyped();
  const nights = useWatch<Typed, 'nights'>({ name: 'nights' });
  return (
    <ol className="grid gap-5">
      {Array.from({ length: daysOf(nights) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
        <li key={i}>
          <fieldset className="grid gap-2 border-line border-t pt-4 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-4">
            <legend className="sr-only">{words.dayNumber(i + 1)}</legend>
            <TextField label={`${words.dayNumber(i + 1)}: ${words.dayTitle}`} {...field(`itinerary.${i}.title`)} />
            <TextAreaField label={words.dayText} rows={3} {...field(`itinerary.${i}.text`)} />
          </fieldset>
        </li>
      ))}
    </ol>
  );
}

function Terms() {
  const field = useTyped();
  const steps = useWatch<Typed, 'cancellation'>({ name: 'cancellation' });
  const last = steps.findLastIndex(({ days, percent }) => days !== '' || percent !== '');
  return (
    <>
      <p className="mb-4 max-w-[46em] text-fg-muted">{words.termsLead}</p>
      <ol className="grid max-w-xl gap-3">
        {steps.slice(0, last + 2).map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
          <li key={i}>
            <fieldset className="grid grid-cols-2 gap-4">
              <legend className="sr-only">{words.step(i + 1)}</legend>
              <TextField label={words.termDays} inputMode="numeric" {...field(`cancellation.${i}.days`)} />
              <TextField label={words.termPercent} inputMode="numeric" {...field(`cancellation.${i}.percent`)} />
            </fieldset>
          </li>
        ))}
      </ol>
    </>
  );
}
