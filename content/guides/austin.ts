import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const tourism: Source = { name: 'Visit Austin', url: 'https://www.austintexas.org/' };
const capmetro: Source = { name: 'CapMetro', url: 'https://www.capmetro.org/' };
const city: Source = { name: 'City of Austin', url: 'https://www.austintexas.gov/' };
const county: Source = { name: 'Travis County Parks', url: 'https://parks.traviscountytx.gov/' };

export const austin: CityGuide = {
  id: 'austin',
  city: 'Austin',
  place: 'Texas, United States',
  intro: 'Spring water at noon, brisket at one, a guitar by nightfall. Come hungry and pack light.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Barbecue is sold by weight until it is gone. Arrive early, know your order, and bring patience for the line.',
        'In a listening room the band has the floor; save the conversation for between songs.',
        'From spring to fall, people gather at dusk for the bats under the Congress Avenue bridge. Watch without flash or noise.',
        'Drivers let you merge, and wave. Wave back; people notice when you do not.',
      ],
      source: tourism,
    },
    transport: {
      points: [
        'CapMetro runs the buses and the Red Line train; one app holds tickets for both.',
        'Bus 20 connects the airport and downtown all day for the price of a city ride.',
        'Taxis and cars by app do not stop at the airport curb. They wait on the ground floor of the rental car garage, a signed walk through the parking garage.',
        'The Red Line does not run on Sundays, except for some events.',
        'Downtown, South Congress and the lake trail are walkable from each other. For swimming holes out west you need a car.',
      ],
      source: capmetro,
    },
    tipping: {
      points: [
        'Table service: 18 to 20 percent. Counter service, food trucks included: a dollar or two, or ten percent.',
        'Some kitchens add a service charge instead. The menu says so; then nothing more is due.',
        'The jar in front of the stage is how musicians are paid at a free show. Put something in for every set.',
        'Ride drivers: 15 percent or so, more for a late night or a heavy case.',
      ],
      source: tourism,
    },
    safety: {
      points: [
        'Central Texas floods fast. Never drive or walk through water on a road: turn around, don’t drown.',
        'Summer afternoons often pass 100°F. Be outdoors before ten and after seven, and finish the bottle before you are thirsty.',
        'Sixth Street is loud and crowded late on weekends. Agree on a meeting point and leave with your group.',
        'Fire ants live under soft, bare mounds in the grass. Look before you put down the blanket.',
      ],
      source: {
        name: 'National Weather Service, Turn Around Don’t Drown',
        url: 'https://www.weather.gov/safety/flood-turn-around-dont-drown',
      },
    },
    laws: {
      points: [
        'The drinking age is 21, bars stop serving at 2 a.m., and open containers are forbidden in a car, for passengers too.',
        'Liquor stores close at nine, and all day on Sunday. Shops sell beer and wine on Sundays from ten.',
        'Holding a phone while driving or cycling is an offense in Austin. Use a mount or stop.',
        'Smoking and vaping are banned in bars, restaurants and city parks.',
        'Recreational cannabis is illegal in Texas, whatever the state next door says.',
      ],
      source: city,
    },
  },
  further: {
    topics: {
      money: [
        {
          text: 'Sales tax is 8.25 percent and not in the price shown. On a cocktail it stands as a line of its own.',
          kind: 'rule',
          asOf: '2025-06',
          source: { name: 'Texas Comptroller', url: 'https://comptroller.texas.gov/' },
        },
        {
          text: 'Rooms carry 17 percent of hotel tax, 6 for the state and 11 for the city, rented houses too. Search results often leave it out.',
          kind: 'price',
          asOf: '2025-01',
          source: city,
        },
        {
          text: 'A bus ride costs $1.25 and a day never more than $2.50. Since February 2026 city buses take a contactless card or phone, except American Express; the train does not, so use the Umo app or the machine.',
          kind: 'price',
          asOf: '2026-02',
          source: { name: 'CapMetro, tap to pay', url: 'https://www.capmetro.org/fares-passes/tap-to-pay' },
        },
        {
          text: 'The code on a band’s tip jar is for Venmo, which works only with a phone number and bank in the United States. From elsewhere, bring five-dollar bills.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Venmo', url: 'https://venmo.com/' },
        },
        {
          text: 'Brisket is priced by the pound. Half a pound feeds one hungry person; order less and go back if the line allows.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
      ],
      connectivity: [
        {
          text: 'Outlets are type A and B at 120 volts. A plug adapter is enough for phone and laptop; hair dryers from Europe stay weak or blow the fuse.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' },
        },
        {
          text: 'West of town the signal thins out, at Enchanted Rock and along the Pedernales above all. Save the reservation and the map before you leave.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Texas Parks and Wildlife', url: 'https://tpwd.texas.gov/' },
        },
        {
          text: 'Leave emergency alerts switched on. A flash-flood warning arrives as a loud buzz, and some nights it is the only one you get.',
          kind: 'service',
          asOf: '2025-07',
          source: { name: 'National Weather Service, Austin and San Antonio', url: 'https://www.weather.gov/ewx/' },
        },
        {
          text: 'The Central Library by the lake has free wifi, long tables and a roof garden, for visitors as well.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Austin Public Library', url: 'https://library.austintexas.gov/' },
        },
        {
          text: 'At South by Southwest and Austin City Limits messages get stuck for an hour. Agree on a tree, not on “I’ll text you.”',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
      ],
      accessibility: [
        {
          text: 'Every CapMetro bus has a ramp, and the train is boarded level with the platform. Sidewalks are the weak link: outside the center they end without notice.',
          kind: 'service',
          asOf: '2025-01',
          source: capmetro,
        },
        {
          text: 'Visitors with paratransit papers from home may use CapMetro Access for up to 21 days a year. Arrange it before you come: 512-474-1200.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'CapMetro Access', url: 'https://www.capmetro.org/access' },
        },
        {
          text: 'The lake trail is mostly packed gravel. The boardwalk on the south shore east of Congress Avenue is smooth, wide and step-free.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'The Trail Conservancy', url: 'https://thetrailconservancy.org/' },
        },
        {
          text: 'For the bats take the sidewalk of the Congress Avenue bridge, east side: level, with a rail to lean on. The grass below is a slope.',
          kind: 'service',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'Hamilton Pool is a quarter of a mile down a rough path with steps, and there is no other way in.',
          kind: 'service',
          asOf: '2025-01',
          source: county,
        },
      ],
      firstTimers: [
        {
          text: 'Lady Bird Lake, in the middle of town, looks made for swimming. Swimming is banned; rent a kayak, and swim at Barton Springs or Deep Eddy.',
          kind: 'rule',
          asOf: '2025-01',
          source: city,
        },
        {
          text: 'They arrive at Barton Springs on a Thursday. It is closed that day from nine to seven to be cleaned, and after a flood for longer. The water is about 70°F all year.',
          kind: 'service',
          asOf: '2025-01',
          source: city,
        },
        {
          text: 'Hamilton Pool is by reservation, and the reservation is for looking. Swimming depends on bacteria and falling rock, and is decided that morning.',
          kind: 'service',
          asOf: '2025-01',
          source: county,
        },
        {
          text: '“Sixth Street” is three places: Dirty Sixth for shots, West Sixth for polish, East Sixth for dinner. Bands worth the walk play on Red River and South Congress.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'They give a whole morning to the one famous barbecue line. A good house without cameras has a line of ten minutes at eleven, and the same oak smoke.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'The car that Uber sends may have nobody in it: Waymo drives here by itself since March 2025. You can decline in the app and be sent a person.',
          kind: 'service',
          asOf: '2025-06',
          source: { name: 'Waymo', url: 'https://waymo.com/' },
        },
        {
          text: 'Texans may carry handguns. The red sign with “51%” at a bar door means that in there nobody may.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'Texas Alcoholic Beverage Commission', url: 'https://www.tabc.texas.gov/' },
        },
      ],
    },
    numbers: [
      { number: '911', reaches: 'Police, fire, ambulance; by voice or text', source: city },
      {
        number: '311',
        reaches: 'The city and police when it is not urgent; from other phones 512-974-2000',
        source: city,
      },
      {
        number: '512-324-7000',
        reaches: 'Dell Seton Medical Center, downtown, with an emergency room open day and night',
        source: { name: 'Ascension Seton', url: 'https://healthcare.ascension.org/' },
      },
      {
        number: '1-800-222-1222',
        reaches: 'Poison control, snake bites included',
        source: { name: 'America’s Poison Centers', url: 'https://poisoncenters.org/' },
      },
      {
        number: '988',
        reaches: 'Crisis line, by voice or text, day and night',
        source: { name: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' },
      },
    ],
    phrases: {
      language: 'Texan English',
      note: 'Spanish names wear Texan clothes here. Said the Spanish way they mark you as new.',
      list: [
        {
          written: 'Guadalupe',
          said: 'GWAH-duh-loop',
          means: 'The street along the university; there it is “the Drag”',
        },
        { written: 'Manchaca', said: 'MAN-shack', means: 'A road south, now also spelled Menchaca' },
        { written: 'Burnet', said: 'BURN-it', means: 'A road north. “It’s Burnet, durn it, learn it.”' },
        { written: 'Manor', said: 'MAY-ner', means: 'A road and a town to the east' },
        { written: 'Pedernales', said: 'pur-duh-NAL-iss', means: 'The river of the Hill Country' },
        {
          written: 'MoPac',
          said: 'MOH-pack',
          means: 'Loop 1, the highway west of downtown, after the Missouri Pacific railroad',
        },
        {
          written: 'moist or lean',
          means: 'The question at the brisket counter: the fatty end or the dry one. Moist.',
        },
        { written: 'queso', said: 'KAY-so', means: 'Melted cheese with chile, for dipping; a starter and an argument' },
        { written: 'cedar fever', means: 'The winter allergy to juniper pollen, mistaken for flu' },
        { written: 'y’all', means: 'You, when there is more than one of you; “all y’all” is everybody' },
      ],
    },
    asOf: '2025-06',
  },
};
