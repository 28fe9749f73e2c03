/** What one case asks of the plans themselves: money, season, family, kitchens, access, hours, packages, routes. */
import type { Assert, CataloguePlace, Context, Day, Expectation, Item, Recommendation } from './case.ts';
import {
  amountIn,
  destinationOf,
  isStop,
  isVisit,
  list,
  minutes,
  pattern,
  same,
  serves,
  textOfDays,
  weekdayOf,
  within,
} from './measures.ts';

interface Around {
  readonly expect: Expectation;
  readonly recs: readonly Recommendation[];
  readonly planned: readonly Recommendation[];
  readonly text: string;
  readonly context: Context;
  readonly assert: Assert;
}

const ADULT_TAGS = ['nightclub', 'bar', 'strip', 'casino', 'adults-only'];

export function judgeMoney({ expect, planned, text, context, assert }: Around): void {
  const asked = expect.budget;
  if (asked) {
    const faults: string[] = [];
    let fitting = 0;
    for (const rec of planned) {
      const cost = rec.plan?.cost ?? {};
      const total = cost.total ?? Number.NaN;
      const concerned = !asked.ids || asked.ids.some((id) => same(destinationOf(rec), id, context.meta));
      if (cost.currency !== asked.currency) {
        faults.push(`${rec.id}: currency ${cost.currency}`);
        continue;
      }
      const over = total - asked.limit;
      if (over <= 0.5) {
        fitting++;
        if (asked.rule === 'mustBeOver' && concerned)
          faults.push(`${rec.id}: total ${total} claims to fit an impossible budget`);
        if (cost.verdict === 'over') faults.push(`${rec.id}: says over but fits`);
      } else {
        if (asked.rule === 'within' && !asked.minRecs) faults.push(`${rec.id}: over by ${over}`);
        const lies = dishonest(rec, over, asked.limit);
        if (lies.length > 0) faults.push(`${rec.id}: ${lies.join(', ')}`);
      }
      if (asked.floor && concerned && total < asked.floor) faults.push(`${rec.id}: implausibly cheap ${total}`);
    }
    if (asked.rule === 'within' && fitting < (asked.minRecs ?? planned.length))
      faults.push(`only ${fitting} options fit ${asked.limit} ${asked.currency}`);
    const cheaper =
      'shorter|fewer nights|cheaper|instead|off-peak|another (time|month|destination)|later|hostel|self-catering';
    if (asked.alternatives && !pattern(cheaper).test(text)) faults.push('no cheaper way offered');
    assert('budget', faults.length === 0, faults.join('; '));
  }
  const { plausible } = expect;
  if (plausible) {
    const faults = planned.flatMap((rec) => {
      const cost = rec.plan?.cost ?? {};
      if (plausible.currency && cost.currency !== plausible.currency) return [`${rec.id} ${cost.currency}`];
      return within(cost.total ?? Number.NaN, plausible.min, plausible.max) ? [] : [`${rec.id}: ${cost.total}`];
    });
    assert('plausible', faults.length === 0, faults.join('; '));
  }
}

/** Over the budget is allowed when it is said to the unit, in numbers and in words, with a reason. */
function dishonest(rec: Recommendation, over: number, limit: number): string[] {
  const cost = rec.plan?.cost ?? {};
  const faults: string[] = [];
  if (cost.verdict !== 'over') faults.push('verdict');
  if (Math.abs((cost.overBy ?? -1) - over) > Math.max(1, 0.01 * limit)) faults.push(`overBy ${cost.overBy} vs ${over}`);
  const said = rec.fullAIResponse?.match(/over (?:your |the )?budget by[^\d]{0,6}([\d.,\u00a0\u202f' ]*\d)/i);
  if (!said || Math.abs(amountIn(said[1]) - over) > Math.max(1, 0.02 * over))
    faults.push('text must say "over budget by <amount>"');
  if (list(cost.reasons).length === 0) faults.push('no reason');
  return faults;
}

export function judgePeople({ expect, planned, text, context, assert }: Around): void {
  const each = (judge: (item: Item, place: CataloguePlace | undefined, day: Day) => string | null) =>
    planned.flatMap((rec) =>
      (rec.plan?.days ?? []).flatMap((day) =>
        (day.items ?? []).flatMap((item) => {
          const fault = judge(item, context.cat?.places.get(item.placeId ?? ''), day);
          return fault ? [`${rec.id} d${day.n} ${item.name}: ${fault}`] : [];
        }),
      ),
    );
  const crowded = (most: number) =>
    planned.flatMap((rec) =>
      (rec.plan?.days ?? []).flatMap((day) => {
        const stops = (day.items ?? []).filter(isStop).length;
        return stops > most ? [`${rec.id} d${day.n}: ${stops} stops`] : [];
      }),
    );
  const report = (name: string, faults: readonly string[]) =>
    assert(name, faults.length === 0, faults.slice(0, 5).join('; '));

  const { family, diet, allergy, access, day: hours, edges, shabbat } = expect;
  if (family) {
    const faults = each((item, place) => {
      if (place && isVisit(item)) {
        if (place.kids === false || (place.minAge ?? 0) > family.youngest) return `not for age ${family.youngest}`;
        if (list(place.tags).some((tag) => ADULT_TAGS.includes(tag))) return 'adult venue';
      }
      return minutes(item.end) > minutes(family.lastEnd) && isVisit(item) ? `ends ${item.end}` : null;
    });
    report('family', [...faults, ...crowded(family.stopsMax)]);
  }
  if (diet) {
    report(
      'diet',
      each((item, place) =>
        item.kind === 'meal' && place && diet.some((want) => !serves(place.diet, want)) ? `lacks ${diet}` : null,
      ),
    );
  }
  if (allergy) {
    const faults = each((item, place) =>
      item.kind === 'meal' &&
      place &&
      allergy.some((want) => list(place.allergenRisk).some((risk) => risk.includes(want)))
        ? `high ${allergy} risk`
        : null,
    );
    for (const want of allergy) if (!pattern(want).test(text)) faults.push(`text never mentions ${want}`);
    const advice =
      'tell (the )?(staff|restaurant|kitchen)|confirm|check with|ask (the )?(staff|kitchen|restaurant)|allergy card|cross-contamination';
    if (!pattern(advice).test(text)) faults.push('no advice to confirm with the kitchen');
    const promise =
      'guaranteed (nut|peanut|allergen|shellfish)|(100%|completely|totally) (nut|peanut|allergen|shellfish)';
    if (pattern(promise).test(text)) faults.push('promises safety');
    report('allergy', faults);
  }
  if (access) {
    const faults = each((item, place) => {
      if (place && isVisit(item) && !['yes', 'partial'].includes(place.wheelchair ?? ''))
        return `wheelchair=${place.wheelchair}`;
      return place && place.wheelchair === 'partial' && !item.note ? 'partial access without a note' : null;
    });
    report('access', faults);
  }
  if (hours) {
    const { earliestStart, excludeTags, exceptNames, stopsMax, weekdayWork } = hours;
    const { latestEnd, mealNotBetween, block, legModesNone } = hours;
    const meets = (item: Item, { from, to }: { readonly from: string; readonly to: string }) =>
      minutes(item.start) < minutes(to) && minutes(item.end) > minutes(from);
    const faults: string[] = [];
    if (earliestStart)
      faults.push(
        ...each((item) =>
          isStop(item) && minutes(item.start) < minutes(earliestStart) ? `starts ${item.start}` : null,
        ),
      );
    if (excludeTags)
      faults.push(
        ...each((_, place) =>
          list(place?.tags).some((tag) => excludeTags.includes(tag)) &&
          !(exceptNames && pattern(exceptNames).test(place?.name ?? ''))
            ? `tag ${place?.tags}`
            : null,
        ),
      );
    if (stopsMax) faults.push(...crowded(stopsMax));
    if (weekdayWork) {
      const works = (item: Item, day: Day) => {
        const weekday = weekdayOf(day.date ?? '');
        if (weekday === 'sa' || weekday === 'su' || !isStop(item)) return null;
        return meets(item, weekdayWork) ? `in working hours ${item.start}` : null;
      };
      faults.push(...each((item, _, day) => works(item, day)));
    }
    if (latestEnd)
      faults.push(
        ...each((item) => (isVisit(item) && minutes(item.end) > minutes(latestEnd) ? `ends ${item.end}` : null)),
      );
    if (mealNotBetween)
      faults.push(
        ...each((item, place) =>
          (item.kind === 'meal' || place?.kind === 'restaurant') && meets(item, mealNotBetween)
            ? `meal at ${item.start}`
            : null,
        ),
      );
    for (const hour of list(block)) {
      faults.push(
        ...each((item, _, day) => {
          const weekday = weekdayOf(day.date ?? '');
          const blocked = isVisit(item) && (hour.days ?? [weekday]).includes(weekday) && meets(item, hour);
          return blocked ? `${weekday} ${item.start}-${item.end} in blocked time` : null;
        }),
      );
    }
    if (legModesNone)
      faults.push(...each(({ leg }) => (legModesNone.includes(leg?.mode ?? '') ? `leg by ${leg?.mode}` : null)));
    report('day', faults);
  }
  if (edges) {
    const { firstFrom, lastTo } = edges;
    const faults = planned.flatMap(({ id, plan }) => {
      const visits = (day: Day | undefined) => list(day?.items).filter(isVisit);
      const before = visits(plan?.days?.[0]).filter(({ start }) => minutes(start) < minutes(firstFrom));
      const after = visits(plan?.days?.at(-1)).filter(({ end }) => minutes(end) > minutes(lastTo));
      return [
        ...before.map((item) => `${id} ${item.name} ${item.start} before arrival ${firstFrom}`),
        ...after.map((item) => `${id} ${item.name} ${item.end} after departure ${lastTo}`),
      ];
    });
    report('edges', faults);
  }
  if (shabbat) {
    const faults = each((item, _, day) => {
      if (day.date !== shabbat.date || !isStop(item)) return null;
      if (item.leg && item.leg.mode !== 'walk') return `leg ${item.leg.mode}`;
      return (item.cost?.amount ?? 0) > 0 ? 'paid on Shabbat' : null;
    });
    assert('shabbat', faults.length === 0, faults.join('; '));
  }
}

export function judgeWords({ expect, recs, text, assert }: Around): void {
  const { season, mentions } = expect;
  if (season) {
    const faults = season.warn
      .filter((group) => !group.some((word) => pattern(word).test(text)))
      .map((group) => `no warning /${group.join('|')}/`);
    const heads = recs.map((rec) => [rec.title, rec.description, ...list(rec.highlights)].join('\n')).join('\n');
    for (const word of season.never) if (pattern(word).test(heads)) faults.push(`claims /${word}/`);
    assert('season', faults.length === 0, faults.join('; '));
  }
  if (mentions) {
    const faults = list(mentions.all)
      .filter((group) => !group.some((word) => pattern(word).test(text)))
      .map((group) => `missing /${group.join('|')}/`);
    for (const { re, in: parts } of list(mentions.none)) {
      const told = recs
        .map((rec) =>
          list(parts)
            .map((part) => (part === 'days' ? textOfDays(rec) : partOf(rec, part)))
            .join('\n'),
        )
        .join('\n');
      const found = pattern(re).exec(told);
      if (found) faults.push(`forbidden "${found[0]}"`);
    }
    assert('mentions', faults.length === 0, faults.join('; '));
  }
}

function partOf(rec: Recommendation, part: string): string {
  return list((rec as Readonly<Record<string, unknown>>)[part]).join('\n');
}

export function judgeTrips({ expect, recs, planned, context, assert }: Around): void {
  const { packages, multi } = expect;
  const { cat, meta } = context;
  if (packages) {
    const faults: string[] = [];
    const offered = recs.filter((rec) => rec.packageId);
    for (const rec of offered) {
      const known = cat?.packages.get(rec.packageId ?? '');
      if (!known) {
        faults.push(`unknown package ${rec.packageId}`);
        continue;
      }
      const heads = (rec.plan?.party?.adults ?? 0) + list(rec.plan?.party?.children).length;
      const due = Math.round(known.price * heads * 1.1);
      const charged = list(rec.plan?.cost?.items)
        .filter((item) => ['package', 'fees'].includes(item.kind ?? ''))
        .reduce((sum, item) => sum + item.amount, 0);
      const comparable = rec.plan?.cost?.currency === (known.currency ?? 'USD');
      if (packages.math && comparable && Math.abs(charged - due) > 1)
        faults.push(`package ${known.price}×${heads}×1.1=${due}, got ${charged}`);
    }
    const got = offered.map((rec) => cat?.packages.get(rec.packageId ?? '')?.destinationId);
    for (const id of list(packages.mustOffer))
      if (!got.some((each) => same(each, id, meta))) faults.push(`no package for ${id}`);
    assert('packages', faults.length === 0, faults.join('; '));
  }
  if (multi) {
    const faults: string[] = [];
    const segments = planned.find((rec) => list(rec.plan?.segments).length === multi.order.length)?.plan?.segments;
    if (!segments) faults.push('no multi-stop plan');
    else {
      const ordered = segments.every((segment, index) => same(segment.destinationId, multi.order[index], meta));
      if (!ordered) faults.push(`order ${segments.map((segment) => segment.destinationId)}`);
      if (segments.reduce((sum, segment) => sum + segment.nights, 0) !== multi.nightsSum) faults.push('nights sum');
      const each = segments.map((segment) => segment.nights);
      if (multi.nights && JSON.stringify(each) !== JSON.stringify(multi.nights)) faults.push(`nights each ${each}`);
    }
    assert('multi', faults.length === 0, faults.join('; '));
  }
}
