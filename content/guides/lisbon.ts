import type { CityGuide } from '../../src/features/learn/rules.ts';

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
      ],
      source: { name: 'Visit Lisboa', url: 'https://www.visitlisboa.com/' },
    },
    transport: {
      points: [
        'A rechargeable Navegante card covers metro, trams, buses, funiculars and suburban trains. Load it once, tap everywhere.',
        'The red metro line runs from the airport into town. Trains for Sintra leave from Rossio, for Cascais from Cais do Sodré.',
        'Tram 28 is a pleasure before nine in the morning and a squeeze after ten. Board it at Campo de Ourique for a seat.',
      ],
      source: { name: 'Carris', url: 'https://www.carris.pt/' },
    },
    tipping: {
      points: [
        'Tips are a kindness, not a duty. Round up, or leave five to ten percent for a good dinner, in coins.',
        'A coffee at the counter asks for nothing; small change is welcome.',
        'In a taxi round up to the next euro. The fee for a bag is on the printed tariff.',
      ],
      source: { name: 'Turismo de Portugal', url: 'https://www.visitportugal.com/' },
    },
    safety: {
      points: [
        'Pickpockets work tram 28, the queue of the Santa Justa lift and the Belém tram. Bag in front, phone away.',
        'The polished limestone pavements are slippery in rain and on every downhill. Rubber soles, small steps.',
        'On ocean beaches a red flag means stay out of the water and a yellow one means do not swim.',
      ],
      source: { name: 'Polícia de Segurança Pública', url: 'https://www.psp.pt/' },
    },
    laws: {
      points: [
        'The city charges a tourist tax of four euros a night for each guest from 13 years, for at most seven nights.',
        'Alcohol is sold from 18. Drugs are decriminalized, not legal, and what is whispered to you in Baixa is fake anyway.',
        'Carry identification; the police may ask for it. A copy on the phone usually helps while the passport stays in the safe.',
      ],
      source: { name: 'Câmara Municipal de Lisboa', url: 'https://www.lisboa.pt/' },
    },
  },
};
