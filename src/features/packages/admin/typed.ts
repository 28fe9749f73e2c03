/**
 * What stands in the form while it is filled in: text, as people type it. The
 * contract judges what it means; its messages come back to the field they are about.
 */
import { type FieldErrors, type FieldValues, set } from 'react-hook-form';
import type * as z from 'zod/mini';
import { CallError } from '../../../web/call.ts';
import type { PackageInOffice } from '../contract/admin.ts';
import { LIMITS, type PackageFields } from '../contract/editing.ts';

export interface Typed extends FieldValues {
  readonly name: string;
  readonly destinationId: string;
  readonly location: string;
  readonly category: string;
  readonly summary: string;
  /** One per line, like `features`. */
  readonly highlights: string;
  readonly features: string;
  readonly nights: string;
  /** May hold more days than there are: those of a longer trip come back with it. */
  readonly itinerary: readonly { readonly title: string; readonly text: string }[];
  readonly departMonth: string;
  readonly departDay: string;
  readonly maxGuests: string;
  readonly capacity: string;
  /** Empty steps are none. */
  readonly cancellation: readonly { readonly days: string; readonly percent: string }[];
  readonly image: string;
  readonly imageAlt: string;
  /** Empty: none. */
  readonly ownRating: string;
  readonly price: string;
}

const EMPTY_STEP = { days: '', percent: '' };

export const NOTHING_TYPED: Typed = {
  name: '',
  destinationId: '',
  location: '',
  category: '',
  summary: '',
  highlights: '',
  features: '',
  nights: '5',
  itinerary: [],
  departMonth: '',
  departDay: '',
  maxGuests: '8',
  capacity: '24',
  cancellation: [
    { days: '30', percent: '100' },
    { days: '14', percent: '50' },
    { days: '7', percent: '25' },
    ...Array.from({ length: LIMITS.terms - 3 }, () => EMPTY_STEP),
  ],
  image: '',
  imageAlt: '',
  ownRating: '',
  price: '',
};

export function typedOf(fields: PackageInOffice['fields']): Typed {
  return {
    ...fields,
    highlights: fields.highlights.join('\n'),
    features: fields.features.join('\n'),
    nights: String(fields.nights),
    departMonth: String(fields.departMonth),
    departDay: String(fields.departDay),
    maxGuests: String(fields.maxGuests),
    capacity: String(fields.capacity),
    ownRating: fields.ownRating === null ? '' : fields.ownRating.toFixed(1),
    cancellation: Array.from({ length: LIMITS.terms }, (_, i) => {
      const step = fields.cancellation[i];
      return step ? { days: String(step.days), percent: String(step.percent) } : EMPTY_STEP;
    }),
    price: '',
  };
}

/** How many days the trip has, of what is typed as nights; 0 while that is no number of nights. */
export function daysOf(nights: string): number {
  const count = numberOf(nights);
  return Number.isInteger(count) && count >= LIMITS.nights[0] && count <= LIMITS.nights[1] ? count + 1 : 0;
}

type Meant = Omit<PackageFields, 'category'> & { readonly category: string; readonly price: number };

/** As the contract wants it; it may still be wrong. */
export function meantBy(typed: Typed): Meant {
  return {
    ...typed,
    highlights: linesOf(typed.highlights),
    features: linesOf(typed.features),
    nights: numberOf(typed.nights),
    itinerary: Array.from({ length: daysOf(typed.nights) }, (_, i) => typed.itinerary[i] ?? { title: '', text: '' }),
    departMonth: numberOf(typed.departMonth),
    departDay: numberOf(typed.departDay),
    maxGuests: numberOf(typed.maxGuests),
    capacity: numberOf(typed.capacity),
    ownRating: typed.ownRating.trim() === '' ? null : numberOf(typed.ownRating),
    cancellation: stepsIn(typed).map(({ days, percent }) => ({ days: numberOf(days), percent: numberOf(percent) })),
    price: numberOf(typed.price),
  };
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** "1,290" is a number to people. */
function numberOf(text: string): number {
  const bare = text.replaceAll(/[\s,$]/g, '');
  return bare === '' ? Number.NaN : Number(bare);
}

const stepsIn = ({ cancellation }: Typed) =>
  cancellation.flatMap((step, place) =>
    step.days.trim() === '' && step.percent.trim() === '' ? [] : [{ ...step, place }],
  );

/** A resolver for the form: judged by the contract, told at the field. */
export function judgedBy(schema: z.ZodMiniType, more: Readonly<Record<string, unknown>> = {}) {
  return async (typed: Typed) => {
    const parsed = schema.safeParse({ ...meantBy(typed), ...more });
    if (parsed.success) return { values: typed, errors: {} };
    const errors: FieldErrors<Typed> = {};
    for (const { path, message } of parsed.error.issues)
      set(errors, fieldAt(path.join('.'), typed), { type: 'refused', message });
    return { values: {}, errors };
  };
}

/** Where the form shows what the contract says of `highlights.2` or of the second step that is not empty. */
function fieldAt(path: string, typed: Typed): string {
  const [name = '', place, part] = path.split('.');
  if (name === 'highlights' || name === 'features') return name;
  if (name === 'itinerary' && part === undefined) return 'nights';
  if (name !== 'cancellation') return path;
  return part === undefined
    ? 'cancellation.0.days'
    : `cancellation.${stepsIn(typed)[Number(place)]?.place ?? 0}.${part}`;
}

/** What the server has to say about single fields. */
export function refusedFields(fault: unknown, typed: Typed): readonly (readonly [field: string, message: string])[] {
  const body = fault instanceof CallError ? fault.body : null;
  if (body?.code === 'no_such_destination') return [['destinationId', body.message]];
  if (body?.code === 'no_such_picture') return [['image', body.message]];
  if (body?.code === 'nights_are_booked') return [['nights', body.message]];
  return Object.entries(body?.fields ?? {}).map(([path, message]) => [fieldAt(path, typed), message]);
}
