/**
 * The agent itself: from what was understood to proposals that are planned,
 * priced, explained and checked. Pure: the same reading in the same world gives
 * the same answer, to the letter.
 */

import { monthName } from '../../../shared/dates.ts';
import { ANSWERED_IN_ENGLISH } from '../copy/answer-language.ts';
import { explainCopy } from '../copy/explain.ts';
import { openCopy } from '../copy/open-places.ts';
import { overCopy } from '../copy/over-budget.ts';
import { hashOf } from '../copy/phrasing.ts';
import { readingCopy } from '../copy/reading.ts';
import { seasonCopy } from '../copy/season.ts';
import type { Answer, PlannedTrip } from './answer.ts';
import { citationsOf, sourcesOf } from './explain/citations.ts';
import { dedupeDayTexts } from './explain/dedupe-day-texts.ts';
import { firstChoiceReason } from './explain/first-choice-reason.ts';
import { fitScore } from './explain/fit-score.ts';
import { fullText } from './explain/full-text.ts';
import { withInsights } from './explain/insights.ts';
import { planCardOf } from './explain/plan-card.ts';
import { type PlanHeadlines, planHeadlines } from './explain/plan-headlines.ts';
import { otherPicture, pictureOf } from './explain/plan-picture.ts';
import { ramadanText } from './explain/ramadan-text.ts';
import { withKnown } from './explain/stop-facts.ts';
import { placedIn } from './explain/why-text.ts';
import { ledgerOf } from './explain/wish-ledger.ts';
import { openDataNotice } from './open/open-data-notice.ts';
import { type UnknownPlace, unknownPlacesIn, whereaboutsTold } from './open/unknown-places.ts';
import { editStops } from './options/apply-stop-edits.ts';
import { reasonsOf, type WaysOut, waysOutIn } from './options/budget-suggestions.ts';
import { cheaperDestinationsIn } from './options/cheaper-destinations.ts';
import { type Proposal, propose } from './options/propose.ts';
import { rankProposals } from './options/rank-proposals.ts';
import { swapDays } from './options/swap-days.ts';
import type { Housing, Plan } from './plan.ts';
import type { PricedDraft } from './plan-draft.ts';
import { planHead } from './plan-key.ts';
import { spentOf } from './price/budget-limit.ts';
import { money } from './price/currency.ts';
import type { Conflict, Reading } from './reading.ts';
import { housingOf, quarterName } from './select/choose-lodging.ts';
import { type PartyLimits, partyLimits } from './select/party-limits.ts';
import { bestStart, climateIn, monthOf, seasonConflict } from './select/season-fit.ts';
import { checksOf } from './validate/checks.ts';
import { understoodLines } from './wish/understood-lines.ts';
import type { World } from './world.ts';

export interface Extras {
  /** Something true to learn on every day. */
  readonly learning: boolean;
}

export function recommend(asked: Reading, world: World, { learning }: Extras): Answer {
  const possible = withLeast(asked);
  const needs = partyLimits(possible);
  const reading = withDates(possible, world);
  const elsewhere = cheaperDestinationsIn(world);
  const waysOut = waysOutIn(world, elsewhere);
  const proposals = edited(
    rankProposals(propose(reading, needs, world, elsewhere), reading, world).map((proposal) =>
      swapped(proposal, reading, world),
    ),
    reading,
    world,
  ).map((proposal) => finished(proposal, { world, learning, waysOut }));
  const why = firstChoiceReason(proposals, reading, world);
  const interpretation = {
    ...reading,
    conflicts: [...reading.conflicts, ...conflictsOf(reading, needs, proposals, world)],
    assumptions: assumptionsOf(reading, asked, world),
  };
  const housing = housingOf(proposals.map(({ draft }) => draft.brief));
  const tellings = planHeadlines(
    proposals.map(({ draft }) => draft),
    world,
  );
  const wish = hashOf(JSON.stringify({ ...interpretation, leaning: undefined })).toString(36);
  const recommendations = apart(
    proposals.flatMap((proposal, i) => {
      const telling = tellings[i];
      return telling
        ? [
            recommendationOf(
              i === 0 ? { ...proposal, before: [...why, ...proposal.before] } : proposal,
              { housing: housing[i] ?? [], telling, wish, within: i === 0 ? withinIt(proposal.draft) : '' },
              interpretation,
              world,
            ),
          ]
        : [];
    }),
    interpretation,
    world,
  );
  const citations = citationsOf(proposals.map(({ draft }) => draft));
  const unknownPlaces = unknownPlacesIn(
    reading.unknownPlaces,
    proposals.map(({ draft }) => draft),
    world,
  );
  return {
    recommendations,
    citations,
    sources: sourcesOf(citations, world.catalogue),
    warnings: [...ramadanIn(proposals), ...warningsOf(interpretation, unknownPlaces, proposals.length === 0)],
    ...(unknownPlaces.length > 0 && { unknownPlaces }),
    interpretation,
    understood: understoodLines(interpretation, world),
    engine: { name: 'wanderlight' },
  };
}

/** Two versions of one place still have pictures of their own where it has two, and ids of their own where the style is the same. */
function apart(list: readonly PlannedTrip[], { weights }: Reading, { pictures }: World): PlannedTrip[] {
  const shown = new Set<string>();
  const wantsSnow = (weights.ski ?? 0) + (weights.snowboard ?? 0) > 0;
  return list.map((one, i) => {
    const other = shown.has(one.image) ? otherPicture(one.destinationId, shown, pictures, wantsSnow) : undefined;
    const image = other ?? one.image;
    shown.add(image);
    return { ...one, image, ...(list.findIndex(({ id }) => id === one.id) < i && { id: `${one.id}-${i + 1}` }) };
  });
}

/** At least one night, and somebody who travels. */
function withLeast(reading: Reading): Reading {
  const { nights, party } = reading;
  if (nights >= 1 && party.adults >= 1) return reading;
  const assumptions = nights >= 1 ? reading.assumptions : [...reading.assumptions, explainCopy.oneNight];
  return {
    ...reading,
    assumptions,
    nights: Math.max(1, nights),
    party: { ...party, adults: Math.max(1, party.adults) },
  };
}

/** Where the time was left open, the month in which the place is at its best. */
function withDates(reading: Reading, world: World): Reading {
  const first = reading.destinations[0];
  const known = first && world.catalogue.destination.get(first.id);
  // Of a place without seasons nobody can say which month is best.
  if (reading.dateState !== 'unspecified' || !known || known.facts.seasons.length === 0) return reading;
  const startDate = bestStart(known, world.today);
  return { ...reading, startDate, startFrom: startDate, startTo: startDate };
}

function swapped(proposal: Proposal, { swaps = [] }: Reading, world: World): Proposal {
  return { ...proposal, draft: swapDays(proposal.draft, swaps, world) };
}

function edited(proposals: readonly Proposal[], { edits = [] }: Reading, world: World): readonly Proposal[] {
  if (edits.length === 0) return proposals;
  const heads = proposals.map(({ draft: { brief }, packageId }) =>
    planHead({ destinationId: brief.segments[0]?.known.id ?? '', packageId, plan: brief }),
  );
  return proposals.map((proposal, i) => {
    const head = heads[i] ?? '';
    const key = heads.indexOf(head) < i ? `${head}-${i + 1}` : head;
    return { ...proposal, draft: editStops(proposal.draft, key, edits, world) };
  });
}

function finished(
  proposal: Proposal,
  { world, learning, waysOut }: { world: World; learning: boolean; waysOut: WaysOut },
): Proposal {
  const { draft } = proposal;
  const told = learning ? withInsights(draft, world) : draft.days;
  const days = draft.brief.style === 'package' ? told : dedupeDayTexts(told);
  const reasons = reasonsOf(draft, world, waysOut);
  return { ...proposal, draft: { ...draft, days, cost: reasons.length > 0 ? { ...draft.cost, reasons } : draft.cost } };
}

/** What fits the money, before what does not: the most nights, or the most with the lifts in them for who came to ski. */
const withinIt = ({ cost, brief }: PricedDraft) => {
  const shorter = (cost.reasons ?? []).findLast(overCopy.isFewerNights);
  return shorter === undefined
    ? ''
    : overCopy.within(money(brief.reading.budget.groupTotal ?? 0, cost.currency), shorter);
};

function recommendationOf(
  { draft, before, packageId, image }: Proposal,
  {
    housing,
    telling,
    wish,
    within,
  }: { housing: readonly Housing[]; telling: PlanHeadlines; wish: string; within: string },
  reading: Reading,
  world: World,
): PlannedTrip {
  const { brief, days, cost } = draft;
  const own = planCardOf(draft, telling, world);
  const card = { ...own, description: [within, own.description].filter(Boolean).join(' ') };
  const trip = world.packages.find(({ id }) => id === packageId);
  const destinationId = brief.segments[0]?.known.id ?? '';
  const plan: Plan = {
    segments: brief.segments.map(({ known, book, base, nights }, i) => ({
      destinationId: known.id,
      cityId: book.city.id,
      baseId: base.id,
      quarter: quarterName({ known, book, base }),
      nights,
      ...housing[i],
    })),
    startDate: brief.startDate,
    nights: brief.nights,
    party: reading.party,
    days: withKnown(days, world),
    cost,
    tier: brief.tier,
    style: brief.style,
  };
  const openData = openDataNotice(draft, world);
  const fullAIResponse = fullText(draft, world, {
    before: [...before, ...(openData?.notes ?? [])],
    assumptions: reading.assumptions,
    housing,
    telling,
  });
  const recommendation = {
    id: `${planHead({ destinationId, packageId, plan })}-${wish}`,
    ...card,
    ...(trip && { title: trip.name, description: trip.summary, highlights: [...trip.highlights] }),
    image: pictureOf(image, world.pictures),
    aiGenerated: true as const,
    fullAIResponse,
    destinationId,
    ...(packageId !== undefined && { packageId }),
    plan,
    tier: openData ? ('open' as const) : ('curated' as const),
    ...(openData && { openData }),
  };
  const checks = checksOf(recommendation, reading, world);
  const wishes = ledgerOf(draft, reading, { checks, housing }, world);
  return { ...recommendation, checks, wishes, rating: fitScore({ plan, checks }, reading, world) };
}

function assumptionsOf(reading: Reading, asked: Reading, world: World): readonly string[] {
  const first = reading.destinations[0];
  const known = first && world.catalogue.destination.get(first.id);
  const month =
    known && asked.startDate !== reading.startDate
      ? [explainCopy.bestMonth(known.name, monthName(monthOf(reading.startDate)))]
      : [];
  const times =
    reading.arrives === undefined && reading.leaves === undefined
      ? [reading.nights <= 2 ? explainCopy.timesShort : explainCopy.times]
      : [];
  // The first guess at a day was made before the place's best month was looked up: only one of them is planned.
  const guess = readingCopy.dates.unsaid(asked.startDate);
  const said = reading.assumptions.map((each) => (each === guess ? readingCopy.dates.unsaid(reading.startDate) : each));
  return [...new Set([...said, ...month, ...times])];
}

function conflictsOf(reading: Reading, needs: PartyLimits, proposals: readonly Proposal[], world: World): Conflict[] {
  const [first] = proposals;
  if (!first) return [];
  const has = (field: Conflict['field']) => reading.conflicts.some((conflict) => conflict.field === field);
  return [
    ...(has('season') ? [] : seasonClash(reading, first.draft, world)),
    ...(has('budget') ? [] : budgetClash(reading, proposals)),
    ...(has('pace') ? [] : routeClash(reading, first.draft)),
    ...(has('pace') ? [] : paceClash(reading, needs, first.draft, world)),
  ];
}

/** Of the place that the first plan goes to; what holds of another is for its own card. */
function seasonClash(reading: Reading, { brief }: PricedDraft, { catalogue }: World): Conflict[] {
  if (reading.destinationMode !== 'fixed' && reading.destinationMode !== 'choice') return [];
  const month = monthOf(reading.startDate);
  const there = new Set(brief.segments.map(({ known }) => known.id));
  return reading.destinations.flatMap(({ id }) => {
    const known = there.has(id) ? catalogue.destination.get(id) : undefined;
    const clash = known && seasonConflict(reading, known, month);
    if (!known || !clash) return [];
    const { high } = climateIn(known.facts, month);
    const text =
      clash === 'sea' && high !== null
        ? seasonCopy.conflict.sea(month, known.name, high)
        : seasonCopy.conflict.snow(month, known.name);
    return [{ field: 'season' as const, text, chosen: seasonCopy.conflictChosen[clash] }];
  });
}

function budgetClash({ budget, destinations }: Reading, proposals: readonly Proposal[]): Conflict[] {
  const own = proposals.filter(
    ({ draft }) => destinations.length === 0 || destinations.some(({ id }) => id === draft.brief.segments[0]?.known.id),
  );
  const costs = own.map(({ draft }) => draft.cost);
  const least = Math.min(...costs.map((cost) => spentOf(cost) ?? 0));
  // A plan nobody can price may be the cheapest of them.
  if (costs.some(({ verdict }) => verdict !== 'over') || costs.length === 0 || budget.groupTotal === undefined)
    return [];
  return [
    {
      field: 'budget',
      text: explainCopy.overEverything(money(budget.groupTotal, budget.currency), money(least, budget.currency)),
      chosen: explainCopy.overChosen,
    },
  ];
}

/** More towns than nights. */
function routeClash({ destinationMode, destinations }: Reading, { brief }: PricedDraft): Conflict[] {
  const kept = new Set(brief.segments.map(({ known }) => known.id));
  const left = destinations.filter(({ id }) => !kept.has(id)).length;
  if (destinationMode !== 'multi' || left === 0) return [];
  return [
    { field: 'pace', text: explainCopy.tooFar(destinations.length, brief.nights), chosen: explainCopy.tooFarChosen },
  ];
}

function paceClash(reading: Reading, needs: PartyLimits, draft: PricedDraft, world: World): Conflict[] {
  const here = reading.wantedPlaces.filter((id) =>
    draft.brief.segments.some(({ known }) => world.catalogue.place.get(id)?.destinationId === known.id),
  );
  const kept = new Set(placedIn(draft, world).map(({ place }) => place.id));
  const left = here.filter((id) => !kept.has(id));
  if (left.length === 0 || here.length <= needs.stops * Math.max(1, draft.brief.nights - 1)) return [];
  return [
    {
      field: 'pace',
      text: explainCopy.tooMuch(here.length - left.length, here.length, draft.brief.nights),
      chosen: explainCopy.tooMuchChosen,
    },
  ];
}

/** Of the place proposed first: the others of an open question say it in their own text. */
function ramadanIn([first]: readonly Proposal[]): string[] {
  const told = first && ramadanText(first.draft);
  return told ? [told.what] : [];
}

function warningsOf(reading: Reading, unknown: readonly UnknownPlace[], isNothing: boolean): string[] {
  const told = unknown.map((place) => {
    const tooLittle = reading.conflicts.find(({ text }) => text.startsWith(openCopy.knownWhere(place.name)));
    return { place, text: tooLittle?.text ?? whereaboutsTold(place) };
  });
  const names = told.flatMap(({ place, text }) => (text === null ? place.name : []));
  const [first] = unknown;
  const inEnglish = ANSWERED_IN_ENGLISH[reading.language];
  return [
    ...(inEnglish === undefined ? [] : [inEnglish]),
    ...told.flatMap(({ text }) => text ?? []),
    ...(names.length > 0 ? [explainCopy.uncovered(names)] : []),
    ...(first && reading.destinations.length === 0 && !isNothing ? [openCopy.nearest(first.nearest)] : []),
    ...reading.conflicts
      .filter(({ field }) => field !== 'destination' || reading.unknownPlaces.length === 0)
      .map(({ text }) => text),
    ...(isNothing ? [explainCopy.nothing] : []),
  ];
}
