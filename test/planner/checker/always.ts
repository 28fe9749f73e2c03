/** What every answer must satisfy, whatever was asked: form, links, determinism, and plans that hold together. */
import type { Answer, Assert, CataloguePlace, Context, Expectation, Observation, Recommendation } from './case.ts';
import {
  amountIn,
  dayAfter,
  isVisit,
  kilometres,
  list,
  minutes,
  pattern,
  SIGNS,
  same,
  stripped,
  textOfAnswer,
  weekdayOf,
  within,
} from './measures.ts';

const MARKUP = /<\s*\/?\s*(script|img|iframe|svg|a|b|div|style|tool|user_input)\b/i;

export function shownStrings(body: Answer): string {
  const recommendations = list(body.recommendations).map((rec) => ({ ...rec, plan: undefined }));
  return JSON.stringify([recommendations, body.citations, body.warnings, body.interpretation ?? {}]);
}

export function judgeForm(
  observed: Observation,
  context: Context,
  assert: Assert,
  waived: (what: string) => boolean,
): void {
  const body = observed.body ?? {};
  const recs = list(body.recommendations);
  const malformed = recs.filter((rec) => !isWellFormed(rec));
  assert(
    'schema',
    malformed.length === 0 && Array.isArray(body.citations ?? []),
    malformed.map((rec) => rec.id).join(','),
  );
  if (!waived('count')) assert('count', within(recs.length, 3, 6), recs.length);
  const unique =
    new Set(recs.map((rec) => rec.id)).size === recs.length &&
    new Set(recs.map((rec) => rec.title?.toLowerCase())).size === recs.length;
  assert('unique', unique, 'duplicate id/title');
  const strings = shownStrings(body);
  assert('noHtml', !MARKUP.test(strings) && !/javascript:/i.test(strings), 'markup in output');
  const citations = list(body.citations);
  const bad = citations.filter((url) => !isCitable(url, context));
  const distinct = new Set(citations).size === citations.length;
  if (!waived('citations')) {
    assert(
      'citations',
      within(citations.length, 1, 5) && distinct && bad.length === 0,
      bad.join(' ') || 'need 1..5 distinct',
    );
  }
  const { imageOk } = context;
  if (imageOk) {
    const broken = recs.filter((rec) => !imageOk(rec.image ?? ''));
    assert('images', broken.length === 0, broken.map((rec) => rec.image).join(' '));
  }
  if (observed.body2 !== undefined) {
    const equal = JSON.stringify(stripped(body)) === JSON.stringify(stripped(observed.body2));
    assert('deterministic', equal, 'second identical call differs');
  }
  if (!waived('dayPlan')) {
    const told = pattern('flight|airfare|fly|vuelo|\\bvols?\\b|avion|Fl[uü]g|航空|fly(rejse|bill)|train').test(
      textOfAnswer(body),
    );
    assert('flightsDisclosed', told, 'no statement on whether transport to the destination is in the price');
  }
}

function isWellFormed(rec: Recommendation): boolean {
  const text = (value: unknown, least: number) => typeof value === 'string' && value.length >= least;
  return (
    text(rec.id, 1) &&
    text(rec.title, 5) &&
    text(rec.description, 40) &&
    typeof rec.price === 'string' &&
    /\d/.test(rec.price) &&
    typeof rec.rating === 'number' &&
    within(rec.rating, 0, 5) &&
    text(rec.duration, 1) &&
    Array.isArray(rec.highlights) &&
    rec.highlights.length >= 3 &&
    rec.highlights.every((each: unknown) => text(each, 1)) &&
    typeof rec.image === 'string' &&
    /^(\/|https?:)/.test(rec.image) &&
    rec.aiGenerated === true &&
    text(rec.fullAIResponse, 200)
  );
}

function isCitable(url: unknown, { meta, ownPath }: Context): boolean {
  if (typeof url !== 'string') return false;
  if (/^\/[A-Za-z0-9]/.test(url)) return ownPath ? ownPath(url) : true;
  try {
    const { protocol, hostname, pathname } = new URL(url);
    if (!/^https?:$/.test(protocol)) return false;
    if (meta.ownHosts.includes(hostname)) return ownPath ? ownPath(pathname) : true;
    return meta.authorityHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  } catch {
    return false;
  }
}

export function judgePlans(
  expect: Expectation,
  body: Answer,
  context: Context,
  assert: Assert,
  waived: (what: string) => boolean,
): void {
  const recs = list(body.recommendations);
  const planned = recs.filter((rec) => rec.plan);
  if (!waived('dayPlan')) {
    assert('planPresent', planned.length === recs.length, 'plan missing');
    for (const rec of planned) {
      const days = faultsOfDays(rec);
      assert('dayPlan', days.length === 0, `${rec.id}: ${days.join('; ')}`);
      const places = faultsOfPlaces(rec, context);
      assert('places+opening+noRepeat', places.length === 0, `${rec.id}: ${places.join('; ')}`);
      const walks = faultsOfWalks(rec, expect, context);
      assert('walkable', walks.length === 0, `${rec.id}: ${walks.join('; ')}`);
    }
  }
  if (!waived('arithmetic')) {
    for (const rec of planned) {
      const sums = faultsOfSums(rec);
      assert('arithmetic', sums.length === 0, `${rec.id}: ${sums.join('; ')}`);
    }
  }
  if (!waived('distinct') && planned.length > 1) judgeDistinct(planned, context, assert);
}

function faultsOfDays(rec: Recommendation): string[] {
  const plan = rec.plan ?? {};
  const text = rec.fullAIResponse ?? '';
  const faults: string[] = [];
  const days = plan.days ?? [];
  if (plan.days?.length !== (plan.nights ?? Number.NaN) + 1) faults.push(`days ${plan.days?.length} != nights+1`);
  for (const [index, day] of days.entries()) {
    if (day.n !== index + 1) faults.push('day number');
    if (day.date !== dayAfter(plan.startDate ?? '', index)) faults.push(`day ${index + 1} date ${day.date}`);
    const items = day.items ?? [];
    const real = items.filter((item) => isVisit(item) || item.kind === 'package');
    if (real.length === 0 && !items.some((item) => item.kind === 'free')) faults.push(`day ${index + 1} empty`);
    let clock = -1;
    for (const item of items) {
      const start = minutes(item.start);
      const end = minutes(item.end);
      if (!(start >= clock && end >= start)) faults.push(`day ${index + 1} times`);
      clock = end;
    }
    if (!new RegExp(`^Day ${index + 1}\\b`, 'm').test(text)) faults.push(`text lacks Day ${index + 1}`);
    for (const item of items)
      if (item.placeId && !text.includes(item.name ?? '')) faults.push(`text lacks ${item.name}`);
  }
  if (!new RegExp(`\\b${plan.nights}\\b`).test(rec.duration ?? ''))
    faults.push(`duration "${rec.duration}" lacks ${plan.nights}`);
  const named = text.matchAll(
    /^Day (\d+)\b[^\n]*?\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\.? (\d{1,2}) ([A-Z][a-z]{2})/gm,
  );
  for (const [all, number, weekday = '', dayOfMonth] of named) {
    const iso = dayAfter(plan.startDate ?? '', Number(number) - 1);
    if (weekday.toLowerCase().slice(0, 2) !== weekdayOf(iso) || Number(dayOfMonth) !== Number(iso.slice(8))) {
      faults.push(`weekday in text: ${all.slice(0, 40)}`);
    }
  }
  return faults;
}

function faultsOfPlaces({ plan = {} }: Recommendation, { cat, meta }: Context): string[] {
  const faults: string[] = [];
  const seen = new Map<string, number | undefined>();
  for (const day of plan.days ?? []) {
    for (const item of day.items ?? []) {
      if (!isVisit(item)) continue;
      const id = item.placeId ?? '';
      const place = cat?.places.get(id);
      if (!place) {
        faults.push(`unknown place ${item.placeId} "${item.name}"`);
        continue;
      }
      if (item.name !== place.name && !list(place.aliases).includes(item.name ?? ''))
        faults.push(`name "${item.name}" != "${place.name}"`);
      const inTown = plan.segments?.some((segment) => same(segment.destinationId, place.destinationId, meta));
      if (plan.segments?.length && !inTown) faults.push(`${item.name} is in ${place.destinationId}`);
      if (seen.has(id) && !place.repeatable) faults.push(`repeat ${item.name} (days ${seen.get(id)}, ${day.n})`);
      seen.set(id, day.n);
      if (place.open && !isOpen(place, day.date ?? '', item.start, item.end)) {
        faults.push(`${item.name} closed ${day.date} ${item.start}-${item.end}`);
      }
    }
  }
  return faults;
}

function isOpen(place: CataloguePlace, date: string, start: string | undefined, end: string | undefined): boolean {
  const hours = place.open?.[weekdayOf(date)] ?? [];
  if (list(place.closedDates).includes(date)) return false;
  const [from, to] = [minutes(start), minutes(end)];
  return hours.some(([opens, closes]) => {
    const last = minutes(closes) <= minutes(opens) ? minutes(closes) + 1440 : minutes(closes);
    return from >= minutes(opens) && to <= last;
  });
}

function faultsOfWalks({ plan = {} }: Recommendation, expect: Expectation, { cat, meta }: Context): string[] {
  const faults: string[] = [];
  const legLimit = expect.walk?.legKmMax ?? meta.global.walkLegKm;
  const dayLimit = expect.walk?.dayKmMax ?? meta.global.walkDayKm;
  for (const day of plan.days ?? []) {
    let previous: { lat: number; lon: number } | null = null;
    let walked = 0;
    for (const item of day.items ?? []) {
      if (item.kind === 'transfer') {
        previous = null;
        continue;
      }
      const place = cat?.places.get(item.placeId ?? '');
      if (!place || place.lat === null || place.lat === undefined) continue;
      const here = { lat: place.lat, lon: place.lon ?? 0 };
      if (previous) {
        const km = kilometres(previous, here);
        const mode = item.leg?.mode;
        const taken = item.leg?.minutes;
        if (!mode) faults.push(`no leg mode to ${item.name}`);
        else if (mode === 'walk') {
          walked += km;
          if (km > legLimit) faults.push(`walk ${km.toFixed(2)} km to ${item.name}`);
          if (taken !== undefined && taken + 4 < (km / 6.5) * 60)
            faults.push(`walk ${km.toFixed(2)} km in ${taken} min`);
        } else if (taken !== undefined && taken + 5 < (km / 90) * 60)
          faults.push(`${mode} ${km.toFixed(1)} km in ${taken} min`);
      }
      previous = place.ends ?? here;
    }
    if (walked > dayLimit) faults.push(`day ${day.n} walks ${walked.toFixed(1)} km`);
  }
  return faults;
}

function faultsOfSums(rec: Recommendation): string[] {
  const cost = rec.plan?.cost ?? {};
  const faults: string[] = [];
  const items = list(cost.items);
  const total = cost.total ?? Number.NaN;
  const sum = items.reduce((before, item) => before + item.amount, 0);
  for (const { unit, qty, amount, label } of items) {
    if (unit !== undefined && qty !== undefined && Math.abs(unit * qty - amount) > Math.max(1, 0.005 * amount)) {
      faults.push(`${label}: ${unit}×${qty}≠${amount}`);
    }
    if (amount < 0) faults.push(`${label} negative`);
  }
  if (Math.abs(sum - total) > 1) faults.push(`items sum ${sum} ≠ total ${total}`);
  if (Math.abs(amountIn(rec.price) - total) > Math.max(1, 0.01 * total))
    faults.push(`price "${rec.price}" ≠ total ${total}`);
  const sign = SIGNS[cost.currency ?? ''];
  if (sign && !sign.test(rec.price ?? '')) faults.push(`price "${rec.price}" lacks ${cost.currency}`);
  const kinds = items.map((item) => item.kind);
  if (!['lodging', 'food', 'activities'].every((kind) => kinds.includes(kind)) && !kinds.includes('package')) {
    faults.push('needs lodging, food, activities lines (or a package line)');
  }
  return faults;
}

function judgeDistinct(planned: readonly Recommendation[], { meta }: Context, assert: Assert): void {
  const stops = (rec: Recommendation) =>
    new Set(
      (rec.plan?.days ?? []).flatMap((day) =>
        (day.items ?? []).flatMap((item) => (item.placeId ? [item.placeId] : [])),
      ),
    );
  let worst = 0;
  let pair = '';
  for (const [index, first] of planned.entries()) {
    for (const second of planned.slice(index + 1)) {
      const [a, b] = [stops(first), stops(second)];
      const shared = [...a].filter((id) => b.has(id)).length;
      const overlap = shared / (new Set([...a, ...b]).size || 1);
      if (overlap > worst) [worst, pair] = [overlap, `${first.id}/${second.id}`];
    }
  }
  assert('distinct', worst <= meta.global.maxJaccard, `stops overlap ${worst.toFixed(2)} ${pair}`);
}
