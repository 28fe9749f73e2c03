import type { CityGuide } from '../../src/features/learn/rules.ts';

export const miami: CityGuide = {
  id: 'miami',
  city: 'Miami Beach',
  place: 'Florida, United States',
  intro: 'Pastel façades at blue hour, Cuban coffee at three, and an ocean that stays warm past midnight.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Spanish is as useful as English. A buenas at the coffee window goes a long way, and the cafecito is drunk standing.',
        'Swimwear belongs to the sand. Cover up for shops and restaurants; dinner is dressier and later than you expect.',
        'From March to October sea turtles nest on the beach. Keep lights off the sand at night and leave nests alone.',
      ],
      source: { name: 'Greater Miami Convention & Visitors Bureau', url: 'https://www.miamiandbeaches.com/' },
    },
    transport: {
      points: [
        'Metrorail runs from the airport to downtown, where the Metromover circles free of charge.',
        'Miami Beach has a free trolley along the island. South Beach itself is best on foot.',
        'Brightline trains leave downtown for Fort Lauderdale, West Palm Beach and Orlando.',
      ],
      source: { name: 'Miami-Dade Transit', url: 'https://www.miamidade.gov/transit/' },
    },
    tipping: {
      points: [
        'Many restaurants add 18 or 20 percent by themselves, and must say so on the menu. Read the bill before adding more.',
        'Without it, 18 to 20 percent is usual. Bars: a dollar or two a drink.',
        'Valets: a few dollars when the car comes back. Pool attendants likewise.',
      ],
      source: { name: 'Greater Miami Convention & Visitors Bureau', url: 'https://www.miamiandbeaches.com/' },
    },
    safety: {
      points: [
        'Flags fly on the lifeguard towers: red for danger, two reds for closed water, purple for stinging sea life.',
        'Hurricane season runs from June 1 to November 30. Travel insurance is bought before a storm has a name.',
        'The sun is strongest from ten to four. Reef-friendly sunscreen, a hat, and water before cocktails.',
      ],
      source: { name: 'City of Miami Beach', url: 'https://www.miamibeachfl.gov/' },
    },
    laws: {
      points: [
        'The drinking age is 21, and alcohol is not allowed on the public beach.',
        'Smoking is banned on Miami Beach’s sand and in its parks; unfiltered cigars are the exception.',
        'Recreational cannabis is illegal in Florida.',
      ],
      source: { name: 'City of Miami Beach', url: 'https://www.miamibeachfl.gov/' },
    },
  },
};
