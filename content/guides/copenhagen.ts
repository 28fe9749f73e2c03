import type { CityGuide } from '../../src/features/learn/rules.ts';

export const copenhagen: CityGuide = {
  id: 'copenhagen',
  city: 'Copenhagen',
  place: 'Denmark',
  intro: 'A capital at the height of a bicycle. The harbor is clean enough to swim in, and somebody always is.',
  emergency: '112',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'The raised lane beside the road belongs to bicycles. Look both ways before stepping off a bus across it.',
        'People wait for the green man, take a number in the bakery, and arrive exactly on time.',
        'Skål is said with the eyes: look at each person before and after the sip.',
      ],
      source: { name: 'VisitCopenhagen', url: 'https://www.visitcopenhagen.com/' },
    },
    transport: {
      points: [
        'The driverless metro runs day and night, and reaches the center from the airport in about a quarter of an hour.',
        'One zone ticket is valid on metro, train, bus and the yellow harbor ferries.',
        'On a bike, keep right, raise a hand before you stop, and turn left in two steps. Bikes travel free on the S-train.',
      ],
      source: { name: 'Din Offentlige Transport', url: 'https://dinoffentligetransport.dk/' },
    },
    tipping: {
      points: [
        'Service is in the price by law and custom. Nobody is offended by no tip.',
        'For an evening that was better than expected, round up or add up to ten percent.',
        'Cards are taken nearly everywhere; many cafés prefer them to cash.',
      ],
      source: { name: 'VisitCopenhagen', url: 'https://www.visitcopenhagen.com/' },
    },
    safety: {
      points: [
        'Call 112 for emergencies. For urgent but not life-threatening care, phone 1813 before going to a hospital.',
        'Swim only inside the marked harbor baths; currents and boats own the rest.',
        'Crowds on Strøget and at the central station attract pickpockets, as anywhere.',
      ],
      source: { name: 'Danish Police', url: 'https://politi.dk/' },
    },
    laws: {
      points: [
        'Cyclists need lights after dark, may not hold a phone and may not ride on the pavement. Fines are handed out on the spot.',
        'Cannabis is illegal, in Christiania as well. Photography there is by consent.',
        'A small knife carried in town without a proper purpose is an offense. Leave it in the kitchen.',
      ],
      source: { name: 'Danish Police', url: 'https://politi.dk/' },
    },
  },
};
