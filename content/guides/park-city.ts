import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const visit: Source = { name: 'Visit Park City', url: 'https://www.visitparkcity.com/' };
const transit: Source = { name: 'Park City Municipal', url: 'https://www.parkcity.org/' };
const dabs: Source = { name: 'Utah Department of Alcoholic Beverage Services', url: 'https://abs.utah.gov/' };
const resort: Source = { name: 'Park City Mountain', url: 'https://www.parkcitymountain.com/' };
const deerValley: Source = { name: 'Deer Valley Resort', url: 'https://www.deervalley.com/' };

export const parkCity: CityGuide = {
  id: 'park-city',
  city: 'Park City',
  place: 'Utah, United States',
  intro: 'A silver town that found something whiter. The bus is free, the snow is dry, and the air is thin.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'On snow the person below you has the right of way. Stop at the side, look uphill, then start.',
        'Lift lines alternate, one from each side. Singles fill the gaps and get up faster.',
        'Leave the boots at the door where a bench is set out for them; wooden floors are proud of themselves here.',
        'Not everybody in Utah drinks, and not everybody abstains. Offer, and do not ask why.',
      ],
      source: { name: 'National Ski Areas Association', url: 'https://nsaa.org/' },
    },
    transport: {
      points: [
        'Town buses are free for everybody, no ticket, and carry skis and bikes. So are High Valley’s buses to Kimball Junction and beyond.',
        'Salt Lake City’s airport is about 40 minutes away by road. Shared shuttles make a rental car unnecessary.',
        'High Valley’s bus 107 links Salt Lake City and Kimball Junction free of charge. It is timed for commuters; read the schedule first.',
        'The Town Lift starts beside Main Street, so you can ski out of breakfast and back to dinner.',
      ],
      source: transit,
    },
    tipping: {
      points: [
        'Ski instructors and guides: about 15 percent of the lesson, handed over with thanks at the end.',
        'Table service: 18 to 20 percent. Valets and ski concierges: a few dollars each time.',
        'Shuttle drivers: two or three dollars a bag, a little more when it snows.',
        'The person who fits your boots for half an hour has earned something too. A ten will be remembered.',
      ],
      source: visit,
    },
    safety: {
      points: [
        'The town lies at about 7,000 feet and the lifts go to 10,000. Drink water, go easy on wine, and take the first day slowly.',
        'Never duck a rope: beyond it nobody controls avalanches. Read the daily bulletin before any tour.',
        'Save the ski patrol’s number from the trail map. It is faster than 911 when you can name the run.',
        'In deep new snow stay out of the wells around trees, and keep your partner in sight.',
        'Winter roads ice over after sunset. Rent with snow tires, or let the bus drive.',
      ],
      source: { name: 'Utah Avalanche Center', url: 'https://utahavalanchecenter.org/' },
    },
    laws: {
      points: [
        'Utah’s limit for drivers is 0.05 percent blood alcohol, the strictest in the country.',
        'Restaurants serve alcohol only with food, and everyone who orders may be asked for ID. The age is 21.',
        'Wine, spirits and stronger beer come from state stores, which close on Sundays and holidays.',
        'Smoking and vaping are banned inside every bar and restaurant, and near their doors.',
        'Cannabis is illegal here, whatever the license plates in the parking lot allow at home.',
      ],
      source: dabs,
    },
  },
  further: {
    topics: {
      money: [
        {
          text: 'Sales tax in Park City is over nine percent, and restaurants add one more. Neither is in the menu price.',
          kind: 'rule',
          asOf: '2025-07',
          source: { name: 'Utah State Tax Commission', url: 'https://tax.utah.gov/' },
        },
        {
          text: 'Lift tickets cost least online and weeks ahead, most at the window. Deer Valley limits how many it sells, and holiday weeks run out.',
          kind: 'price',
          asOf: '2025-01',
          source: deerValley,
        },
        {
          text: 'The lots at Park City Mountain’s Mountain Village are reserved and paid in winter until 1 p.m., about $25. A car with four people parks free, and so does everybody on the bus.',
          kind: 'price',
          asOf: '2024-12',
          source: resort,
        },
        {
          text: 'Hotels like to add a resort fee for the shuttle, the wifi and the hot tub. Since May 2025 it must be in the first price you are shown.',
          kind: 'rule',
          asOf: '2025-06',
          source: {
            name: 'Federal Trade Commission',
            url: 'https://www.ftc.gov/news-events/news/press-releases/2025/05/ftc-rule-unfair-or-deceptive-fees-take-effect-may-12-2025',
          },
        },
        {
          text: 'Cards work everywhere, on the mountain too. Cash is for shuttle drivers and instructors; machines stand on Main Street, not at the summit.',
          kind: 'manner',
          asOf: '2025-01',
          source: visit,
        },
      ],
      connectivity: [
        {
          text: 'Sockets are type A and B at 120 volts. A boot dryer or hair dryer from a 230-volt country will not warm up.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' },
        },
        {
          text: 'Town and slopes have signal. Guardsman Pass and the Mirror Lake Highway into the Uintas do not; say where you are going before you drive.',
          kind: 'service',
          asOf: '2025-01',
          source: {
            name: 'Uinta-Wasatch-Cache National Forest',
            url: 'https://www.fs.usda.gov/uwcnf',
          },
        },
        {
          text: 'A phone disturbs an avalanche beacon. Keep it eight inches away while the beacon sends, twenty while it searches.',
          kind: 'manner',
          asOf: '2025-01',
          source: { name: 'Utah Avalanche Center', url: 'https://utahavalanchecenter.org/' },
        },
        {
          text: 'Cold empties a battery within a run or two. An inner pocket keeps it alive for the ride down and the photograph.',
          kind: 'manner',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'The Park City Library, in the old high school, has free wifi and long tables, and asks nobody for a card.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Park City Library', url: 'https://parkcitylibrary.org/' },
        },
      ],
      accessibility: [
        {
          text: 'Town buses are low, with ramps. Main Street is a hill, steepest at its upper end, and many of its old shops keep a step.',
          kind: 'service',
          asOf: '2025-01',
          source: transit,
        },
        {
          text: 'The National Ability Center teaches skiing and riding to people with every kind of disability, from its own step-free house between the lifts at Mountain Village. Book weeks ahead: 435-649-3991.',
          kind: 'service',
          asOf: '2025-07',
          source: { name: 'National Ability Center', url: 'https://discovernac.org/' },
        },
        {
          text: 'Old Town houses are reached by stairs, sometimes fifty of them. For level ground and elevators stay at Canyons Village or Mountain Village.',
          kind: 'manner',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'Both bus systems must carry visitors with paratransit papers from home, up to 21 days a year. Write to them before you fly.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Federal Transit Administration', url: 'https://www.transit.dot.gov/' },
        },
      ],
      firstTimers: [
        {
          text: 'Two resorts, two tickets. Park City Mountain is on the Epic pass, Deer Valley on the Ikon; they touch, but no lift joins them, and Deer Valley takes no snowboards.',
          kind: 'service',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'Park City Mountain has two bases, ten minutes apart by bus. Watch the clock on the ridge between them: once the connecting lifts stop, the way home is by road.',
          kind: 'service',
          asOf: '2025-01',
          source: resort,
        },
        {
          text: 'Bars and shops check everybody’s ID, gray hair included. A passport always counts; since May 2026 a foreign driver’s license with photo and birth date does too.',
          kind: 'rule',
          asOf: '2026-05',
          source: dabs,
        },
        {
          text: 'They look for wine at the supermarket on Saturday night. It sells beer up to 5 percent and nothing else, and the state store stays shut until Monday.',
          kind: 'rule',
          asOf: '2025-01',
          source: dabs,
        },
        {
          text: 'The Sundance Film Festival held its last January here in 2026 and moves to Boulder, Colorado. Old articles about the week still circulate.',
          kind: 'service',
          asOf: '2025-10',
          source: { name: 'Sundance Institute', url: 'https://www.sundance.org/' },
        },
        {
          text: 'They rent a large car and then pay to park it. The bus stops at every base and at Main Street, until late, for nothing.',
          kind: 'service',
          asOf: '2025-01',
          source: transit,
        },
        {
          text: 'Ski school for Christmas and Presidents’ week is often full by fall. Book the lesson before the flight.',
          kind: 'service',
          asOf: '2025-01',
          source: resort,
        },
      ],
    },
    numbers: [
      {
        number: '911',
        reaches: 'Police, fire, ambulance, and search and rescue through the sheriff',
        source: { name: 'Summit County Sheriff', url: 'https://www.summitcountyutah.gov/' },
      },
      {
        number: '435-615-5500',
        reaches: 'Park City Police, not urgent',
        source: { name: 'Park City Municipal', url: 'https://www.parkcity.org/' },
      },
      {
        number: '435-658-7000',
        reaches: 'Park City Hospital, at Quinn’s Junction, with an emergency room open day and night',
        source: { name: 'Intermountain Health', url: 'https://intermountainhealthcare.org/' },
      },
      {
        number: '511',
        reaches: 'Road conditions and closures in Utah',
        source: { name: 'Utah Department of Transportation', url: 'https://udottraffic.utah.gov/' },
      },
      {
        number: '1-800-222-1222',
        reaches: 'Poison control',
        source: { name: 'Utah Poison Control Center', url: 'https://poisoncontrol.utah.edu/' },
      },
    ],
    phrases: {
      language: 'Mountain English, Utah edition',
      note: 'Half of what you hear on the lift is weather, the other half is wax.',
      list: [
        { written: 'Wasatch', said: 'WAH-satch', means: 'The mountains you are skiing' },
        { written: 'Uinta', said: 'yoo-IN-tuh', means: 'The high range to the east, which runs east to west' },
        { written: 'Heber', said: 'HEE-ber', means: 'The valley and town to the south' },
        { written: 'bluebird', means: 'A cloudless morning after snow' },
        { written: 'corduroy', means: 'The fresh ribs a grooming machine leaves on a run' },
        { written: 'first chair', means: 'The first lift of the day, and the people who line up for it in the dark' },
        { written: 'yard sale', means: 'A fall that spreads skis, poles and goggles down the hill' },
        { written: 'Kimball', means: 'Kimball Junction: supermarkets, outlets and the bus hub by the highway' },
        { written: 'fry sauce', means: 'Ketchup and mayonnaise, stirred; asked for by name' },
        { written: 'dirty soda', means: 'Soda with cream and syrup, the state’s cocktail for those who do not drink' },
      ],
    },
    asOf: '2025-06',
  },
};
