import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const explore: Source = { name: 'Explore Charleston', url: 'https://www.charlestoncvb.com/' };
const carta: Source = { name: 'CARTA', url: 'https://www.ridecarta.com/' };
const city: Source = { name: 'City of Charleston', url: 'https://www.charleston-sc.gov/' };
const county: Source = { name: 'Charleston County', url: 'https://www.charlestoncounty.org/' };
const parks: Source = { name: 'Charleston County Parks', url: 'https://www.ccprc.com/' };
const beachRules: Source = {
  name: 'Explore Charleston, beach rules',
  url: 'https://www.charlestoncvb.com/beaches/plan-your-trip/beach-rules/',
};
const revenue: Source = { name: 'South Carolina Department of Revenue', url: 'https://dor.sc.gov/' };

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
        'The mules and horses in the street are at work. Ask the driver before you touch one.',
      ],
      source: explore,
    },
    transport: {
      points: [
        'The DASH shuttle loops through the historic district free of charge; CARTA buses serve the rest.',
        'CARTA’s bus 11 links the airport and the peninsula for two dollars. Allow an hour.',
        'Walk the peninsula: the blocks are short and the best of it is at ground level. Wear flat shoes for the cobbles.',
        'The ferry is the only way to Fort Sumter; private boats may no longer land. On the first crossing visitors help to raise the flag.',
        'The water taxi crosses the harbor between the peninsula and Patriots Point, often with dolphins alongside.',
      ],
      source: carta,
    },
    tipping: {
      points: [
        'Table service: 18 to 20 percent. Oyster shuckers at a roast have a bucket of their own.',
        'Walking and carriage guides: about 15 percent, or five to ten dollars a head.',
        'Bike taxis charge by the person and the minute. Agree before you climb on, then tip as in a cab.',
        'Sweetgrass baskets take days to sew. Pay the maker’s price rather than bargaining.',
      ],
      source: explore,
    },
    safety: {
      points: [
        'Low streets flood at very high tides, even in sunshine. Look up the tide: from seven feet in the harbor salt water stands in the gutters.',
        'Never drive or wade into it. Nobody can see the open drain.',
        'Hurricane season runs from June 1 to November 30. Know your evacuation zone when a storm is named.',
        'Sullivan’s Island has no lifeguards at any time, and the currents at its ends are strong. Swim where a tower is staffed.',
        'June to September is hot and humid. See the gardens at nine and the museums at two.',
      ],
      source: { name: 'South Carolina Emergency Management Division', url: 'https://www.scemd.org/' },
    },
    laws: {
      points: [
        'The drinking age is 21. Open drinks are not allowed in the streets, nor alcohol on the sand of Folly Beach, Isle of Palms or Sullivan’s Island.',
        'Glass, foam coolers and plastic bags stay off those beaches. On Folly Beach and Isle of Palms smoking is banned as well.',
        'In summer Folly and Sullivan’s Island keep dogs off the beach from ten to six, and Sullivan’s asks every dog, visitors’ too, for a license from the town.',
        'Sea oats and dunes are protected: picking the one and walking on the other is an offense.',
        'Keep 50 yards from dolphins. Feeding or chasing them breaks federal law.',
      ],
      source: city,
    },
  },
  further: {
    topics: {
      money: [
        {
          text: 'Sales tax is 9 percent, and 11 on anything served to eat or drink. Spirits in a bar carry 5 more. None of it is in the price on the menu.',
          kind: 'rule',
          asOf: '2025-01',
          source: revenue,
        },
        {
          text: 'Rooms and rented houses carry about 14 percent of taxes in all. Rentals on the islands add cleaning and linen; compare the last line, not the first.',
          kind: 'price',
          asOf: '2025-01',
          source: county,
        },
        {
          text: 'DASH is free and a CARTA bus $2, in exact cash or by app. The peninsula’s garages charge by the hour and spare you the two-hour meters.',
          kind: 'price',
          asOf: '2025-01',
          source: carta,
        },
        {
          text: 'Parking by the beach is paid by app on Folly and Isle of Palms, and checked. The county beach parks charge once per car and have showers.',
          kind: 'price',
          asOf: '2025-01',
          source: parks,
        },
        {
          text: 'Basket makers and farm stands like cash. Get it at a bank; the machines in bars and on King Street add a fee.',
          kind: 'manner',
          asOf: '2025-01',
          source: explore,
        },
      ],
      connectivity: [
        {
          text: 'Sockets are type A and B at 120 volts. In old inns look behind the bed; in rented houses on stilts, under the table on the porch.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' },
        },
        {
          text: 'The Main Library on Calhoun Street has free wifi and no questions, a block from the tour buses.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Charleston County Public Library', url: 'https://www.ccpl.org/' },
        },
        {
          text: 'City and beaches are well covered. On Bulls Island and in the Francis Marion forest signal is thin; know when the last boat leaves.',
          kind: 'service',
          asOf: '2025-01',
          source: {
            name: 'Cape Romain National Wildlife Refuge',
            url: 'https://www.fws.gov/refuge/cape-romain',
          },
        },
        {
          text: 'Charleston County answers texts to 911. Write the street and the block first.',
          kind: 'service',
          asOf: '2025-01',
          source: county,
        },
      ],
      accessibility: [
        {
          text: 'All CARTA buses kneel and have a ramp, the free DASH included.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'CARTA, accessibility', url: 'https://www.ridecarta.com/services/accessibility/' },
        },
        {
          text: 'Visitors with paratransit papers from home may ride Tel-A-Ride, curb to curb, up to 21 days a year. Ask first: 843-724-7420.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'CARTA, Tel-A-Ride', url: 'https://www.ridecarta.com/services/tel-a-ride' },
        },
        {
          text: 'The county parks on Folly Beach, Isle of Palms and Kiawah lend beach wheelchairs. Folly’s has a firm path out into the sand.',
          kind: 'service',
          asOf: '2025-01',
          source: parks,
        },
        {
          text: 'The town of Isle of Palms lends beach wheelchairs as well, free from 8 to 8, at 30 J.C. Long Boulevard. Bring a license and a card.',
          kind: 'service',
          asOf: '2024-10',
          source: { name: 'City of Isle of Palms', url: 'https://www.iop.net/beach-wheelchair-program' },
        },
        {
          text: 'Slate and brick make the old sidewalks rough, and the house museums begin with a flight of steps. The Gibbes, the Charleston Museum, the aquarium and the International African American Museum are step-free.',
          kind: 'service',
          asOf: '2025-01',
          source: explore,
        },
        {
          text: 'For Fort Sumter take the boat from Liberty Square, and ask a ranger whether the elevator on the island is running. Fort Moultrie needs no boat.',
          kind: 'service',
          asOf: '2025-01',
          source: {
            name: 'Fort Sumter and Fort Moultrie National Historical Park',
            url: 'https://www.nps.gov/fosu/',
          },
        },
      ],
      firstTimers: [
        {
          text: 'You cannot choose the route of a carriage. A city machine draws the zone by lot as each one leaves, so that they do not all crowd the same street.',
          kind: 'rule',
          asOf: '2025-01',
          source: city,
        },
        {
          text: 'They take the City Market for a slave market. It sold meat and vegetables; people were sold elsewhere, and the Old Slave Mart Museum on Chalmers Street tells how.',
          kind: 'manner',
          asOf: '2025-01',
          source: city,
        },
        {
          text: 'They squeeze three plantations into a day. Each is half an hour out on a slow road; take one, McLeod on James Island if you want the lives of those who worked it.',
          kind: 'manner',
          asOf: '2025-01',
          source: parks,
        },
        {
          text: 'They dress for the picture and meet the tide. At a king tide the way to dinner on the Market is ankle deep; the tide table says so a year ahead.',
          kind: 'manner',
          asOf: '2025-01',
          source: { name: 'NOAA Tides and Currents', url: 'https://tidesandcurrents.noaa.gov/' },
        },
        {
          text: 'The Ravenel Bridge has a path for walking, nearly three miles one way and without shade. Walk to the first tower, look, and turn around.',
          kind: 'service',
          asOf: '2025-01',
          source: explore,
        },
        {
          text: 'Tables at the well-known kitchens go weeks ahead for spring weekends. Most keep the bar for people who come at five and are kind.',
          kind: 'manner',
          asOf: '2025-01',
          source: explore,
        },
        {
          text: 'The beaches are not alike: Folly for surf and noise, Isle of Palms for families, Sullivan’s for walking, Kiawah’s Beachwalker Park for space.',
          kind: 'manner',
          asOf: '2025-01',
          source: beachRules,
        },
      ],
    },
    numbers: [
      { number: '911', reaches: 'Police, fire, ambulance; by voice or text', source: county },
      {
        number: '843-743-7200',
        reaches: 'Police and fire in Charleston County, not urgent, day and night',
        source: county,
      },
      {
        number: '843-792-2300',
        reaches: 'MUSC Health, the university hospital on the peninsula, with an emergency room open day and night',
        source: { name: 'MUSC Health', url: 'https://muschealth.org/' },
      },
      {
        number: '1-800-222-1222',
        reaches: 'Poison control, jellyfish and snakes included',
        source: { name: 'America’s Poison Centers', url: 'https://poisoncenters.org/' },
      },
      {
        number: '988',
        reaches: 'Crisis line, by voice or text, day and night',
        source: { name: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' },
      },
    ],
    phrases: {
      language: 'Lowcountry English',
      note: 'Huguenot names lost their French long ago. Gullah, the creole of the islands, gave the rest its music.',
      list: [
        { written: 'Legare Street', said: 'luh-GREE', means: 'A street of fine gates south of Broad' },
        { written: 'Huger Street', said: 'yoo-JEE', means: 'Where much of the good eating moved' },
        { written: 'Vanderhorst', said: 'VAN-dross', means: 'A street, and a family' },
        { written: 'Hasell Street', said: 'HAZE-ul', means: 'Home of the old synagogue' },
        { written: 'piazza', said: 'pee-AZ-uh', means: 'The long side porch of a Charleston house, never “porch”' },
        { written: 'Lowcountry', means: 'The coast and its marshes, and the way of cooking' },
        { written: 'pluff mud', means: 'The gray mud of the marsh. The smell is the smell of home.' },
        {
          written: 'Frogmore stew',
          means: 'Shrimp, sausage, corn and potatoes, boiled and tipped on newspaper; no frogs',
        },
        { written: 'benne', said: 'BEN-ee', means: 'Sesame, brought from West Africa; eaten as thin sweet wafers' },
        { written: 'haint blue', said: 'haynt', means: 'The pale blue of porch ceilings, to keep spirits out' },
        { written: 'south of Broad', means: 'The old money, and the address' },
      ],
    },
    asOf: '2025-06',
  },
};
