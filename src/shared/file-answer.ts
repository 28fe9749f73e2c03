/** The output of an endpoint that `produces` a file: what is saved, and under which name. */
import * as z from 'zod/mini';

export const FileAnswer = z.object({
  /** Letters, digits, dots and dashes: it stands in a header as it is. */
  name: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,99}$/)),
  bytes: z.custom<Uint8Array>((given) => given instanceof Uint8Array),
});
export type FileAnswer = z.infer<typeof FileAnswer>;
