/** Ibiza as a whole: money, weather, calendar, manners, entry. Typical figures, dated by `asOf`. */
import type { DestinationFacts, Source } from '../../../src/features/destinations/rules/facts.ts';

const AEMET: Source = { name: 'AEMET', url: 'https://www.aemet.es/en/' };
const SPAIN: Source = { name: 'Spain’s tourist office', url: 'https://www.spain.info/en/' };
const IBIZA: Source = { name: 'Ibiza Travel', url: 'https://ibiza.travel/en/' };
const BALEARS: Source = { name: 'Tourist office of the Balearic Islands', url: 'https://www.illesbalears.travel/' };
const UNESCO: Source = { name: 'UNESCO World Heritage List', url: 'https://whc.unesco.org/en/list/417/' };
const GOV_UK: Source = { name: 'UK travel advice, Spain', url: 'https://www.gov.uk/foreign-travel-advice/spain' };
const STATE: Source = { name: 'U.S. Department of State', url: 'https://travel.state.gov/' };
const EUROPA: Source = { name: 'Your Europe', url: 'https://europa.eu/youreurope/citizens/travel/index_en.htm' };
const wiki = (name: string, page: string): Source => ({
  name: `Wikipedia, ${name}`,
  url: `https://en.wikipedia.org/wiki/${page}`,
});

export const ibizaFacts: DestinationFacts = {
  destinationId: 'ibiza',
  country: 'ES',
  currency: 'EUR',
  languages: ['Catalan', 'Spanish'],
  aliases: ['Eivissa', 'Ibitza', 'Ibisa', 'Ibizza', 'Ibiza Town', 'Isla de Ibiza', 'White Isle', 'イビサ'],
  cities: [
    {
      id: 'ibiza',
      name: 'Ibiza',
      aliases: ['Eivissa', 'San Antonio', 'Sant Antoni', 'Santa Eulalia', 'Playa d’en Bossa'],
      lat: 38.9067,
      lon: 1.4206,
      nights: { from: 3, to: 7 },
    },
  ],
  legs: [],
  bases: [
    {
      id: 'ibiza-town',
      cityId: 'ibiza',
      name: 'Ibiza Town',
      lat: 38.909,
      lon: 1.434,
      character:
        'Below the walls, with buses to everywhere and dinner on foot; loud near the harbor until three in summer.',
      lodgingFactor: 1.05,
      tags: ['history', 'nightlife', 'walk', 'shopping'],
    },
    {
      id: 'talamanca-botafoc',
      cityId: 'ibiza',
      name: 'Talamanca and Marina Botafoc',
      lat: 38.915,
      lon: 1.448,
      character:
        'Newer and quieter, between the marina and a shallow beach; Pacha is close, the old town a half-hour walk.',
      lodgingFactor: 1.2,
      tags: ['beach', 'waterfront', 'romantic', 'nightclub'],
    },
    {
      id: 'platja-den-bossa',
      cityId: 'ibiza',
      name: 'Platja d’en Bossa',
      lat: 38.89,
      lon: 1.408,
      character: 'For those who came for Hï and Ushuaïa: sand at the door, bass until late, little of the island.',
      lodgingFactor: 1.1,
      tags: ['nightclub', 'nightlife', 'beach'],
    },
    {
      id: 'sant-antoni',
      cityId: 'ibiza',
      name: 'Sant Antoni de Portmany',
      lat: 38.98,
      lon: 1.304,
      character: 'The cheapest beds, sunset bars and boats to the western coves; the West End is rowdy at night.',
      lodgingFactor: 0.8,
      tags: ['sunset', 'beach', 'nightlife', 'bar'],
    },
    {
      id: 'santa-eularia',
      cityId: 'ibiza',
      name: 'Santa Eulària des Riu',
      lat: 38.9845,
      lon: 1.5345,
      character: 'A level promenade, a gentle beach and family hotels; far from the clubs, which is the point.',
      lodgingFactor: 0.95,
      tags: ['family', 'beach', 'stroller', 'quiet'],
    },
    {
      id: 'santa-gertrudis-north',
      cityId: 'ibiza',
      name: 'Santa Gertrudis and the north',
      lat: 38.9998,
      lon: 1.4296,
      character: 'Farmhouse hotels among figs and red earth; silent nights, and a car for everything.',
      lodgingFactor: 1.35,
      tags: ['quiet', 'yoga', 'nature', 'romantic'],
    },
  ],
  airports: [
    {
      code: 'IBZ',
      name: 'Ibiza Airport',
      lat: 38.8729,
      lon: 1.3731,
      cityId: 'ibiza',
      transfer: { mode: 'bus', minutes: 25, price: 4, note: 'Bus L10 to Ibiza Town; a taxi is about 20 euros.' },
    },
  ],
  lodging: { low: 85, mid: 180, high: 460 },
  lodgingByMonth: [0.6, 0.6, 0.65, 0.8, 1, 1.25, 1.55, 1.7, 1.25, 0.85, 0.6, 0.6],
  food: { low: 34, mid: 66, high: 135 },
  localTransport: { low: 6, mid: 22, high: 60 },
  gettingAround: {
    mode: 'bus',
    text: 'Buses link Ibiza Town, Sant Antoni, Santa Eulària, the airport and the large beaches; small coves need a car, a taxi or a boat. In summer the Discobus runs between the clubs at night.',
    carFree: 'possible',
  },
  climate: {
    station: 'Ibiza Airport',
    period: '1981–2010',
    high: [15.7, 15.9, 17.7, 19.7, 22.7, 26.8, 29.7, 30.3, 27.7, 23.7, 19.3, 16.8],
    low: [8.1, 7.9, 9, 11, 14.1, 17.9, 20.9, 21.7, 19.2, 15.8, 12.2, 9.5],
    rainMm: [37, 36, 27, 33, 26, 14, 5, 18, 57, 58, 53, 47],
    rainDays: [5, 5, 4, 4, 3, 2, 1, 2, 4, 6, 6, 6],
    sea: [14, 14, 14, 15.5, 18, 22, 25, 26, 25, 22.5, 19, 16],
    source: {
      name: 'AEMET, standard climate values',
      url: 'https://www.aemet.es/en/serviciosclimaticos/datosclimatologicos/valoresclimatologicos',
    },
  },
  seasons: [
    {
      months: [6, 9],
      kind: 'best',
      text: 'Warm sea, every club and kitchen open, and you still find a place for the towel.',
    },
    {
      months: [5, 10],
      kind: 'good',
      text: 'Mild and green; May is the opening season and October the closing one, so choose parties by date.',
    },
    {
      months: [7, 8],
      kind: 'mixed',
      text: 'Hot, full and dear: coves are parked out by ten and a bed costs half as much again.',
    },
    {
      months: [4],
      kind: 'mixed',
      text: 'Walking weather and flowers, a cold sea, clubs still shut until the last days of the month.',
    },
    {
      months: [11, 12, 1, 2, 3],
      kind: 'poor',
      text: 'The island is for itself: quiet roads and long lunches, but beach bars, clubs and half the hotels are closed.',
    },
  ],
  watch: [
    {
      when: { from: '04-20', to: '05-25' },
      kind: 'closures',
      text: 'Early season, the opening weeks: not all clubs are open yet, many run limited nights, and beach clubs open one after another through May.',
      about: ['nightclub', 'nightlife', 'dance', 'music', 'beach', 'bar'],
      source: IBIZA,
    },
    {
      when: { from: '10-01', to: '10-20' },
      kind: 'closures',
      text: 'The closing parties come in the first half of October; afterward clubs and beach bars shut for the winter.',
      about: ['nightclub', 'nightlife', 'dance', 'music', 'beach', 'bar'],
      source: IBIZA,
    },
    {
      when: { from: '10-21', to: '04-19' },
      kind: 'closures',
      text: 'Out of season: nearly all clubs, beach clubs and many hotels are closed, and buses to the coves stop.',
      source: IBIZA,
    },
    {
      when: { months: [11, 12, 1, 2, 3, 4] },
      kind: 'weather',
      text: 'The sea is 14 to 19 °C: too cold to swim for most people, and evenings need a jacket.',
      about: ['beach', 'swim', 'snorkel', 'boat'],
      source: AEMET,
    },
    {
      when: { from: '05-01', to: '05-25' },
      kind: 'weather',
      text: 'The sea is still about 18 °C in May: bracing. The air is warm by day and cool after dark.',
      about: ['beach', 'swim', 'snorkel', 'boat'],
      source: AEMET,
    },
    {
      when: { months: [7, 8] },
      kind: 'weather',
      text: 'Hot and humid, around 30 °C with warm nights; heat on rock paths at noon is underestimated.',
      source: AEMET,
    },
    {
      when: { from: '09-01', to: '11-30' },
      kind: 'weather',
      text: 'Autumn storms: short, heavy showers that can close a beach day or a ferry, most likely from mid-September.',
      source: AEMET,
    },
    {
      when: { from: '07-10', to: '08-31' },
      kind: 'crowds',
      text: 'The fullest weeks: book tables, boats and clubs ahead and be at a cove before ten.',
    },
    {
      when: { months: [6, 7, 8, 9] },
      kind: 'closures',
      text: 'Cala Salada and some other coves close their access road once the parking lot is full; shuttle buses run instead.',
      about: ['beach', 'swim'],
    },
    {
      when: { months: [6, 7, 8, 9] },
      kind: 'customs',
      text: 'The number of cars let onto Ibiza in summer is limited for those arriving by ferry; hire cars should be booked early.',
      source: BALEARS,
    },
    {
      when: { months: [1, 2] },
      kind: 'customs',
      text: 'Almond blossom around Santa Agnès falls somewhere between mid-January and late February; no date can be promised.',
      about: ['nature', 'walk', 'hike', 'photo'],
    },
  ],
  events: [
    {
      name: 'Club opening parties',
      when: { from: '04-24', to: '05-25' },
      text: 'Clubs open one by one from the last days of April to late May, most around the last weekends.',
      priceFactor: 1.1,
      source: IBIZA,
    },
    {
      name: 'Eivissa Medieval',
      when: { nth: 2, weekday: 4, month: 5, days: 4 },
      text: 'A market with falconers and music fills Dalt Vila for four days around the second weekend of May.',
      priceFactor: 1.1,
      source: IBIZA,
    },
    {
      name: 'Festes de la Terra',
      when: { from: '08-01', to: '08-08' },
      text: 'The town celebrates its patron, Our Lady of the Snows, with concerts and fireworks on August 8.',
      priceFactor: 1.1,
      source: IBIZA,
    },
    {
      name: 'Sant Bartomeu in Sant Antoni',
      when: { on: '08-24' },
      text: 'Fireworks over the bay close the patron’s week in Sant Antoni.',
      priceFactor: 1.05,
    },
    {
      name: 'Club closing parties',
      when: { from: '09-25', to: '10-14' },
      text: 'The last night of each club; hotels fill again for two weekends.',
      priceFactor: 1.15,
      source: IBIZA,
    },
  ],
  holidays: [
    { name: 'New Year’s Day', when: { on: '01-01' }, effect: 'Shops and museums closed.' },
    { name: 'Epiphany', when: { on: '01-06' }, effect: 'Shops closed; the Kings ride in on the evening before.' },
    { name: 'Day of the Balearic Islands', when: { on: '03-01' }, effect: 'Offices and most shops closed.' },
    { name: 'Good Friday', when: { easter: -2 }, effect: 'Processions through Dalt Vila; shops closed.' },
    {
      name: 'Labour Day',
      when: { on: '05-01' },
      effect: 'Shops, markets and museums closed; in the hills people celebrate with wine and flowers.',
    },
    { name: 'Assumption', when: { on: '08-15' }, effect: 'Shops away from the beaches closed.' },
    { name: 'National Day', when: { on: '10-12' } },
    { name: 'All Saints', when: { on: '11-01' } },
    { name: 'Constitution Day', when: { on: '12-06' } },
    { name: 'Immaculate Conception', when: { on: '12-08' } },
    { name: 'Christmas Day', when: { on: '12-25' }, effect: 'Nearly everything closed.' },
  ],
  etiquette: [
    {
      text: 'Swimwear ends at the sand: in towns you may be fined for walking about bare-chested, and shops will turn you away.',
      source: GOV_UK,
    },
    {
      text: 'Say “bon dia” or “buenos días” on entering a shop; Catalan is the island’s own language and is liked.',
      source: BALEARS,
    },
    {
      text: 'Nobody eats dinner before nine. At eight you will sit alone, though the kitchen is happy to have you.',
      source: SPAIN,
    },
    {
      text: 'In Sant Antoni and parts of Platja d’en Bossa shops may not sell alcohol at night, and drinking in the street is fined.',
      source: GOV_UK,
    },
    { text: 'At naturist beaches leave the camera in the bag.', source: IBIZA },
    {
      text: 'Water is scarce on the island: short showers, and the seagrass washed ashore stays where it is.',
      source: BALEARS,
    },
  ],
  entry: [
    {
      text: 'U.S. passports: no visa for up to 90 days in any 180 in the Schengen area; the passport should be valid three months beyond departure.',
      source: STATE,
    },
    {
      text: 'UK passports: less than ten years old on arrival and valid three months after leaving; up to 90 days in 180 without a visa. Border control may ask for proof of lodging and money.',
      source: GOV_UK,
    },
    {
      text: 'EU citizens enter with a passport or national identity card and have no limit for a holiday.',
      source: EUROPA,
    },
    {
      text: 'The EU’s Entry/Exit System began in October 2025: at the border it records a photograph and fingerprints of non-EU visitors instead of a stamp. The ETIAS permit is to follow, so look before you travel.',
      source: { name: 'European Union, travel to Europe', url: 'https://travel-europe.europa.eu/en' },
    },
  ],
  safety: [
    {
      text: 'Red flag means do not enter the water. On beaches without lifeguards treat wind and swell as one.',
      source: IBIZA,
    },
    {
      text: 'Watch your drink and take licensed taxis from the rank; unlicensed drivers at clubs are uninsured.',
      source: GOV_UK,
    },
    {
      text: 'Never jump or lean from balconies: the islands forbid it, fine it, and people die of it every summer.',
      source: GOV_UK,
    },
    {
      text: 'Carry water and a hat on the cliff paths; the edges at Es Vedrà crumble and have no railing.',
      source: IBIZA,
    },
  ],
  tipping: { text: 'Service is included. Leave coins, or five to ten percent for a long dinner.', source: SPAIN },
  kitchens: [
    'Vegan and gluten-free cooking is common in Santa Gertrudis, the north and at beach clubs, and rare in old village bars.',
    'Fish houses share pans and broths: with a shellfish or fish allergy choose a farmhouse grill or a plant kitchen, and tell the kitchen.',
    'Spanish law makes restaurants name the fourteen allergens; ask for the list (“la carta de alérgenos”), and tell the kitchen each time.',
    'Sobrassada, ham and lard hide in vegetable dishes and pastries, and ensaïmada is made with lard: ask before you order.',
  ],
  emergency: '112',
  lessons: [
    {
      topic: 'history',
      text: 'Phoenicians founded Ibosim on this harbor around 654 BC; their burial hill at Puig des Molins holds some three thousand tombs under what look like olive groves.',
      tags: ['archaeology', 'history', 'museum', 'cemetery'],
      source: UNESCO,
    },
    {
      topic: 'history',
      text: 'The bastions of Dalt Vila were drawn by Italian engineers for Philip II in the 1550s, wide and slanted so that cannonballs would glance off.',
      tags: ['castle', 'architecture', 'history', 'viewpoint'],
      source: UNESCO,
    },
    {
      topic: 'nature',
      text: 'A single meadow of Neptune grass between Ibiza and Formentera may be a hundred thousand years old; it cleans the water and is why the sand is white.',
      tags: ['beach', 'snorkel', 'boat', 'dive', 'nature', 'ferry'],
      source: wiki('Posidonia oceanica', 'Posidonia_oceanica'),
    },
    {
      topic: 'nature',
      text: 'Flamingos stop at the salt pans from late summer; their color comes from the brine shrimp that also redden the water.',
      tags: ['birds', 'nature', 'bike'],
      source: BALEARS,
    },
    {
      topic: 'food',
      text: 'Salt paid for the island for two thousand years. Some fifty thousand tonnes a year still leave the pans, much of it for salting northern fish.',
      tags: ['nature', 'history', 'fish'],
      source: wiki('Ibiza', 'Ibiza'),
    },
    {
      topic: 'food',
      text: 'Bullit de peix comes in two courses: first rockfish with potatoes and alioli, then rice cooked in the broth. Arrive hungry and order it ahead.',
      tags: ['fish', 'seafood', 'local', 'paella'],
      source: IBIZA,
    },
    {
      topic: 'food',
      text: 'Hierbas ibicencas is anise liqueur steeped with a dozen island herbs, thyme and rosemary among them; old bars make their own.',
      tags: ['bar', 'local', 'alcohol', 'tapas'],
      source: IBIZA,
    },
    {
      topic: 'language',
      text: 'Street signs are in Catalan, in the island’s own dialect: “sa” and “es” are “the”, so Sa Penya is simply The Rock.',
      tags: ['walk', 'neighbourhood', 'street'],
      source: wiki('Balearic Catalan', 'Balearic_Catalan'),
    },
    {
      topic: 'society',
      text: 'Women’s festival dress once carried the family’s wealth: the emprendada, gold and coral chains over the chest, is still worn for the ball pagès.',
      tags: ['dance', 'music', 'museum', 'crafts'],
      source: IBIZA,
    },
    {
      topic: 'society',
      text: 'Cube-shaped farmhouses grow room by room around a porch that faces south; modernists such as Erwin Broner came to learn from them.',
      tags: ['architecture', 'houses', 'design', 'museum'],
      source: wiki('Ibiza', 'Ibiza'),
    },
    {
      topic: 'music',
      text: 'The Balearic beat was a habit of DJs at Amnesia in the 1980s: rock, soul and flute records beside house, as long as people danced.',
      tags: ['nightclub', 'music', 'dance', 'sunset', 'bar'],
      source: wiki('Balearic beat', 'Balearic_beat'),
    },
    {
      topic: 'geography',
      text: 'The island is only forty kilometers long, and no two places are more than an hour apart; the winding lanes of the north make it feel larger.',
      tags: ['scenic-drive', 'bike', 'nature'],
      source: wiki('Ibiza', 'Ibiza'),
    },
    {
      topic: 'religion',
      text: 'Village churches are white fortresses with water tanks and thick walls: when corsairs landed, the whole parish locked itself in.',
      tags: ['church', 'history', 'architecture'],
      source: wiki('Ibiza', 'Ibiza'),
    },
    {
      topic: 'planning',
      text: 'Club tickets rise in price as the date comes near and are dearest at the door; drinks inside cost about as much as a meal outside.',
      tags: ['nightclub', 'nightlife'],
      source: IBIZA,
    },
  ],
  authorities: [IBIZA, BALEARS, AEMET, GOV_UK, STATE, UNESCO],
  asOf: '2025-10',
};
