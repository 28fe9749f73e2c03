import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const visit: Source = { name: 'Visit Lisboa', url: 'https://www.visitlisboa.com/' };
const portugal: Source = { name: 'Turismo de Portugal', url: 'https://www.visitportugal.com/' };
const carris: Source = { name: 'Carris', url: 'https://www.carris.pt/' };
const anacom: Source = { name: 'ANACOM, the telecoms regulator', url: 'https://www.anacom.pt/' };
const police: Source = { name: 'Polícia de Segurança Pública', url: 'https://www.psp.pt/' };
const plugs: Source = { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' };

export const lisbon: CityGuide = {
  id: 'lisbon',
  city: 'Lisbon',
  place: 'Portugal',
  intro: 'Seven hills, one wide river and the best light in Europe at six in the evening. Bring shoes that grip.',
  emergency: '112',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Start with bom dia, or boa tarde after lunch. Men say obrigado, women obrigada. English is fine after that; Spanish as a first try is not.',
        'When fado is sung the room falls silent: no talking, no ordering, no filming with a light.',
        'Bread, olives and cheese that appear unasked are the couvert. You pay for what you eat and may send it back untouched.',
        'Dinner begins at eight. A dining room that is full at half past six cooks for visitors.',
      ],
      source: { name: 'Visit Lisboa', url: 'https://www.visitlisboa.com/' },
    },
    transport: {
      points: [
        'A rechargeable Navegante card covers metro, trams, buses and suburban trains. Load it once, tap everywhere.',
        'The red metro line runs from the airport into town. Trains for Sintra leave from Rossio, for Cascais from Cais do Sodré.',
        'Tram 28 is a pleasure before nine in the morning and a squeeze after ten. Board it at Campo de Ourique for a seat.',
        'The ferry from Cais do Sodré to Cacilhas takes ten minutes on the same card, and looks back on the whole city.',
      ],
      source: { name: 'Carris', url: 'https://www.carris.pt/' },
    },
    tipping: {
      points: [
        'Tips are a kindness, not a duty. Round up, or leave five to ten percent for a good dinner, in coins.',
        'A coffee at the counter asks for nothing; small change is welcome.',
        'In a taxi round up to the next euro. The fee for a bag is on the printed tariff.',
        'The guide of a free walking tour lives from what is given at the end.',
      ],
      source: { name: 'Turismo de Portugal', url: 'https://www.visitportugal.com/' },
    },
    safety: {
      points: [
        'Pickpockets work tram 28, the line at the Santa Justa lift and the Belém tram. Bag in front, phone away.',
        'The polished limestone sidewalks are slippery in rain and on every downhill. Rubber soles, small steps.',
        'On ocean beaches a red flag means stay out of the water and a yellow one means do not swim.',
        'The tourist police are at Palácio Foz on Restauradores and speak English. Insurers want their report of a theft.',
      ],
      source: { name: 'Polícia de Segurança Pública', url: 'https://www.psp.pt/' },
    },
    laws: {
      points: [
        'The city charges a tourist tax of four euros a night for each guest from 13 years, for at most seven nights.',
        'Alcohol is sold from 18. Drugs are decriminalized, not legal, and what is whispered to you in Baixa is fake anyway.',
        'Carry identification; the police may ask for it. A copy on the phone usually helps while the passport stays in the safe.',
        'On days of high fire danger the hills of Sintra are closed to visitors, and fire outdoors is forbidden everywhere in the country.',
      ],
      source: { name: 'Câmara Municipal de Lisboa', url: 'https://www.lisboa.pt/' },
    },
  },
  further: {
    asOf: '2025-01',
    topics: {
      money: [
        {
          text: 'The euro. Cards work in most places, yet small cafés and taverns may take only cash or Portuguese cards: ask “aceita cartão?” before you order.',
          kind: 'service',
          asOf: '2025-01',
          source: portugal,
        },
        {
          text: 'Use the bank machines marked MB, Multibanco. They add no fee of their own; the brightly colored ones in tourist streets do, and convert badly.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Banco de Portugal', url: 'https://www.bportugal.pt/' },
        },
        {
          text: 'Tax is in the price. Visitors who live outside the EU can claim it back on larger purchases: ask the shop for the tax-free form and scan it at the airport before you check your bag.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'Portuguese tax authority', url: 'https://www.portaldasfinancas.gov.pt/' },
        },
        {
          text: 'A comma marks the cents: 3,50 is three and a half euros.',
          kind: 'manner',
          asOf: '2025-01',
          source: portugal,
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
          text: 'A SIM from an EU country works here at home prices. For everybody else MEO, NOS and Vodafone sell prepaid cards in town and at the airport.',
          kind: 'rule',
          asOf: '2025-01',
          source: anacom,
        },
        {
          text: 'The country code is +351 and there are no area codes: dial all nine digits. Numbers that begin with 21 are Lisbon, with 9 a mobile.',
          kind: 'number',
          asOf: '2025-01',
          source: anacom,
        },
      ],
      accessibility: [
        {
          text: 'Lisbon is steep and its sidewalks are small loose stones. Baixa, the river front, Belém and Parque das Nações are level: sleep and eat there if wheels or knees matter.',
          kind: 'manner',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'Most, not all metro stations have elevators, and elevators fail. The operator’s page says which work today.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Metropolitano de Lisboa', url: 'https://www.metrolisboa.pt/' },
        },
        {
          text: 'The old yellow trams have high steps. The long modern ones of line 15E to Belém are low, and so are nearly all buses.',
          kind: 'service',
          asOf: '2025-01',
          source: carris,
        },
        {
          text: 'Beaches with the sign “Praia Acessível” have ramps, firm paths and parking; several lend a floating chair in the season.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Instituto Nacional para a Reabilitação', url: 'https://www.inr.pt/' },
        },
      ],
      firstTimers: [
        {
          text: 'They plan museums for a Monday. Jerónimos and most others are closed then, so all of them meet in Sintra.',
          kind: 'service',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'They count on the funiculars. After the accident at Glória in September 2025 they were taken out of service to be inspected; look whether yours runs, and have shoes for the stairs.',
          kind: 'service',
          asOf: '2025-09',
          source: carris,
        },
        {
          text: 'They drive to Sintra. The old town is closed to most cars; the train from Rossio takes forty minutes and buses climb from the station.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'CP, the railway', url: 'https://www.cp.pt/' },
        },
        {
          text: 'They ask for a pastel de Belém everywhere. Only the shop in Belém makes those; in the rest of the city the same thing is a pastel de nata.',
          kind: 'manner',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'They sit down to dinner at six. Kitchens open at half past seven, and the neighbors come at nine.',
          kind: 'manner',
          asOf: '2025-01',
          source: portugal,
        },
        {
          text: 'They climb into a tuk-tuk first and ask later. It has no meter: agree on the price of the whole vehicle, in minutes and euros.',
          kind: 'manner',
          asOf: '2025-01',
          source: visit,
        },
      ],
    },
    numbers: [
      { number: '112', reaches: 'Police, fire, ambulance', source: police },
      {
        number: '808 24 24 24',
        reaches: 'SNS 24, medical advice (English is possible)',
        source: { name: 'SNS 24', url: 'https://www.sns24.gov.pt/' },
      },
      { number: '800 250 250', reaches: 'Poison information', source: { name: 'INEM', url: 'https://www.inem.pt/' } },
      { number: '+351 213 421 634', reaches: 'Tourist police, Praça dos Restauradores', source: police },
      {
        number: '+351 21 727 3300',
        reaches: 'U.S. Embassy',
        source: { name: 'U.S. Embassy Lisbon', url: 'https://pt.usembassy.gov/' },
      },
    ],
    phrases: {
      language: 'Portuguese',
      note: 'The vowels are swallowed: say little and say it softly. Men thank with obrigado, women with obrigada.',
      list: [
        { written: 'Bom dia', said: 'bong DEE-uh', means: 'Good morning' },
        { written: 'Boa tarde', said: 'BOH-uh tard', means: 'Good afternoon' },
        { written: 'Por favor', said: 'poor fuh-VOR', means: 'Please' },
        {
          written: 'Obrigado / obrigada',
          said: 'oh-bree-GAH-doo / -duh',
          means: 'Thank you (a man / a woman speaking)',
        },
        { written: 'Com licença', said: 'kong lee-SEN-suh', means: 'Excuse me, may I pass' },
        { written: 'Fala inglês?', said: 'FAH-luh een-GLESH', means: 'Do you speak English?' },
        { written: 'Uma bica', said: 'OO-muh BEE-kuh', means: 'An espresso, as Lisbon calls it' },
        { written: 'A conta, por favor', said: 'uh KON-tuh poor fuh-VOR', means: 'The bill, please' },
        { written: 'Sem glúten', said: 'seng GLOO-ten', means: 'Without gluten' },
        { written: 'Sou alérgico a… / alérgica a…', said: 'soh uh-LER-jee-koo uh', means: 'I am allergic to…' },
        { written: 'Quanto custa?', said: 'KWAN-too KOOSH-tuh', means: 'How much is it?' },
        { written: 'Socorro!', said: 'soo-KOH-roo', means: 'Help!' },
      ],
    },
  },
};
