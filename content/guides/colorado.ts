import type { CityGuide } from '../../src/features/learn/rules.ts';

export const colorado: CityGuide = {
  id: 'colorado',
  city: 'Aspen',
  place: 'Colorado, United States',
  intro: 'Two bells of maroon rock, one small grid of brick, and gold on every slope in the last week of September.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'On trails the hiker coming uphill has the right of way; cyclists yield to both, and everyone yields to horses.',
        'Pack out everything, orange peel included, and keep to the path above the tree line: tundra takes decades to heal.',
        'In town nobody cares what you are wearing or what you own. Talk about the snow instead.',
      ],
      source: { name: 'Leave No Trace Center', url: 'https://lnt.org/' },
    },
    transport: {
      points: [
        'RFTA buses are free around Aspen and between Aspen and Snowmass; skis ride on the outside rack.',
        'In the warm months the road to the Maroon Bells is closed to most private cars by day. Reserve the shuttle or a parking slot well ahead.',
        'The airport is ten minutes from town. In a storm flights turn back, so leave a spare evening on each end.',
      ],
      source: { name: 'Roaring Fork Transportation Authority', url: 'https://www.rfta.com/' },
    },
    tipping: {
      points: [
        'Instructors, fishing and mountain guides: 15 to 20 percent.',
        'Table service: 20 percent is usual here. Bars: a dollar or two a drink.',
        'Many mountain restaurants are counter service; a dollar or two is generous.',
      ],
      source: { name: 'Aspen Chamber Resort Association', url: 'https://aspenchamber.org/' },
    },
    safety: {
      points: [
        'Aspen lies near 8,000 feet. Sleep low the first night if you can, drink water, and know that a headache means rest.',
        'Summer storms build after noon. Start early and be off ridges and summits by midday.',
        'Check the avalanche forecast before leaving a marked run, and go with a guide, a beacon and a plan.',
      ],
      source: { name: 'Colorado Avalanche Information Center', url: 'https://avalanche.state.co.us/' },
    },
    laws: {
      points: [
        'Cannabis is legal from 21 in private, never in public and never on federal land, which includes most ski slopes.',
        'Since January 2025 drivers in Colorado may not hold a phone.',
        'From September to May the traction law on Interstate 70 in the mountains asks for proper tires or chains.',
      ],
      source: { name: 'Colorado Department of Transportation', url: 'https://www.codot.gov/' },
    },
  },
};
