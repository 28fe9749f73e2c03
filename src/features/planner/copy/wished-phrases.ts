/** What was wished for, with its day and place: the first sentence of a plan. */
import type { PlanItem } from '../rules/plan.ts';
import { capital } from './phrasing.ts';

/** `null`: an hour that is a guess of ours is told as none. */
export const fromHour = (at: string | null) => (at === null ? '' : `, from ${at}`);
export const atHour = (at: string | null) => (at === null ? '' : ` at ${at}`);

/** `at`: null where nobody knows when it begins. */
interface WishedAt {
  readonly weekday: string;
  readonly n: number;
  readonly at: PlanItem['start'] | null;
  readonly isEvening: boolean;
}

/** `words`: what was wished for, where it is not the name itself. */
export function wishedSentences(
  words: string | undefined,
  name: string,
  { weekday, n, at, isEvening }: WishedAt,
): readonly string[] {
  const [from, then] = [fromHour(at), atHour(at)];
  if (words === undefined)
    return [
      `You are at ${name} on ${weekday}, day ${n}${from}`,
      `${weekday}, day ${n}, has ${name}${from}`,
      `Keep ${weekday} for ${name}: it is on day ${n}${from}`,
      `You named ${name}: it is on day ${n}, a ${weekday}${from}`,
      `On day ${n}, a ${weekday}, you come to ${name}${then}`,
      `${weekday}, day ${n}, goes to what you named: ${name}${then}`,
      isEvening
        ? `${weekday} evening, day ${n}, is for ${name}${then}`
        : `Of what you named, ${name} is on ${weekday}, day ${n}${from}`,
    ];
  return [
    `On ${weekday}, day ${n}, you have ${words} at ${name}${from}`,
    `${weekday}, day ${n}, is for ${words}: ${name}${then}`,
    `For ${words} you go to ${name} on ${weekday}, day ${n}${from}`,
    `We built these days around ${words}: ${name} on ${weekday}, day ${n}${from}`,
    `${capital(words)} on ${weekday}, day ${n}: ${name}${from}`,
    `The day for ${words} is day ${n}, a ${weekday}: ${name}${then}`,
    `Your wish for ${words} is kept on day ${n}, a ${weekday}: ${name}${then}`,
    `${name} on ${weekday}, day ${n}, answers your wish for ${words}`,
    `There is ${name} for ${words} on ${weekday}, day ${n}${from}`,
    `Begin with ${words}: ${name} on ${weekday}, day ${n}${from}`,
    `You wished for ${words}, and ${weekday}, day ${n}, takes you to ${name}${then}`,
    isEvening
      ? `${weekday} evening, day ${n}, is for ${words}: ${name}${then}`
      : `Keep ${weekday} for ${words}: ${name}${from}, on day ${n}`,
  ];
}
