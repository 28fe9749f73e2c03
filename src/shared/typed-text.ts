/** A text that somebody types, kept as PostgreSQL can keep it. */
import * as z from 'zod/mini';
import { storable, tooLong } from './text-input.ts';

/** `wrong` is said of what is no text or shorter than `least`, `long` of what is longer than `most`. */
export const typedText = (least: number, most: number, wrong: string, long = tooLong(most)) =>
  z
    .string(wrong)
    .check(z.overwrite(storable), ...(least > 0 ? [z.minLength(least, wrong)] : []), z.maxLength(most, long));
