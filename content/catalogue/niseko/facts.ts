/**
 * Niseko as a whole: snow, hot springs, seasons, manners, costs. Amounts are yen; lifts, schools and many
 * tables open only in the ski season, which each place says by its months.
 */
import type { DestinationFacts } from '../../../src/features/destinations/rules/facts.ts';

const nisekoTourism = { name: 'Niseko Tourism', url: 'https://www.nisekotourism.com/' };
const japan = { name: 'Japan National Tourism Organization', url: 'https://www.japan.travel/en/' };
const jma = { name: 'Japan Meteorological Agency', url: 'https://www.jma.go.jp/' };
const ukAdvice = { name: 'UK travel advice: Japan', url: 'https://www.gov.uk/foreign-travel-advice/japan' };
const usAdvice = { name: 'U.S. Department of State', url: 'https://travel.state.gov/' };
const wiki = (name: string, page: string) => ({
  name: `Wikipedia: ${name}`,
  url: `https://en.wikipedia.org/wiki/${page}`,
});

export const nisekoFacts: DestinationFacts = {
  destinationId: 'niseko',
  country: 'JP',
  currency: 'JPY',
  languages: ['Japanese', 'English'],
  aliases: [
    'Niseko United',
    'Nisekko',
    'Neseko',
    'Nisako',
    'Hokkaido ski',
    'ニセコ',
    '二世古',
    '新雪谷',
    'Niseko Japan',
  ],
  cities: [
    {
      id: 'niseko',
      name: 'Niseko',
      aliases: ['Hirafu', 'Grand Hirafu', 'Hanazono', 'Annupuri', 'Niseko Village', 'Kutchan', 'ヒラフ', '倶知安'],
      lat: 42.8602,
      lon: 140.7035,
      nights: { from: 4, to: 8 },
    },
  ],
  legs: [],
  bases: [
    {
      id: 'hirafu',
      cityId: 'niseko',
      name: 'Hirafu',
      lat: 42.8605,
      lon: 140.703,
      character:
        'Lifts, most restaurants and all the nightlife on one steep street; the dearest nights, and English everywhere.',
      lodgingFactor: 1.2,
      tags: ['ski', 'nightlife', 'izakaya'],
    },
    {
      id: 'niseko-village',
      cityId: 'niseko',
      name: 'Niseko Village',
      lat: 42.846,
      lon: 140.685,
      character: 'Large hotels at the gondola with baths and ski school indoors; quiet evenings, good with children.',
      lodgingFactor: 1.1,
      tags: ['ski', 'family', 'onsen'],
    },
    {
      id: 'annupuri',
      cityId: 'niseko',
      name: 'Annupuri',
      lat: 42.85,
      lon: 140.65,
      character: 'Small lodges and hot springs near gentle slopes; a bus to everything else.',
      lodgingFactor: 0.85,
      tags: ['quiet', 'onsen', 'ski'],
    },
    {
      id: 'hanazono',
      cityId: 'niseko',
      name: 'Hanazono',
      lat: 42.891,
      lon: 140.702,
      character: 'One grand hotel and apartments beside the best nursery slope; you eat where you sleep.',
      lodgingFactor: 1.6,
      tags: ['ski', 'family', 'spa'],
    },
    {
      id: 'kutchan',
      cityId: 'niseko',
      name: 'Kutchan',
      lat: 42.9015,
      lon: 140.75,
      character: 'The working town with the station, ramen and supermarkets, fifteen minutes by bus from Hirafu.',
      lodgingFactor: 0.6,
      tags: ['local', 'train', 'ramen'],
    },
  ],
  airports: [
    {
      code: 'CTS',
      name: 'New Chitose, Sapporo',
      lat: 42.7752,
      lon: 141.6923,
      cityId: 'niseko',
      transfer: {
        mode: 'bus',
        minutes: 170,
        price: 5000,
        note: 'Direct ski buses from December to March, to be booked; otherwise train by Otaru to Kutchan, about three and a half hours.',
      },
    },
  ],
  lodging: { low: 9000, mid: 26000, high: 85000 },
  lodgingByMonth: [1.9, 1.9, 1.2, 0.75, 0.55, 0.55, 0.7, 0.75, 0.6, 0.62, 0.65, 1.5],
  food: { low: 3500, mid: 8500, high: 26000 },
  localTransport: { low: 600, mid: 1200, high: 9000 },
  gettingAround: {
    mode: 'shuttle',
    text: 'In winter a shuttle links the four ski areas, Hirafu and Kutchan until about ten; in summer one needs a car or patience.',
    carFree: 'possible',
  },
  climate: {
    station: 'Kutchan',
    period: '1991–2020',
    high: [-2.2, -1.4, 2.6, 9.5, 16.9, 20.9, 24.4, 25.6, 21.8, 15.1, 7.1, 0.3],
    low: [-8.9, -9.1, -5.4, 0.1, 5.6, 11, 15.9, 17, 11.9, 5.2, -0.4, -5.9],
    rainMm: [177, 124, 95, 72, 79, 69, 108, 141, 142, 137, 171, 189],
    rainDays: [25, 21, 18, 12, 11, 9, 9, 11, 12, 15, 20, 25],
    source: jma,
  },
  seasons: [
    {
      months: [1, 2],
      kind: 'best',
      text: 'Snow on most days, dry and deep, at eight to ten below zero; the dearest and most crowded weeks too.',
    },
    {
      months: [12, 3],
      kind: 'good',
      text: 'December fills the hills by Christmas; March has sun, softer snow and lower prices.',
    },
    {
      months: [6, 7, 8, 9],
      kind: 'good',
      text: 'Cool green summer for walking, rafting and bicycles, with half the restaurants shut.',
    },
    { months: [10], kind: 'good', text: 'Red and yellow slopes in the first half, hot springs, first snow on Yōtei.' },
    {
      months: [4, 5, 11],
      kind: 'mixed',
      text: 'Between seasons: wet spring snow until early May, mud, then a gray November in which much is closed.',
    },
  ],
  watch: [
    {
      when: { months: [12, 1, 2, 3] },
      kind: 'safety',
      text: 'Off-piste is allowed only through the gates when they are open; ducking ropes costs the pass. Take a certified guide, beacon, shovel and probe: avalanches and tree wells kill here every few years.',
      about: ['ski', 'snowboard', 'snowshoe', 'mountain'],
      source: nisekoTourism,
    },
    {
      when: { months: [12, 1, 2] },
      kind: 'weather',
      text: 'Cold with short days: minus ten, wind on the ridge, dark soon after four. Upper lifts stand still on windy days.',
      source: jma,
    },
    {
      when: { months: [11] },
      kind: 'closures',
      text: 'Lifts open in part from late November if it snows, in full usually by mid-December; before that do not count on skiing.',
      about: ['ski', 'snowboard'],
      source: nisekoTourism,
    },
    {
      when: { from: '12-01', to: '12-15' },
      kind: 'closures',
      text: 'Opening weeks: only lower lifts and some restaurants run until the base is deep enough.',
      about: ['ski', 'snowboard'],
      source: nisekoTourism,
    },
    {
      when: { months: [4] },
      kind: 'closures',
      text: 'From April snow is heavy and lifts close one after another; some of Grand Hirafu runs to early May. Many restaurants have shut for the year.',
      about: ['ski', 'snowboard'],
      source: nisekoTourism,
    },
    {
      when: { months: [5, 6, 7, 8, 9, 10] },
      kind: 'closures',
      text: 'No skiing from May to November: the season is for hikes, rafting and hot springs, and many Hirafu restaurants are closed.',
      about: ['ski', 'snowboard'],
      source: nisekoTourism,
    },
    {
      when: { from: '12-26', to: '12-31' },
      kind: 'prices',
      text: 'Rooms, lessons and dinners for Christmas to New Year are gone by summer; expect double prices.',
      source: nisekoTourism,
    },
    {
      when: { feast: 'chinese-new-year', days: 9 },
      kind: 'crowds',
      text: 'Lunar New Year is the fullest week of the winter: book guides and tables two months ahead.',
      source: nisekoTourism,
    },
    {
      when: { months: [12, 1, 2, 3] },
      kind: 'weather',
      text: 'Heavy snow closes the airport road or delays flights several days a month; do not plan a tight connection home.',
      source: jma,
    },
    {
      when: { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      kind: 'customs',
      text: 'Most hot springs refuse tattoos; ask first, cover small ones with a patch or book a private bath.',
      about: ['onsen', 'hot-spring', 'spa', 'wellness'],
      source: japan,
    },
    {
      when: { months: [6, 7, 8, 9, 10] },
      kind: 'safety',
      text: 'Brown bears live in these hills: walk with a bell, not at dusk, and heed closed trails.',
      about: ['hike', 'nature', 'walk'],
      source: nisekoTourism,
    },
  ],
  events: [
    {
      name: 'New Year',
      when: { from: '12-26', to: '12-31' },
      text: 'Torchlight descents and fireworks on the slopes.',
      priceFactor: 1.5,
      source: nisekoTourism,
    },
    {
      name: 'New Year week',
      when: { from: '01-01', to: '01-05' },
      text: 'Shops of Japan are closed, the ski area is not.',
      priceFactor: 1.3,
      source: nisekoTourism,
    },
    {
      name: 'Lunar New Year',
      when: { feast: 'chinese-new-year', days: 8 },
      text: 'Guests from all over Asia; everything is booked.',
      priceFactor: 1.25,
      source: nisekoTourism,
    },
    {
      name: 'Sapporo Snow Festival',
      when: { from: '02-04', to: '02-11' },
      text: 'Snow castles two and a half hours away; buses and hotels fill on both sides.',
      priceFactor: 1.1,
      source: japan,
    },
    {
      name: 'Niseko Classic',
      when: { nth: 2, weekday: 0, month: 6, shift: -1, days: 2 },
      text: 'A road race over 150 hilly kilometers; rooms near Annupuri fill.',
      priceFactor: 1.1,
      source: nisekoTourism,
    },
  ],
  holidays: [
    { name: 'New Year', when: { from: '01-01', to: '01-03' }, effect: 'Banks and town offices closed, lifts running.' },
    { name: 'Coming of Age Day', when: { nth: 2, weekday: 1, month: 1 }, effect: 'A long weekend: lift lines.' },
    { name: 'National Foundation Day', when: { on: '02-11' }, effect: 'A full weekend on the slopes.' },
    { name: "Emperor's Birthday", when: { on: '02-23' } },
    { name: 'Vernal Equinox', when: { on: '03-20' }, effect: 'The last busy ski weekend.' },
    { name: 'Golden Week', when: { from: '04-29', to: '05-05' }, effect: 'Last skiing at Hirafu, full trains.' },
    { name: 'Obon', when: { from: '08-13', to: '08-16' }, effect: 'Families on the road, hotels full.' },
  ],
  etiquette: [
    {
      text: 'In a hot spring wash seated and thoroughly first, go in naked, keep towel and hair out of the water.',
      source: japan,
    },
    {
      text: 'Shoes and ski boots come off at every inn and at many restaurants; slippers stop at the tatami.',
      source: japan,
    },
    {
      text: 'Never duck a rope: gates open and close for reasons, and a patrol takes passes away.',
      source: nisekoTourism,
    },
    {
      text: 'Cancel a table if you cannot come; small izakaya have twenty seats and turn people away for you.',
      source: nisekoTourism,
    },
    { text: 'Speak softly on buses and in baths, and do not use a telephone there.', source: japan },
    {
      text: 'Snow from your roof or car stays on your plot; shovelling it into the street is an offense.',
      source: nisekoTourism,
    },
  ],
  entry: [
    {
      text: 'U.S. citizens may visit Japan for up to 90 days without a visa; carry the passport at all times.',
      source: usAdvice,
    },
    {
      text: 'British citizens receive a stamp for 90 days on arrival; fill in Visit Japan Web for the customs code.',
      source: ukAdvice,
    },
    {
      text: 'Citizens of EU countries enter for 90 days without a visa; some usual cold remedies with pseudoephedrine are banned.',
      source: japan,
    },
  ],
  safety: [
    {
      text: 'Ski with a partner in the trees, in sight of each other: soft snow around trunks has buried people head first.',
      source: nisekoTourism,
    },
    {
      text: 'Read the daily avalanche report of the Niseko patrol before you pass a gate, and go with a guide.',
      source: nisekoTourism,
    },
    {
      text: 'Insurance that names off-piste skiing and rescue is necessary: a search is billed to the one who is searched for.',
      source: ukAdvice,
    },
    {
      text: 'Roads are ice from December: rent only a car with four-wheel drive and studless tires, and leave an hour more.',
      source: jma,
    },
  ],
  tipping: {
    text: 'There is none in Japan; some ski guides and instructors from abroad accept one, nobody expects it. Many Hirafu bills add ten percent for service.',
    source: japan,
  },
  kitchens: [
    'Vegetarians and vegans manage in Hirafu, where pizza, curry and hotels know the words; in ordinary izakaya nearly every sauce holds fish stock.',
    'Soy sauce, tempura and curry roux contain wheat: for a gluten-free diet rent a kitchen for some meals, carry a Japanese card and tell the kitchen.',
    'Crab, shrimp and scallop are cooked in most kitchens of Hokkaido, on shared grills and in shared broth; with a severe shellfish allergy choose pizza, curry or a hotel and ask.',
    'There is no halal or kosher restaurant to rely on; hotels prepare fish and vegetables if asked days before.',
  ],
  emergency: '110 police, 119 fire and ambulance',
  lessons: [
    {
      topic: 'nature',
      text: 'Winds from Siberia take up water over the Sea of Japan and drop it on the first mountains. Niseko gets about fourteen meters of snow in a winter so.',
      tags: ['ski', 'snowboard', 'mountain'],
      source: wiki('Niseko', 'Niseko,_Hokkaido'),
    },
    {
      topic: 'nature',
      text: 'At minus ten the flakes grow as open stars and hold up to ninety-five percent air: that is why powder here flies over your head and does not pack.',
      tags: ['ski', 'snowboard', 'snowshoe'],
      source: wiki('Snow', 'Snow'),
    },
    {
      topic: 'geography',
      text: 'Mount Yōtei is 1,898 meters high and stands alone, a stratovolcano that last erupted about a thousand years before Christ. They call it Fuji of the north.',
      tags: ['volcano', 'mountain', 'hike', 'viewpoint'],
      source: wiki('Mount Yōtei', 'Mount_Y%C5%8Dtei'),
    },
    {
      topic: 'language',
      text: 'Many names are Ainu: nupuri is mountain, pet and nai are rivers. Niseko comes from words for a cliff over a river; Kutchan and Shiribetsu are Ainu too.',
      tags: ['walk', 'nature', 'neighbourhood'],
      source: wiki('Ainu language', 'Ainu_languages'),
    },
    {
      topic: 'history',
      text: 'Hokkaido was the land of the Ainu until Meiji Japan settled it from 1869; only in 2019 did a law name them an indigenous people.',
      tags: ['history', 'museum'],
      source: wiki('Ainu people', 'Ainu_people'),
    },
    {
      topic: 'history',
      text: 'Skiing came by an Austrian major, Theodor von Lerch, who taught soldiers in 1911 and climbed Yōtei on skis in 1912.',
      tags: ['ski', 'history', 'mountain'],
      source: wiki('Theodor von Lerch', 'Theodor_Edler_von_Lerch'),
    },
    {
      topic: 'society',
      text: 'In 1922 the novelist Takeo Arishima gave his farm at Niseko to its seventy tenant families, to be held in common.',
      tags: ['literature', 'museum', 'history'],
      source: wiki('Takeo Arishima', 'Takeo_Arishima'),
    },
    {
      topic: 'nature',
      text: 'The waters differ by what they cross: sulfur at Goshiki turns milky in air, bicarbonate at Konbu feels slippery, salt keeps you warm for hours.',
      tags: ['onsen', 'hot-spring', 'spa'],
      source: wiki('Onsen', 'Onsen'),
    },
    {
      topic: 'religion',
      text: 'Bathing was cleansing in Shinto before it was pleasure; that is the reason one washes before the bath, not in it.',
      tags: ['onsen', 'hot-spring', 'wellness'],
      source: wiki('Onsen', 'Onsen'),
    },
    {
      topic: 'food',
      text: 'Soup curry was born in Sapporo about 1970: a thin spiced broth with whole vegetables, eaten by dipping the spoon of rice into it.',
      tags: ['casual', 'japanese', 'local'],
      source: wiki('Soup curry', 'Soup_curry'),
    },
    {
      topic: 'food',
      text: 'Kutchan’s potatoes are left under snow for winters: the starch turns to sugar, as in the snow-cellared cabbage next to them.',
      tags: ['market', 'farm-to-table', 'food-hall'],
      source: japan,
    },
    {
      topic: 'food',
      text: 'Masataka Taketsuru learned whisky in Scotland, married there, and chose Yoichi in 1934 because its damp and peat were like Campbeltown’s.',
      tags: ['tasting', 'alcohol', 'history'],
      source: wiki('Masataka Taketsuru', 'Masataka_Taketsuru'),
    },
    {
      topic: 'language',
      text: '“Itadakimasu” before eating thanks all who had a part in the meal; “gochisōsama deshita” after it is said to the cook on the way out.',
      tags: ['izakaya', 'casual', 'local'],
      source: wiki('Etiquette in Japan', 'Etiquette_in_Japan'),
    },
    {
      topic: 'planning',
      text: 'One pass opens all four linked areas. Ride to the top early and work round the mountain with the sun; the links close at about half past three.',
      tags: ['ski', 'snowboard'],
      source: nisekoTourism,
    },
  ],
  authorities: [nisekoTourism, japan, jma, ukAdvice],
  asOf: '2025-01',
};
