/** Park City as a whole: climate, ski calendar, money, manners and entry, each from a named public source. */
import type { DestinationFacts, Source } from '../../../src/features/destinations/rules/facts.ts';

const tourism: Source = { name: 'Visit Park City', url: 'https://www.visitparkcity.com/' };
const weather: Source = { name: 'National Weather Service, Salt Lake City', url: 'https://www.weather.gov/slc/' };
const normals: Source = {
  name: 'NOAA, U.S. climate normals',
  url: 'https://www.ncei.noaa.gov/products/land-based-station/us-climate-normals',
};
const visas: Source = {
  name: 'U.S. Department of State, visas',
  url: 'https://travel.state.gov/content/travel/en/us-visas.html',
};
const ukAdvice: Source = { name: 'UK travel advice, USA', url: 'https://www.gov.uk/foreign-travel-advice/usa' };
const avalanche: Source = {
  name: 'National Weather Service, avalanche safety',
  url: 'https://www.weather.gov/safety/winter-avalanche',
};
const altitude: Source = {
  name: 'CDC, travel to high altitudes',
  url: 'https://wwwnc.cdc.gov/travel/page/travel-to-high-altitudes',
};
const wiki = (name: string, page: string): Source => ({
  name: `Wikipedia: ${name}`,
  url: `https://en.wikipedia.org/wiki/${page}`,
});

export const parkCityFacts: DestinationFacts = {
  destinationId: 'park-city',
  country: 'US',
  currency: 'USD',
  languages: ['English', 'Spanish'],
  aliases: [
    'Park City Utah',
    'Park City UT',
    'Park City, Utah',
    'Parkcity',
    'Deer Valley',
    'PCMR',
    'The Canyons',
    'Canyons Village',
    'Utah ski',
    'Utah',
  ],
  cities: [
    {
      id: 'park-city',
      name: 'Park City',
      aliases: ['Parkcity'],
      lat: 40.6461,
      lon: -111.498,
      nights: { from: 3, to: 6 },
    },
  ],
  legs: [],
  bases: [
    {
      id: 'old-town',
      cityId: 'park-city',
      name: 'Old Town and Main Street',
      lat: 40.6445,
      lon: -111.4965,
      character: 'Supper, galleries and the Town Lift on foot, for couples and friends; steep streets and stairs.',
      lodgingFactor: 1.15,
      tags: ['nightlife', 'shopping', 'ski'],
    },
    {
      id: 'resort',
      cityId: 'park-city',
      name: 'Mountain Village',
      lat: 40.651,
      lon: -111.507,
      character: 'Ski school and rink at the door, for families; a level bus ride to Main Street.',
      lodgingFactor: 1.2,
      tags: ['ski', 'snowboard', 'family'],
    },
    {
      id: 'canyons',
      cityId: 'park-city',
      name: 'Canyons Village',
      lat: 40.6855,
      lon: -111.5555,
      character:
        'Large slope-side hotels with pools and lifts, step-free; quiet evenings, fifteen minutes by bus from town.',
      lodgingFactor: 1.05,
      tags: ['ski', 'snowboard', 'spa', 'quiet'],
    },
    {
      id: 'deer-valley',
      cityId: 'park-city',
      name: 'Deer Valley',
      lat: 40.6295,
      lon: -111.4845,
      character: 'The polished end: skiers only, spas and valets; you pay for it at every meal.',
      lodgingFactor: 1.7,
      tags: ['ski', 'spa', 'romantic'],
    },
    {
      id: 'kimball',
      cityId: 'park-city',
      name: 'Kimball Junction',
      lat: 40.7235,
      lon: -111.543,
      character: 'Motels and supermarkets by the highway on the free bus, the saving choice; no charm at night.',
      lodgingFactor: 0.6,
      tags: ['family', 'shopping'],
    },
  ],
  airports: [
    {
      code: 'SLC',
      name: 'Salt Lake City',
      lat: 40.7899,
      lon: -111.9791,
      cityId: 'park-city',
      transfer: {
        mode: 'shuttle',
        minutes: 45,
        price: 50,
        note: 'Shared van to the door; buses with a change cost far less and take about two hours.',
      },
    },
  ],
  lodging: { low: 130, mid: 300, high: 800 },
  lodgingByMonth: [1.55, 1.75, 1.6, 0.75, 0.55, 0.72, 0.85, 0.82, 0.75, 0.6, 0.65, 1.45],
  food: { low: 45, mid: 95, high: 200 },
  localTransport: { low: 0, mid: 0, high: 60 },
  gettingAround: {
    mode: 'bus',
    text: 'Town buses are free and run to every base, Main Street and Kimball Junction; parking in season is scarce and paid. No car is needed in town.',
    carFree: 'easy',
  },
  climate: {
    station: 'Park City area, about 2,100 m',
    period: '1991–2020, rounded',
    high: [0.5, 2, 6, 10, 15.5, 21.5, 26.3, 25.3, 20.2, 13, 5.5, 0.5],
    low: [-11.5, -10.5, -6.5, -3, 1, 5, 9.5, 9, 4, -1.5, -6.5, -10.5],
    rainMm: [62, 58, 55, 52, 48, 30, 28, 34, 40, 47, 50, 60],
    rainDays: [10, 10, 10, 9, 9, 5, 5, 6, 6, 7, 8, 10],
    source: normals,
  },
  seasons: [
    {
      months: [1, 2],
      kind: 'best',
      text: 'Cold, dry powder and every lift open; the Presidents’ week is the fullest.',
    },
    {
      months: [3],
      kind: 'best',
      text: 'Deep base, longer days, sun terraces; spring-break crowds until the end of the month.',
    },
    {
      months: [7, 8, 9],
      kind: 'best',
      text: 'Warm dry days for hiking and bicycles, cool nights, aspens gold in late September.',
    },
    {
      months: [12],
      kind: 'good',
      text: 'Early season: part of the terrain until the snow is deep, then Christmas prices.',
    },
    { months: [6], kind: 'good', text: 'Wildflowers below, snow still on the passes.' },
    {
      months: [4, 10],
      kind: 'mixed',
      text: 'Lifts close in mid-April and October is between seasons; half the kitchens rest.',
    },
    {
      months: [5, 11],
      kind: 'poor',
      text: 'Mud in May, bare slopes in most of November, many doors closed; and the lowest prices.',
    },
  ],
  watch: [
    {
      when: { from: '11-20', to: '12-20' },
      kind: 'weather',
      text: 'Opening weeks: lifts start about November 20 to December 7 on man-made snow and few runs.',
      about: ['ski', 'snowboard'],
      source: tourism,
    },
    {
      when: { from: '04-20', to: '11-19' },
      kind: 'closures',
      text: 'Out of the ski season: Deer Valley and Park City Mountain close around mid to late April and open again from late November.',
      about: ['ski', 'snowboard'],
      source: tourism,
    },
    {
      when: { from: '11-20', to: '04-25' },
      kind: 'safety',
      text: 'Off-piste beyond the gates is avalanche country without patrol: go with a certified guide, beacon, shovel and probe, after the day’s avalanche forecast.',
      about: ['ski', 'snowboard', 'snowshoe', 'mountain'],
      source: avalanche,
    },
    {
      when: { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
      kind: 'health',
      text: 'High altitude: town at 2,100 m, lifts to 3,000 m. Drink water, take the first day slowly, go easy on alcohol.',
      source: altitude,
    },
    {
      when: { months: [12, 1, 2] },
      kind: 'weather',
      text: 'Cold, often -10 °C at night, short days, and storms that close the canyon road for hours.',
      source: weather,
    },
    {
      when: { from: '12-23', to: '01-02' },
      kind: 'prices',
      text: 'Christmas to New Year: the dearest nights, minimum stays of five to seven.',
      source: tourism,
    },
    {
      when: { nth: 3, weekday: 5, month: 2, days: 5 },
      kind: 'crowds',
      text: 'Presidents’ Day weekend is the most crowded of the season; lift tickets may be sold out.',
      about: ['ski', 'snowboard', 'family'],
      source: tourism,
    },
    {
      when: { months: [4, 5, 10, 11] },
      kind: 'closures',
      text: 'Between seasons many restaurants close for two to six weeks; call before you go.',
      source: tourism,
    },
    {
      when: { months: [7, 8] },
      kind: 'weather',
      text: 'Afternoon thunderstorms on the ridges: be down by one. Smoke from fires on some days.',
      about: ['hike', 'bike', 'mountain'],
      source: weather,
    },
    {
      when: { months: [11, 12, 1, 2, 3, 4, 5] },
      kind: 'closures',
      text: 'Guardsman Pass and the high trails are shut by snow.',
      about: ['scenic-drive', 'hike'],
      source: tourism,
    },
  ],
  events: [
    {
      name: 'Christmas and New Year weeks',
      when: { from: '12-23', to: '01-02' },
      text: 'Torchlight parade on Christmas Eve, fireworks at the bases.',
      priceFactor: 1.6,
      source: tourism,
    },
    {
      name: 'Presidents’ Day week',
      when: { nth: 3, weekday: 5, month: 2, days: 5 },
      text: 'School holidays from coast to coast.',
      priceFactor: 1.3,
      source: tourism,
    },
    {
      name: 'Kimball Arts Festival',
      when: { nth: 1, weekday: 5, month: 8, days: 3 },
      text: 'Main Street full of artists’ tents.',
      priceFactor: 1.25,
      source: tourism,
    },
    {
      name: 'Fourth of July',
      when: { from: '07-03', to: '07-05' },
      text: 'Parade down Main, rugby and music in City Park.',
      priceFactor: 1.3,
      source: tourism,
    },
    {
      name: 'Miners’ Day',
      when: { nth: 1, weekday: 1, month: 9, shift: -2, days: 3 },
      text: 'Mucking and drilling contest and a parade on Labor Day.',
      priceFactor: 1.15,
      source: tourism,
    },
    {
      name: 'Freestyle World Cup, Deer Valley',
      when: { nth: 1, weekday: 4, month: 2, days: 3 },
      text: 'Moguls and aerials under lights, free to watch.',
      priceFactor: 1.1,
      source: tourism,
    },
  ],
  holidays: [
    { name: 'New Year’s Day', when: { on: '01-01' }, effect: 'Lifts run; the museum is closed.' },
    { name: 'Martin Luther King Jr Day', when: { nth: 3, weekday: 1, month: 1 }, effect: 'Busy lifts.' },
    { name: 'Presidents’ Day', when: { nth: 3, weekday: 1, month: 2 }, effect: 'The busiest lifts of the year.' },
    { name: 'Memorial Day', when: { nth: -1, weekday: 1, month: 5 } },
    { name: 'Juneteenth', when: { on: '06-19' } },
    { name: 'Independence Day', when: { on: '07-04' } },
    { name: 'Pioneer Day', when: { on: '07-24' }, effect: 'State holiday: shops in Salt Lake City are closed.' },
    { name: 'Labor Day', when: { nth: 1, weekday: 1, month: 9 } },
    { name: 'Thanksgiving', when: { nth: 4, weekday: 4, month: 11 }, effect: 'Few runs open, many kitchens closed.' },
    { name: 'Christmas Day', when: { on: '12-25' }, effect: 'Lifts run; most shops are closed.' },
  ],
  etiquette: [
    {
      text: 'The skier below you has the right of way; stop at the edge, look uphill before you start.',
      source: tourism,
    },
    { text: 'Deer Valley is for skiers only; snowboarders use Park City Mountain.', source: tourism },
    { text: 'Fill the chair: singles join a line of their own and talk is usual.', source: tourism },
    {
      text: 'Utah law: a bar checks everybody’s ID, drinks are measured, and in restaurants you order food with alcohol.',
      source: tourism,
    },
    { text: 'On trails hikers yield to horses and cyclists yield to both; dogs on leash.', source: tourism },
    {
      text: 'Lift attendants, ski instructors and shuttle drivers live on tips in part: ten to fifteen percent of a lesson.',
      source: tourism,
    },
  ],
  entry: [
    {
      text: 'Citizens of Visa Waiver countries, among them the UK and most of the EU, need an approved ESTA before boarding and may stay up to 90 days.',
      source: {
        name: 'U.S. Department of State, Visa Waiver Program',
        url: 'https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visa-waiver-program.html',
      },
    },
    {
      text: 'UK travelers: the passport must be valid for the whole stay; check that your insurance covers winter sports and off-piste.',
      source: ukAdvice,
    },
    { text: 'Others need a visitor visa (B-2) with an interview.', source: visas },
  ],
  safety: [
    {
      text: 'Never duck a rope; closed means closed, and beyond a gate the rescue is yours. Take a guide.',
      source: avalanche,
    },
    {
      text: 'Headache, nausea or no sleep may be altitude: rest, drink, and go down if it grows worse.',
      source: altitude,
    },
    {
      text: 'Sun at height burns through cloud: goggles, cream, lip balm, also on the ears of children.',
      source: altitude,
    },
    {
      text: 'Parleys Canyon needs winter tires or chains when the law is on; leave it to a shuttle in storms.',
      source: weather,
    },
    { text: 'In summer moose stand by the trails and charge when crowded; keep a bus length away.', source: tourism },
  ],
  tipping: {
    text: 'Twenty percent at tables, a few dollars for ski valets and shuttles, ten to fifteen percent of a private lesson.',
    source: ukAdvice,
  },
  kitchens: [
    'Gluten-free and vegan dishes are marked on most menus in town, fewer in mountain lodges, where fryers are shared: tell the kitchen.',
    'Resort lodges keep allergen binders at the counter; ask for the manager and tell the kitchen.',
    'Nuts are used on fish and game in several dining rooms, peanut and fish sauce in the Thai one: choose another with such an allergy, and tell the kitchen.',
    'Vegetarians eat well in cafés and Indian houses; steak rooms offer a plate of sides.',
    'Halal and kosher meals are not found in town; Salt Lake City has a few, and groceries stock packaged food.',
  ],
  emergency: '911',
  lessons: [
    {
      topic: 'nature',
      text: 'Storms cross the salty lake and dry desert before they rise here, so flakes fall with little water, about eight percent: that is the powder on the number plates.',
      tags: ['ski', 'snowboard', 'nature', 'mountain'],
      source: wiki('Wasatch Range', 'Wasatch_Range'),
    },
    {
      topic: 'history',
      text: 'Soldiers struck silver in 1868; more than a thousand miles of tunnels lie under the pistes, and in 1965 skiers rode a mine train and hoist up to the lifts.',
      tags: ['history', 'ski', 'museum', 'train', 'street'],
      source: wiki('Park City, Utah', 'Park_City,_Utah'),
    },
    {
      topic: 'history',
      text: 'On June 19, 1898, fire took some two hundred buildings of Main Street in seven hours; most of what you see went up in the eighteen months after.',
      tags: ['street', 'history', 'architecture', 'walk'],
      source: wiki('Park City Main Street Historic District', 'Park_City_Main_Street_Historic_District'),
    },
    {
      topic: 'nature',
      text: 'An avalanche needs a slope of 30 to 45 degrees, a slab and a weak layer; sugar-like snow at the ground is the commonest weak layer in the Wasatch.',
      tags: ['ski', 'snowboard', 'snowshoe', 'mountain'],
      source: avalanche,
    },
    {
      topic: 'nature',
      text: 'Aspen trunks are clones of one root; Utah’s Pando, to the south, has tens of thousands of stems and may be the heaviest living thing.',
      tags: ['hike', 'forest', 'nature', 'bike'],
      source: wiki('Pando (tree)', 'Pando_(tree)'),
    },
    {
      topic: 'society',
      text: 'The Games of 2002 ran ten events here, half of them at the Olympic Park, and the region has them again in 2034.',
      tags: ['sport', 'museum', 'ski', 'family'],
      source: wiki('2002 Winter Olympics', '2002_Winter_Olympics'),
    },
    {
      topic: 'art',
      text: 'The Sundance festival made January here famous from 1981; its last edition in town was set for 2026, after which it moves to Boulder.',
      tags: ['film', 'cinema', 'theatre', 'street-art'],
      source: wiki('Sundance Film Festival', 'Sundance_Film_Festival'),
    },
    {
      topic: 'society',
      text: 'Miners were mostly Irish, Cornish, Scandinavian and Chinese and seldom Mormon, so the town had two dozen saloons when the state was dry.',
      tags: ['history', 'bar', 'street', 'museum'],
      source: wiki('Park City, Utah', 'Park_City,_Utah'),
    },
    {
      topic: 'food',
      text: 'Fry sauce, ketchup with mayonnaise, is the state condiment; green jelly and funeral potatoes are the rest of the joke, and people do eat them.',
      tags: ['american', 'burgers', 'local', 'casual'],
      source: wiki('Fry sauce', 'Fry_sauce'),
    },
    {
      topic: 'geography',
      text: 'At 2,100 meters a breath holds about a fifth less oxygen than at sea level; your body answers in days, with more red cells in weeks.',
      tags: ['hike', 'ski', 'sport', 'wellness'],
      source: altitude,
    },
    {
      topic: 'nature',
      text: 'The Homestead dome grew over ten thousand years from minerals of snow-melt heated two miles down.',
      tags: ['hot-spring', 'cave', 'swim', 'dive'],
      source: wiki('Homestead Crater', 'Homestead_Crater'),
    },
    {
      topic: 'nature',
      text: 'Sandhill cranes return to the Swaner wetland each spring and dance in pairs; beavers keep the water in the meadow through August.',
      tags: ['birds', 'wildlife', 'nature', 'family'],
      source: wiki('Sandhill crane', 'Sandhill_crane'),
    },
    {
      topic: 'planning',
      text: 'Trail colors are relative to each mountain: a blue at Deer Valley may be a green elsewhere, and double blue here lies between blue and black.',
      tags: ['ski', 'snowboard', 'workshop'],
      source: wiki('Piste', 'Piste'),
    },
  ],
  authorities: [tourism, weather, normals, altitude, ukAdvice],
  asOf: '2025-05',
};
