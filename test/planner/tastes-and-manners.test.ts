/** Single answers about food, manners and interests: what is kept, what is ruled out, and what is only liked. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import type { Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';
import type { Reading } from '../../src/features/planner/rules/reading.ts';

const TRIP: Questionnaire = {
  destination: 'Lisbon',
  dates: '3-7 May 2027',
  budget: '',
  travelers: '2',
  interests: '',
  preferences: '',
  taste: '',
};
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...TRIP, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
const liked = (wish: Reading) => Object.entries(wish.weights).flatMap(([tag, weight]) => (weight >= 0.5 ? [tag] : []));

type Tastes = readonly [
  said: string,
  diet: readonly string[],
  allergies: readonly string[],
  without?: readonly string[],
  likes?: readonly string[],
];
const TASTES: readonly Tastes[] = [
  ['no dairy', ['dairy-free'], []],
  ['allergic to nuts and shellfish', [], ['peanut', 'tree-nut', 'shellfish']],
  ['nut-free please', [], ['peanut', 'tree-nut']],
  ['peanut-free', [], ['peanut']],
  ['coconut lover', [], []],
  ['I am a coeliac, no oats', ['gluten-free'], []],
  ['lactose intolerant', ['lactose-free'], []],
  ['no pork, no alcohol', [], [], ['alcohol']],
  ['halal preferred, no shellfish', ['halal'], ['shellfish']],
  ['kosher-style', ['kosher'], []],
  ['vegan & gluten free', ['gluten-free', 'vegan'], []],
  ['we eat everything', [], []],
  ['no restrictions, no allergies', [], []],
  ['anything but seafood', [], [], ['seafood']],
  ['hates fish', [], []],
  ['allergic to fish', [], ['fish']],
  ['egg allergy', [], ['egg']],
  ['severe sesame allergy, carries an EpiPen', [], ['sesame']],
  ['soy allergy', [], ['soy']],
  ['wheat allergy', [], ['wheat']],
  ['daughter is anaphylactic to cashews', [], ['tree-nut']],
  ['love sushi and ramen', [], [], [], ['sushi', 'ramen']],
  ['no sushi', [], [], ['sushi', 'raw-fish']],
  ['vegetariano, sin marisco', ['vegetarian'], ['shellfish'], ['seafood']],
  ['ohne Nüsse', [], ['peanut', 'tree-nut']],
  ['sans arachides ni crustacés', [], ['peanut', 'shellfish']],
  ['niente crostacei, intollerante al lattosio', ['lactose-free'], ['shellfish']],
  ['uden nødder', [], ['peanut', 'tree-nut']],
  ['alergia a frutos secos', [], ['peanut', 'tree-nut']],
  ['allergique aux noix', [], ['peanut', 'tree-nut']],
  ['Laktoseintoleranz', ['lactose-free'], []],
  ['Zöliakie', ['gluten-free'], []],
  ['ベジタリアン、ナッツアレルギー', ['vegetarian'], ['peanut', 'tree-nut']],
  ['甲殻類アレルギー', [], ['shellfish']],
  ['not vegetarian', [], []],
  ['mostly plant-based', ['vegan'], []],
  ['pescatarian', ['pescatarian'], []],
  ['no red meat', [], []],
  ["don't like spicy", [], []],
  ['fresh fish, grilled sardines', [], [], [], ['fish']],
  ['oysters!', [], [], [], ['seafood']],
  ["can't eat shrimp", [], ['shellfish'], ['seafood']],
  ['no crab or lobster (allergy)', [], ['shellfish'], ['seafood']],
  ['milk allergy (not lactose)', [], ['milk']],
  ['dairy-free', ['dairy-free'], []],
  ['kids are picky, pizza and pasta', [], [], [], ['pizza', 'pasta']],
  ['wine tasting, craft beer', [], [], [], ['wine', 'beer']],
  ['street food not fine dining', [], [], ['fine-dining'], ['street-food']],
  ['coffee snob', [], [], [], ['coffee']],
  ['no raw fish', [], [], ['raw-fish', 'sushi']],
  ['gluten intolerance', ['gluten-free'], []],
  ['nut allergies in the family (peanuts mostly)', [], ['peanut', 'tree-nut']],
  ['veggie options needed', ['vegetarian'], []],
  ['one vegan two meat lovers', ['vegan'], []],
  ['strict vegetarian no egg', ['vegetarian'], ['egg']],
  ['pasteis de nata', [], [], [], ['pastry']],
];

test.each(TASTES.map(([said, ...means]) => ({ said, means })))('$said', ({ said, means }) => {
  const [diet, allergies, without = [], likes = []] = means;
  const wish = read({ taste: said });
  expect([...wish.diet].sort()).toEqual([...diet].sort());
  expect([...wish.allergies].sort()).toEqual([...allergies].sort());
  expect(wish.excludeTags).toEqual(without.length > 0 ? expect.arrayContaining([...without]) : []);
  expect(liked(wish)).toEqual(expect.arrayContaining([...likes]));
});

const MANNERS: readonly (readonly [said: string, means: Partial<Reading>])[] = [
  ['relaxed pace, no early starts', { pace: 'slow', earliestStart: '10:00' }],
  ['nothing before 10am', { earliestStart: '10:00' }],
  ['we like sleeping in', { earliestStart: '10:00' }],
  ['packed days, see as much as possible', { pace: 'full' }],
  ['working 9-5 on weekdays', { workHours: { from: '09:00', to: '17:00' } }],
  [
    'dialyse le mardi et le vendredi matin',
    { blocked: [{ from: '08:00', to: '12:30', weekdays: [1, 4], why: 'medical' }] },
  ],
  [
    'diálisis los martes y los viernes por la mañana',
    { blocked: [{ from: '08:00', to: '12:30', weekdays: [1, 4], why: 'medical' }] },
  ],
  [
    'dialisi il martedì e il venerdì mattina',
    { blocked: [{ from: '08:00', to: '12:30', weekdays: [1, 4], why: 'medical' }] },
  ],
  ['I have meetings from 13:00 to 18:00', { workHours: { from: '13:00', to: '18:00' } }],
  ['no car', { noCar: true }],
  ['trains between cities, no driving', { noCar: true }],
  ['we will rent a car', { noCar: false }],
  ['wheelchair user', { access: ['wheelchair'] }],
  ['my dad uses a walking stick', { access: ['low-walking'] }],
  ['pram-friendly', { access: ['stroller'] }],
  ['barrierefrei, wenig laufen', { access: ['step-free', 'low-walking'] }],
  ['no stairs', { access: ['step-free'] }],
  ['visually impaired partner', { access: ['vision'] }],
  ['quiet boutique hotel with a view', { lodging: ['hotel', 'boutique', 'quiet', 'view'] }],
  ['villa or two big apartments, no couples hotels', { lodging: ['apartment', 'villa'] }],
  ['not an all-inclusive, small hotel', { lodging: ['hotel', 'boutique'] }],
  ['hostel', { lodging: ['hostel'] }],
  ['family room near the beach', { lodging: ['family-room'] }],
  ['riad with pool', { lodging: ['riad', 'pool'] }],
  ['ski-in ski-out chalet', { lodging: ['villa', 'ski-in'] }],
  ['shomer shabbat', { sabbath: true }],
  ['keep Shabbos', { sabbath: true }],
  ['honeymoon!', { occasion: 'honeymoon' }],
  ['10th wedding anniversary', { occasion: 'anniversary' }],
  ['my 30th birthday', { occasion: 'birthday' }],
  ['business trip, conference until 4pm', { occasion: 'work' }],
  ['rythme tranquille', { pace: 'slow' }],
  ['sin prisas, sin madrugar', { pace: 'slow', earliestStart: '10:00' }],
  ['ruhig, ausschlafen', { earliestStart: '10:00' }],
  ['ゆっくりしたい、朝は遅め', { pace: 'slow' }],
  ['hate crowds and queues', { pace: 'normal' }],
  ['walkable, central', { lodging: ['central'], access: [] }],
  ['love walking', { access: [] }],
  ["don't walk much", { access: ['low-walking'] }],
  ['late dinners ok', { pace: 'normal' }],
];

test.each(MANNERS)('%s', (preferences, means) => {
  const wish = read({ preferences });
  const kept = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
  for (const [key, value] of Object.entries(means)) {
    expect([key, kept(wish[key as keyof Reading])]).toEqual([key, kept(value)]);
  }
});

const INTERESTS: readonly (readonly [said: string, likes: readonly string[], without: readonly string[]])[] = [
  ['museums, art galleries, architecture', ['museum', 'gallery', 'architecture'], []],
  ['beach, surfing, swimming', ['beach', 'surf', 'swim'], []],
  ['history and ruins', ['history', 'ruins'], []],
  ['hiking, waterfalls, wildlife', ['hike', 'waterfall', 'wildlife'], []],
  ['live music, jazz clubs', ['live-music', 'jazz'], []],
  ['Museen, Strände, Wandern', ['museum', 'beach', 'hike'], []],
  ['musées, plages, randonnée', ['museum', 'beach', 'hike'], []],
  ['museos, playas, senderismo', ['museum', 'beach', 'hike'], []],
  ['musei, spiagge, escursioni', ['museum', 'beach', 'hike'], []],
  ['museus, praias, trilhas', ['museum', 'beach', 'hike'], []],
  ['museer, strande, vandring', ['museum', 'beach', 'hike'], []],
  ['美術館、ビーチ、温泉', ['museum', 'beach', 'onsen'], []],
  ['no museums, no shopping', [], ['museum', 'shopping']],
  ['not into nightlife', [], ['nightlife', 'nightclub']],
  ['anything but temples', [], ['temple']],
  ['pas de musées', [], ['museum']],
  ['keine Museen', [], ['museum']],
  ['nada de museos', [], ['museum']],
  ['ingen museer', [], ['museum']],
  ['museums but no churches', ['museum'], ['church']],
  ['carriage-free, gardens', ['garden'], ['carriage']],
  ['theme parks and zoos for the kids', ['theme-park', 'zoo'], []],
  ['photography, sunsets, viewpoints', ['photo', 'sunset', 'viewpoint'], []],
  ['spa, yoga, wellness', ['spa', 'yoga', 'wellness'], []],
  ['skiing and après', ['ski'], []],
  ['football stadium tour', ['sport', 'stadium'], []],
  ['vintage shopping, flea markets', ['shopping', 'market'], []],
  ['souks, hammam', ['market', 'hammam'], []],
  ['honky-tonks, songwriting', ['country', 'live-music'], []],
  ['trams, tiles, the aquarium', ['tram', 'tiles', 'aquarium'], []],
  ['gardens, ceramics, jazz kissa', ['garden', 'ceramics', 'jazz'], []],
  ['powder, backcountry gates, onsen', ['ski', 'onsen'], []],
  ['legepladser, svømning, Tivoli', ['playground', 'swim'], []],
  ['mosques, hammam, Bosphorus, markets', ['mosque', 'hammam', 'market'], []],
  ['a musical, the river', ['musical', 'river'], []],
  ['dinosaurios, musicales', ['dinosaurs', 'musical'], []],
  ['clubs, boat day', ['nightclub', 'boat'], []],
  ['craters', ['space'], []],
];

test.each(INTERESTS)('%s', (interests, likes, without) => {
  const wish = read({ interests });
  expect(liked(wish)).toEqual(expect.arrayContaining([...likes]));
  expect(wish.excludeTags).toEqual(without.length > 0 ? expect.arrayContaining([...without]) : []);
});

test.each([
  ...['it will rain all day', 'rain is forecast', 'bad weather', 'The forecast says rain'],
  ...['Regen ist angesagt', 'il va pleuvoir', 'si llueve', 'se piove', 'vai chover', 'det regner', '雨の予報'],
])('"%s" is a wish for what lies under a roof', (preferences) => {
  const wish = read({ preferences });
  expect(wish.weights['rainy-day']).toBeGreaterThan(0.3);
  expect(wish.unused).toEqual([]);
});

test.each(['we hope for no rain', 'we love the rainforest', 'the rainy season is over by then'])(
  '"%s" is none',
  (preferences) => {
    expect(read({ preferences }).weights['rainy-day']).toBeUndefined();
  },
);

test.each(['just Saturday 15 May 2027', 'only 15 May 2027', 'nur am 15. Mai 2027', 'solo el 15 de mayo de 2027'])(
  '"%s" is a day, for which one night is planned and said to be',
  (dates) => {
    const wish = read({ dates });
    expect([wish.startDate, wish.nights]).toEqual(['2027-05-15', 1]);
    expect(wish.conflicts.map(({ text }) => text).join()).toContain('The trip begins and ends on the same day');
  },
);
