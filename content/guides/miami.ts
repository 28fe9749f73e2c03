import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const bureau: Source = {
  name: 'Greater Miami Convention & Visitors Bureau',
  url: 'https://www.miamiandbeaches.com/',
};
const beach: Source = { name: 'City of Miami Beach', url: 'https://www.miamibeachfl.gov/' };
const transit: Source = { name: 'Miami-Dade Transit', url: 'https://www.miamidade.gov/transit/' };
const county: Source = { name: 'Miami-Dade County', url: 'https://www.miamidade.gov/' };
const everglades: Source = { name: 'Everglades National Park', url: 'https://www.nps.gov/ever/' };

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
        'People kiss once on the cheek, also when they meet for the first time. Lean in, or offer a hand early.',
        'From March to October sea turtles nest on the beach. Keep lights off the sand at night and leave nests alone.',
      ],
      source: bureau,
    },
    transport: {
      points: [
        'Metrorail’s Orange Line runs from the airport to downtown, where the Metromover circles free of charge.',
        'Bus 150 goes from the airport straight over the causeway to Miami Beach.',
        'Miami Beach has a free trolley along the island. South Beach itself is best on foot.',
        'The causeways are the only way on and off the island. Friday evenings and event nights double every trip.',
        'Brightline trains leave downtown for Fort Lauderdale, West Palm Beach and Orlando.',
      ],
      source: transit,
    },
    tipping: {
      points: [
        'Many restaurants add 18 or 20 percent by themselves, and must say so on the menu. Read the bill before adding more.',
        'Without it, 18 to 20 percent is usual. Bars: a dollar or two a drink.',
        'The blank line under a service charge is not a second duty. Leave it blank without a blush.',
        'Valets: a few dollars when the car comes back. Pool attendants likewise.',
      ],
      source: bureau,
    },
    safety: {
      points: [
        'Flags fly on the lifeguard towers: red for danger, two reds for closed water, purple for stinging sea life.',
        'A rip current pulls out, not under. Float, wave to the tower, and swim along the shore until it lets go.',
        'When you hear thunder, leave the sand at once. Summer storms come most afternoons, and lightning reaches ahead of the rain.',
        'Hurricane season runs from June 1 to November 30. All of Miami Beach is an evacuation zone; leave when you are told, before the bridges fill.',
        'Bags vanish from towels and from cars. Take to the beach only what may be lost.',
      ],
      source: beach,
    },
    laws: {
      points: [
        'The drinking age is 21, and alcohol is not allowed on the public beach.',
        'Smoking is banned on Miami Beach’s sand and in its parks; unfiltered cigars are the exception.',
        'Glass, foam cups, plastic straws, large coolers, tents and loud music stay off the beach.',
        'In most of Miami Beach a home may not be rented for less than six months and a day. Check that yours is licensed, or you may be turned out at the door.',
        'Recreational cannabis is illegal in Florida.',
      ],
      source: beach,
    },
  },
  further: {
    topics: {
      money: [
        {
          text: 'Sales tax is 7 percent, in Miami Beach 9 on food and drink. Hotel rooms there carry 14. None of it is in the price you are shown first.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'City of Miami Beach, resort tax', url: 'https://www.miamibeachfl.gov/city-hall/finance/' },
        },
        {
          text: 'From July 2026 a Florida restaurant must print the size and purpose of its automatic charge on the menu, and keep tip, charge and tax on separate lines of the bill.',
          kind: 'rule',
          asOf: '2026-06',
          source: {
            name: 'Florida Division of Hotels and Restaurants',
            url: 'https://www2.myfloridalicense.com/hotels-restaurants/',
          },
        },
        {
          text: 'The expressways take no cash. A rental car’s toll package charges by the day; a SunPass sticker from a supermarket, with the plate added to it, pays only the tolls.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'SunPass', url: 'https://www.sunpass.com/' },
        },
        {
          text: 'Tap a bank card on Metrorail and the buses: $2.25 a ride, never more than $5.65 a day. Metromover and the trolleys cost nothing.',
          kind: 'price',
          asOf: '2025-01',
          source: transit,
        },
        {
          text: 'Resort fees are a habit here. Since May 2025 they must be in the first price you see; ask what they buy, often the beach chair you were about to rent.',
          kind: 'rule',
          asOf: '2025-06',
          source: {
            name: 'Federal Trade Commission',
            url: 'https://www.ftc.gov/news-events/news/press-releases/2025/05/ftc-rule-unfair-or-deceptive-fees-take-effect-may-12-2025',
          },
        },
        {
          text: 'Parking on the island is paid by app and patrolled. On the big weekends of March 2025 the city shut its South Beach garages and asked $100 elsewhere.',
          kind: 'price',
          asOf: '2025-03',
          source: beach,
        },
      ],
      connectivity: [
        {
          text: 'Sockets are type A and B at 120 volts, as in Colombia. From Europe, Argentina or Brazil bring an adapter, and leave the hair dryer at home.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' },
        },
        {
          text: 'The city and the beaches are well covered. On the park road to Flamingo and along the Tamiami Trail signal is thin; load the map in Homestead.',
          kind: 'service',
          asOf: '2025-01',
          source: everglades,
        },
        {
          text: 'Before a cruise leaves PortMiami switch the phone to flight mode. The ship’s own network belongs to nobody’s plan and bills like it.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Federal Communications Commission', url: 'https://www.fcc.gov/' },
        },
        {
          text: 'The Miami Beach Regional Library on 22nd Street, a block from the sea, has free wifi and the best air conditioning nobody sells you.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Miami-Dade Public Library System', url: 'https://mdpls.org/' },
        },
        {
          text: 'The county’s warnings come by text or email in English and Spanish. Sign up for Miami-Dade Alerts in the summer months.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Miami-Dade County, emergency', url: 'https://www.miamidade.gov/global/emergency/home.page' },
        },
      ],
      accessibility: [
        {
          text: 'Beach wheelchairs, manual and motorized, are free at 1001 Ocean Drive and at South Pointe Park. Come early, leave an ID, and call first: 305-673-7714.',
          kind: 'service',
          asOf: '2025-01',
          source: beach,
        },
        {
          text: 'The Beachwalk is paved along the whole island, and mats lead over the sand from many street ends. They stop short of the water.',
          kind: 'service',
          asOf: '2025-01',
          source: bureau,
        },
        {
          text: 'Every Metrorail and Metromover station has an elevator, and buses have ramps. Elevators fail often enough to ask 311 before you set out.',
          kind: 'service',
          asOf: '2025-01',
          source: transit,
        },
        {
          text: 'Visitors with paratransit papers from home may use the county’s door-to-door STS for up to 21 days a year. Send the papers ahead: 786-469-5000.',
          kind: 'service',
          asOf: '2025-01',
          source: transit,
        },
        {
          text: 'The Sabrina Cohen Foundation holds adaptive beach days in North Beach, with decks, floating chairs and people who lift. The dates are on its page.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Sabrina Cohen Foundation', url: 'https://sabrinacohenfoundation.org/' },
        },
        {
          text: 'Small Deco hotels have a porch with steps and an elevator made for two thin people of 1936. Ask for the width of the door.',
          kind: 'manner',
          asOf: '2025-01',
          source: bureau,
        },
      ],
      firstTimers: [
        {
          text: 'Miami Beach is not Miami. It is an island with its own mayor, and Wynwood or Little Havana is twenty minutes away on a good day, an hour on a bad one.',
          kind: 'manner',
          asOf: '2025-01',
          source: bureau,
        },
        {
          text: 'Addresses repeat in four quarters: NE, NW, SE and SW, split by Flagler Street and Miami Avenue. Leave the letters out and the driver may take you to the wrong 8th Street.',
          kind: 'manner',
          asOf: '2025-01',
          source: county,
        },
        {
          text: 'On Ocean Drive a host with a menu and a two-handled glass is waiting. Ask the price of that glass, and whether service is on it, before you sit down.',
          kind: 'manner',
          asOf: '2025-01',
          source: beach,
        },
        {
          text: 'Key West is 160 miles away, four hours each way on a road with two lanes. For a day choose Key Biscayne, or Key Largo at most.',
          kind: 'manner',
          asOf: '2025-01',
          source: bureau,
        },
        {
          text: 'The Everglades have three entrances that do not meet inside. Shark Valley is an hour from the beach, Flamingo two and a half; airboats start outside them.',
          kind: 'service',
          asOf: '2025-01',
          source: everglades,
        },
        {
          text: 'A summer shower is over in forty minutes. Wait under the awning with a coffee; the streets that flood are the low ones by the bay.',
          kind: 'manner',
          asOf: '2025-01',
          source: { name: 'National Weather Service, Miami', url: 'https://www.weather.gov/mfl/' },
        },
      ],
    },
    numbers: [
      { number: '911', reaches: 'Police, fire, ambulance; in English and Spanish', source: county },
      { number: '305-673-7900', reaches: 'Miami Beach Police, not urgent', source: beach },
      {
        number: '305-579-6111',
        reaches: 'Miami Police, on the mainland, not urgent',
        source: { name: 'City of Miami Police', url: 'https://www.miami-police.org/' },
      },
      { number: '311', reaches: 'The county’s information line; from other phones 305-468-5900', source: county },
      {
        number: '305-674-2121',
        reaches: 'Mount Sinai Medical Center, Miami Beach, with an emergency room open day and night',
        source: { name: 'Mount Sinai Medical Center', url: 'https://www.msmc.com/' },
      },
      {
        number: '1-800-222-1222',
        reaches: 'Poison control, jellyfish included; in English and Spanish',
        source: { name: 'America’s Poison Centers', url: 'https://poisoncenters.org/' },
      },
    ],
    phrases: {
      language: 'Cuban Spanish and Miami English',
      note: 'Start in either language; people change in mid-sentence and expect you to follow.',
      list: [
        { written: 'buenas', said: 'BWEH-nahs', means: 'Hello, at any hour, to everybody at the counter' },
        {
          written: 'ventanita',
          said: 'ven-tah-NEE-tah',
          means: 'The coffee window of a Cuban café, and the parliament in front of it',
        },
        { written: 'cafecito', said: 'kah-feh-SEE-toh', means: 'A small, strong coffee with whipped sugar' },
        {
          written: 'colada',
          said: 'koh-LAH-dah',
          means: 'The same in a large cup with thimbles, to share with the office',
        },
        { written: 'cortadito', said: 'kor-tah-DEE-toh', means: 'A cafecito cut with warm milk' },
        { written: 'pastelito', said: 'pahs-teh-LEE-toh', means: 'A flaky pastry; with guava and cheese, breakfast' },
        { written: 'dale', said: 'DAH-leh', means: 'Go ahead, all right, let us leave, goodbye' },
        { written: 'la cuenta, por favor', said: 'lah KWEN-tah, por fah-VOR', means: 'The bill, please' },
        {
          written: 'Calle Ocho',
          said: 'KAH-yeh OH-choh',
          means: 'Southwest 8th Street, the main street of Little Havana',
        },
        {
          written: 'Hialeah',
          said: 'high-uh-LEE-uh',
          means: 'The city to the west where Spanish is the first language',
        },
        {
          written: 'get down from the car',
          means: 'Miami English for getting out of it, straight from bajarse del carro',
        },
      ],
    },
    asOf: '2025-06',
  },
};
