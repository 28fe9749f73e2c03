/** The words that a wish is read into: kinds of needs, reasons of a trip, houses, and ways to get about. */
import { wordList } from '../../../shared/word-list.ts';

export const ACCESS_NEEDS = ['wheelchair', 'step-free', 'low-walking', 'stroller', 'hearing', 'vision'] as const;
/** In the order they are told. */
export const LODGINGS = wordList(
  'apartment villa hotel boutique hostel riad resort family-room kitchen pool ski-in quiet central view',
);
export const MODES = wordList('walk metro tram bus train taxi shuttle ferry car flight bike');

/** Of these nobody is reminded in the words in which they told them. */
const GRAVE_REASONS = wordList('ashes memorial grave treatment divorce');
/** What a trip is for, besides the occasions that are celebrated; the gravest first, which sets the tone. */
export const REASONS = [
  ...GRAVE_REASONS,
  ...wordList('roots proposal wedding family-feast reunion retirement exam'),
] as const;

/**
 * What a body, a mind, a faith, a job or a child asks of the days, beyond access, diet and allergies. Each kind changes
 * something in a plan or is refused by name (`explain/need-text.ts`).
 */
export const NEED_KINDS = [
  // body
  ...wordList('severe-allergy near-hospital walker pregnancy lift rest-breaks toilets shade seasickness altitude'),
  ...wordList('medicine low-floor-room cobbles jet-lag'),
  // mind and fears
  ...wordList('crowds noise quiet-breaks heights enclosed-spaces dark water animals flashing-lights queues'),
  ...wordList('predictable'),
  // faith
  ...wordList('prayer service modest fasting before-sunset no-alcohol no-pork no-beef jain'),
  // food beyond diet and the allergens of the catalogue
  ...wordList('no-red-meat mild-food nothing-raw other-allergy other-food meatless-days'),
  // safety
  ...wordList('safety alone-as-woman alone-first-time lgbtq after-dark'),
  // work
  ...wordList('wifi desk calls'),
  // children and animals
  ...wordList('nap early-night cot high-chair playground babysitting animal-friendly'),
  // where one sleeps
  ...wordList('own-rooms twin-beds air-conditioning bath parking breakfast-included half-board full-board'),
  ...wordList('all-inclusive room-only self-catering laundry near-station ground-floor step-free-room'),
  // the rest of the day
  ...wordList('temperature sunday-rest sport-on-tv running gym photos gift surprise local off-beaten-track guide'),
  ...wordList('no-guide no-queues together candle plan-b discreet adults-evening'),
  ...REASONS,
] as const;
export const isReason = (kind: string): kind is (typeof REASONS)[number] => REASONS.some((each) => each === kind);
export const isGraveReason = (kind: string) => GRAVE_REASONS.some((each) => each === kind);
