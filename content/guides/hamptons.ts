import type { CityGuide } from '../../src/features/learn/rules.ts';

export const hamptons: CityGuide = {
  id: 'hamptons',
  city: 'Hamptons',
  place: 'Long Island, New York, United States',
  intro: 'Potato fields, privet and one long beach. The secret is a Tuesday; the other secret is September.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Stay on the marked paths through the dunes. The grass holds the beach together, and footsteps kill it.',
        'Carry out what you carried in; many beaches have few bins or none.',
        'Farm stands are half the pleasure. Some leave a cash box instead of a clerk, so keep small bills.',
      ],
      source: { name: 'Town of East Hampton', url: 'https://ehamptonny.gov/' },
    },
    transport: {
      points: [
        'The Long Island Rail Road’s Montauk Branch stops at Southampton, Bridgehampton, East Hampton and Montauk.',
        'Route 27 is the one road in. Avoid eastbound on Friday afternoons and westbound on Sunday evenings in summer.',
        'Coaches from Manhattan take reservations and sell out on holiday weekends. Once there, a bicycle covers a village.',
      ],
      source: { name: 'MTA Long Island Rail Road', url: 'https://www.mta.info/agency/long-island-rail-road' },
    },
    tipping: {
      points: [
        'New York custom holds: 18 to 20 percent at the table, a dollar or two a drink at the bar.',
        'Charter crews and surf instructors are usually given 15 to 20 percent.',
        'House staff in a rental are thanked in an envelope on the last day.',
      ],
      source: { name: 'I LOVE NY, New York State tourism', url: 'https://www.iloveny.com/' },
    },
    safety: {
      points: [
        'Swim where lifeguards sit. If a rip current takes you, do not fight it: float, then swim along the shore until it lets go.',
        'Deer ticks live in long grass and carry Lyme disease. Wear socks, and check your legs in the evening.',
        'Deer step onto dark roads at dusk. Drive slowly, and expect a second one behind the first.',
      ],
      source: { name: 'National Weather Service, rip currents', url: 'https://www.weather.gov/safety/ripcurrent' },
    },
    laws: {
      points: [
        'Most town and village beaches need a parking permit in season, and they tow. Ask your host for a pass.',
        'Fires, dogs and alcohol are decided beach by beach. The board at the entrance is the law.',
        'Driving on the sand needs a permit of its own, and nesting areas of the piping plover are closed.',
      ],
      source: { name: 'Town of Southampton', url: 'https://www.southamptontownny.gov/' },
    },
  },
};
