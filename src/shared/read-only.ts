/** Schemas whose values are only read. */
import type * as z from 'zod/mini';

/** The same schema; the lists and objects of what it gives are not to be written to, at any depth. */
export function readOnly<S extends z.ZodMiniType>(schema: S): z.ZodMiniType<ReadonlyDeep<z.infer<S>>> {
  return schema as z.ZodMiniType<ReadonlyDeep<z.infer<S>>>;
}

type ReadonlyDeep<T> = T extends readonly (infer Each)[]
  ? readonly ReadonlyDeep<Each>[]
  : T extends object
    ? { readonly [Name in keyof T]: ReadonlyDeep<T[Name]> }
    : T;
