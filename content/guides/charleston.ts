import type { CityGuide } from '../../src/features/learn/rules.ts';

export const charleston: CityGuide = {
  id: 'charleston',
  city: 'Charleston',
  place: 'South Carolina, United States',
  intro:
    'Pastel houses turned sideways to the sea breeze, steeples over everything, and a table set for shrimp and grits.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        '“Ma’am” and “sir” are still everyday words. Hold the door, and expect it to be held.',
        'The gardens south of Broad are private. Admire them through the gate; several open for tours in spring.',
        'Plantations were places of slavery. Choose visits that tell that story, and listen to Gullah Geechee guides.',
      ],
      source: { name: 'Explore Charleston', url: 'https://www.charlestoncvb.com/' },
    },
    transport: {
      points: [
        'The DASH shuttle loops through the historic district free of charge; CARTA buses serve the rest.',
        'Walk the peninsula: the blocks are short and the best of it is at ground level. Wear flat shoes for the cobbles.',
        'The ferry is the only way to Fort Sumter. Book the first crossing for quiet, the last for light.',
      ],
      source: { name: 'CARTA', url: 'https://www.ridecarta.com/' },
    },
    tipping: {
      points: [
        'Table service: 18 to 20 percent. Oyster shuckers at a roast have a bucket of their own.',
        'Walking and carriage guides: 15 to 20 percent.',
        'Sweetgrass baskets take days to sew. Pay the maker’s price rather than bargaining.',
      ],
      source: { name: 'Explore Charleston', url: 'https://www.charlestoncvb.com/' },
    },
    safety: {
      points: [
        'Low streets flood at very high tides, even in sunshine. Look up the tide, and never drive into standing water.',
        'Hurricane season runs from June 1 to November 30. Know your evacuation zone when a storm is named.',
        'June to September is hot and humid. See the gardens at nine and the museums at two.',
      ],
      source: { name: 'South Carolina Emergency Management Division', url: 'https://www.scemd.org/' },
    },
    laws: {
      points: [
        'The drinking age is 21. Open drinks are not allowed in the streets, and Folly Beach bans alcohol on the sand.',
        'Sea oats and dunes are protected: picking the one and walking on the other is an offense.',
        'Keep 50 yards from dolphins. Feeding or chasing them breaks federal law.',
      ],
      source: { name: 'City of Charleston', url: 'https://www.charleston-sc.gov/' },
    },
  },
};
