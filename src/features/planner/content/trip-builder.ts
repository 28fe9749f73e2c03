/** What the educational trip builder shows before anything is built: what is learned, and three sample itineraries. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { pictureWords } from '../../destinations/content/pictures.ts';

const Questionnaire = z.strictObject({
  destination: z.string(),
  dates: z.string(),
  budget: z.string(),
  travelers: z.string(),
  interests: z.string(),
  preferences: z.string(),
  taste: z.string(),
});

const PlanningLesson = z.object({
  id: z.enum(['research', 'timing', 'budget', 'etiquette']),
  title: z.string(),
  text: z.string(),
});
export type PlanningLesson = z.infer<typeof PlanningLesson>;

const SampleItinerary = z.object({
  id: z.string(),
  title: z.string(),
  days: z.int(),
  /** Picture id. */
  picture: z.string(),
  place: z.string(),
  summary: z.string(),
  highlights: z.array(z.string()),
  /** Places the highlights speak of, by name: the plan behind the card holds every one of them. */
  holds: z.array(z.string()),
  insight: z.string(),
  /** What the agent is asked for the whole plan. */
  wish: Questionnaire,
});
export type SampleItinerary = z.infer<typeof SampleItinerary> & { readonly alt: string };

const builder = readContent(
  'trip-builder.yaml',
  z.object({ lessons: z.array(PlanningLesson), samples: z.array(SampleItinerary) }),
);
export const planningLessons: readonly PlanningLesson[] = builder.lessons;
export const sampleItineraries: readonly SampleItinerary[] = builder.samples.map((sample) => ({
  ...sample,
  alt: pictureWords[sample.picture] ?? '',
}));
