import type { CityGuide } from '../../src/features/learn/rules.ts';

export const nyc: CityGuide = {
  id: 'nyc',
  city: 'New York',
  place: 'New York, United States',
  intro:
    'Five boroughs that never agree on anything except how to walk. Keep right, keep moving, and the city opens up.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Sidewalks work like roads: keep right, and step to the building side before you look at your phone.',
        'Let people off the train first, take your backpack off, and stand on the right of an escalator.',
        'New Yorkers are brisk, not cold. Ask a short question without a long preamble and you will get a good answer.',
      ],
      source: { name: 'New York City Tourism + Conventions', url: 'https://www.nyctourism.com/' },
    },
    transport: {
      points: [
        'Subway and buses run all night. Tap a contactless card or your phone at the OMNY reader; no ticket is needed.',
        'One tap includes a free transfer between subway and bus, or bus and bus, within two hours on the same card.',
        'From JFK take the AirTrain to Jamaica or Howard Beach and change to the subway. Yellow cabs to Manhattan charge a flat fare, with tolls and surcharges on top.',
      ],
      source: { name: 'Metropolitan Transportation Authority', url: 'https://www.mta.info/' },
    },
    tipping: {
      points: [
        'Restaurants with table service: 18 to 20 percent of the bill before tax. Servers count on it.',
        'Bars: a dollar or two a drink. Taxis: 15 to 20 percent. Hotel porters: a dollar or two a bag.',
        'Read the bill first. Larger parties often find a service charge already added, and it is not tipped again.',
      ],
      source: { name: 'New York City Tourism + Conventions', url: 'https://www.nyctourism.com/' },
    },
    safety: {
      points: [
        'Dial 911 in an emergency and 311 for everything else the city can help with, in many languages.',
        'Late at night wait where the platform is lit and staffed, and ride in the middle car, where the conductor is.',
        'Nobody official offers rides inside an airport terminal. Walk past, and join the marked taxi line outside.',
      ],
      source: { name: 'NYC 311', url: 'https://portal.311.nyc.gov/' },
    },
    laws: {
      points: [
        'The drinking age is 21, and carrying an open drink in the street or in a park is an offense.',
        'Smoking and vaping are banned in parks, on beaches and in pedestrian plazas. The ban covers cannabis too, which is otherwise legal from 21.',
        'Apartments may only be let for under 30 days when the host is registered, lives there and is present.',
      ],
      source: { name: 'City of New York', url: 'https://www.nyc.gov/' },
    },
  },
};
