/**
 * Where a page of a list begins, as it travels in `after`. A client takes it from `next` of the page before and looks
 * no further into it. Inside are the values by which the list is ordered, with dots between, and with no sign that an
 * address would have to write in another way.
 */
import * as z from 'zod/mini';

const NO_SUCH_PAGE = 'This page of the list does not exist. Please begin at the first one.';
const LONGEST = 600;

/** For the shape of a cursor. */
export const whole = (most = 999_999_999, least = 0) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,16}$/)),
    z.pipe(z.transform(Number), z.int().check(z.lte(most), z.gte(least))),
  );
export const words = () => z.string().check(z.refine((text) => !text.includes('\u0000')));

export interface Cursor<P> {
  /** For the query of the contract. Nothing, or an empty text, is the first page. */
  readonly after: z.ZodMiniOptional<z.ZodMiniString>;
  /** The place that it names; null for the first page. */
  readonly read: (after: string | undefined) => P | null;
  readonly write: (place: P) => string;
  /** Of the rows that were found, one more than a page has: the page, and where the next one begins. */
  readonly page: <T>(
    found: readonly T[],
    size: number,
    placeOf: (last: T) => P,
  ) => { readonly page: T[]; readonly next: string | null };
}

export function cursor<P extends readonly (number | string)[]>(shape: z.ZodMiniType<P>): Cursor<P> {
  const write = (place: P) => place.map(written).join('.');
  const read = (after: string | undefined) => (after ? (shape.safeParse(partsOf(after)).data ?? null) : null);
  return {
    after: z.optional(
      z.string(NO_SUCH_PAGE).check(
        z.maxLength(LONGEST, NO_SUCH_PAGE),
        z.refine((after) => after === '' || read(after) !== null, NO_SUCH_PAGE),
      ),
    ),
    read,
    write,
    page(found, size, placeOf) {
      const page = found.slice(0, size);
      const last = found.length > size ? page.at(-1) : undefined;
      return { page, next: last === undefined ? null : write(placeOf(last)) };
    },
  };
}

function written(part: number | string): string {
  return encodeURIComponent(part)
    .replaceAll(/[._]/g, (sign) => (sign === '.' ? '%2E' : '%5F'))
    .replaceAll('%', '_');
}

function partsOf(after: string): readonly string[] | null {
  try {
    return after.split('.').map((part) => decodeURIComponent(part.replaceAll('_', '%')));
  } catch {
    return null;
  }
}
