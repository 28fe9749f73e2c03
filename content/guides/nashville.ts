import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const tourism: Source = { name: 'Visit Music City', url: 'https://www.visitmusiccity.com/' };
const wego: Source = { name: 'WeGo Public Transit', url: 'https://www.wegotransit.com/' };
const metro: Source = { name: 'Metro Nashville', url: 'https://www.nashville.gov/' };
const revenue: Source = { name: 'Tennessee Department of Revenue', url: 'https://www.tn.gov/revenue.html' };
const hallOfFame: Source = {
  name: 'Country Music Hall of Fame and Museum',
  url: 'https://www.countrymusichalloffame.org/',
};

export const nashville: CityGuide = {
  id: 'nashville',
  city: 'Nashville',
  place: 'Tennessee, United States',
  intro: 'A city where the waiter may have a publishing deal. Listen first, clap late, tip the band.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'In songwriter rooms such as the Bluebird Cafe, silence during a song is the house rule, kindly enforced.',
        'The stranger on the stool may have written the hit you know by someone else. Let the writers choose the songs.',
        'The honky-tonks on Broadway rarely charge at the door. Buy a drink, and give the band your attention.',
        'Strangers say hello. Say it back; it costs nothing and earns the best recommendations.',
      ],
      source: tourism,
    },
    transport: {
      points: [
        'WeGo Public Transit runs the city buses. Bus 18 connects the airport and the center, bus 34 the center and Opryland.',
        'Downtown is compact. The pedestrian bridge over the Cumberland gives the best view back at it.',
        'The neighborhoods are not next door: 12 South is about three miles from Broadway, the Opry House about ten.',
        'On weekend nights Broadway may close to cars. Ask a driver to stop two blocks away and walk the rest.',
        'The WeGo Star train is for commuters from Lebanon. It runs on weekdays, at rush hour.',
      ],
      source: wego,
    },
    tipping: {
      points: [
        'Bands on Broadway play for tips. When the bucket comes round, five dollars is a good start, more with a request.',
        'Table service: 18 to 20 percent. Bars: a dollar or two a drink.',
        'A bar that keeps your card may close the tab with a service charge on it. Read it before you sign.',
        'Tour drivers and guides: 15 to 20 percent, in cash if you can.',
      ],
      source: tourism,
    },
    safety: {
      points: [
        'Tornadoes are most likely in spring. If the sirens sound, go indoors to the lowest floor, away from windows.',
        'The sirens sound only where a warning holds. At noon on the first Saturday of the month, under a quiet sky, it is the test.',
        'Keep your drink in your hand and your friends in sight on Broadway; the crowd is thick after ten.',
        'The Cumberland runs faster than it looks. Enjoy it from the greenway.',
      ],
      source: { name: 'National Weather Service, tornado safety', url: 'https://www.weather.gov/safety/tornado' },
    },
    laws: {
      points: [
        'Tennessee is hands-free: a driver may not hold a phone, not even at a red light.',
        'The drinking age is 21. Some venues turn 21-and-over in the evening, so carry a passport or license.',
        'Alcohol in glass, a can or anything of metal is an offense in the street, and Broadway bars do not let a drink leave.',
        'Bars may pour until three in the morning. Shops sell wine and spirits on Sundays, from ten.',
        'Cannabis is illegal in Tennessee. Venues for adults only may still allow smoking indoors.',
      ],
      source: { name: 'Tennessee Department of Safety', url: 'https://www.tn.gov/safety.html' },
    },
  },
  further: {
    topics: {
      money: [
        {
          text: 'Sales tax is 9.75 percent since February 2025, when half a percent was added for transit. Price tags leave it out.',
          kind: 'rule',
          asOf: '2025-06',
          source: revenue,
        },
        {
          text: 'Wine and spirits by the glass carry a state tax of 15 percent besides. Some bars put it into the price, others under it; beer is spared.',
          kind: 'rule',
          asOf: '2025-01',
          source: revenue,
        },
        {
          text: 'Hotels add the sales tax, a city room tax of 7 percent and $2.50 a night.',
          kind: 'price',
          asOf: '2025-01',
          source: metro,
        },
        {
          text: 'A small “CBID” fee on a downtown receipt pays for the business district. It is not the tip.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'Nashville Downtown Partnership', url: 'https://www.nashvilledowntown.com/' },
        },
        {
          text: 'Tap a bank card or phone on any WeGo bus: $2 for two hours, and never more than $4 a day. Each rider needs a card of their own; cash must be exact.',
          kind: 'price',
          asOf: '2025-10',
          source: wego,
        },
        {
          text: 'Parking downtown is priced like a concert: the same space may cost five times as much on a Saturday. Photograph the sign and the receipt.',
          kind: 'price',
          asOf: '2025-01',
          source: { name: 'Nashville Downtown Partnership', url: 'https://www.nashvilledowntown.com/' },
        },
      ],
      connectivity: [
        {
          text: 'Sockets are type A and B at 120 volts. Chargers manage with a plug adapter; curling irons from 230-volt countries do not.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' },
        },
        {
          text: 'The main library on Church Street has free wifi, a courtyard with a fountain, and a room about the sit-ins of 1960.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Nashville Public Library', url: 'https://library.nashville.org/' },
        },
        {
          text: 'On the Natchez Trace Parkway signal comes and goes for miles. Save the map before you leave the city.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Natchez Trace Parkway', url: 'https://www.nps.gov/natr/' },
        },
        {
          text: 'Leave emergency alerts switched on at night. Sirens are made to be heard outdoors, and Tennessee’s tornadoes often come after dark.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'National Weather Service, Nashville', url: 'https://www.weather.gov/ohx/' },
        },
      ],
      accessibility: [
        {
          text: 'All WeGo buses have a ramp or lift. The gaps are in the sidewalks, which stop short of many bus stops outside the center.',
          kind: 'service',
          asOf: '2025-01',
          source: wego,
        },
        {
          text: 'Visitors with paratransit papers from home may use WeGo Access, door to door in Davidson County, for up to 21 days a year: 615-880-3970.',
          kind: 'service',
          asOf: '2025-01',
          source: wego,
        },
        {
          text: 'The Ryman has wheelchair places on the main floor and in the balcony, and staff to bring you there. The street up from Broadway is steep.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Ryman Auditorium', url: 'https://www.ryman.com/' },
        },
        {
          text: 'In the old honky-tonks the ground floor is level and the rest is up a narrow stair. The newer houses with rooftops have elevators; ask at the door.',
          kind: 'service',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'The pedestrian bridge begins level on the downtown side. Across the river a ramp and an elevator go down to Cumberland Park.',
          kind: 'service',
          asOf: '2025-01',
          source: metro,
        },
      ],
      firstTimers: [
        {
          text: 'The Grand Ole Opry left the Ryman in 1974. The show is at the Opry House, about ten miles out, and comes back downtown only for some weeks; read the address on the ticket.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Grand Ole Opry', url: 'https://www.opry.com/' },
        },
        {
          text: 'The Bluebird Cafe has about ninety seats, in a strip mall in Green Hills. They sell out online within minutes, about a week ahead; Monday is first come, first served, and on other nights ten or twelve seats are kept for the line.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'The Bluebird Cafe', url: 'https://bluebirdcafe.com/' },
        },
        {
          text: 'RCA Studio B is visited only by bus from the Country Music Hall of Fame. Buy both together; the studio has no door for walk-ins.',
          kind: 'service',
          asOf: '2025-01',
          source: hallOfFame,
        },
        {
          text: 'They order hot chicken by courage. Start one step below what you dare: medium is hot, and water makes it worse.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'They hear three days of cover songs on Broadway and fly home. Bluegrass is at the Station Inn, new songs are in the rounds, and both begin early in the evening.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'Jack Daniel’s is an hour and a half away in Lynchburg, and its county is dry. You taste on the tour, buy bottles in the distillery’s shop, and find no liquor store in town.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Jack Daniel Distillery', url: 'https://www.jackdaniels.com/' },
        },
      ],
    },
    numbers: [
      { number: '911', reaches: 'Police, fire, ambulance', source: metro },
      { number: '615-862-8600', reaches: 'Metro Nashville Police, not urgent, day and night', source: metro },
      {
        number: '311',
        reaches: 'The city’s information line, hubNashville; from other phones 615-862-5000',
        source: metro,
      },
      {
        number: '615-322-5000',
        reaches: 'Vanderbilt University Medical Center, with an emergency room open day and night',
        source: { name: 'Vanderbilt Health', url: 'https://www.vanderbilthealth.com/' },
      },
      {
        number: '1-800-222-1222',
        reaches: 'Poison control',
        source: { name: 'Tennessee Poison Center', url: 'https://www.tnpoisoncenter.org/' },
      },
    ],
    phrases: {
      language: 'Nashville English',
      note: 'Half of it is Southern, the other half is the music business.',
      list: [
        { written: 'Demonbreun', said: 'duh-MUN-bree-un', means: 'The street to Music Row, after a French fur trader' },
        { written: 'Lafayette Street', said: 'luh-FAY-et', means: 'Three syllables are enough here' },
        { written: 'Lebanon', said: 'LEB-nun', means: 'The town at the end of the train line' },
        { written: 'honky-tonk', means: 'A bar with a stage, a band from late morning, and no cover charge' },
        { written: 'a writers’ round', means: 'Three or four songwriters in a circle, each playing their own in turn' },
        { written: 'a cut', means: 'Your song, recorded by somebody else; the local form of good news' },
        { written: 'the Mother Church', means: 'The Ryman Auditorium, pews included' },
        {
          written: 'meat-and-three',
          means: 'A plate lunch: one meat, three sides, and macaroni counts as a vegetable',
        },
        {
          written: 'transpotainment',
          means: 'Pedal taverns, party tractors and the rest of the rolling noise downtown',
        },
        { written: 'bless your heart', means: 'Sympathy, or the opposite of it. The tone decides.' },
      ],
    },
    asOf: '2025-06',
  },
};
