import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const colombia: Source = { name: 'Colombia Travel', url: 'https://colombia.travel/en' };
const migration: Source = { name: 'Migración Colombia', url: 'https://www.migracioncolombia.gov.co/' };
const ukAdvice: Source = { name: 'GOV.UK: Colombia', url: 'https://www.gov.uk/foreign-travel-advice/colombia' };
const police: Source = { name: 'Policía Nacional', url: 'https://www.policia.gov.co/' };
const buses: Source = { name: 'TransCaribe', url: 'https://transcaribe.gov.co/' };
const telecoms: Source = { name: 'CRC, the telecoms regulator', url: 'https://www.crcom.gov.co/' };
const parks: Source = { name: 'National Natural Parks', url: 'https://www.parquesnacionales.gov.co/' };
const plugs: Source = { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' };

export const cartagena: CityGuide = {
  id: 'cartagena',
  city: 'Cartagena',
  place: 'Colombia',
  intro:
    'Coral walls, deep balconies and a heat that keeps the timetable. Walk early, rest at noon, come out with the breeze.',
  emergency: '123',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Greet before you ask. Buenas does at any hour, to a driver, in an elevator, at a counter.',
        'The palenqueras in their bright dresses live from the picture. Ask, agree on the tip, then photograph.',
        'Swimwear is for the sand. In town people dress for the evening: linen and closed shoes rather than shorts.',
        'Jokes about cocaine and television series are forty years old here, and nobody laughs.',
      ],
      source: colombia,
    },
    transport: {
      points: [
        'The walled town and Getsemaní are walked, end to end in twenty minutes. Bocagrande is a short ride away.',
        'Taxis have no meter. The fare goes by zone: ask your hotel what it should be and agree before you sit down.',
        'TransCaribe buses leave from the edge of the walls along the main avenue, on a rechargeable card.',
        'Boats to the Rosario Islands leave in the morning from the pier La Bodeguita and come back before the wind. Take one with a life jacket for each of you.',
      ],
      source: buses,
    },
    tipping: {
      points: [
        'Restaurants suggest ten percent, the propina voluntaria. They must ask you first, and you may say yes, no or another sum.',
        'Taxi drivers expect nothing beyond the fare. Porters are glad of a few thousand pesos for each bag.',
        'The guide of a free walking tour lives from what you give at the end.',
      ],
      source: { name: 'Superintendencia de Industria y Comercio', url: 'https://www.sic.gov.co/' },
    },
    safety: {
      points: [
        'No dar papaya, they say: do not offer yourself. Watch and chain stay at home, the phone stays in the pocket, and nobody resists a robbery.',
        'Watch your glass being filled and never leave it. Drinks, and even leaflets, have been laced with drugs that take the will away.',
        'At night go by booked car, also for ten minutes. The hill of La Popa is for a taxi that waits, at any hour.',
        'The sun stands almost overhead. Hat, water and shade from eleven to three are not a matter of comfort.',
      ],
      source: ukAdvice,
    },
    laws: {
      points: [
        'Fill in the Check-Mig form on the site of Migración Colombia in the three days before you fly, in and out. It is free; sites that charge are not official.',
        'Drugs at a border mean years in prison, whoever packed the bag.',
        'Sexual exploitation of anyone under 18 is prosecuted hard, here and by your own country. Hotels ask for the papers of minors.',
        'Around elections the ley seca stops the sale of alcohol from Saturday evening on. The drinking age is 18.',
      ],
      source: migration,
    },
  },
  further: {
    asOf: '2025-01',
    topics: {
      money: [
        {
          text: 'The Colombian peso is written with a dollar sign and a dot for thousands: $45.000 on a menu is forty-five thousand pesos, not dollars.',
          kind: 'manner',
          asOf: '2025-01',
          source: { name: 'Banco de la República', url: 'https://www.banrep.gov.co/' },
        },
        {
          text: 'Cards work in hotels and most restaurants. Taxis, beaches, boats and street kitchens want cash, in small notes, from a machine inside a mall or bank, by day.',
          kind: 'service',
          asOf: '2025-01',
          source: colombia,
        },
        {
          text: '“¿A cuántas cuotas?” asks in how many installments you would like to pay. Say una.',
          kind: 'manner',
          asOf: '2025-01',
          source: colombia,
        },
        {
          text: 'Visitors who do not live in Colombia pay no IVA on their hotel room. Show the passport with the entry stamp, and look whether it was taken off the bill.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'DIAN, the tax authority', url: 'https://www.dian.gov.co/' },
        },
      ],
      connectivity: [
        {
          text: 'Sockets are types A and B, as in the United States, 110 volts.',
          kind: 'manner',
          asOf: '2025-01',
          source: plugs,
        },
        {
          text: 'Claro, Movistar and Tigo sell prepaid SIMs against a passport. On the islands expect little signal.',
          kind: 'service',
          asOf: '2025-01',
          source: telecoms,
        },
        {
          text: 'Everything is arranged by WhatsApp: tables, boats, drivers. Set it up before you land.',
          kind: 'manner',
          asOf: '2025-01',
          source: colombia,
        },
        {
          text: 'The country code is +57. Numbers have ten digits: landlines in Cartagena begin with 605, mobiles with 3.',
          kind: 'number',
          asOf: '2025-01',
          source: telecoms,
        },
      ],
      accessibility: [
        {
          text: 'The old town is level, but its sidewalks are high, narrow and broken, so wheels go in the street. Bocagrande has elevators, ramps and wider paths.',
          kind: 'manner',
          asOf: '2025-01',
          source: colombia,
        },
        {
          text: 'The fort of San Felipe is all steep ramps and low tunnels. Some bastions of the walls are reached by old cannon ramps without a rail.',
          kind: 'manner',
          asOf: '2025-01',
          source: colombia,
        },
        {
          text: 'TransCaribe stations have ramps and platforms at the height of the bus.',
          kind: 'service',
          asOf: '2025-01',
          source: buses,
        },
        {
          text: 'Getting into an island boat is a step onto something that moves, and often a landing through water. Ask how it is done before you pay.',
          kind: 'manner',
          asOf: '2025-01',
          source: parks,
        },
      ],
      firstTimers: [
        {
          text: 'They look for turquoise water in town. The city beaches are gray and busy; the clear sea is an hour away by boat.',
          kind: 'manner',
          asOf: '2025-01',
          source: colombia,
        },
        {
          text: 'They buy the boat from a man on the corner. Pay at the pier or through the hotel, and ask whether the port tax and the park fee are included.',
          kind: 'service',
          asOf: '2025-01',
          source: parks,
        },
        {
          text: 'They go to Playa Blanca on a Sunday, with everybody else. A weekday morning is another beach.',
          kind: 'manner',
          asOf: '2025-01',
          source: colombia,
        },
        {
          text: 'They walk the walls at noon. The same walls at half past five have wind and the sunset.',
          kind: 'manner',
          asOf: '2025-01',
          source: colombia,
        },
        {
          text: 'They fear the ice or trust the tap. The water of the city is treated, and travel doctors still advise bottled water.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'CDC Travelers’ Health', url: 'https://wwwnc.cdc.gov/travel' },
        },
        {
          text: 'They stand on the reef. Fins, feet and sun cream kill coral, so wear a shirt; shells and starfish of the national park stay where they are, by law.',
          kind: 'rule',
          asOf: '2025-01',
          source: parks,
        },
      ],
    },
    numbers: [
      { number: '123', reaches: 'Police, fire, ambulance', source: police },
      { number: '119', reaches: 'Fire service', source: police },
      {
        number: '132',
        reaches: 'Red Cross ambulance',
        source: { name: 'Cruz Roja Colombiana', url: 'https://www.cruzrojacolombiana.org/' },
      },
      { number: '155', reaches: 'Help for women in danger, day and night', source: police },
      {
        number: '+57 601 275 2000',
        reaches: 'U.S. Embassy, Bogotá',
        source: { name: 'U.S. Embassy Bogotá', url: 'https://co.usembassy.gov/' },
      },
    ],
    phrases: {
      language: 'Spanish',
      note: 'The coast speaks fast and drops its s. These help you on.',
      list: [
        { written: 'Buenas', said: 'BWEH-nahs', means: 'Hello, at any hour' },
        { written: 'Por favor', said: 'por fah-VOR', means: 'Please' },
        { written: 'Gracias', said: 'GRAH-syahs', means: 'Thank you' },
        { written: 'Con gusto', said: 'kon GOOS-toh', means: 'You are welcome' },
        { written: '¿Cuánto vale?', said: 'KWAN-toh VAH-leh', means: 'How much is it?' },
        { written: 'No, gracias', said: 'noh, GRAH-syahs', means: 'No, thank you: once and firmly, to a vendor' },
        { written: 'Un tinto', said: 'oon TEEN-toh', means: 'A small black coffee, not a wine' },
        { written: 'La cuenta, por favor', said: 'lah KWEN-tah', means: 'The bill, please' },
        { written: 'Qué pena', said: 'keh PEH-nah', means: 'I am sorry, excuse me' },
        { written: 'Soy alérgico a… / alérgica a…', said: 'soy ah-LEHR-hee-koh ah', means: 'I am allergic to…' },
        { written: '¡Auxilio!', said: 'owk-SEE-lyoh', means: 'Help!' },
      ],
    },
  },
};
