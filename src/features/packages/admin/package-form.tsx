/** The form of a package, new or not: what is typed, the look at it before it is saved, and saving. */
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, get, type UseFormReturn, useForm, useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { monthName } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { destinationCards } from '../../destinations/content/destination-cards.ts';
import { PreviewInput, previewPackage } from '../contract/edit-packages.ts';
import {
  FIELD_NAMES,
  FIELDS,
  type FieldOfKind,
  fieldOf,
  isOfKind,
  type PackageFieldName,
} from '../contract/package-fields.ts';
import type { TripPackageWithDays } from '../contract/packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import { CATEGORIES } from '../rules/categories.ts';
import { daysOf, judgedBy, meantBy, type PackageFormValues, refusedFields } from './package-form-values.ts';
import { PackagePicture } from './package-picture.tsx';
import { PackagePreview } from './package-preview.tsx';

const words = editPackagesCopy.form;

export type PackageFormState = UseFormReturn<PackageFormValues>;

export function usePackageForm(
  schema: z.ZodMiniType,
  typed: PackageFormValues,
  more?: Readonly<Record<string, unknown>>,
) {
  return useForm<PackageFormValues>({ resolver: judgedBy(schema, more), defaultValues: typed, shouldFocusError: true });
}

export interface PackageFormProps {
  readonly form: PackageFormState;
  /** Of the package that is changed; none for a new one. */
  readonly id?: string;
  /** What is typed was begun from it; with a newer one, what was refused before is forgotten. */
  readonly version?: number;
  readonly labels: { readonly submit: string; readonly pending: string };
  /** There when the form has come back with what was typed before; drops that. */
  readonly onStartOver?: () => void;
  /** Throws what the server refuses. */
  readonly onSave: (typed: PackageFormValues) => Promise<void>;
  /** What to say instead of the server's sentence; null to say that. */
  readonly refusal?: (fault: unknown) => ReactNode;
}

export function PackageForm({ form, id, version, labels, onStartOver, onSave, refusal }: PackageFormProps) {
  const { errors, isDirty, isSubmitting, isSubmitted } = form.formState;
  const [fault, setFault] = useState<unknown>(null);
  const [offer, setOffer] = useState<TripPackageWithDays | null>(null);
  const [looking, setLooking] = useState(false);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => setFault(null), [version]);

  const refuse = (refused: unknown, typed: PackageFormValues) => {
    const fields = refusedFields(refused, typed);
    for (const [name, message] of fields) form.setError(name, { type: 'server', message }, { shouldFocus: true });
    setFault(refused);
  };
  const save = form.handleSubmit(async (typed) => {
    setFault(null);
    try {
      await onSave(typed);
    } catch (refused) {
      refuse(refused, typed);
    }
  });
  const look = form.handleSubmit(async (typed) => {
    setFault(null);
    setLooking(true);
    try {
      const { price, ...fields } = meantBy(typed);
      const input = PreviewInput.parse({ ...fields, ...(id === undefined ? { price } : { id }) });
      setOffer(await call(previewPackage, { input }));
    } catch (refused) {
      refuse(refused, typed);
    } finally {
      setLooking(false);
    }
  });

  const special = fault !== null && refusal ? refusal(fault) : null;
  const isMarked = Object.keys(errors).length > 0;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save}>
        {onStartOver && isDirty && (
          <Notice title={words.kept} live className="mb-6">
            <p>{words.keptNote}</p>
            <Button variant="ghost" size="sm" className="mt-3" onClick={onStartOver}>
              {id === undefined ? words.startEmpty : words.startOver}
            </Button>
          </Notice>
        )}
        <FormFields isNew={id === undefined} />
        <div className="no-print sticky bottom-0 z-10 -mx-4 mt-9 max-h-[85svh] overflow-y-auto border-line border-t bg-paper px-4 py-4 md:-mx-8 md:px-8">
          {special ??
            (fault !== null && (
              <Notice tone="error" title={words.failed} className="mb-4">
                {fault instanceof CallError || fault instanceof TypeError ? sentenceOf(fault) : words.check}
              </Notice>
            ))}
          {!special && fault === null && isSubmitted && isMarked && (
            <Notice tone="error" title={words.failed} className="mb-4">
              {words.check}
            </Notice>
          )}
          <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', Boolean(special) && 'mt-4')}>
            {!special && (
              <Button type="submit" variant="dark" pending={isSubmitting && !looking} pendingLabel={labels.pending}>
                {labels.submit}
              </Button>
            )}
            <Button variant="ghost" pending={looking} pendingLabel={words.previewing} onClick={() => void look()}>
              {words.preview}
            </Button>
            {isDirty && <span className="text-sm text-fg-muted">{words.unsaved}</span>}
          </div>
        </div>
      </form>
      {offer && <PackagePreview offer={offer} onClose={() => setOffer(null)} />}
    </FormProvider>
  );
}

const destinations = destinationCards
  .map(({ id, name }) => ({ value: id, label: name }))
  .sort((a, b) => a.label.localeCompare(b.label));
const categories = CATEGORIES.map((category) => ({ value: category, label: category }));
const months = Array.from({ length: 12 }, (_, i) => ({ value: String(i + 1), label: monthName(i + 1) }));

/** A field's name, value and error, by its place in the form. */
function useTyped() {
  const { register, formState } = useFormContext<PackageFormValues>();
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

/** The fields of a package, in the order a person thinks of them. */
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

function Control({ name, isNew }: { readonly name: PackageFieldName; readonly isNew: boolean }) {
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
    case 'maybe':
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
      return <PackagePicture />;
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
  const nights = useWatch<PackageFormValues, 'nights'>({ name: 'nights' });
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
  const steps = useWatch<PackageFormValues, 'cancellation'>({ name: 'cancellation' });
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
