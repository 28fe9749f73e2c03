import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const mta: Source = { name: 'Metropolitan Transportation Authority', url: 'https://www.mta.info/' };
const tourism: Source = { name: 'New York City Tourism + Conventions', url: 'https://www.nyctourism.com/' };
const access: Source = { name: 'MTA, accessibility', url: 'https://www.mta.info/accessibility' };
const nyc311: Source = { name: 'NYC 311', url: 'https://portal.311.nyc.gov/' };

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
        'Have your order ready when you reach the front of a deli line. The line behind you certainly does.',
        'Restaurants seat complete parties. If one of you is late, all of you wait at the bar.',
      ],
      source: tourism,
    },
    transport: {
      points: [
        'Subway and buses run all night. Tap a contactless card or your phone at the OMNY reader; no ticket is needed.',
        'One tap includes a free transfer between subway and bus, or bus and bus, within two hours on the same card.',
        'From JFK take the AirTrain to Jamaica or Howard Beach and change to the subway. Yellow cabs to Manhattan charge a flat fare, with tolls and surcharges on top.',
        'From LaGuardia the Q70 bus is free and meets five subway lines at Jackson Heights.',
        'Nights and weekends are for repairs: trains skip stations or run on another line. Believe the notice on the platform.',
      ],
      source: mta,
    },
    tipping: {
      points: [
        'Restaurants with table service: 18 to 20 percent of the bill before tax. Servers count on it.',
        'Bars: a dollar or two a drink. Taxis: about 15 percent; the buttons on the screen start higher, and you may type your own.',
        'At a counter the tablet asks and you decide. Nobody expects a tip for a bottle of water.',
        'Hotel porters: a dollar or two a bag. Housekeeping: a few dollars, left each day, because the shifts change.',
        'Read the bill first. Larger parties often find a service charge already added, and it is not tipped again.',
      ],
      source: tourism,
    },
    safety: {
      points: [
        'Dial 911 in an emergency and 311 for everything else the city can help with, in many languages.',
        'Late at night wait where the platform is lit and staffed, and ride in the middle car, where the conductor is.',
        'Stand back from the platform edge, by the wall or a column, until the train has stopped.',
        'Nobody official offers rides inside an airport terminal. Walk past, and join the marked taxi line outside.',
        'Electric delivery bikes are fast, silent and not always on their side. Look both ways before you step into a bike lane.',
      ],
      source: nyc311,
    },
    laws: {
      points: [
        'The drinking age is 21, and carrying an open drink in the street or in a park is an offense.',
        'Smoking and vaping are banned in parks, on beaches and in pedestrian plazas. The ban covers cannabis too, which is otherwise legal from 21.',
        'Apartments may only be rented out for under 30 days when the host is registered, lives there and is present, and to two guests at most.',
        'On the subway it is an offense to walk from car to car, to jump a turnstile, or to give your bag the next seat.',
        'A drone may take off only with a permit from the police. Leave it at home.',
      ],
      source: { name: 'City of New York', url: 'https://www.nyc.gov/' },
    },
  },
  further: {
    topics: {
      money: [
        {
          text: 'Prices on shelves and menus leave out the sales tax of 8.875 percent. Clothes and shoes under $110 apiece are exempt from it.',
          kind: 'rule',
          asOf: '2025-06',
          source: { name: 'New York State Department of Taxation', url: 'https://www.tax.ny.gov/' },
        },
        {
          text: 'Taxes add 14.75 percent and $3.50 a night to a hotel rate. Some houses add a “destination fee” of their own, so compare the totals.',
          kind: 'price',
          asOf: '2025-06',
          source: { name: 'NYC Department of Finance', url: 'https://www.nyc.gov/finance' },
        },
        {
          text: 'Since May 2025 hotels and ticket sellers must put mandatory fees into the first price they show. Taxes may still come on top.',
          kind: 'rule',
          asOf: '2025-06',
          source: {
            name: 'Federal Trade Commission',
            url: 'https://www.ftc.gov/news-events/news/press-releases/2025/05/ftc-rule-unfair-or-deceptive-fees-take-effect-may-12-2025',
          },
        },
        {
          text: 'A ride costs $3 since January 4, 2026. After $35 within seven days on the same card or phone, the rest of the week is free; each traveler needs a card of their own. MetroCards are no longer sold.',
          kind: 'price',
          asOf: '2026-01',
          source: mta,
        },
        {
          text: 'Shops and restaurants in the city must accept cash. The exception is a store with a machine that turns it into a card free of charge.',
          kind: 'rule',
          asOf: '2025-01',
          source: {
            name: 'NYC Department of Consumer and Worker Protection',
            url: 'https://www.nyc.gov/site/dca/index.page',
          },
        },
        {
          text: 'Driving into Manhattan below 60th Street costs a toll since January 2025, $9 by day for a car with E-ZPass. Taxi and app rides carry a small share of it.',
          kind: 'price',
          asOf: '2025-06',
          source: { name: 'MTA Congestion Relief Zone', url: 'https://congestionreliefzone.mta.info/' },
        },
      ],
      connectivity: [
        {
          text: 'Outlets give 120 volts through type A or B sockets. Phone and laptop chargers cope with that; a European hair dryer does not.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' },
        },
        {
          text: 'The 3G networks are gone. A foreign phone must make calls over 4G (VoLTE) to ring here, with an eSIM or a local SIM alike.',
          kind: 'service',
          asOf: '2025-01',
          source: {
            name: 'Federal Communications Commission',
            url: 'https://www.fcc.gov/consumers/guides/plan-ahead-phase-out-3g-cellular-networks-and-service',
          },
        },
        {
          text: 'The tall LinkNYC kiosks on the sidewalk give free wifi, free calls within the United States, power by USB and a 911 button.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'LinkNYC', url: 'https://www.link.nyc/' },
        },
        {
          text: 'Underground stations have wifi and phone signal; most tunnels between them do not. Load the map before the doors close.',
          kind: 'service',
          asOf: '2025-06',
          source: mta,
        },
        {
          text: 'Public libraries have wifi, a chair and a restroom for anybody who walks in. The one on Fifth Avenue has lions as well.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'The New York Public Library', url: 'https://www.nypl.org/' },
        },
        {
          text: 'If you cannot speak, text 911: New York answers. Give the place first, then what happened.',
          kind: 'service',
          asOf: '2025-01',
          source: nyc311,
        },
      ],
      accessibility: [
        {
          text: 'Only about a third of the subway stations can be reached without steps. Check station and elevator status before every ride; an elevator out of order closes a station for you.',
          kind: 'service',
          asOf: '2025-06',
          source: access,
        },
        {
          text: 'Every city bus kneels, has a ramp and announces its stops. It is slow, and it is the step-free network that works.',
          kind: 'service',
          asOf: '2025-06',
          source: access,
        },
        {
          text: 'Visitors with paratransit papers from home may use Access-A-Ride for up to 21 days a year. Call 718-393-4999 well before you travel.',
          kind: 'service',
          asOf: '2025-01',
          source: access,
        },
        {
          text: 'Accessible Dispatch sends a taxi with a ramp at the ordinary metered fare, in all five boroughs: 646-599-9999.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'NYC Taxi and Limousine Commission', url: 'https://www.nyc.gov/site/tlc/index.page' },
        },
        {
          text: 'City beaches lay mats over the sand and lend beach wheelchairs free in summer. Ask at the beach office.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'NYC Parks, beaches', url: 'https://www.nycgovparks.org/facilities/beaches' },
        },
        {
          text: 'Most Broadway houses are a century old: mezzanines are up stairs, and few have elevators. Book the wheelchair places in the orchestra, and ask where the step-free restroom is.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'TDF', url: 'https://www.tdf.org/' },
        },
      ],
      firstTimers: [
        {
          text: 'Some subway stations have one entrance for uptown and another across the street for downtown, with no way over inside. Read the sign above the stairs before you tap.',
          kind: 'service',
          asOf: '2025-01',
          source: mta,
        },
        {
          text: 'They follow the color. The letter or number is the train; trains of one color part ways, and expresses skip most stations.',
          kind: 'service',
          asOf: '2025-01',
          source: mta,
        },
        {
          text: 'Only Statue City Cruises lands at Liberty and Ellis Islands. The tickets sold on the sidewalk by the Battery are for boats that sail past, and the Staten Island Ferry does that for nothing.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Statue of Liberty National Monument', url: 'https://www.nps.gov/stli/' },
        },
        {
          text: 'The Met’s pay-what-you-wish is for New York State residents and students of New York, New Jersey and Connecticut. Visitors pay in full; the ticket also opens the Cloisters on the same day.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'The Metropolitan Museum of Art', url: 'https://www.metmuseum.org/' },
        },
        {
          text: 'Crossing against the light is legal since February 2025. Drivers were not told to brake for it: outside your signal, the car goes first.',
          kind: 'rule',
          asOf: '2025-06',
          source: { name: 'New York City Council', url: 'https://council.nyc.gov/' },
        },
        {
          text: 'They plan the Statue, the Met and Brooklyn for one day. Pick one neighborhood for the morning and its neighbor for the afternoon; each change of borough costs an hour.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'Visitors under the visa waiver apply for the ESTA at esta.cbp.dhs.gov or in the government’s own app. Look-alike sites charge a second fee for typing it in.',
          kind: 'rule',
          asOf: '2025-10',
          source: { name: 'U.S. Customs and Border Protection', url: 'https://esta.cbp.dhs.gov/' },
        },
      ],
    },
    numbers: [
      { number: '911', reaches: 'Police, fire, ambulance; by voice or text', source: nyc311 },
      {
        number: '311',
        reaches: 'The city, for all that is not urgent; from other phones 212-639-9675',
        source: nyc311,
      },
      {
        number: '988',
        reaches: 'Crisis line, by voice or text, day and night',
        source: { name: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' },
      },
      {
        number: '1-800-222-1222',
        reaches: 'Poison control; in the city also 212-764-7667',
        source: { name: 'America’s Poison Centers', url: 'https://poisoncenters.org/' },
      },
      {
        number: '212-241-6500',
        reaches:
          'The Mount Sinai Hospital, Madison Avenue near 100th Street, with an emergency room open day and night',
        source: { name: 'Mount Sinai', url: 'https://www.mountsinai.org/' },
      },
    ],
    phrases: {
      language: 'New York English',
      note: 'English will do everywhere, and so will a good deal of Spanish. These are the words no dictionary warned you of.',
      list: [
        {
          written: 'Houston Street',
          said: 'HOW-stun',
          means: 'The street that SoHo is south of. Nothing to do with Texas.',
        },
        { written: 'bodega', said: 'boh-DAY-guh', means: 'The corner shop: coffee, sandwiches, batteries, a cat' },
        { written: 'a slice', means: 'One piece of pizza, plain unless you say more; folded, eaten standing' },
        { written: 'a schmear', said: 'shmeer', means: 'Cream cheese on a bagel' },
        { written: 'on line', means: 'What others call “in line”: waiting your turn' },
        { written: 'uptown, downtown', means: 'North and south, on signs and in speech; “crosstown” goes sideways' },
        { written: 'the city', means: 'Manhattan, even when said in Brooklyn' },
        { written: 'stoop', means: 'The front steps of a house, and the living room of the block' },
        { written: 'regular coffee', means: 'At a cart or deli: with milk and sugar already in it' },
        { written: 'walk-up', means: 'A building without an elevator; ask which floor before you book' },
      ],
    },
    asOf: '2025-06',
  },
};
