/** Checks of days, nights, people and season. */
import { checkCopy } from '../../copy/checks.ts';
import { explainCopy } from '../../copy/explain.ts';
import { isSeasonTold } from '../explain/dedupe-weather.ts';
import type { Evidence, Finding } from './evidence.ts';

const DAY = 86_400_000;
const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

export function checkDates({ answer: { plan, packageId }, reading }: Evidence): Finding {
  const start = dayNumber(plan.startDate);
  const from = Math.min(dayNumber(reading.startFrom), dayNumber(reading.startDate) - reading.flexDays);
  const to = Math.max(dayNumber(reading.startTo), dayNumber(reading.startDate) + reading.flexDays);
  const inOrder = plan.days.every(({ n, date }, i) => n === i + 1 && dayNumber(date) === start + i);
  const facts = [
    `Leaves ${plan.startDate}; possible from ${reading.startFrom} to ${reading.startTo}, ${reading.flexDays} days of leeway`,
    `${plan.days.length} days, one after the other`,
  ];
  if (!inOrder || start < from || start > to) return { result: 'failed', text: checkCopy.dates.failed, facts };
  const moved = packageId !== undefined && plan.startDate !== reading.startDate;
  return { result: moved ? 'stated' : 'passed', text: moved ? checkCopy.dates.stated : checkCopy.dates.passed, facts };
}

export function checkNights({ answer: { plan, duration }, reading }: Evidence): Finding {
  const slept = plan.segments.reduce((sum, { nights }) => sum + nights, 0);
  const facts = [
    `Understood: ${reading.nights}`,
    `Planned: ${plan.nights} nights, ${plan.days.length} days`,
    ...plan.segments.map(({ cityId, nights }) => `${cityId}: ${nights}`),
  ];
  const isWhole =
    slept === plan.nights && plan.days.length === plan.nights + 1 && new RegExp(`\\b${plan.nights}\\b`).test(duration);
  if (isWhole && plan.nights === reading.nights)
    return { result: 'passed', text: checkCopy.nights.passed(plan.nights), facts };
  // Nobody said how long, and their budget pays so many.
  return isWhole && plan.nights < reading.nights && reading.assumed.includes('nights')
    ? { result: 'stated', text: checkCopy.nights.fewer(plan.nights), facts }
    : { result: 'failed', text: checkCopy.nights.failed, facts };
}

export function checkParty({ answer: { plan }, reading: { party } }: Evidence): Finding {
  const same =
    plan.party.adults === party.adults && [...plan.party.children].sort().join() === [...party.children].sort().join();
  const facts = [
    `Adults: ${plan.party.adults}`,
    `Children: ${plan.party.children.length > 0 ? plan.party.children.join(', ') : 'none'}`,
  ];
  return same && party.adults > 0
    ? { result: 'passed', text: checkCopy.party.passed, facts }
    : { result: 'failed', text: checkCopy.party.failed, facts };
}

const DRAWBACK = new Set(['poor', 'closed']);

const watchedIn = (text: string) =>
  text
    .split('\n\n')
    .find((part) => part.startsWith(explainCopy.headings.watch))
    ?.split('\n')
    .slice(1) ?? [];

/** A month that is the worst of the place, or that contradicts the wish, must be spoken of. */
export function checkSeason({ answer: { plan, fullAIResponse }, reading, world }: Evidence): Finding {
  const month = Number(plan.startDate.slice(5, 7));
  const facts: string[] = [];
  let drawback = '';
  let silent = false;
  let suits = '';
  let isWeatherKnown = false;
  for (const { destinationId } of plan.segments) {
    const known = world.catalogue.destination.get(destinationId);
    if (!known) continue;
    const seasons = known.facts.seasons.filter(({ months }) => months.includes(month));
    const { climate } = known.facts;
    const weather = climate
      ? [climate.high, climate.low, climate.rainDays].map((normals) => normals[month - 1] ?? null)
      : [];
    isWeatherKnown ||= weather.some((figure) => figure !== null);
    facts.push(
      ...(climate ? [`${known.name}: ${checkCopy.season.weather(weather, climate.station, climate.period)}`] : []),
      ...seasons.map(({ text }) => text),
    );
    const bad = seasons.length > 0 && seasons.every(({ kind }) => DRAWBACK.has(kind)) ? seasons[0] : undefined;
    if (bad) {
      drawback ||= bad.text;
      if (plan.style !== 'package' && !isSeasonTold(bad.text, watchedIn(fullAIResponse))) silent = true;
    }
    suits ||= seasons.find(({ kind }) => !DRAWBACK.has(kind))?.text ?? '';
  }
  const clash = reading.conflicts.find(({ field }) => field === 'season');
  drawback ||= clash?.text ?? '';
  if (silent) return { result: 'failed', text: checkCopy.season.failed, facts };
  if (drawback) return { result: 'stated', text: checkCopy.season.stated(drawback), facts };
  if (!suits && !isWeatherKnown) return { result: 'stated', text: checkCopy.season.unjudged, facts };
  return { result: 'passed', text: checkCopy.season.passed(suits || `${facts[0] ?? ''}.`), facts };
}
