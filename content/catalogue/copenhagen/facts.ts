/**
 * Copenhagen as a whole: climate, calendar, manners, costs. Amounts are Danish kroner;
 * places themselves are in sights.ts and restaurants.ts beside this file.
 */
import type { DestinationFacts } from '../../../src/features/destinations/rules/facts.ts';

const visitCopenhagen = { name: 'VisitCopenhagen', url: 'https://www.visitcopenhagen.com/' };
const visitDenmark = { name: 'VisitDenmark', url: 'https://www.visitdenmark.com/' };
const dmi = { name: 'Danish Meteorological Institute', url: 'https://www.dmi.dk/' };
const ukAdvice = { name: 'UK travel advice: Denmark', url: 'https://www.gov.uk/foreign-travel-advice/denmark' };
const usAdvice = { name: 'U.S. Department of State', url: 'https://travel.state.gov/' };
const europe = { name: 'Your Europe', url: 'https://europa.eu/youreurope/citizens/travel/index_en.htm' };
const wiki = (name: string, page: string) => ({
  name: `Wikipedia: ${name}`,
  url: `https://en.wikipedia.org/wiki/${page}`,
});

export const copenhagenFacts: DestinationFacts = {
  destinationId: 'copenhagen',
  country: 'DK',
  currency: 'DKK',
  languages: ['Danish', 'English'],
  aliases: [
    'København',
    'Kobenhavn',
    'Kopenhagen',
    'Copenhague',
    'Copenaghen',
    'Copenhaga',
    'Köpenhamn',
    'Copenhagan',
    'Copenhaguen',
    'コペンハーゲン',
    'CPH',
  ],
  cities: [
    {
      id: 'copenhagen',
      name: 'Copenhagen',
      aliases: ['København', 'Frederiksberg', 'Christianshavn', 'Nørrebro', 'Vesterbro', 'Østerbro'],
      lat: 55.6786,
      lon: 12.5735,
      nights: { from: 3, to: 5 },
    },
  ],
  legs: [],
  bases: [
    {
      id: 'indre-by',
      cityId: 'copenhagen',
      name: 'Indre By',
      lat: 55.6805,
      lon: 12.578,
      character: 'The old town between the lakes and the harbor: everything on foot, small rooms, Saturday noise.',
      lodgingFactor: 1.15,
      tags: ['history', 'shopping', 'canal'],
    },
    {
      id: 'vesterbro',
      cityId: 'copenhagen',
      name: 'Vesterbro',
      lat: 55.6695,
      lon: 12.5545,
      character:
        'Behind the main station: the widest choice of hotels, the best dinners, a few rough corners by the tracks.',
      lodgingFactor: 0.95,
      tags: ['nightlife', 'local', 'design'],
    },
    {
      id: 'norrebro',
      cityId: 'copenhagen',
      name: 'Nørrebro',
      lat: 55.6905,
      lon: 12.553,
      character: 'Students and families from everywhere, cheap good food; few hotels, so mostly flats.',
      lodgingFactor: 0.85,
      tags: ['neighbourhood', 'street-food', 'local'],
    },
    {
      id: 'christianshavn',
      cityId: 'copenhagen',
      name: 'Christianshavn',
      lat: 55.6735,
      lon: 12.592,
      character: 'Canals and houseboats one metro stop from the center; quiet at night, little to choose from.',
      lodgingFactor: 1.1,
      tags: ['canal', 'quiet', 'romantic'],
    },
    {
      id: 'frederiksberg',
      cityId: 'copenhagen',
      name: 'Frederiksberg',
      lat: 55.6785,
      lon: 12.532,
      character: 'A green borough with avenues, parks and the zoo: good with children, ten minutes by metro.',
      lodgingFactor: 0.95,
      tags: ['family', 'park', 'quiet'],
    },
  ],
  airports: [
    {
      code: 'CPH',
      name: 'Copenhagen Airport, Kastrup',
      lat: 55.618,
      lon: 12.656,
      cityId: 'copenhagen',
      transfer: {
        mode: 'metro',
        minutes: 15,
        price: 30,
        note: 'Metro M2 to Nørreport or train to the main station, every few minutes.',
      },
    },
  ],
  lodging: { low: 750, mid: 1550, high: 3600 },
  lodgingByMonth: [0.75, 0.8, 0.88, 0.98, 1.1, 1.2, 1.15, 1.18, 1.15, 1, 0.88, 0.92],
  food: { low: 280, mid: 620, high: 1600 },
  localTransport: { low: 50, mid: 90, high: 250 },
  gettingAround: {
    mode: 'metro',
    text: 'Walk or rent a bicycle; the driverless metro runs all night, and one zone ticket covers metro, train, bus and harbor ferry.',
    carFree: 'easy',
  },
  climate: {
    station: 'Copenhagen (Landbohøjskolen)',
    period: '1991–2020',
    high: [3.9, 4.0, 6.8, 12.0, 16.9, 20.1, 22.5, 22.2, 17.9, 12.4, 7.8, 4.9],
    low: [-0.1, -0.3, 1.0, 4.2, 8.4, 11.9, 14.2, 14.0, 10.9, 6.9, 3.4, 1.0],
    rainMm: [53, 40, 40, 35, 42, 63, 64, 73, 60, 64, 56, 58],
    rainDays: [12, 10, 9, 8, 8, 9, 9, 10, 10, 12, 12, 13],
    sea: [3, 2.5, 3, 6, 11, 15.5, 18, 18.5, 16, 12.5, 9, 5.5],
    source: dmi,
  },
  seasons: [
    {
      months: [5, 6, 8, 9],
      kind: 'best',
      text: 'Long light evenings and mild days; everybody eats outdoors and swims in the harbor from June.',
    },
    {
      months: [7],
      kind: 'good',
      text: 'The warmest month, with late light, but Danes are on holiday and some good restaurants close for three weeks.',
    },
    {
      months: [4, 10],
      kind: 'good',
      text: 'Cool and bright or cool and wet: museums, Tivoli in its Halloween weeks, fewer people.',
    },
    {
      months: [12],
      kind: 'mixed',
      text: 'Cold with short days and light until half past three, but candles, Tivoli and Christmas markets make up for it until the 23rd.',
    },
    {
      months: [1, 2, 3, 11],
      kind: 'mixed',
      text: 'Cold, gray and windy with short days; the cheapest months, and the museums are empty.',
    },
  ],
  watch: [
    {
      when: { months: [11, 12, 1, 2] },
      kind: 'weather',
      text: 'Cold and short days: about seven hours of daylight at midwinter, and wind that makes 2 °C feel well below freezing. Bring layers and plan outdoor sights for midday.',
      source: dmi,
    },
    {
      when: { months: [10, 11, 12, 1, 2, 3, 4, 5] },
      kind: 'weather',
      text: 'The sea and the harbor are too cold to swim in without practice; locals who do so go straight to a sauna.',
      about: ['swim', 'beach'],
      source: dmi,
    },
    {
      when: { from: '12-23', to: '12-26' },
      kind: 'closures',
      text: 'From the afternoon of December 23 to the 26th nearly all museums, shops and many restaurants close; book Christmas dinners weeks ahead.',
      source: visitCopenhagen,
    },
    {
      when: { from: '07-01', to: '07-28' },
      kind: 'closures',
      text: 'Danes take their holidays in July: several of the better restaurants close for two to four weeks.',
      about: ['nordic', 'fine-dining'],
      source: visitCopenhagen,
    },
    {
      when: { from: '01-06', to: '03-25' },
      kind: 'closures',
      text: 'Tivoli is closed from early January to the end of March, except for some weeks in February.',
      about: ['theme-park', 'family'],
      source: visitCopenhagen,
    },
    {
      when: { easter: -3, days: 5 },
      kind: 'closures',
      text: 'Maundy Thursday, Good Friday and Easter Monday are public holidays: shops close, museums mostly stay open, restaurants need booking.',
      source: visitDenmark,
    },
    {
      when: { months: [6, 7, 8] },
      kind: 'crowds',
      text: 'Cruise ships land thousands of people at Langelinie: see the Little Mermaid and Nyhavn before nine.',
      about: ['monument', 'canal', 'photo'],
      source: visitCopenhagen,
    },
    {
      when: { months: [5, 6, 7] },
      kind: 'customs',
      text: 'It hardly gets dark in June: bring a sleeping mask and expect sunset near ten.',
      source: dmi,
    },
  ],
  events: [
    {
      name: 'Copenhagen Jazz Festival',
      when: { nth: 1, weekday: 5, month: 7, days: 10 },
      text: 'Ten days of jazz in squares, courtyards and clubs, much of it free.',
      priceFactor: 1.15,
      source: visitCopenhagen,
    },
    {
      name: 'Distortion',
      when: { nth: 1, weekday: 3, month: 6, days: 5 },
      text: 'Street parties move through the districts for five days at the start of June; loud until late.',
      priceFactor: 1.1,
      source: visitCopenhagen,
    },
    {
      name: 'Copenhagen Pride Week',
      when: { from: '08-10', to: '08-18' },
      text: 'A week of talks and concerts with the parade on the Saturday.',
      priceFactor: 1.1,
      source: visitCopenhagen,
    },
    {
      name: 'Culture Night',
      when: { nth: 2, weekday: 5, month: 10 },
      text: 'Ministries, museums and cellars open until midnight on one ticket, the Friday before the autumn school holiday.',
      priceFactor: 1.05,
      source: visitCopenhagen,
    },
    {
      name: 'Christmas in Tivoli',
      when: { from: '11-16', to: '12-31' },
      text: 'Half a million lamps, stalls and gløgg in the old garden.',
      priceFactor: 1.05,
      source: visitCopenhagen,
    },
    {
      name: 'Copenhagen Fashion Week',
      when: { nth: 1, weekday: 1, month: 8, days: 5 },
      text: 'Mid-range hotels in the center fill with buyers for four days.',
      priceFactor: 1.08,
      source: visitCopenhagen,
    },
  ],
  holidays: [
    { name: "New Year's Day", when: { on: '01-01' }, effect: 'Nearly everything is closed until the evening.' },
    {
      name: 'Maundy Thursday to Easter Monday',
      when: { easter: -3, days: 5 },
      effect: 'Shops closed on Thursday, Friday, Sunday and Monday.',
    },
    { name: 'Ascension Day', when: { easter: 39 }, effect: 'Shops closed; many people take the Friday off too.' },
    { name: 'Whit Monday', when: { easter: 50 }, effect: 'Shops closed.' },
    { name: 'Constitution Day', when: { on: '06-05' }, effect: 'Shops close, some at noon.' },
    { name: 'Christmas', when: { from: '12-24', to: '12-26' }, effect: 'Museums, shops and most restaurants closed.' },
    {
      name: "New Year's Eve",
      when: { on: '12-31' },
      effect: 'Museums close early; private fireworks everywhere at midnight.',
    },
  ],
  etiquette: [
    {
      text: 'The raised lane beside the sidewalk belongs to bicycles: look both ways before you step across it from a bus or a taxi.',
      source: visitCopenhagen,
    },
    {
      text: 'People wait for the green man even on an empty street, and take a number in bakeries and pharmacies.',
      source: visitDenmark,
    },
    { text: 'Dinner at seven means seven: a table is given away after a quarter of an hour.', source: visitDenmark },
    { text: 'Say skål with your eyes: look at each person before and after the sip.', source: visitDenmark },
    { text: 'In Christiania ask before you photograph people or their houses.', source: visitCopenhagen },
    {
      text: 'Before a harbor bath or a pool one showers without swimwear; attendants do insist.',
      source: visitDenmark,
    },
  ],
  entry: [
    {
      text: 'U.S. citizens may stay in the Schengen area for 90 days in any 180 without a visa; the passport should be valid for three months beyond departure.',
      source: usAdvice,
    },
    {
      text: 'British citizens need a passport issued less than ten years ago and valid for three months after leaving Schengen, for at most 90 days in 180.',
      source: ukAdvice,
    },
    {
      text: 'Citizens of the EU enter with an identity card or passport; checks on the bridge and ferries from Sweden and Germany do occur, so carry it.',
      source: europe,
    },
  ],
  safety: [
    {
      text: 'Pickpockets work at the main station, on Strøget and on airport trains: keep bags closed and in front.',
      source: ukAdvice,
    },
    {
      text: 'The most usual injury is a collision in a bicycle lane: signal before you stop, keep right, never walk in the lane.',
      source: ukAdvice,
    },
    { text: 'Cannabis is illegal in Denmark, in Christiania too, and police check there.', source: ukAdvice },
    {
      text: 'Swim only in the marked harbor baths: boats, currents and cold take care of the rest.',
      source: visitCopenhagen,
    },
  ],
  tipping: {
    text: 'Service is in the price by law; round up or add up to ten percent only for an evening that was better than expected.',
    source: visitCopenhagen,
  },
  kitchens: [
    'Vegetarian and vegan food is understood everywhere and labeled on most menus; classic smørrebrød houses remain fish, meat and butter.',
    'Gluten intolerance is well known, and by EU law staff must tell which of fourteen allergens a dish holds; bakeries and rye-bread lunches are risky all the same. Always tell the kitchen.',
    'Nuts and almonds are usual in cakes, and herring, shrimp and remoulade share one board in a lunch restaurant: with a severe allergy ask before you sit down.',
    'Halal kitchens are found mostly in Nørrebro; there is hardly any kosher dining, so ask the Jewish community ahead.',
  ],
  emergency: '112',
  lessons: [
    {
      topic: 'history',
      text: 'Copenhagen was a herring village until Bishop Absalon built a castle in 1167; its ruins lie beneath Christiansborg. The name means merchants’ harbor.',
      tags: ['history', 'castle', 'palace'],
      source: wiki('Absalon', 'Absalon'),
    },
    {
      topic: 'history',
      text: 'In October 1943 Danes ferried over 7,000 Jews to Sweden in fishing boats within a few weeks; about 95 percent of Denmark’s Jews survived.',
      tags: ['war-history', 'history', 'maritime'],
      source: wiki('Rescue of the Danish Jews', 'Rescue_of_the_Danish_Jews'),
    },
    {
      topic: 'history',
      text: 'The British fleet shelled the city for days in 1807 to take the Danish navy; a third of the town burned, which is why so much of it is of the early nineteenth century.',
      tags: ['war-history', 'architecture', 'maritime'],
      source: wiki('Second Battle of Copenhagen', 'Second_Battle_of_Copenhagen'),
    },
    {
      topic: 'history',
      text: 'Tivoli’s founder told the king in 1841 that people who amuse themselves do not think about politics. He got the old ramparts; the lake is a piece of the moat.',
      tags: ['theme-park', 'garden', 'family'],
      source: wiki('Tivoli Gardens', 'Tivoli_Gardens'),
    },
    {
      topic: 'language',
      text: '“Tak” is thank you, “tak for mad” thanks for the food, and “hej hej” is goodbye as much as hello. There is no word for please: say “tak” at the end.',
      tags: ['local', 'cafe'],
      source: wiki('Danish language', 'Danish_language'),
    },
    {
      topic: 'language',
      text: 'Ø is the vowel of French “peu”, å that of “law”, and a soft d is nearly an l: Nørrebro, Ålborg, rødgrød.',
      tags: ['literature', 'local'],
      source: wiki('Danish phonology', 'Danish_phonology'),
    },
    {
      topic: 'food',
      text: 'Smørrebrød is eaten with knife and fork in a fixed order: herring, other fish, meat, cheese. The bread is sour rye, cut thin.',
      tags: ['smorrebrod', 'nordic', 'food-hall'],
      source: wiki('Smørrebrød', 'Sm%C3%B8rrebr%C3%B8d'),
    },
    {
      topic: 'food',
      text: 'In 2004 twelve Nordic chefs signed a manifesto for northern produce; foraging, fermenting and rye in fine dining grew from that sheet of paper.',
      tags: ['nordic', 'fine-dining', 'farm-to-table'],
      source: wiki('New Nordic Cuisine', 'New_Nordic_Cuisine'),
    },
    {
      topic: 'art',
      text: 'Hammershøi painted the gray rooms of his flat in Christianshavn again and again; look for the same white door and his wife’s bare neck.',
      tags: ['art', 'museum'],
      source: wiki('Vilhelm Hammershøi', 'Vilhelm_Hammersh%C3%B8i'),
    },
    {
      topic: 'art',
      text: 'Arne Jacobsen designed one hotel down to the forks: the SAS House of 1960, for which the Egg and the Swan were drawn.',
      tags: ['design', 'architecture'],
      source: wiki('Arne Jacobsen', 'Arne_Jacobsen'),
    },
    {
      topic: 'society',
      text: 'More people enter the inner city by bicycle than by car. The lanes are raised, plowed before the roads, and the lights on main streets are timed to 20 km/h.',
      tags: ['bike', 'walk'],
      source: wiki('Cycling in Copenhagen', 'Cycling_in_Copenhagen'),
    },
    {
      topic: 'society',
      text: 'Until the nineties the harbor was closed for bathing; sewage basins and overflow tanks made it clean enough for the first bath at Islands Brygge in 2002.',
      tags: ['swim', 'waterfront', 'boat'],
      source: wiki('Copenhagen Harbour Baths', 'Copenhagen_Harbour_Baths'),
    },
    {
      topic: 'religion',
      text: 'Grundtvig, to whom the yellow brick church is dedicated, wrote hymns and founded the folk high schools, where grown-ups learn without exams.',
      tags: ['church', 'architecture'],
      source: wiki('N. F. S. Grundtvig', 'N._F._S._Grundtvig'),
    },
    {
      topic: 'geography',
      text: 'The Øresund is four kilometers wide at Kronborg: until 1857 every ship that passed paid a toll there, for a while two thirds of the state’s income.',
      tags: ['castle', 'maritime', 'boat'],
      source: wiki('Sound Dues', 'Sound_Dues'),
    },
    {
      topic: 'music',
      text: 'American jazz players settled here in the sixties because the town listened: Dexter Gordon stayed fourteen years.',
      tags: ['jazz', 'live-music'],
      source: wiki('Dexter Gordon', 'Dexter_Gordon'),
    },
    {
      topic: 'planning',
      text: 'Nearly all museums close on Monday; keep that day for the harbor, the zoo, the aquarium or Helsingør’s streets.',
      tags: ['museum', 'rainy-day'],
      source: visitCopenhagen,
    },
  ],
  authorities: [visitCopenhagen, visitDenmark, dmi, ukAdvice],
  asOf: '2025-01',
};
