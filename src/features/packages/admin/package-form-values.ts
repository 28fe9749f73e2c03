/**
 * What stands in the form while it is filled in: text, as people type it. The
 * contract judges what it means; its messages come back to the field they are about.
 */
import { useEffect } from 'react';
import { type FieldErrors, type FieldValues, set, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { recordFrom } from '../../../shared/field-list.ts';
import { partsOf } from '../../../shared/read-unknown.ts';
import { CallError } from '../../../web/api-client.ts';
import { keptInTab, type TabStorage } from '../../../web/tab-storage.ts';
import type { AdminPackage } from '../contract/edit-packages.ts';
import {
  FIELD_NAMES,
  FIELD_RANGES,
  type FieldOfKind,
  fieldOf,
  isOfKind,
  type PackageFieldName,
} from '../contract/package-fields.ts';
import { USUAL_TERMS } from '../rules/cancellation-terms.ts';

type InParts = FieldOfKind<'days' | 'steps'>;
/** Whatever has no parts is typed as one text: a number as its figures, lines one below the other, nothing as nothing. */
type OneText = Exclude<PackageFieldName, InParts>;
const isOneText = (name: PackageFieldName): name is OneText => !isOfKind(name, 'days', 'steps');
const ONE_TEXT = FIELD_NAMES.filter(isOneText);

export interface PackageFormValues
  extends FieldValues,
    Readonly<Record<OneText, string>>,
    Readonly<Record<InParts, unknown>> {
  /** May hold more days than there are: those of a longer trip come back with it. */
  readonly itinerary: readonly { readonly title: string; readonly text: string }[];
  /** Empty steps are none. */
  readonly cancellation: readonly { readonly days: string; readonly percent: string }[];
  readonly price: string;
}

const stepsOf = (terms: AdminPackage['fields']['cancellation'] | typeof USUAL_TERMS) =>
  Array.from({ length: FIELD_RANGES.terms }, (_, i) => ({
    days: String(terms[i]?.days ?? ''),
    percent: String(terms[i]?.percent ?? ''),
  }));

export const NOTHING_TYPED: PackageFormValues = {
  ...recordFrom(ONE_TEXT.map((name) => [name, ''] as const)),
  nights: '5',
  maxGuests: '8',
  capacity: '24',
  itinerary: [],
  cancellation: stepsOf(USUAL_TERMS),
  price: '',
};

export function typedOf(fields: AdminPackage['fields']): PackageFormValues {
  return {
    ...recordFrom(ONE_TEXT.map((name) => [name, textOf(fields[name])] as const)),
    ownRating: fields.ownRating?.toFixed(1) ?? '',
    itinerary: fields.itinerary,
    cancellation: stepsOf(fields.cancellation),
    price: '',
  };
}

function textOf(value: string | number | null | readonly string[]): string {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** How many days the trip has, of what is typed as nights; 0 while that is no number of nights. */
export function daysOf(nights: string): number {
  const count = numberOf(nights);
  return Number.isInteger(count) && count >= FIELD_RANGES.nights[0] && count <= FIELD_RANGES.nights[1] ? count + 1 : 0;
}

/** As the contract wants it; it may still be wrong. */
export function meantBy(typed: PackageFormValues): Readonly<Record<PackageFieldName | 'price', unknown>> {
  return {
    ...recordFrom(ONE_TEXT.map((name) => [name, valueIn(name, typed[name])] as const)),
    itinerary: Array.from({ length: daysOf(typed.nights) }, (_, i) => typed.itinerary[i] ?? { title: '', text: '' }),
    cancellation: stepsIn(typed).map(({ days, percent }) => ({ days: numberOf(days), percent: numberOf(percent) })),
    price: numberOf(typed.price),
  };
}

function valueIn(name: OneText, text: string): unknown {
  switch (fieldOf(name).kind) {
    case 'lines':
      return linesOf(text);
    case 'whole':
    case 'month':
      return numberOf(text);
    case 'maybe':
      return text.trim() === '' ? null : text;
    case 'rating':
      return text.trim() === '' ? null : numberOf(text);
    default:
      return text;
  }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** "1,290" is a number to people. */
function numberOf(text: string): number {
  const bare = text.replaceAll(/[\s,$]/g, '');
  return bare === '' ? Number.NaN : Number(bare);
}

const stepsIn = ({ cancellation }: PackageFormValues) =>
  cancellation.flatMap((step, place) =>
    step.days.trim() === '' && step.percent.trim() === '' ? [] : [{ ...step, place }],
  );

/** A resolver for the form: judged by the contract, told at the field. */
export function judgedBy(schema: z.ZodMiniType, more: Readonly<Record<string, unknown>> = {}) {
  return async (typed: PackageFormValues) => {
    const parsed = schema.safeParse({ ...meantBy(typed), ...more });
    if (parsed.success) return { values: typed, errors: {} };
    const errors: FieldErrors<PackageFormValues> = {};
    for (const { path, message } of parsed.error.issues)
      set(errors, fieldAt(path.join('.'), typed), { type: 'refused', message });
    return { values: {}, errors };
  };
}

/** Where the form shows what the contract says of `highlights.2` or of the second step that is not empty. */
function fieldAt(path: string, typed: PackageFormValues): string {
  const [name = '', place, part] = path.split('.');
  if (FIELD_NAMES.some((known) => known === name && isOfKind(known, 'lines'))) return name;
  if (name === 'itinerary' && part === undefined) return 'nights';
  if (name !== 'cancellation') return path;
  return part === undefined
    ? 'cancellation.0.days'
    : `cancellation.${stepsIn(typed)[Number(place)]?.place ?? 0}.${part}`;
}

/** What the server has to say about single fields. */
export function refusedFields(
  fault: unknown,
  typed: PackageFormValues,
): readonly (readonly [field: string, message: string])[] {
  const body = fault instanceof CallError ? fault.body : null;
  if (body?.code === 'no_such_destination') return [['destinationId', body.message]];
  if (body?.code === 'no_such_picture') return [['image', body.message]];
  if (body?.code === 'nights_are_booked') return [['nights', body.message]];
  return Object.entries(body?.fields ?? {}).map(([path, message]) => [fieldAt(path, typed), message]);
}

/**
 * What is typed about a package and not saved yet. It outlives leaving the page and a reload, in this tab and for its
 * writer alone, and goes at sign-out. With it what it was begun from: what a colleague has saved since is still met.
 */
export interface FormBase {
  /** 0 for a package that does not exist yet. */
  readonly version: number;
  readonly typed: PackageFormValues;
}

interface KeptTyping {
  readonly typed: PackageFormValues;
  readonly from: FormBase;
}

/** Whose form it is, and of which package; `new` is the one to come. */
export interface FormKey {
  readonly operator: string;
  readonly id: string;
}

export const keptTyping = ({ operator, id }: FormKey): TabStorage<KeptTyping> =>
  keptInTab(`package:${operator}:${id}`, (stored) => {
    const { typed, from } = partsOf(stored);
    const { version, typed: fromTyped } = partsOf(from);
    const isWhole = isTyped(typed) && isTyped(fromTyped) && typeof version === 'number' && Number.isInteger(version);
    return isWhole ? { typed, from: { version, typed: fromTyped } } : null;
  });

/** Brings back what was kept, and keeps what is typed for as long as it differs from what it was begun from. */
export function useKeptTyping(
  { reset, subscribe }: UseFormReturn<PackageFormValues>,
  { operator, id }: FormKey,
  from: FormBase,
  kept: KeptTyping | null,
): void {
  useEffect(() => {
    if (kept) reset(kept.typed, { keepDefaultValues: true });
  }, [kept, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => keptTyping({ operator, id }).keep(isDirty ? { typed: values, from } : null),
      }),
    [subscribe, operator, id, from],
  );
}

function isTyped(stored: unknown): stored is PackageFormValues {
  const values = partsOf(stored);
  return Object.entries(NOTHING_TYPED).every(([name, empty]) =>
    Array.isArray(empty) ? Array.isArray(values[name]) : typeof values[name] === 'string',
  );
}

export function isSameTyped(one: PackageFormValues, other: PackageFormValues): boolean {
  return Object.keys(NOTHING_TYPED).every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
