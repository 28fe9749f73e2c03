import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const tourism: Source = { name: 'Visit Costa Rica', url: 'https://www.visitcostarica.com/' };
const usAdvice: Source = { name: 'U.S. Department of State', url: 'https://travel.state.gov/' };
const ukAdvice: Source = { name: 'GOV.UK: Costa Rica', url: 'https://www.gov.uk/foreign-travel-advice/costa-rica' };
const parks: Source = { name: 'SINAC, the national parks', url: 'https://www.sinac.go.cr/' };
const bank: Source = { name: 'Banco Central de Costa Rica', url: 'https://www.bccr.fi.cr/' };
const telecoms: Source = { name: 'SUTEL, the telecoms authority', url: 'https://www.sutel.go.cr/' };
const emergencies: Source = { name: 'Sistema 9-1-1', url: 'https://www.911.go.cr/' };
const plugs: Source = { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' };

export const jaco: CityGuide = {
  id: 'jaco',
  city: 'Jacó',
  place: 'Costa Rica',
  intro: 'A surf town with a rainforest at its back. The sun sets before six all year, so begin with the birds.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Pura vida means hello, thank you, never mind and goodbye. Say it back and you are in.',
        'No is rarely said outright. A slow maybe is an answer; patience gets further than a raised voice.',
        'The surfer closest to the peak has the wave. Beginners stay on the inside and out of the line-up.',
        'Put on a shirt and shoes for shops, banks and buses. The beach ends at the sand.',
      ],
      source: tourism,
    },
    transport: {
      points: [
        'The town is one long flat street behind the beach: walk it, or rent a bicycle.',
        'Official taxis are red with a yellow triangle on the door, and their meter is called la maría. Ask for it.',
        'Direct buses run between San José and Jacó several times a day, in about two and a half hours.',
        'By car it is toll road 27 from San José, ninety minutes on a good day. Drive it in daylight: the night has fog, walkers and no shoulders.',
      ],
      source: tourism,
    },
    tipping: {
      points: [
        'Ten percent service is on the bill by law, and thirteen percent tax beside it. Read before you add to it.',
        'Something on top is for service you will remember. A guide for a day is glad of five to ten dollars from each of you.',
        'Taxis are not tipped. Whoever watches your parked car gets a few coins when you come back.',
      ],
      source: tourism,
    },
    safety: {
      points: [
        'The current is the danger here, not the shark. If it carries you out, swim along the beach, never against it, and raise an arm.',
        'Leave nothing in a parked car, also not for ten minutes and not in the trunk.',
        'River mouths belong to crocodiles. Do not wade through them, and look at the ones under the Tárcoles bridge from above.',
        'After dark stay on the lit street and off the beach; take a taxi between bars.',
      ],
      source: usAdvice,
    },
    laws: {
      points: [
        'Feeding or holding wild animals is forbidden. A picture with one in your hands is what the country asks you not to take.',
        'The first fifty meters above the high-tide line are public on every coast. No hotel can send you away from there.',
        'Drugs are sold openly on the main street and are a crime all the same. Seller and policeman may work together.',
        'Paying anyone under 18 for sex is prosecuted without mercy, here and in your own courts.',
        'Smoking, and vaping too, is banned in bars, restaurants and at bus stops. Alcohol is sold from 18.',
      ],
      source: ukAdvice,
    },
  },
  further: {
    asOf: '2025-01',
    topics: {
      money: [
        {
          text: 'The colón. Dollars are taken nearly everywhere, in small clean notes, and the change comes in colones at the shop’s rate.',
          kind: 'service',
          asOf: '2025-01',
          source: bank,
        },
        {
          text: 'Bank machines give both currencies. Take colones for buses, fruit stands and sodas, as the small kitchens are called.',
          kind: 'service',
          asOf: '2025-01',
          source: bank,
        },
        {
          text: 'Cards work in shops and restaurants, also in small ones. Choose colones when the terminal asks.',
          kind: 'service',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'A set lunch, the casado, costs a third of a menu in English. Look where the construction workers eat.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
      ],
      connectivity: [
        {
          text: 'Sockets are types A and B, as in the United States, 120 volts. Older houses have no hole for the third pin.',
          kind: 'manner',
          asOf: '2025-01',
          source: plugs,
        },
        {
          text: 'Kölbi, Claro and Liberty sell prepaid SIMs against a passport, also at San José airport.',
          kind: 'service',
          asOf: '2025-01',
          source: telecoms,
        },
        {
          text: 'The country code is +506, followed by eight digits. There are no area codes.',
          kind: 'number',
          asOf: '2025-01',
          source: telecoms,
        },
        {
          text: 'Streets have few names and houses no numbers: an address is “two hundred meters south of the church”. Ask for a pin on the map.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
      ],
      accessibility: [
        {
          text: 'At the Madrigales end of the beach a walkway for wheelchairs was laid over the sand in 2019, the first of its kind in Central America. Ask whether it is out on your day.',
          kind: 'service',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'Carara National Park, half an hour north, has a level trail built for wheels and white canes; Manuel Antonio has a boardwalk as well.',
          kind: 'service',
          asOf: '2025-01',
          source: parks,
        },
        {
          text: 'The town is flat, its sidewalks are not: gaps, steps and drains. The law asks for ramps, old buildings have few.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
      ],
      firstTimers: [
        {
          text: 'They land at dusk and drive on. It is dark by six all year: sleep near the airport and go in the morning.',
          kind: 'manner',
          asOf: '2025-01',
          source: ukAdvice,
        },
        {
          text: 'They trust the kilometers. Mountain roads, trucks and rain double them; ask locals for hours.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'They fear the green season. From May to November mornings are mostly clear and the rain keeps its appointment in the afternoon; September and October are the wet ones.',
          kind: 'manner',
          asOf: '2025-01',
          source: { name: 'Instituto Meteorológico Nacional', url: 'https://www.imn.ac.cr/' },
        },
        {
          text: 'They expect a village. Jacó is a lively town with bars; the quiet beaches are Hermosa to the south and Herradura to the north.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'They burn on the first morning. Nine degrees from the equator the sun needs twenty minutes, also behind clouds.',
          kind: 'manner',
          asOf: '2025-01',
          source: {
            name: 'CDC Travelers’ Health',
            url: 'https://wwwnc.cdc.gov/travel',
          },
        },
        {
          text: 'They buy Manuel Antonio at the gate. Park tickets are sold online only, for a day and an hour, and the park is closed on Tuesdays.',
          kind: 'service',
          asOf: '2025-01',
          source: parks,
        },
      ],
    },
    numbers: [
      { number: '911', reaches: 'Police, fire, ambulance', source: emergencies },
      {
        number: '800 8000 645',
        reaches: 'Tip line of the judicial police, confidential',
        source: { name: 'Organismo de Investigación Judicial', url: 'https://sitiooij.poder-judicial.go.cr/' },
      },
      {
        number: '+506 2519 2000',
        reaches: 'U.S. Embassy, San José',
        source: { name: 'U.S. Embassy San José', url: 'https://cr.usembassy.gov/' },
      },
    ],
    phrases: {
      language: 'Spanish',
      note: 'Costa Ricans say usted even to the dog, and end small words in -ico.',
      list: [
        { written: 'Pura vida', said: 'POO-rah VEE-dah', means: 'Hello, thanks, all is well' },
        { written: 'Con mucho gusto', said: 'kon MOO-choh GOOS-toh', means: 'You are welcome' },
        { written: 'Por favor', said: 'por fah-VOR', means: 'Please' },
        { written: '¿A cuánto?', said: 'ah KWAN-toh', means: 'How much?' },
        {
          written: 'Regáleme un café',
          said: 'reh-GAH-leh-meh oon kah-FEH',
          means: 'A coffee, please; literally “make me a present of one”',
        },
        {
          written: 'Un casado',
          said: 'oon kah-SAH-doh',
          means: 'The set lunch: rice, beans, salad, plantain and what you choose',
        },
        { written: 'Gallo pinto', said: 'GAH-yoh PEEN-toh', means: 'Rice and beans, for breakfast' },
        { written: 'La cuenta, por favor', said: 'lah KWEN-tah', means: 'The bill, please' },
        { written: 'Ahorita', said: 'ow-REE-tah', means: 'Soon, in a sense' },
        { written: '¡Upe!', said: 'OO-peh', means: 'Anybody home? Called at an open door' },
        { written: 'Soy alérgico a… / alérgica a…', said: 'soy ah-LEHR-hee-koh ah', means: 'I am allergic to…' },
        { written: '¡Auxilio!', said: 'owk-SEE-lyoh', means: 'Help!' },
      ],
    },
  },
};
