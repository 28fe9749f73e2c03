/**
 * How the planned days look to somebody who lives there, and how they are told: holes, meals and their hours, frames of
 * sentences, over both sets of wishes, two hundred that are put together from a seed, and sixty more that keep hours free.
 *
 *   node bench/plan-quality.ts
 */
import { catalogue } from '../src/features/destinations/actions.ts';
import { ownGazetteer } from '../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../src/features/planner/rules/questionnaire.ts';
import { recommend } from '../src/features/planner/rules/recommend.ts';
import { aWorld } from '../test/planner/a-world.ts';
import { cases } from '../test/planner/both-sets.ts';
import { countDays, noShape, type Shape } from '../test/planner/day-shape.ts';
import { commonest, countFrames, type Frames, noFrames } from '../test/planner/frames.ts';

const GENERATED = 200;
const WITH_KEPT_HOURS = 60;
const TODAY = '2026-12-01';
const WORDS = {
  party: ['2 adults', '1 adult', '2 adults, 1 child aged 4', '2 adults and 2 children, 9 and 12', '6 friends'],
  interests: ['museums, food', 'beach', 'history', 'live music, markets', 'gardens', 'art, architecture', ''],
  pace: ['', 'slow mornings', 'see as much as possible'],
  diet: ['', '', '', 'vegetarian', 'gluten-free'],
  kept: [
    'our toddler naps from 1 to 3 pm',
    'I work from 9 am to 1 pm',
    'keep 4 pm to 5 pm free for a call',
    'church on Sunday morning',
    'nap after lunch',
  ],
};

let seed = 20_270_401;
/** Numbers that are the same on every run. */
function next<T>(list: readonly T[]): T {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  const one = list[Math.floor((seed / 2 ** 32) * list.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
}

const places = catalogue().destinations.map(({ name }) => name);
const months = ['January', 'March', 'May', 'July', 'September', 'November'];
const aWish = (preferences: readonly string[]) => ({
  ...EMPTY_WISH,
  destination: next(places),
  dates: `${next([2, 3, 4, 5, 7, 9])} nights from ${next([3, 10, 18])} ${next(months)} 2027`,
  budget: next(['', '€3,000', '$6,000', '£9,000']),
  travelers: next(WORDS.party),
  interests: next(WORDS.interests),
  preferences: next(preferences),
  taste: next(WORDS.diet),
});
const generated = Array.from({ length: GENERATED }, () => aWish(WORDS.pace));
const keeping = Array.from({ length: WITH_KEPT_HOURS }, () => aWish(WORDS.kept));

const world = aWorld({ today: TODAY });
function shapeOf(wishes: readonly Questionnaire[]): { readonly shape: Shape; readonly frames: Frames } {
  const [shape, frames] = [noShape(), noFrames()];
  for (const wish of wishes) {
    const reading = readWish(wish, { today: TODAY, gazetteer: ownGazetteer() });
    const answer = recommend(reading, world, { learning: false });
    countDays(answer, world.catalogue, shape);
    countFrames(answer, world.catalogue, frames);
  }
  return { shape, frames };
}

const written = cases
  .filter(({ expect }) => expect.status.includes(200))
  .map(({ input }) => ({
    ...EMPTY_WISH,
    ...Object.fromEntries(Object.entries(input).filter(([, v]) => typeof v === 'string')),
  }));
const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)}%`;
for (const [name, wishes] of [
  ['both sets', written],
  [`${GENERATED} generated`, generated],
  [`${WITH_KEPT_HOURS} with hours kept free`, keeping],
] as const) {
  const { shape, frames } = shapeOf(wishes);
  const looked = shape.full - shape.withFree;
  const planned = shape.full - shape.blank;
  console.log(
    [
      `${name}: ${shape.full} full days, ${share(shape.withFree, shape.full)} with something left free`,
      `hole of 2 h ${share(shape.holes, planned)} of all days with a plan (goal at most 5), of 3 h ${share(shape.longHoles, planned)}; beside kept hours ${share(shape.keptHoles, shape.kept)} of ${shape.kept} days`,
      `2 h or more that are only called one's own ${share(shape.ownTime, planned)}`,
      `no lunch ${share(shape.noLunch, looked)} (1), no dinner ${share(shape.noDinner, looked)} (1)`,
      `dinner before its hour ${share(shape.earlyDinners, shape.dinners)} (1) of ${shape.dinners}, the latest at ${shape.latestDinner}`,
      `performances left before the end in ${share(shape.cutShort, shape.withShows)} (0) of ${shape.withShows} plans with some, beginning not confirmed in ${share(shape.unconfirmed, shape.withShows)}`,
      `hotel named ${share(shape.withHotel, shape.cards)} (at least 95) of ${shape.cards} plans`,
      ...(['titles', 'openings', 'descriptions', 'items'] as const).map((kind) => {
        const of = kind === 'items' ? frames.said : frames.cards;
        const [part, frame] = commonest(frames[kind], of);
        return `commonest frame of ${of} ${kind} ${(100 * part).toFixed(1)}% (15): ${frame}`;
      }),
      `answers of which two cards open alike ${frames.alike} (0)`,
      `what two plans of one answer do not share: ${share(shape.difference, shape.pairs)} of their stops`,
      `meals without a table ${share(shape.openMeals, 2 * shape.full)}, rests a day ${(shape.rests / Math.max(1, shape.full)).toFixed(2)}`,
    ].join('\n  '),
  );
}
