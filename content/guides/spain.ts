import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const spainInfo: Source = { name: 'Spain.info', url: 'https://www.spain.info/' };
const barcelona: Source = { name: 'Barcelona Turisme', url: 'https://www.barcelonaturisme.com/' };
const renfe: Source = { name: 'Renfe', url: 'https://www.renfe.com/' };
const tmb: Source = { name: 'TMB Barcelona', url: 'https://www.tmb.cat/' };
const police: Source = { name: 'Policía Nacional', url: 'https://www.policia.es/' };
const ukAdvice: Source = { name: 'GOV.UK: Spain', url: 'https://www.gov.uk/foreign-travel-advice/spain' };
const alhambra: Source = { name: 'Patronato de la Alhambra', url: 'https://www.alhambra-patronato.es/' };
const prado: Source = { name: 'Museo del Prado', url: 'https://www.museodelprado.es/' };
const tax: Source = { name: 'Agencia Tributaria', url: 'https://sede.agenciatributaria.gob.es/' };
const telecoms: Source = { name: 'CNMC, the regulator', url: 'https://www.cnmc.es/' };
const plugs: Source = { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' };

export const spain: CityGuide = {
  id: 'spain',
  city: 'Spain',
  place: 'Barcelona, Madrid, Seville and Granada',
  intro:
    'The day starts late and pays you back after midnight. Move lunch to two, dinner to nine, and the rest follows.',
  emergency: '112',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Say hola as you come in and hasta luego as you go, in a bar, a shop, even an elevator. In Barcelona bon dia and adéu are noticed.',
        'Lunch is the large meal, from two. Nobody expects you to hurry, and the bill comes when you ask.',
        'Tapas are eaten standing and in company: one here, one next door, each person buys a round.',
        'At flamenco the room is silent until the guitar stops. Then shout.',
      ],
      source: spainInfo,
    },
    transport: {
      points: [
        'Fast trains join all four cities: Madrid to Barcelona or Seville takes under three hours. Renfe, Iryo and Ouigo share some lines, so compare, and come early, as bags are scanned.',
        'In Barcelona a T-casual has ten rides for one person; it does not cover the metro to the airport.',
        'In Madrid rides are loaded onto a red Multi card, sold by the machines. Taxis between the airport and the center have a fixed fare.',
        'Granada’s small red buses climb to the Alhambra and the Albaicín. Seville is walked, or cycled on green lanes.',
      ],
      source: renfe,
    },
    tipping: {
      points: [
        'Service is in the price. Leave the small change at a bar, a euro or two after lunch.',
        'Five to ten percent says that dinner was special. Nobody will ask for it.',
        'Round up for a taxi. A free tour is paid at its end, by what it was worth to you.',
      ],
      source: spainInfo,
    },
    safety: {
      points: [
        'Barcelona’s metro and Rambla and Madrid’s Sol are worked by teams. Phone off the table, bag across the chest, nothing in the back pocket.',
        'A stain on your jacket, a dropped coin, a game with three cups: each has a partner behind you.',
        'In July and August Seville often passes 38 degrees, and Granada is close behind. Streets are for the morning and the night.',
        'On the beach green means swim, yellow take care, red stay out.',
      ],
      source: police,
    },
    laws: {
      points: [
        'Drinking in the street is fined in most cities, and so is swimwear away from the beach in Barcelona.',
        'Hotels must register your document, address and means of payment, more than in other countries, since December 2024.',
        'Smoking is banned indoors, near playgrounds and hospitals, and on all the beaches of Barcelona.',
        'Cannabis in the street is fined, whatever the club around the corner says. Alcohol is sold from 18.',
        'Catalonia charges a tourist tax for each night; Madrid and Andalusia do not.',
      ],
      source: ukAdvice,
    },
  },
  further: {
    asOf: '2025-01',
    topics: {
      money: [
        {
          text: 'The euro, and a card or phone for nearly everything. A neighborhood bar may ask for cash below ten euros.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Banco de España', url: 'https://www.bde.es/' },
        },
        {
          text: 'Most bank machines charge foreign cards a fee and show it before you agree. Decline the offered conversion.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Banco de España', url: 'https://www.bde.es/' },
        },
        {
          text: 'Visitors who live outside the EU can claim the tax back on any purchase, however small: ask for the DIVA form and scan it at the airport before you check in.',
          kind: 'rule',
          asOf: '2025-01',
          source: tax,
        },
        {
          text: 'The menú del día, at lunch on weekdays, is three courses with a drink for about the price of one dish at night.',
          kind: 'manner',
          asOf: '2025-01',
          source: spainInfo,
        },
        {
          text: 'A terrace costs more than the counter, and bread on the table is often charged. Both stand on the menu.',
          kind: 'manner',
          asOf: '2025-01',
          source: spainInfo,
        },
      ],
      connectivity: [
        {
          text: 'Sockets are types C and F, two round pins, 230 volts.',
          kind: 'manner',
          asOf: '2025-01',
          source: plugs,
        },
        {
          text: 'A SIM from an EU country works here at home prices. Movistar, Orange and Vodafone sell prepaid cards against a passport.',
          kind: 'rule',
          asOf: '2025-01',
          source: telecoms,
        },
        {
          text: 'The country code is +34 and there are no area codes: nine digits, always. Mobiles begin with 6 or 7.',
          kind: 'number',
          asOf: '2025-01',
          source: telecoms,
        },
      ],
      accessibility: [
        {
          text: 'All of Barcelona’s buses and nearly all its metro stations are step-free. In Madrid many stations have elevators, not all: look at the map.',
          kind: 'service',
          asOf: '2025-01',
          source: tmb,
        },
        {
          text: 'Renfe’s Acerca service helps you into the train, free of charge. Ask for it with the ticket.',
          kind: 'service',
          asOf: '2025-01',
          source: renfe,
        },
        {
          text: 'In the season Barcelona’s city beaches have boardwalks, accessible showers and helpers with floating chairs.',
          kind: 'service',
          asOf: '2025-01',
          source: barcelona,
        },
        {
          text: 'The Alhambra marks a route for wheels through part of its palaces. The Albaicín across the valley is cobbles and steps.',
          kind: 'service',
          asOf: '2025-01',
          source: alhambra,
        },
        {
          text: 'The Prado admits visitors with a disability free, with a companion where needed. Bring the certificate.',
          kind: 'rule',
          asOf: '2025-01',
          source: prado,
        },
      ],
      firstTimers: [
        {
          text: 'They come to Granada without an Alhambra ticket. The Nasrid Palaces are sold by the half hour, with your name, weeks ahead; the passport goes with you.',
          kind: 'service',
          asOf: '2025-01',
          source: alhambra,
        },
        {
          text: 'They line up at the Sagrada Família. It sells entries online only, for a fixed time.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Sagrada Família', url: 'https://sagradafamilia.org/' },
        },
        {
          text: 'They want dinner at six. Kitchens open at half past eight; until then there is a vermouth.',
          kind: 'manner',
          asOf: '2025-01',
          source: spainInfo,
        },
        {
          text: 'They order paella at night and sangria with it. Paella is a lunch, and what Spaniards drink in summer is tinto de verano.',
          kind: 'manner',
          asOf: '2025-01',
          source: spainInfo,
        },
        {
          text: 'They shop at three. Small shops close from two to five, and nearly all on Sunday outside the tourist streets.',
          kind: 'manner',
          asOf: '2025-01',
          source: spainInfo,
        },
        {
          text: 'They pay for the Prado at six in the evening. The last two hours of every day are free; the Reina Sofía is closed on Tuesdays.',
          kind: 'service',
          asOf: '2025-01',
          source: prado,
        },
        {
          text: 'They see four cities in a week. Two by train, with a free day in each, is the better Spain.',
          kind: 'manner',
          asOf: '2025-01',
          source: spainInfo,
        },
      ],
    },
    numbers: [
      {
        number: '112',
        reaches: 'Police, fire, ambulance',
        source: { name: 'Protección Civil', url: 'https://www.proteccioncivil.es/' },
      },
      { number: '091', reaches: 'National police', source: police },
      { number: '092', reaches: 'City police', source: spainInfo },
      {
        number: '062',
        reaches: 'Guardia Civil, on country roads',
        source: { name: 'Guardia Civil', url: 'https://www.guardiacivil.es/' },
      },
      { number: '061', reaches: 'Medical emergencies', source: spainInfo },
      {
        number: '+34 91 587 2200',
        reaches: 'U.S. Embassy, Madrid',
        source: { name: 'U.S. Embassy Madrid', url: 'https://es.usembassy.gov/' },
      },
    ],
    phrases: {
      language: 'Spanish',
      note: 'In Barcelona people live in Catalan: bon dia, si us plau, gràcies. Spanish is answered gladly.',
      list: [
        { written: 'Hola, buenas', said: 'OH-lah BWEH-nahs', means: 'Hello, at any hour' },
        { written: 'Por favor', said: 'por fah-VOR', means: 'Please' },
        { written: 'Gracias', said: 'GRAH-thyas', means: 'Thank you' },
        { written: 'Perdón', said: 'pehr-DON', means: 'Excuse me' },
        { written: 'Una caña', said: 'OO-nah KAH-nyah', means: 'A small draft beer' },
        { written: '¿Qué me recomienda?', said: 'keh meh reh-koh-MYEN-dah', means: 'What do you recommend?' },
        { written: '¿Me cobra?', said: 'meh KOH-brah', means: 'May I pay? At a bar' },
        { written: 'La cuenta, por favor', said: 'lah KWEN-tah', means: 'The bill, please' },
        { written: 'Sin gluten', said: 'seen GLOO-ten', means: 'Without gluten' },
        { written: 'Soy alérgico a… / alérgica a…', said: 'soy ah-LEHR-hee-koh ah', means: 'I am allergic to…' },
        { written: '¿Dónde está…?', said: 'DON-deh ess-TAH', means: 'Where is…?' },
        { written: '¡Socorro!', said: 'soh-KOR-roh', means: 'Help!' },
      ],
    },
  },
};
