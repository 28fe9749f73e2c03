/**
 * Featured episodes and the complete series. Views, students and ratings are marketing figures kept by the brand's
 * owner; lengths are what the lessons in `content/lessons` really take, and a test keeps them so.
 */
export type Difficulty = 'All Levels' | 'Beginner' | 'Intermediate' | 'Advanced';

export interface FeaturedEpisode {
  /** Id of its lesson. */
  readonly id: string;
  readonly title: string;
  readonly series: string;
  readonly duration: string;
  readonly views: string;
  readonly description: string;
  /** Picture id. */
  readonly picture: string;
}

export interface VideoSeries {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly episodes: number;
  readonly totalDuration: string;
  readonly difficulty: Difficulty;
  readonly rating: number;
  readonly students: string;
  readonly category: string;
  readonly topics: readonly string[];
  /** Titles of all episodes, in order; those in `content/lessons` can be watched. */
  readonly outline: readonly string[];
}

export const featuredEpisodes: readonly FeaturedEpisode[] = [
  {
    id: 'first-hour',
    title: 'The First Hour in a New City',
    series: 'Arriving Well',
    duration: '4 min',
    views: '18K',
    description:
      'Leave the terminal calm: cash or card, train or taxi, and the three things worth doing before you reach your room.',
    picture: 'istanbul',
  },
  {
    id: 'table-manners',
    title: 'Tipping Without Blushing',
    series: 'At the Table',
    duration: '3 min',
    views: '24K',
    description:
      'Why a tip is expected in New Orleans, optional in Lisbon and unusual in Copenhagen, and how to read the bill in each.',
    picture: 'new-orleans',
  },
  {
    id: 'one-bag',
    title: 'One Bag, Ten Days',
    series: 'Packing Once',
    duration: '3 min',
    views: '31K',
    description: 'A ten-day wardrobe for two climates in a single cabin bag, drawn piece by piece.',
    picture: 'ibiza',
  },
];

export const videoSeries: readonly VideoSeries[] = [
  {
    id: 'arriving-well',
    title: 'Arriving Well',
    description: 'Airports, borders, first rides and first meals. A calm first day, wherever you land.',
    episodes: 8,
    totalDuration: '20 min',
    difficulty: 'Beginner',
    rating: 4.9,
    students: '3,200',
    category: 'Essentials',
    topics: ['Airports', 'Local transport', 'Jet lag'],
    outline: [
      'The Passport Hall',
      'The First Ride',
      'The First Hour in a New City',
      'When the Suitcase Does Not Come',
      'Sleep Across Time Zones',
      'Arriving by Night',
      'Arriving with Children',
      'A Calm Way Home',
    ],
  },
  {
    id: 'at-the-table',
    title: 'At the Table',
    description: 'Reservations, menus, tipping and toasts. How people eat together, country by country.',
    episodes: 10,
    totalDuration: '23 min',
    difficulty: 'All Levels',
    rating: 4.8,
    students: '2,700',
    category: 'Culture',
    topics: ['Etiquette', 'Tipping', 'Food words'],
    outline: [
      'A Table at Eight',
      'Reading the Menu',
      'Tipping Without Blushing',
      'Allergies in Four Languages',
      'Breakfast Elsewhere',
      'Sharing Plates',
      'Toasts and Refusals',
      'Eating with Your Hands',
      'Markets and Street Kitchens',
      'Invited Home',
    ],
  },
  {
    id: 'packing-once',
    title: 'Packing Once',
    description: 'Lists that shrink. City, snow and sea out of the same small bag.',
    episodes: 6,
    totalDuration: '14 min',
    difficulty: 'Beginner',
    rating: 4.7,
    students: '4,100',
    category: 'Essentials',
    topics: ['Packing lists', 'Fabrics', 'Carry-on rules'],
    outline: [
      'Measure Before You Pack',
      'Three Fabrics',
      'One Bag, Ten Days',
      'Snow in a Small Bag',
      'The Day Bag',
      'Laundry on the Road',
    ],
  },
  {
    id: 'budget-by-design',
    title: 'Budget by Design',
    description: 'Fares, seasons and rooms: where a price comes from, and how to move it without losing the trip.',
    episodes: 9,
    totalDuration: '18 min',
    difficulty: 'Intermediate',
    rating: 4.8,
    students: '1,900',
    category: 'Planning',
    topics: ['Fares', 'Shoulder season', 'Exchange rates'],
    outline: [
      'Where a Fare Comes From',
      'The Weeks Beside the Season',
      'What a Room Costs, and Why',
      'Money in Another Currency',
      'The Price of a Day',
      'Passes and Cards',
      'Insurance, Line by Line',
      'Eating Well for Less',
      'When to Spend',
    ],
  },
  {
    id: 'snow-sense',
    title: 'Snow Sense',
    description: 'Pistes, passes, avalanche bulletins and altitude, for skiers who are leaving the home hill.',
    episodes: 7,
    totalDuration: '16 min',
    difficulty: 'Advanced',
    rating: 4.9,
    students: '860',
    category: 'Adventure',
    topics: ['Avalanches', 'Altitude', 'Off-piste'],
    outline: [
      'Reading the Bulletin',
      'The First Night at Altitude',
      'Colors of the Piste',
      'Beacon, Shovel, Probe',
      'Choosing a Guide',
      'Flat Light',
      'Insurance and Rescue',
    ],
  },
  {
    id: 'lighter-footprint',
    title: 'A Lighter Footprint',
    description: 'Trains instead of hops, reefs and trails left as they were, and money that stays in the place.',
    episodes: 6,
    totalDuration: '11 min',
    difficulty: 'Intermediate',
    rating: 4.6,
    students: '1,250',
    category: 'Responsible Travel',
    topics: ['Rail travel', 'Wildlife', 'Local guides'],
    outline: [
      'The Train Instead of the Hop',
      'Leave the Reef as It Was',
      'Meeting Wildlife',
      'Where the Money Goes',
      'Water and Waste',
      'Staying Longer',
    ],
  },
];
