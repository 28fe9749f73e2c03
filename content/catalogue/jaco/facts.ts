/** Jacó and the central Pacific coast as a whole: climate, calendar, money, manners and entry, each from a named public source. */
import type { DestinationFacts, Source } from '../../../src/features/destinations/rules/facts.ts';

const tourism: Source = { name: 'Visit Costa Rica', url: 'https://www.visitcostarica.com/' };
const weather: Source = { name: 'Instituto Meteorológico Nacional', url: 'https://www.imn.ac.cr/' };
const usAdvice: Source = {
  name: 'U.S. Department of State, Costa Rica',
  url: 'https://travel.state.gov/content/travel/en/international-travel/International-Travel-Country-Information-Pages/CostaRica.html',
};
const ukAdvice: Source = {
  name: 'UK travel advice, Costa Rica',
  url: 'https://www.gov.uk/foreign-travel-advice/costa-rica',
};
const health: Source = {
  name: 'CDC, travelers to Costa Rica',
  url: 'https://wwwnc.cdc.gov/travel/destinations/traveler/none/costa-rica',
};
const wiki = (name: string, page: string): Source => ({
  name: `Wikipedia: ${name}`,
  url: `https://en.wikipedia.org/wiki/${page}`,
});

export const jacoFacts: DestinationFacts = {
  destinationId: 'jaco',
  country: 'CR',
  currency: 'USD',
  languages: ['Spanish', 'English'],
  aliases: [
    'Jacó',
    'Jaco Beach',
    'Playa Jacó',
    'Playa Jaco',
    'Jaco Costa Rica',
    'Jacó, Costa Rica',
    'Costa Rica',
    'Playa Hermosa Jaco',
    'Herradura',
    'Los Sueños',
    'Jacco',
    'Costarica',
    'Kostarika',
  ],
  cities: [
    {
      id: 'jaco',
      name: 'Jacó',
      aliases: ['Jaco', 'Playa Jacó'],
      lat: 9.6148,
      lon: -84.6279,
      nights: { from: 3, to: 6 },
    },
  ],
  legs: [],
  bases: [
    {
      id: 'centro',
      cityId: 'jaco',
      name: 'Jacó centre',
      lat: 9.6152,
      lon: -84.6288,
      character:
        'Beach, boards, tours and supper on foot, without a car; nights are loud and the street trade is visible.',
      lodgingFactor: 1,
      tags: ['surf', 'nightlife', 'beach'],
    },
    {
      id: 'south',
      cityId: 'jaco',
      name: 'Jacó south end',
      lat: 9.604,
      lon: -84.6242,
      character: 'Quieter sand and garden hotels, a level mile from the center, for families and sleepers.',
      lodgingFactor: 1.1,
      tags: ['quiet', 'family', 'beach'],
    },
    {
      id: 'herradura',
      cityId: 'jaco',
      name: 'Herradura and Los Sueños',
      lat: 9.65,
      lon: -84.6635,
      character: 'Marina, golf and a calm bay with step-free condominiums and a resort; you need a car or taxis.',
      lodgingFactor: 1.5,
      tags: ['family', 'golf', 'fishing', 'spa'],
    },
    {
      id: 'hermosa',
      cityId: 'jaco',
      name: 'Playa Hermosa',
      lat: 9.567,
      lon: -84.5875,
      character: 'A strip of surf lodges on a strong wave; not for swimming, ten minutes by car from the shops.',
      lodgingFactor: 0.95,
      tags: ['surf', 'quiet', 'sunset'],
    },
  ],
  airports: [
    {
      code: 'SJO',
      name: 'Juan Santamaría, San José',
      lat: 9.9939,
      lon: -84.2088,
      cityId: 'jaco',
      transfer: {
        mode: 'shuttle',
        minutes: 105,
        price: 55,
        note: 'Shared door-to-door shuttle; the public bus from San José terminal 7-10 costs about $5 and takes two and a half hours.',
      },
    },
  ],
  lodging: { low: 50, mid: 135, high: 340 },
  lodgingByMonth: [1.3, 1.3, 1.3, 1.15, 0.85, 0.85, 1, 0.95, 0.75, 0.75, 0.85, 1.3],
  food: { low: 25, mid: 55, high: 110 },
  localTransport: { low: 2, mid: 12, high: 60 },
  gettingAround: {
    mode: 'taxi',
    text: 'Jacó itself is level and walkable or by bicycle; red taxis and buses reach Herradura and Hermosa, tours pick you up. A car for the parks.',
    carFree: 'possible',
  },
  climate: {
    station: 'Central Pacific coast, Quepos and Jacó',
    period: '1981–2010, rounded',
    high: [31.5, 32, 32.5, 32.5, 31.8, 31.2, 31, 31, 30.7, 30.4, 30.5, 31],
    low: [21.8, 22, 22.6, 23.3, 23.4, 23.1, 22.9, 22.8, 22.8, 22.7, 22.5, 22],
    rainMm: [25, 18, 42, 120, 330, 340, 310, 370, 420, 480, 250, 75],
    rainDays: [3, 2, 4, 8, 18, 19, 19, 20, 21, 22, 16, 7],
    sea: [28, 28, 28.5, 29, 29, 28.8, 28.6, 28.5, 28.3, 28, 28, 28],
    source: weather,
  },
  seasons: [
    { months: [1, 2, 3], kind: 'best', text: 'Dry and sunny, sailfish offshore, brown hills by March.' },
    {
      months: [12, 4],
      kind: 'good',
      text: 'December is green and drying out, April the hottest with first storms; Christmas and Easter are full.',
    },
    {
      months: [7],
      kind: 'good',
      text: 'A short drier spell in the rains, green forest, turtles begin, family prices.',
    },
    {
      months: [5, 6, 8, 11],
      kind: 'mixed',
      text: 'Sunny mornings, heavy showers after two, good surf from the south.',
    },
    {
      months: [9, 10],
      kind: 'poor',
      text: 'The wettest weeks: days of rain, landslides on the road, some kitchens on leave; and the lowest prices.',
    },
  ],
  watch: [
    {
      when: { months: [9, 10] },
      kind: 'weather',
      text: 'The height of the rainy season: whole days of heavy rain, rivers over roads, Route 27 closed by slides at times.',
      source: weather,
    },
    {
      when: { months: [5, 6, 7, 8, 11] },
      kind: 'weather',
      text: 'Rainy season: hot, humid, with thunder showers in the afternoon; tour in the morning.',
      source: weather,
    },
    {
      when: { months: [2, 3, 4] },
      kind: 'weather',
      text: 'Hot and dry, 33 °C by noon and strong sun nine degrees from the equator; shade from eleven to three.',
      source: weather,
    },
    {
      when: { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      kind: 'safety',
      text: 'Rip currents drown visitors here every year: swim at Herradura or by a guard, and float along the shore if taken.',
      about: ['beach', 'swim', 'surf', 'family'],
      source: ukAdvice,
    },
    {
      when: { months: [5, 6, 7, 8, 9, 10] },
      kind: 'weather',
      text: 'Big southern swells: Hermosa is for experts and beginners keep to the inside at Jacó.',
      about: ['surf'],
      source: tourism,
    },
    {
      when: { from: '12-20', to: '01-06' },
      kind: 'prices',
      text: 'Christmas and New Year: prices up by half and everything booked by locals too.',
      source: tourism,
    },
    {
      when: { easter: -7, days: 8 },
      kind: 'crowds',
      text: 'Holy Week: San José is at this beach; traffic stands and alcohol may be restricted by the canton.',
      source: tourism,
    },
    {
      when: { from: '06-01', to: '11-30' },
      kind: 'weather',
      text: 'Hurricane season: storms of the Caribbean seldom reach this coast but their rain bands do.',
      source: { name: 'National Hurricane Center', url: 'https://www.nhc.noaa.gov/climo/' },
    },
    {
      when: { months: [5, 6, 7, 8, 9, 10, 11] },
      kind: 'health',
      text: 'Dengue is about in the rains: repellent by day, long sleeves at dusk.',
      source: health,
    },
  ],
  events: [
    {
      name: 'Holy Week',
      when: { easter: -4, days: 5 },
      text: 'Families camp along the whole coast.',
      priceFactor: 1.5,
      source: tourism,
    },
    {
      name: 'Christmas to New Year',
      when: { from: '12-24', to: '01-02' },
      text: 'Fireworks on the beach at midnight.',
      priceFactor: 1.5,
      source: tourism,
    },
    {
      name: 'Mid-year school holidays',
      when: { from: '07-01', to: '07-14' },
      text: 'Costa Rican families at the beach.',
      priceFactor: 1.15,
      source: tourism,
    },
    {
      name: 'Independence Day',
      when: { from: '09-14', to: '09-15' },
      text: 'Lantern parade on the 14th at six, bands on the 15th.',
      priceFactor: 1.05,
      source: tourism,
    },
  ],
  holidays: [
    { name: 'New Year’s Day', when: { on: '01-01' } },
    { name: 'Maundy Thursday', when: { easter: -3 }, effect: 'Banks and many shops are closed, buses are few.' },
    { name: 'Good Friday', when: { easter: -2 }, effect: 'Nearly all services are closed.' },
    { name: 'Juan Santamaría Day', when: { on: '04-11' } },
    { name: 'Labour Day', when: { on: '05-01' } },
    { name: 'Annexation of Guanacaste', when: { on: '07-25' } },
    { name: 'Our Lady of the Angels', when: { on: '08-02' } },
    { name: 'Mother’s Day', when: { on: '08-15' } },
    { name: 'Independence Day', when: { on: '09-15' } },
    { name: 'Abolition of the Army', when: { on: '12-01' } },
    { name: 'Christmas Day', when: { on: '12-25' }, effect: 'Most places are closed.' },
  ],
  etiquette: [
    { text: 'Pura vida is hello, thanks and never mind; say it back.', source: tourism },
    {
      text: 'Do not feed or touch wildlife: it is against the law, and selfies holding animals are frowned on.',
      source: tourism,
    },
    {
      text: 'In the line-up the surfer nearest the peak has the wave; do not drop in, and beginners stay inside.',
      source: tourism,
    },
    { text: 'Toilet paper goes in the bin beside the bowl, not down it.', source: tourism },
    { text: 'Voices are low and no is seldom said flatly; patience works better than pressure.', source: tourism },
    { text: 'Wear a shirt away from the sand, in shops and on the bus.', source: tourism },
  ],
  entry: [
    {
      text: 'U.S. citizens enter without a visa for up to 180 days, with a passport valid for the stay and proof of onward travel.',
      source: usAdvice,
    },
    {
      text: 'UK citizens may stay up to 180 days without a visa; the officer decides the days in the stamp.',
      source: ukAdvice,
    },
    {
      text: 'EU citizens generally need no visa; check with your foreign ministry, and carry a yellow fever certificate if you come from a country at risk.',
      source: health,
    },
  ],
  safety: [
    {
      text: 'Cars are broken into at beaches and trailheads: leave nothing inside, park with a guard.',
      source: usAdvice,
    },
    {
      text: 'Do not walk the beach after dark; keep to the lit main street, and count your change in bars.',
      source: ukAdvice,
    },
    {
      text: 'Crocodiles live in estuaries and at river mouths: do not wade there, not even in town streams.',
      source: ukAdvice,
    },
    { text: 'Drugs are sold openly and are a crime; dealers and false police work together.', source: usAdvice },
  ],
  tipping: {
    text: 'Ten percent service and thirteen percent tax are on the bill already; round up for good work, and five to ten dollars for a guide.',
    source: tourism,
  },
  kitchens: [
    'Rice, beans, plantain and corn tortillas make eating without gluten easy, but Lizano sauce and soy marinades may hold wheat: say soy celíaco and tell the kitchen.',
    'Vegan and vegetarian plates are marked in the surf cafés; beans in sodas may be cooked with lard or stock, so ask sin manteca.',
    'Seafood shares grill and fryer nearly everywhere on the coast: with a shellfish or fish allergy choose sodas with chicken, Indian or pizza, and tell the kitchen.',
    'Nuts are rare outside desserts and Asian kitchens; peanut turns up in sauces and sweets: ask, and tell the kitchen.',
    'Labels and menus need not list allergens; halal and kosher meals must be arranged from San José.',
  ],
  emergency: '911',
  lessons: [
    {
      topic: 'nature',
      text: 'Scarlet macaws had nearly gone from this coast; artificial nests and guarded chicks round Carara since the 1990s brought them back. They pair for life, so count in twos.',
      tags: ['birds', 'wildlife', 'nature', 'forest'],
      source: wiki('Scarlet macaw', 'Scarlet_macaw'),
    },
    {
      topic: 'nature',
      text: 'Carara is where the dry forest of Mexico ends and the wet forest of the Amazon kind begins; you can walk from one into the other in an hour.',
      tags: ['nature', 'hike', 'forest', 'jungle'],
      source: wiki('Carara National Park', 'Carara_National_Park'),
    },
    {
      topic: 'nature',
      text: 'The Tárcoles holds one of the densest groups of American crocodiles known; nests in warmer sand hatch males, so heat changes the balance.',
      tags: ['wildlife', 'river', 'boat', 'bridge'],
      source: wiki('American crocodile', 'American_crocodile'),
    },
    {
      topic: 'nature',
      text: 'Olive ridleys come ashore on dark nights of the rains and bury about a hundred eggs; a torch turns them back to sea.',
      tags: ['wildlife', 'beach', 'nature', 'tour'],
      source: wiki('Olive ridley sea turtle', 'Olive_ridley_sea_turtle'),
    },
    {
      topic: 'nature',
      text: 'A rip is a river back to sea: it looks like a smooth dark lane between breaking waves. Float, let it carry you, then swim sideways.',
      tags: ['surf', 'swim', 'beach'],
      source: { name: 'NOAA, rip currents', url: 'https://www.weather.gov/safety/ripcurrent' },
    },
    {
      topic: 'geography',
      text: 'Swell here comes from storms south of the equator, two weeks away near New Zealand; long gaps between waves mean a distant storm and more power.',
      tags: ['surf', 'beach', 'sport'],
      source: wiki('Swell (ocean)', 'Swell_(ocean)'),
    },
    {
      topic: 'society',
      text: 'Costa Rica abolished its army on December 1, 1948, and put the money in schools; the old barracks in San José is the National Museum.',
      tags: ['local', 'history', 'street'],
      source: wiki('Costa Rica', 'Costa_Rica'),
    },
    {
      topic: 'society',
      text: 'The beach is public by law: the first fifty meters above high tide belong to everybody, hotel or not.',
      tags: ['beach', 'walk', 'free'],
      source: tourism,
    },
    {
      topic: 'language',
      text: 'Ticos call each other usted, even children and dogs; -tico for small things gave them their name.',
      tags: ['local', 'costa-rican', 'market', 'workshop'],
      source: wiki('Costa Rican Spanish', 'Costa_Rican_Spanish'),
    },
    {
      topic: 'food',
      text: 'Gallo pinto, spotted rooster, is last night’s rice and beans fried together; a casado, married man, is the lunch his wife packed.',
      tags: ['costa-rican', 'breakfast', 'local', 'casual'],
      source: wiki('Gallo pinto', 'Gallo_pinto'),
    },
    {
      topic: 'nature',
      text: 'More than half the country was cleared by the 1980s and has grown back to over half forest, since owners are paid to keep trees.',
      tags: ['forest', 'zipline', 'hike', 'jungle'],
      source: wiki('Deforestation in Costa Rica', 'Deforestation_in_Costa_Rica'),
    },
    {
      topic: 'nature',
      text: 'The warm mud of mangroves feeds the gulf: snapper and shrimp spend their youth among the roots you pass by boat.',
      tags: ['boat', 'kayak', 'fish', 'seafood', 'river'],
      source: wiki('Gulf of Nicoya', 'Gulf_of_Nicoya'),
    },
    {
      topic: 'nature',
      text: 'Red-eyed tree frogs show red eyes and orange feet only when startled; the flash buys the half second they need.',
      tags: ['wildlife', 'nature', 'tour', 'family'],
      source: wiki('Agalychnis callidryas', 'Agalychnis_callidryas'),
    },
  ],
  authorities: [tourism, weather, health, ukAdvice, usAdvice],
  asOf: '2025-01',
};
