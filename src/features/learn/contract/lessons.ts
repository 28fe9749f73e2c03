/**
 * A lesson: chapters of scenes, each a picture, film, map or diagram with the
 * lines said over it. How long anything lasts follows from its words (see
 * `rules/lesson-timeline.ts`), so no lesson holds a second that could be wrong.
 */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { wordList } from '../../../shared/word-list.ts';

const Source = z.object({ name: z.string(), url: z.string() });

/** From which line of its scene on a part is seen, counted from 1; the nth part with the nth line unless said. */
const on = z.optional(z.int());
const Tone = z.enum(['good', 'fair', 'poor']);
export type Tone = z.infer<typeof Tone>;

/** `[longitude, latitude]`. */
const Coordinate = z.tuple([z.number(), z.number()]);

/** A diagram over a picture. */
const diagram = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), behind: z.string(), ...shape });
const titled = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  diagram(kind, { title: z.string(), ...shape });
/** The parts of a diagram: each comes with its line. */
const parts = <S extends z.core.$ZodLooseShape>(shape: S) => z.array(z.object({ ...shape, on }));
const said = { name: z.string(), text: z.string() };

const GARMENTS = wordList(
  'tee shirt knit shell trousers shorts dress shoes sandals socks swim wash charger papers scarf',
);
export const Visual = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('picture'),
    picture: z.string(),
    move: z.optional(z.enum(['in', 'out', 'left', 'right'])),
    /** What is seen, said small; and a sign put up in the picture. */
    label: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('film'), film: z.string(), label: z.optional(z.string()) }),
  z.object({ kind: z.literal('title'), picture: z.string() }),
  diagram('figure', { figures: parts({ value: z.string(), text: z.string() }) }),
  titled('steps', {
    rows: parts({ when: z.optional(z.string()), text: z.string(), note: z.optional(z.string()) }),
  }),
  diagram('bill', {
    place: z.string(),
    rows: parts({ text: z.string(), amount: z.string(), mark: z.optional(z.boolean()) }),
    /** Written by hand under the bill. */
    hand: z.optional(z.object({ text: z.string(), amount: z.string(), on })),
  }),
  diagram('phrase', {
    language: z.string(),
    phrases: parts({ said: z.string(), lang: z.string(), sounds: z.optional(z.string()), means: z.string() }),
  }),
  titled('year', {
    unit: z.string(),
    /** January first. */
    rows: parts({ name: z.string(), values: z.array(z.number()).check(z.length(12)) }),
    marks: parts({ months: z.array(z.int()), tone: Tone, text: z.string() }),
  }),
  titled('compare', {
    columns: z.array(z.string()),
    rows: parts({ name: z.string(), cells: z.array(z.string()) }),
  }),
  titled('bars', { bars: parts({ ...said, value: z.number(), tone: z.optional(Tone) }) }),
  titled('curve', {
    /** Each between 0 and 1, from the left below. */
    points: z.array(z.tuple([z.number(), z.number()])),
    across: z.array(z.string()),
    marks: parts({ at: z.number(), text: z.string() }),
  }),
  /** The uppermost first. */
  titled('layers', { layers: parts({ ...said, tone: Tone }) }),
  /** The lowest first. */
  titled('scale', { steps: parts(said) }),
  titled('day', {
    rows: parts({
      name: z.string(),
      /** Parts of one day, in hours from 0 to 24. */
      parts: z.array(
        z.object({ from: z.number(), to: z.number(), text: z.string(), tone: z.enum(['sleep', 'light', 'plain']) }),
      ),
    }),
  }),
  titled('queue', { lanes: parts({ ...said, people: z.int() }) }),
  titled('bag', {
    /** How full the bag is before the first thing and after the last, from 0 to 1. */
    fill: z.tuple([z.number(), z.number()]),
    things: parts({ what: z.enum(GARMENTS), text: z.string(), count: z.optional(z.int()) }),
  }),
  diagram('plug', { plugs: parts({ type: z.enum(['A', 'B', 'C', 'F', 'G', 'K']), text: z.string() }) }),
  z.object({
    kind: z.literal('map'),
    title: z.string(),
    frame: z.object({ west: z.number(), east: z.number(), south: z.number(), north: z.number() }),
    /** Outlines of land or water, roughly true. */
    shapes: z.array(z.object({ of: z.enum(['land', 'water']), outline: z.array(Coordinate) })),
    points: parts({
      name: z.string(),
      at: Coordinate,
      side: z.optional(z.enum(['left', 'right', 'above', 'below'])),
    }),
    routes: parts({ name: z.string(), along: z.array(Coordinate), by: z.enum(['rail', 'road', 'sea', 'air']) }),
  }),
]);
export type Visual = z.infer<typeof Visual>;

const Scene = z.object({
  visual: Visual,
  lines: z.array(z.string()),
  /** Seconds without words, after the last line. */
  hold: z.optional(z.number()),
});
export type Scene = z.infer<typeof Scene>;

const Question = z.object({
  ask: z.string(),
  answers: z.array(z.string()).check(z.length(4)),
  /** Place of the right answer, from 0. */
  right: z.int(),
  why: z.string(),
});
export type Question = z.infer<typeof Question>;

export const Lesson = z.object({
  id: z.string(),
  title: z.string(),
  /** Id of the series and the place in it, from 1. */
  series: z.string(),
  episode: z.int(),
  description: z.string(),
  /** Picture id. */
  picture: z.string(),
  chapters: z.array(z.object({ title: z.string(), scenes: z.array(Scene) })),
  /** What is worth taking along, each with the authority to check it with and the month of the knowledge. */
  facts: z.array(z.object({ text: z.string(), source: Source, asOf: z.string() })),
  questions: z.array(Question).check(z.length(5)),
});
export type Lesson = z.infer<typeof Lesson>;

/** A lesson as lists show it. */
export const LessonCard = z.extend(
  z.pick(Lesson, { id: true, title: true, series: true, episode: true, picture: true }),
  {
    /** How long it plays at ordinary speed. */
    seconds: z.number(),
  },
);
export type LessonCard = z.infer<typeof LessonCard>;

/** A lesson with all that can be watched beside it, so that one answer makes its page. */
export const OpenLesson = z.extend(Lesson, { lessons: z.array(LessonCard) });
export type OpenLesson = z.infer<typeof OpenLesson>;

export const readLesson = endpoint('GET /api/lessons/:id', {
  who: 'anyone',
  summary: 'One lesson: its chapters, scenes, lines, facts and questions',
  params: z.object({ id: z.string() }),
  output: OpenLesson,
  errors: { no_such_lesson: 404 },
});
export type LessonError = ErrorOf<typeof readLesson>;

export const listLessons = endpoint('GET /api/lessons', {
  who: 'anyone',
  summary: 'The lessons that can be watched',
  output: z.array(LessonCard),
});
