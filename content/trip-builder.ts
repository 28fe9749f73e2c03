/** What the educational trip builder shows before anything is built: what is learned, and three sample itineraries. */
import type { Questionnaire } from '../src/features/planner/rules/reading.ts';

export interface PlanningLesson {
  readonly id: 'research' | 'timing' | 'budget' | 'etiquette';
  readonly title: string;
  readonly text: string;
}

export interface SampleItinerary {
  readonly id: string;
  readonly title: string;
  readonly days: number;
  /** Picture id. */
  readonly picture: string;
  readonly place: string;
  readonly summary: string;
  readonly highlights: readonly string[];
  /** Places the highlights speak of, by name: the plan behind the card holds every one of them. */
  readonly holds: readonly string[];
  readonly insight: string;
  /** What the agent is asked for the whole plan. */
  readonly wish: Questionnaire;
}

export const planningLessons: readonly PlanningLesson[] = [
  {
    id: 'research',
    title: 'Destination Research',
    text: 'How to read a place before you arrive: where its neighborhoods begin, what closes on Mondays, and which sights need a ticket weeks ahead.',
  },
  {
    id: 'timing',
    title: 'Optimal Timing',
    text: 'Seasons, school holidays and daylight decide more than the forecast. Learn to find the weeks when a place is most itself.',
  },
  {
    id: 'budget',
    title: 'Budget Optimization',
    text: 'Where money changes a trip and where it does not: beds, transport, meals and the one splurge you will still talk about.',
  },
  {
    id: 'etiquette',
    title: 'Cultural Etiquette',
    text: 'Greetings, shoes, tips and temple manners. The small courtesies that turn a visitor into a guest.',
  },
];

export const sampleItineraries: readonly SampleItinerary[] = [
  {
    id: 'tokyo',
    title: 'Tokyo, Old and New',
    days: 7,
    picture: 'tokyo',
    place: 'Tokyo, Japan',
    summary: 'A week between temple bells and late trains, with a day out to the Great Buddha of Kamakura.',
    highlights: [
      'Incense at Sensō-ji and the stalls of Nakamise',
      'The forest path to Meiji Shrine',
      'The lanes of Tsukiji Outer Market',
      'Out to Kamakura and its bronze Buddha',
    ],
    holds: ['Sensō-ji and Nakamise', 'Meiji Jingū', 'Tsukiji Outer Market', 'Great Buddha of Kamakura'],
    insight:
      'Trains stop around midnight and start again near five. Plan evenings by district, not by sight, and the last train never decides the night for you.',
    wish: {
      destination: 'Tokyo',
      dates: '6 nights',
      budget: 'mid-range',
      travelers: '2 adults',
      interests:
        'temples, shrines, gardens, markets, art, Sensō-ji, Meiji Jingū, Tsukiji Outer Market, Great Buddha of Kamakura',
      preferences: '',
      taste: '',
    },
  },
  {
    id: 'santorini',
    title: 'Santorini at Walking Pace',
    days: 5,
    picture: 'santorini',
    place: 'Santorini, Greece',
    summary: 'Five days on the rim of a drowned volcano, on foot and by boat.',
    highlights: [
      'The caldera promenade of Fira, high above the sea',
      'Bronze Age streets under the roof of Akrotiri',
      'Skaros Rock, out over the water',
      'A boat to Nea Kameni and its warm springs',
    ],
    holds: [
      'Fira Caldera Promenade',
      'Akrotiri Archaeological Site',
      'Skaros Rock',
      'Boat to Nea Kameni and the Hot Springs',
    ],
    insight:
      'Day visitors fill the caldera villages from late morning until sunset. Walk early, swim on the eastern beaches at noon, and return when the ships have left.',
    wish: {
      destination: 'Santorini',
      dates: '4 nights',
      budget: 'mid-range',
      travelers: '2 adults',
      interests:
        'ruins, archaeology, hike, wine, sea, sunset, Fira Caldera Promenade, Akrotiri Archaeological Site, Skaros Rock, Boat to Nea Kameni and the Hot Springs',
      preferences: '',
      taste: '',
    },
  },
  {
    id: 'costa-rica',
    title: 'Costa Rica, Surf and Macaws',
    days: 10,
    picture: 'costa-rica',
    place: 'Jacó and the Central Pacific, Costa Rica',
    summary:
      'Ten days on the central Pacific: surf, mangroves and rainforest trails, with short drives and early mornings.',
    highlights: [
      'A first surf lesson on the long beach at Jacó',
      'Rainforest along the Laguna Meándrica trail of Carara',
      'Scarlet macaws on the beach of Tárcoles',
      'Crocodiles and mangroves by boat',
    ],
    holds: [
      'Surf lesson at Playa Jacó',
      'Laguna Meándrica trail, Carara',
      'Macaws at Tárcoles beach',
      'Crocodile and mangrove boat, Tárcoles',
    ],
    insight:
      'December to April is the dry season on the Pacific side. In the green months mornings are usually clear and rain comes after lunch, so put the outdoors first and the drive second.',
    wish: {
      destination: 'Costa Rica, Jacó',
      dates: '9 nights',
      budget: 'mid-range',
      travelers: '2 adults',
      interests:
        'wildlife, surf, nature, jungle, beaches, Surf lesson at Playa Jacó, Laguna Meándrica trail, Macaws at Tárcoles beach, Crocodile and mangrove boat',
      preferences: '',
      taste: '',
    },
  },
];
