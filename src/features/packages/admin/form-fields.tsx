/** The fields of a package, in the order a person thinks of them. */
import type { ReactNode } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { destinationCards } from '../../../../content/destination-cards.ts';
import { monthName } from '../../../shared/dates.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
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

export function FormFields({ isNew }: { readonly isNew: boolean }) {
  const field = useTyped();
  return (
    <div className="grid max-w-4xl gap-9">
      <Group title={words.heading}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label={words.name} hint={isNew && words.nameHint} {...field('name')} className="md:col-span-2" />
          <SelectField
            label={words.destination}
            placeholder={words.chooseDestination}
            options={destinations}
            {...field('destinationId')}
          />
          <TextField label={words.location} hint={words.locationHint} {...field('location')} />
          <SelectField
            label={words.category}
            placeholder={words.chooseCategory}
            options={categories}
            {...field('category')}
          />
          {isNew && <TextField label={words.price} hint={words.priceHint} inputMode="numeric" {...field('price')} />}
          <TextField
            label={words.ownRating}
            hint={words.ownRatingHint}
            inputMode="decimal"
            {...field('ownRating')}
            className={isNew ? 'md:col-span-2' : undefined}
          />
          <TextAreaField label={words.summary} rows={3} {...field('summary')} className="md:col-span-2" />
          <TextAreaField label={words.highlights} hint={words.onePerLine} rows={7} {...field('highlights')} />
          <TextAreaField label={words.features} hint={words.featuresHint} rows={7} {...field('features')} />
        </div>
      </Group>
      <Group title={words.picture}>
        <PictureChooser />
        <TextField label={words.pictureAlt} hint={words.pictureAltHint} {...field('imageAlt')} className="mt-4" />
      </Group>
      <Group title={words.leaving}>
        <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
          <TextField label={words.nights} inputMode="numeric" {...field('nights')} />
          <SelectField label={words.month} placeholder="" options={months} {...field('departMonth')} />
          <TextField label={words.day} hint={words.dayHint} inputMode="numeric" {...field('departDay')} />
          <TextField label={words.maxGuests} inputMode="numeric" {...field('maxGuests')} />
          <TextField
            label={words.capacity}
            hint={words.capacityHint}
            inputMode="numeric"
            {...field('capacity')}
            className="md:col-span-2"
          />
        </div>
      </Group>
      <Days />
      <Terms />
    </div>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-[1.0625rem] font-[620]">{title}</legend>
      {children}
    </fieldset>
  );
}

/** As many as the nights make; what was written for a longer trip is kept until the page is left. */
function Days() {
  const field = useTyped();
  const nights = useWatch<Typed, 'nights'>({ name: 'nights' });
  return (
    <Group title={words.days}>
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
    </Group>
  );
}

function Terms() {
  const field = useTyped();
  const steps = useWatch<Typed, 'cancellation'>({ name: 'cancellation' });
  const last = steps.findLastIndex(({ days, percent }) => days !== '' || percent !== '');
  return (
    <Group title={words.terms}>
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
    </Group>
  );
}
