import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const easthampton: Source = { name: 'Town of East Hampton', url: 'https://ehamptonny.gov/' };
const southampton: Source = { name: 'Town of Southampton', url: 'https://www.southamptontownny.gov/' };
const lirr: Source = { name: 'MTA Long Island Rail Road', url: 'https://www.mta.info/agency/long-island-rail-road' };
const stateParks: Source = { name: 'New York State Parks', url: 'https://parks.ny.gov/' };
const island: Source = { name: 'Discover Long Island', url: 'https://www.discoverlongisland.com/' };

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
        'Name the village when you ask the way. “The Hamptons” run for forty miles, and Montauk does not count itself in.',
      ],
      source: easthampton,
    },
    transport: {
      points: [
        'The Long Island Rail Road’s Montauk Branch stops at Southampton, Bridgehampton, East Hampton, Amagansett and Montauk.',
        'On summer Fridays the Cannonball leaves Penn Station and makes no stop before Westhampton, about an hour and a half out.',
        'Route 27 is the one road in. Avoid eastbound on Friday afternoons and westbound on Sunday evenings in summer.',
        'Coaches from Manhattan take reservations and sell out on holiday weekends. Once there, a bicycle covers a village.',
        'Cars by app are few at night, and expensive. Arrange the ride home before you sit down to dinner.',
      ],
      source: lirr,
    },
    tipping: {
      points: [
        'New York custom holds: about 20 percent at the table, a dollar or two a drink at the bar.',
        'Charter crews and surf instructors are usually given 15 to 20 percent.',
        'Valets get a few dollars when the car comes back. A farm stand expects exact change and no tip.',
        'House staff in a rental are thanked in an envelope on the last day.',
      ],
      source: { name: 'I LOVE NY, the State’s tourist office', url: 'https://www.iloveny.com/' },
    },
    safety: {
      points: [
        'Swim where lifeguards sit. If a rip current takes you, do not fight it: float, then swim along the shore until it lets go.',
        'The beach drops off steeply and waves break on the sand. Never dive in head first, and do not turn your back to the sea.',
        'Deer ticks live in long grass and carry Lyme disease; the lone star tick can leave an allergy to red meat. Wear socks, and check your legs in the evening.',
        'Deer step onto dark roads at dusk. Drive slowly, and expect a second one behind the first.',
        'Some ponds bloom with toxic blue-green algae in summer. Where a sign is up, neither child nor dog goes in.',
      ],
      source: { name: 'National Weather Service, rip currents', url: 'https://www.weather.gov/safety/ripcurrent' },
    },
    laws: {
      points: [
        'Most town and village beaches need a parking permit in season, and they tow. Ask your host for a pass.',
        'Fires, dogs and alcohol are decided beach by beach. The board at the entrance is the law.',
        'Driving on the sand needs a permit of its own, and nesting areas of the piping plover are closed.',
        'Short rentals are rationed. Southampton Town asks for a rental permit and at least two weeks, East Hampton Town for a registry number in the advertisement.',
      ],
      source: southampton,
    },
  },
  further: {
    topics: {
      money: [
        {
          text: 'Sales tax is 8.75 percent in Suffolk County since March 2025, and it is not in the price you read.',
          kind: 'rule',
          asOf: '2025-06',
          source: { name: 'New York State Department of Taxation', url: 'https://www.tax.ny.gov/' },
        },
        {
          text: 'A shop that charges more for a card must show that higher price beforehand. It may not add a percentage at the register.',
          kind: 'rule',
          asOf: '2025-01',
          source: {
            name: 'New York State Division of Consumer Protection',
            url: 'https://dos.ny.gov/consumer-protection',
          },
        },
        {
          text: 'A day’s parking at a village beach costs about $50, is paid by app, and is limited in number. A state park takes a small fee by the car.',
          kind: 'price',
          asOf: '2025-01',
          source: { name: 'Village of East Hampton', url: 'https://easthamptonvillage.org/' },
        },
        {
          text: 'Buy the train ticket in the TrainTime app or from the machine. On board the conductor adds a surcharge.',
          kind: 'price',
          asOf: '2025-06',
          source: lirr,
        },
        {
          text: 'Banks stand in the villages and nowhere between them. Take out small bills before the farm stands; the box on the table gives no change.',
          kind: 'manner',
          asOf: '2025-01',
          source: island,
        },
      ],
      connectivity: [
        {
          text: 'Signal is poor in Springs, Northwest Woods, parts of Wainscott and much of Montauk, and worse on an August weekend. Save the map and the address before you leave the village.',
          kind: 'service',
          asOf: '2025-01',
          source: easthampton,
        },
        {
          text: 'Switch on wifi calling in a rented house, and learn its street address: a 911 call over wifi may not show where you are.',
          kind: 'service',
          asOf: '2025-01',
          source: {
            name: 'Federal Communications Commission',
            url: 'https://www.fcc.gov/consumers/guides/911-wireless-services',
          },
        },
        {
          text: 'Village libraries have free wifi, printers and air conditioning for anybody: Rogers Memorial in Southampton, John Jermain in Sag Harbor, East Hampton, Montauk.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'John Jermain Memorial Library', url: 'https://www.johnjermain.org/' },
        },
        {
          text: 'Sockets are type A and B at 120 volts. Bring a plug adapter from home; village shops sell surf wax sooner than adapters.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' },
        },
      ],
      accessibility: [
        {
          text: 'The stations from Southampton to Montauk have raised platforms with ramps. Some are shorter than the train: ask the conductor which doors will open.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'MTA, accessibility', url: 'https://www.mta.info/accessibility' },
        },
        {
          text: 'East Hampton Town lays access mats on its ocean beaches for the summer. They reach toward the water, not into it.',
          kind: 'service',
          asOf: '2025-05',
          source: easthampton,
        },
        {
          text: 'Hither Hills State Park in Montauk has kept sand wheelchairs to lend. Call the park first and ask whether one is free.',
          kind: 'service',
          asOf: '2021-05',
          source: stateParks,
        },
        {
          text: 'SCAT, the county’s curb-to-curb bus, must also carry visitors with paratransit papers from home, up to 21 days a year. Register well ahead: 631-738-1150.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Suffolk County Transit', url: 'https://www.sct-bus.org/' },
        },
        {
          text: 'Coach companies must send a bus with a wheelchair lift when you ask 48 hours before. Ask for the confirmation in writing.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'U.S. Department of Transportation', url: 'https://www.transportation.gov/' },
        },
      ],
      firstTimers: [
        {
          text: 'They book “the Hamptons” and sleep twenty miles from the beach they meant. Choose the village first: Southampton for the train, Sag Harbor for evenings, Montauk for surf.',
          kind: 'manner',
          asOf: '2025-01',
          source: island,
        },
        {
          text: 'They rent a car for the beach and find that the car is the one thing that may not come. People on foot and on bicycles need no permit.',
          kind: 'rule',
          asOf: '2025-01',
          source: southampton,
        },
        {
          text: 'A handful of trains a day run to Montauk outside summer. Look up the way back before you buy the way out.',
          kind: 'service',
          asOf: '2025-01',
          source: lirr,
        },
        {
          text: 'A train does run between the villages: the South Fork Commuter Connection, on weekdays, timed for people who work here. Read its hours first.',
          kind: 'service',
          asOf: '2025-01',
          source: lirr,
        },
        {
          text: 'Lifeguards go home before the warm water does. After mid-September the sea is at its best and hardly anybody is watching it.',
          kind: 'service',
          asOf: '2025-01',
          source: easthampton,
        },
        {
          text: 'On a clear summer Saturday the beach lots are full by ten. Go at eight, or at four, when the families leave.',
          kind: 'manner',
          asOf: '2025-01',
          source: southampton,
        },
      ],
    },
    numbers: [
      {
        number: '911',
        reaches: 'Police, fire, ambulance, and trouble on the water',
        source: { name: 'Suffolk County', url: 'https://www.suffolkcountyny.gov/' },
      },
      {
        number: '631-537-7575',
        reaches: 'East Hampton Town Police, not urgent; Montauk included',
        source: easthampton,
      },
      { number: '631-728-5000', reaches: 'Southampton Town Police, not urgent', source: southampton },
      {
        number: '631-726-8200',
        reaches:
          'Stony Brook Southampton Hospital; it also runs the emergency department at 400 Pantigo Place, East Hampton, open day and night',
        source: { name: 'Stony Brook Southampton Hospital', url: 'https://southampton.stonybrookmedicine.edu/' },
      },
      {
        number: '1-800-222-1222',
        reaches: 'Poison control',
        source: { name: 'America’s Poison Centers', url: 'https://poisoncenters.org/' },
      },
    ],
    phrases: {
      language: 'East End English',
      note: 'Half the names on the map are Algonquian. Say them slowly and you will be corrected kindly.',
      list: [
        { written: 'Amagansett', said: 'am-uh-GAN-sit', means: 'The village between East Hampton and Montauk' },
        { written: 'Wainscott', said: 'WAIN-skit', means: 'The hamlet before East Hampton; WAIN-scott is forgiven' },
        { written: 'Quogue', said: 'kwog', means: 'A quiet village to the west' },
        {
          written: 'Shinnecock',
          said: 'SHIN-uh-kok',
          means: 'The nation whose home this is, and the bay and canal named for it',
        },
        { written: 'out east', means: 'Here, seen from the city. From here the rest of the island is “up-island”.' },
        {
          written: 'Bonacker',
          means: 'A person of old East Hampton fishing families, from Accabonac Creek',
        },
        { written: 'the trade parade', means: 'The morning line of work trucks going east on the highway' },
        { written: 'the Highway', means: 'Montauk Highway, which only maps call Route 27' },
        { written: 'the Jitney', means: 'The coach from Manhattan' },
        { written: 'the season', means: 'Memorial Day to Labor Day; prices and permits obey it' },
        { written: 'Ditch', means: 'Ditch Plains, the surf beach of Montauk' },
      ],
    },
    asOf: '2025-06',
  },
};
