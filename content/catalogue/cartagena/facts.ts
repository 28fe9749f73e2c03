/** Cartagena de Indias as a whole: climate, calendar, money, manners and entry, each from a named public source. */
import type { DestinationFacts, Source } from '../../../src/features/destinations/rules/facts.ts';

const tourism: Source = { name: 'Colombia Travel', url: 'https://colombia.travel/en' };
const weather: Source = { name: 'IDEAM', url: 'https://www.ideam.gov.co/' };
const hurricanes: Source = { name: 'National Hurricane Center', url: 'https://www.nhc.noaa.gov/climo/' };
const usAdvice: Source = {
  name: 'U.S. Department of State, Colombia',
  url: 'https://travel.state.gov/content/travel/en/international-travel/International-Travel-Country-Information-Pages/Colombia.html',
};
const ukAdvice: Source = {
  name: 'UK travel advice, Colombia',
  url: 'https://www.gov.uk/foreign-travel-advice/colombia',
};
const health: Source = {
  name: 'CDC, travellers to Colombia',
  url: 'https://wwwnc.cdc.gov/travel/destinations/traveler/none/colombia',
};
const heritage: Source = { name: 'UNESCO World Heritage', url: 'https://whc.unesco.org/en/list/285' };
const wiki = (name: string, page: string): Source => ({
  name: `Wikipedia: ${name}`,
  url: `https://en.wikipedia.org/wiki/${page}`,
});

export const cartagenaFacts: DestinationFacts = {
  destinationId: 'cartagena',
  country: 'CO',
  currency: 'USD',
  languages: ['Spanish', 'Palenquero', 'English in tourism'],
  aliases: [
    'Cartagena Colombia',
    'Cartagena de Indias',
    'Cartagena, Colombia',
    'Cartegena',
    'Cartagene',
    'Carthagène',
    'Carthagene des Indes',
    'Carthagène des Indes',
    'Cartagena das Índias',
    'Getsemaní',
    'Getsemani',
    'Rosario Islands',
    'Islas del Rosario',
  ],
  cities: [
    {
      id: 'cartagena',
      name: 'Cartagena',
      aliases: ['Cartagena de Indias'],
      lat: 10.4236,
      lon: -75.5505,
      nights: { from: 3, to: 5 },
    },
  ],
  legs: [],
  bases: [
    {
      id: 'centro',
      cityId: 'cartagena',
      name: 'Centro, the walled town',
      lat: 10.4238,
      lon: -75.5515,
      character:
        'Balconies, squares and most sights on foot, for a first visit; the dearest beds, and music from the squares till late.',
      lodgingFactor: 1.3,
      tags: ['history', 'romantic', 'architecture'],
    },
    {
      id: 'san-diego',
      cityId: 'cartagena',
      name: 'San Diego',
      lat: 10.4273,
      lon: -75.5486,
      character: 'The quieter north corner inside the walls, small hotels and good tables, for couples.',
      lodgingFactor: 1.2,
      tags: ['quiet', 'romantic', 'local'],
    },
    {
      id: 'getsemani',
      cityId: 'cartagena',
      name: 'Getsemaní',
      lat: 10.4222,
      lon: -75.5462,
      character: 'Street art, salsa and hostels, for the young and late; the plaza is awake until one.',
      lodgingFactor: 0.8,
      tags: ['nightlife', 'street-art', 'music'],
    },
    {
      id: 'bocagrande',
      cityId: 'cartagena',
      name: 'Bocagrande',
      lat: 10.405,
      lon: -75.5545,
      character:
        'Towers with lifts and pools by the town beach, for families and wheelchairs; taxi to the walls in ten minutes.',
      lodgingFactor: 0.9,
      tags: ['beach', 'family', 'swim'],
    },
  ],
  airports: [
    {
      code: 'CTG',
      name: 'Rafael Núñez',
      lat: 10.4424,
      lon: -75.513,
      cityId: 'cartagena',
      transfer: {
        mode: 'taxi',
        minutes: 15,
        price: 6,
        note: 'Fixed fare by zone, on a slip from the machine in the hall.',
      },
    },
  ],
  lodging: { low: 40, mid: 125, high: 330 },
  lodgingByMonth: [1.4, 1.15, 1.1, 1.05, 0.85, 0.9, 0.95, 0.95, 0.8, 0.85, 0.95, 1.35],
  food: { low: 18, mid: 48, high: 110 },
  localTransport: { low: 3, mid: 9, high: 40 },
  gettingAround: {
    mode: 'taxi',
    text: 'The walled town and Getsemaní are walked; for the rest taxis without meters at zone fares, agreed before you get in. Boats leave from La Bodeguita.',
    carFree: 'easy',
  },
  climate: {
    station: 'Cartagena Rafael Núñez Airport',
    period: '1981–2010',
    high: [30.6, 30.6, 30.7, 31.2, 31.7, 32, 32, 32, 31.9, 31.5, 31.5, 31],
    low: [23.4, 23.7, 24.3, 25.1, 25.6, 25.6, 25.3, 25.4, 25.2, 24.9, 24.8, 23.9],
    rainMm: [1, 1, 2, 21, 102, 102, 116, 124, 137, 231, 148, 38],
    rainDays: [0, 0, 0, 2, 8, 9, 9, 11, 12, 15, 10, 3],
    sea: [27, 26.5, 26.5, 27, 28, 28.5, 28.5, 28.5, 29, 29, 28.5, 27.5],
    source: weather,
  },
  seasons: [
    {
      months: [1, 2, 3],
      kind: 'best',
      text: 'Dry, with the trade wind in the evening; rough water some days and high prices until mid-January.',
    },
    {
      months: [12],
      kind: 'best',
      text: 'The rain stops, lights go up on the walls; from the 20th everything is full.',
    },
    { months: [4, 7], kind: 'good', text: 'Hot and mostly dry mornings, calmer sea, fewer ships.' },
    { months: [5, 6, 8], kind: 'mixed', text: 'Hot and humid with short afternoon showers.' },
    {
      months: [9, 10, 11],
      kind: 'poor',
      text: 'The rainy months: streets of the center flood after a downpour, islands trips are put off.',
    },
  ],
  watch: [
    {
      when: { months: [9, 10, 11] },
      kind: 'weather',
      text: 'Rainy season at its height: heavy showers most afternoons, flooded streets, October the wettest.',
      source: weather,
    },
    {
      when: { months: [5, 6, 7, 8] },
      kind: 'weather',
      text: 'Hot and humid with showers, 32 °C that feel like 40; rest from noon to four.',
      source: weather,
    },
    {
      when: { months: [12, 1, 2, 3, 4] },
      kind: 'weather',
      text: 'Hot all year, above 30 °C; the dry-season trade wind makes afternoon boats rough.',
      about: ['boat', 'island', 'snorkel', 'sail'],
      source: weather,
    },
    {
      when: { from: '06-01', to: '11-30' },
      kind: 'weather',
      text: 'Caribbean hurricane season; direct hits are very rare this far south, but passing storms bring rain and rough seas that stop the island boats.',
      source: hurricanes,
    },
    {
      when: { from: '12-20', to: '01-12' },
      kind: 'prices',
      text: 'Colombian holidays: rooms cost up to twice the usual and three-night minimums apply.',
      source: tourism,
    },
    {
      when: { easter: -7, days: 8 },
      kind: 'crowds',
      text: 'Holy Week fills hotels and beaches with families from the interior.',
      source: tourism,
    },
    {
      when: { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      kind: 'health',
      text: 'Mosquito repellent all year; a yellow fever vaccine is advised for much of Colombia and may be asked for in national parks. Ask a travel clinic.',
      source: health,
    },
    {
      when: { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      kind: 'closures',
      text: 'The gold museum is closed on Mondays and several kitchens on Sundays.',
      about: ['museum', 'archaeology'],
      source: tourism,
    },
  ],
  events: [
    {
      name: 'Independence of Cartagena',
      when: { from: '11-06', to: '11-14' },
      text: 'Parades, champeta, foam and firecrackers round November 11, and the national beauty contest.',
      priceFactor: 1.25,
      source: tourism,
    },
    {
      name: 'Hay Festival',
      when: { nth: -1, weekday: 4, month: 1, days: 4 },
      text: 'Writers in convents and theaters at the end of January.',
      priceFactor: 1.2,
      source: tourism,
    },
    {
      name: 'Cartagena International Music Festival',
      when: { from: '01-04', to: '01-13' },
      text: 'Chamber music in churches and on the squares.',
      priceFactor: 1.1,
      source: tourism,
    },
    {
      name: 'Fiesta de la Candelaria',
      when: { from: '01-24', to: '02-02' },
      text: 'Pilgrims climb La Popa for the city’s patron.',
      priceFactor: 1.05,
      source: tourism,
    },
    {
      name: 'New Year',
      when: { from: '12-28', to: '01-02' },
      text: 'Dinner tables on the squares, fireworks on the walls.',
      priceFactor: 1.7,
      source: tourism,
    },
    {
      name: 'Holy Week',
      when: { easter: -4, days: 5 },
      text: 'Processions and full beaches.',
      priceFactor: 1.4,
      source: tourism,
    },
  ],
  holidays: [
    { name: 'New Year’s Day', when: { on: '01-01' }, effect: 'Most places are closed.' },
    { name: 'Maundy Thursday', when: { easter: -3 } },
    { name: 'Good Friday', when: { easter: -2 }, effect: 'Museums are closed and many kitchens serve no meat.' },
    { name: 'Labour Day', when: { on: '05-01' } },
    { name: 'Independence Day', when: { on: '07-20' } },
    { name: 'Battle of Boyacá', when: { on: '08-07' } },
    {
      name: 'Independence of Cartagena (observed)',
      when: { nth: 2, weekday: 1, month: 11 },
      effect: 'City festival: offices and museums are closed.',
    },
    { name: 'Immaculate Conception', when: { on: '12-08' } },
    { name: 'Christmas Day', when: { on: '12-25' }, effect: 'Most places are closed.' },
  ],
  etiquette: [
    { text: 'Greet first: buenas, to a shop, an elevator or a driver, before any question.', source: tourism },
    {
      text: 'The palenqueras in bright dress earn from photographs: ask, agree the tip, then take it.',
      source: tourism,
    },
    {
      text: 'Vendors on the beach give a free taste or a minute of massage and then charge; a clear no, gracias at the start is not rude.',
      source: ukAdvice,
    },
    { text: 'Beachwear stays at the beach; cover shoulders in churches and the convent.', source: tourism },
    { text: 'Dinner is from eight; a restaurant brings the bill only when you ask for la cuenta.', source: tourism },
    { text: 'Jokes about drugs and television series are old and not liked.', source: ukAdvice },
  ],
  entry: [
    {
      text: 'U.S. citizens need no visa for stays up to 90 days; the passport must be valid and an onward ticket may be asked for.',
      source: usAdvice,
    },
    {
      text: 'UK citizens need no visa for up to 90 days; the passport should be valid for the stay.',
      source: ukAdvice,
    },
    {
      text: 'EU citizens generally enter without a visa for 90 days; check your own foreign ministry, and fill in the Check-Mig form before the flight.',
      source: {
        name: 'European Union, consular help',
        url: 'https://europa.eu/youreurope/citizens/travel/security-and-emergencies/emergencies-consular-assistance/index_en.htm',
      },
    },
  ],
  safety: [
    {
      text: 'Leave watches and chains at home, use a bag with a strap, and do not resist a robbery: no dar papaya, do not give papaya, as they say.',
      source: ukAdvice,
    },
    {
      text: 'Drinks and cigarettes have been laced with scopolamine; take nothing from strangers and watch your glass.',
      source: usAdvice,
    },
    { text: 'Take booked or hotel taxis at night, and go up La Popa only by taxi that waits.', source: ukAdvice },
    {
      text: 'Choose island boats with life jackets for all and come back before three, when the bay is rough.',
      source: ukAdvice,
    },
    {
      text: 'The State Department gives advice by region of Colombia: read it before you plan trips by road.',
      source: usAdvice,
    },
  ],
  tipping: {
    text: 'Ten percent service is suggested on the bill; the waiter asks if it may be added, and yes is usual.',
    source: tourism,
  },
  kitchens: [
    'Corn, rice, plantain and coconut carry the kitchen, so wheat is easily avoided, but fryers are shared: say soy celíaco and tell the kitchen.',
    'Seafood is in nearly every pan and stock: with a shellfish or fish allergy choose Italian, vegetarian or Lebanese tables and tell the kitchen.',
    'Vegetarian and vegan plates are marked in San Diego, the Centro and Getsemaní cafés; beans and soups in set lunches may hold meat or bone stock.',
    'Coconut milk replaces dairy in many sauces, yet costeño cheese is grated over a lot: ask sin queso and tell the kitchen.',
    'There is no duty to list allergens on menus and little kosher or halal cooking; carry a card in Spanish with your allergy.',
  ],
  emergency: '123',
  lessons: [
    {
      topic: 'history',
      text: 'Spain’s silver fleet wintered here, so it was the most raided port of the coast: Drake took it in 1586 and left only for a ransom. The walls are the answer.',
      tags: ['history', 'castle', 'war-history', 'walk'],
      source: heritage,
    },
    {
      topic: 'history',
      text: 'In 1741 Admiral Vernon came with some 180 ships; Blas de Lezo, with one eye, one arm and one leg, held him off with six until fever decided.',
      tags: ['war-history', 'castle', 'maritime', 'museum'],
      source: wiki('Battle of Cartagena de Indias', 'Battle_of_Cartagena_de_Indias'),
    },
    {
      topic: 'society',
      text: 'Cartagena was one of the chief ports where Africans were sold in Spanish America; Claver’s interpreters, themselves enslaved, spoke up to a dozen languages with the sick in the holds.',
      tags: ['history', 'church', 'civil-rights', 'square'],
      source: wiki('Peter Claver', 'Peter_Claver'),
    },
    {
      topic: 'language',
      text: 'Palenquero, spoken in San Basilio, is Spanish in words and Bantu in grammar, one of the few Spanish creoles; a king, Benkos Biohó, founded the free town.',
      tags: ['history', 'civil-rights', 'tour', 'music'],
      source: {
        name: 'UNESCO Intangible Heritage',
        url: 'https://ich.unesco.org/en/RL/cultural-space-of-palenque-de-san-basilio-00102',
      },
    },
    {
      topic: 'nature',
      text: 'The walls and churches are cut from fossil reef: look closely and you see brain coral in the blocks.',
      tags: ['architecture', 'walk', 'nature', 'castle'],
      source: heritage,
    },
    {
      topic: 'food',
      text: 'Coconut rice is fried in the milk’s own sugar until brown, the titoté; that is why it is dark and not sweet.',
      tags: ['colombian', 'caribbean', 'local', 'cooking-class'],
      source: wiki('Arroz con coco', 'Arroz_con_coco'),
    },
    {
      topic: 'food',
      text: 'Arepa de huevo is fried twice: once to puff the maize, then with an egg slipped inside.',
      tags: ['street-food', 'breakfast', 'local', 'square'],
      source: wiki('Arepa', 'Arepa'),
    },
    {
      topic: 'music',
      text: 'Champeta grew from African and Antillean records that sailors brought in the 1970s to the picós, sound systems painted like buses.',
      tags: ['music', 'dance', 'nightlife', 'live-music'],
      source: wiki('Champeta', 'Champeta'),
    },
    {
      topic: 'art',
      text: 'Door knockers told rank: a lion for soldiers, an iguana or sea creature for merchants, a hand for the clergy.',
      tags: ['architecture', 'houses', 'walk', 'photo'],
      source: tourism,
    },
    {
      topic: 'society',
      text: 'On November 11, 1811, the artisans of Getsemaní, led by Pedro Romero, pushed the town to full independence from Spain, ahead of Bogotá.',
      tags: ['neighbourhood', 'street-art', 'history', 'square'],
      source: wiki('Cartagena, Colombia', 'Cartagena,_Colombia'),
    },
    {
      topic: 'art',
      text: 'García Márquez came in 1948 as a penniless reporter of El Universal and slept on a park bench the first night; the town is in Love in the Time of Cholera.',
      tags: ['literature', 'books', 'walk', 'museum'],
      source: wiki('Gabriel García Márquez', 'Gabriel_Garc%C3%ADa_M%C3%A1rquez'),
    },
    {
      topic: 'nature',
      text: 'Mangroves breathe through roots above the mud and are the nursery of the reef fish; the Ciénaga de la Virgen behind La Boquilla is one lung of the town.',
      tags: ['nature', 'kayak', 'birds', 'wildlife'],
      source: wiki('Mangrove', 'Mangrove'),
    },
    {
      topic: 'nature',
      text: 'The Rosario reefs are a national park since 1977; sun cream and fins hurt coral, so wear a shirt and do not stand up.',
      tags: ['snorkel', 'dive', 'island', 'boat'],
      source: wiki('Rosario Islands', 'Corales_del_Rosario_and_San_Bernardo_National_Natural_Park'),
    },
    {
      topic: 'history',
      text: 'The Zenú dug half a million hectares of raised fields and canals that worked for two thousand years; their gold thread looks like filigree but was cast in wax.',
      tags: ['archaeology', 'museum', 'crafts', 'art'],
      source: wiki('Zenú', 'Zen%C3%BA'),
    },
  ],
  authorities: [tourism, weather, hurricanes, health, ukAdvice, usAdvice],
  asOf: '2025-01',
};
