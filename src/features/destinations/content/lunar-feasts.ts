/** Feasts of moon calendars, whose days no rule of ours can reckon. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import { Feast } from '../rules/destination-facts.ts';

interface LunarFeast {
  readonly days: number;
  /** In order. */
  readonly firstDays: readonly CalendarDay[];
}

const Day = z.custom<CalendarDay>((day) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day));
export const lunarFeasts: Readonly<Record<Feast, LunarFeast>> = readContent(
  'lunar-feasts.yaml',
  z.record(Feast, z.object({ days: z.int(), firstDays: z.array(Day) })),
);
