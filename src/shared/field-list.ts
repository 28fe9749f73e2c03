/**
 * What people edit is listed once, field by field, and everything else follows from that list. These read a list; they
 * are here because `Object.fromEntries` forgets the names that went in, and so say them again.
 */

export function recordFrom<N extends string, V>(entries: readonly (readonly [name: N, value: V])[]): Record<N, V> {
  return Object.fromEntries(entries) as Record<N, V>;
}

type Listed<P extends string = never> = Readonly<Record<string, Readonly<Record<P, unknown>>>>;

export function namesOf<F extends Listed>(fields: F): readonly (keyof F & string)[] {
  return Object.keys(fields);
}

/** `{ name: { label: 'Name' } }` and 'label' make `{ name: 'Name' }`. */
export function pluck<F extends Listed<P>, P extends string>(
  fields: F,
  part: P,
): { -readonly [N in keyof F]: F[N][P] } {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[part]])) as {
    -readonly [N in keyof F]: F[N][P];
  };
}

type Those<F extends Listed<P>, P extends string, V> = {
  readonly [N in keyof F as F[N][P] extends V ? N : never]: F[N];
};

/** The fields that have one of these values there. */
export function those<F extends Listed<P>, P extends string, const V>(
  fields: F,
  part: P,
  ...values: readonly V[]
): Those<F, P, V> {
  const wanted: readonly unknown[] = values;
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => wanted.includes(field[part]))) as Those<
    F,
    P,
    V
  >;
}

/** The values of a row under the names of the fields whose columns they are. */
export function underNames<C extends Readonly<Record<string, string>>, R extends Readonly<Record<C[keyof C], unknown>>>(
  row: R,
  columns: C,
): { [N in keyof C]: R[C[N]] } {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, row[column as C[keyof C]]])) as {
    [N in keyof C]: R[C[N]];
  };
}
