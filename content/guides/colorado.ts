import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const chamber: Source = { name: 'Aspen Chamber Resort Association', url: 'https://aspenchamber.org/' };
const rfta: Source = { name: 'Roaring Fork Transportation Authority', url: 'https://www.rfta.com/' };
const cdot: Source = { name: 'Colorado Department of Transportation', url: 'https://www.codot.gov/' };
const rtd: Source = { name: 'RTD Denver', url: 'https://www.rtd-denver.com/' };
const taxes: Source = { name: 'Colorado Department of Revenue', url: 'https://tax.colorado.gov/' };
const snowmass: Source = { name: 'Aspen Snowmass', url: 'https://www.aspensnowmass.com/' };
const rescue: Source = { name: 'Colorado Search and Rescue Association', url: 'https://coloradosar.org/' };

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
        'Leave a wading angler the whole bend of the river. Casting into somebody’s pool is the local form of shouting.',
        'In town nobody cares what you are wearing or what you own. Talk about the snow instead.',
      ],
      source: { name: 'Leave No Trace Center', url: 'https://lnt.org/' },
    },
    transport: {
      points: [
        'RFTA buses are free around Aspen and between Aspen and Snowmass; skis ride on the outside rack.',
        'In the warm months the road to the Maroon Bells is closed to most private cars by day. Reserve the shuttle or a parking slot well ahead.',
        'The airport is ten minutes from town. In a storm flights turn back, so leave a spare evening on each end.',
        'From Denver’s airport the A Line train reaches Union Station in 37 minutes. Bustang coaches go on to Vail and to Glenwood Springs, where the valley bus to Aspen starts.',
      ],
      source: rfta,
    },
    tipping: {
      points: [
        'Instructors, fishing and mountain guides: 15 to 20 percent.',
        'Table service: 20 percent is usual here. Bars: a dollar or two a drink.',
        'A service charge of 20 percent or more is on many bills, above all in Denver. Where it stands, the tip is done.',
        'Many mountain restaurants are counter service; a dollar or two is generous.',
      ],
      source: chamber,
    },
    safety: {
      points: [
        'Aspen lies near 8,000 feet. Sleep low the first night if you can, drink water, and know that a headache means rest.',
        'Summer storms build after noon. Start early and be off ridges and summits by midday.',
        'Check the avalanche forecast before leaving a marked run, and go with a guide, a beacon and a plan.',
        'Bears open car doors and take the seats apart for a granola bar. Lock up, and leave nothing that smells inside.',
        'Streams run fastest and coldest in late May and June, and on hot days in the afternoon. Cross early or not at all.',
      ],
      source: { name: 'Colorado Avalanche Information Center', url: 'https://avalanche.state.co.us/' },
    },
    laws: {
      points: [
        'Cannabis is legal from 21 in private, never in public and never on federal land, which includes most ski slopes.',
        'Since January 2025 drivers in Colorado may not hold a phone.',
        'From September to May the traction law on Interstate 70 in the mountains asks for proper tires or chains.',
        'Overnight in the wilderness around the Maroon Bells food goes into a hard-sided bear canister, and Conundrum Hot Springs needs a permit.',
        'In a dry summer fire bans come in stages. Read the sign at the trailhead before you light a stove, and leave the fireworks at home.',
      ],
      source: cdot,
    },
  },
  further: {
    topics: {
      money: [
        {
          text: 'Sales tax is 9.3 percent in Aspen and 9.15 in Denver, and not in the price shown. Lodging pays more, rented apartments in Aspen 5 or 10 percent on top of that.',
          kind: 'rule',
          asOf: '2025-01',
          source: taxes,
        },
        {
          text: 'Shops and restaurants in Colorado must take cash somewhere on the premises. Parking machines and lifts would rather have a card.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'Colorado General Assembly', url: 'https://leg.colorado.gov/' },
        },
        {
          text: 'Shops may not hand out plastic bags since 2024, and a paper one costs ten cents or more. Bring the daypack in.',
          kind: 'rule',
          asOf: '2025-01',
          source: {
            name: 'Colorado Department of Public Health and Environment',
            url: 'https://cdphe.colorado.gov/',
          },
        },
        {
          text: 'In Denver three hours on bus and rail cost $2.75. The train to or from the airport is $10, and that ticket is good all day.',
          kind: 'price',
          asOf: '2025-01',
          source: rtd,
        },
        {
          text: 'On Interstate 70 a car on the wrong tires is fined more than $130 when the traction law is on, and more than $650 if it blocks the road. Ask the rental desk what is on the wheels.',
          kind: 'price',
          asOf: '2025-01',
          source: cdot,
        },
      ],
      connectivity: [
        {
          text: 'There is no signal at Maroon Lake. Have the shuttle ticket for the way down on your screen before you ride up.',
          kind: 'service',
          asOf: '2025-01',
          source: chamber,
        },
        {
          text: 'Coverage ends on Independence Pass and in most side valleys. Leave a note at the hotel: which trail, back by when.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'White River National Forest', url: 'https://www.fs.usda.gov/whiteriver' },
        },
        {
          text: 'Newer phones can text 911 by satellite under open sky. Try the demonstration at breakfast, not on the ridge.',
          kind: 'service',
          asOf: '2025-01',
          source: rescue,
        },
        {
          text: 'The Pitkin County Library, in the middle of Aspen, has free wifi and quiet tables, for guests too.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Pitkin County Library', url: 'https://pitcolib.org/' },
        },
        {
          text: 'Sockets are type A and B at 120 volts; air is dry and sparks fly from door handles to phones. Touch something metal first.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' },
        },
      ],
      accessibility: [
        {
          text: 'Every RFTA bus has a lift or ramp and announces its stops, the one to Maroon Lake included.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'RFTA, accessibility', url: 'https://www.rfta.com/paratransit/' },
        },
        {
          text: 'Visitors with paratransit papers from home may use RFTA’s vans for up to 21 days a year. Ask two weeks ahead: 970-384-4855.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'RFTA, accessibility', url: 'https://www.rfta.com/paratransit/' },
        },
        {
          text: 'Challenge Aspen teaches people with disabilities to ski, bike and fish, with its own equipment. Lessons in the holidays go months before.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Challenge Aspen', url: 'https://challengeaspen.org/' },
        },
        {
          text: 'Denver’s airport train is boarded level. On light rail go to the raised ramp at the front of the platform; the driver puts the plate down.',
          kind: 'service',
          asOf: '2025-01',
          source: rtd,
        },
        {
          text: 'Aspen’s core is nearly flat and its corners have ramps, yet in winter ridges of plowed snow lie across them. Ask the hotel to clear the way to the bus.',
          kind: 'manner',
          asOf: '2025-01',
          source: chamber,
        },
      ],
      firstTimers: [
        {
          text: 'Aspen Mountain, the one above town, has no beginner run. Learn at Buttermilk or Snowmass: one ticket is good on all four mountains, and the bus between them is free.',
          kind: 'service',
          asOf: '2025-01',
          source: snowmass,
        },
        {
          text: 'They land in Denver for a weekend in Aspen. It is four hours by road on a dry day; for a short stay fly to Aspen, or to Eagle, an hour and a half away.',
          kind: 'service',
          asOf: '2025-01',
          source: cdot,
        },
        {
          text: 'Maps suggest Independence Pass as the short way. It is shut from about November to late May, and closed to anything over 35 feet long all year.',
          kind: 'rule',
          asOf: '2025-01',
          source: cdot,
        },
        {
          text: 'Taxis and cars by app may not drop you at the Maroon Bells. Without a shuttle or parking reservation the road is for bicycles and legs.',
          kind: 'rule',
          asOf: '2025-01',
          source: chamber,
        },
        {
          text: 'They wait to call for help because they fear the bill. Mountain rescue teams are volunteers and charge nothing; it is the ambulance and its helicopter that cost.',
          kind: 'rule',
          asOf: '2025-01',
          source: rescue,
        },
        {
          text: 'A drink up here works like two at sea level. The second evening is for the wine list.',
          kind: 'manner',
          asOf: '2025-01',
          source: {
            name: 'CDC, travel to high altitudes',
            url: 'https://wwwnc.cdc.gov/travel/page/travel-to-high-altitudes',
          },
        },
        {
          text: 'The gold is in the last ten days of September, some years earlier, and a windy night ends it. Book a room you can cancel.',
          kind: 'manner',
          asOf: '2025-01',
          source: chamber,
        },
      ],
    },
    numbers: [
      {
        number: '911',
        reaches: 'Police, fire, ambulance and mountain rescue, through the sheriff',
        source: { name: 'Pitkin County', url: 'https://pitkincounty.com/' },
      },
      {
        number: '970-920-5310',
        reaches: 'Aspen, Snowmass and Pitkin County dispatch, not urgent, day and night',
        source: { name: 'Pitkin County', url: 'https://pitkincounty.com/' },
      },
      {
        number: '970-925-1120',
        reaches: 'Aspen Valley Hospital, with an emergency room open day and night',
        source: { name: 'Aspen Valley Health', url: 'https://www.aspenhospital.org/' },
      },
      {
        number: '970-479-2200',
        reaches: 'Vail Police, not urgent',
        source: { name: 'Town of Vail', url: 'https://www.vailgov.com/departments/police/911-center' },
      },
      {
        number: '720-913-2000',
        reaches: 'Denver Police, not urgent',
        source: { name: 'City and County of Denver', url: 'https://www.denvergov.org/' },
      },
      {
        number: '511',
        reaches: 'Roads and passes in Colorado; on the web COtrip',
        source: { name: 'COtrip', url: 'https://www.cotrip.org/' },
      },
      {
        number: '1-800-222-1222',
        reaches: 'Poison control',
        source: { name: 'America’s Poison Centers', url: 'https://poisoncenters.org/' },
      },
    ],
    phrases: {
      language: 'Mountain English, Colorado edition',
      note: 'Spanish names are said the Colorado way. Correcting them is a sign that you have just arrived.',
      list: [
        { written: 'Ajax', said: 'AY-jacks', means: 'Aspen Mountain, after one of its mines' },
        {
          written: 'fourteener',
          means: 'A peak above 14,000 feet; there are more than fifty, and somebody on your lift has a list',
        },
        {
          written: 'mud season',
          means: 'The weeks after the lifts stop, and again in late fall: wet trails, shut kitchens, empty hotels',
        },
        { written: 'the Pass', means: 'Independence Pass, and whether it is open' },
        { written: 'downvalley', means: 'Basalt, Carbondale and Glenwood, where the people who serve you live' },
        { written: 'smothered', means: 'Covered in green chile; said of burritos, with approval' },
        { written: 'Basalt', said: 'buh-SALT', means: 'The next town down the river' },
        { written: 'Buena Vista', said: 'BYOO-nuh VIS-tuh', means: 'The town beyond the Pass' },
        { written: 'Salida', said: 'suh-LYE-duh', means: 'The river town to its south' },
        { written: 'Ute', said: 'yoot', means: 'The people whose valleys these were' },
      ],
    },
    asOf: '2025-06',
  },
};
