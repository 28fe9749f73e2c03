/** When one sits down to eat in a country, by ISO 3166 code. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import type { MealHours } from '../rules/catalogue.ts';

const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const Hours = z.strictObject({ from: Time, to: Time });
const Entry: z.ZodMiniType<MealHours> = z.strictObject({
  lunch: Hours,
  dinner: Hours,
  siesta: z.exactOptional(Hours),
  sources: z.array(z.string().check(z.startsWith('https://'))).check(z.minLength(1)),
});

export const mealHours: Readonly<Record<string, MealHours>> = readContent(
  'meal-hours.yaml',
  z.record(z.string(), Entry),
);
