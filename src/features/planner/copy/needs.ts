/** One need in plain words: its name, what was done for it in the choice, and whom to ask for what we cannot know. */
import { capital, listed, numberWord } from './phrasing.ts';

interface NeedWords {
  readonly name: string;
  /** The same where nobody may run. */
  readonly onWheels?: string;
  /** What the choice of places and hours kept to: verified on the plan before it is said. */
  readonly done?: string;
  /** What nobody here has checked, and whom to ask. */
  readonly ask?: string;
}

const room = (what: string) =>
  `We hold no rooms: filter for ${what} when you choose where to stay, and have the hotel confirm it in writing.`;
const board = 'Which house offers it, and at what price, we do not know: ask before you book.';
const kitchens = 'Nobody here has checked a kitchen: ask at each table before you order.';

export const needWords = {
  'severe-allergy': {
    name: 'A severe allergy',
    done: 'Whatever our notes call a food market, food hall, street food, buffet, counter, canteen or shared plates is left out, and every table whose own text or kind of kitchen speaks against it. What the notes do not tell, we do not know.',
    ask: 'No kitchen of ours was asked about traces: of every table named here they are unknown. Call each before you go, and leave where the answer is unsure.',
  },
  'near-hospital': {
    name: 'A hospital within reach',
    done: 'No stop that we know to be on an island, a trail or the water.',
    ask: 'We keep no list of hospitals: let the hotel or your insurer mark those with an emergency room near each day’s stops. From a boat none is reached before it lands.',
  },
  walker: {
    name: 'With a walking frame',
    done: 'No stop whose description speaks of steps, climbs or steep ways; short walks, and rides for the rest.',
    ask: 'Ask each stop for a step-free door and a place to sit.',
  },
  pregnancy: {
    name: 'Pregnancy',
    done: 'No hot springs or steam baths, no raw fish, no stop that is a bar or a tasting, no rough rides, and little walking.',
    ask: 'What you may eat, fly and do is your doctor’s or midwife’s to say; we give no medical advice.',
  },
  lift: {
    name: 'A lift',
    done: 'No stop whose description speaks of stairs to climb.',
    ask: room('a lift to your floor'),
  },
  'rest-breaks': {
    name: 'Time to rest',
    done: 'At most two visits a day, with time to sit down between them.',
    ask: 'Ask sights for benches or a loaned folding chair; for your health, ask your doctor.',
  },
  toilets: {
    name: 'Toilets near',
    done: 'Long walks in the country are left out.',
    ask: 'We keep no list of toilets: use those of museums, halls and cafés, and ask where you arrive.',
  },
  shade: {
    name: 'Out of the heat and the sun',
    done: 'In warm months what lies in the open is kept out of the hours around noon; places without shade are left out.',
    ask: 'Real heat cannot be foreseen: look at the forecast on the day.',
  },
  seasickness: { name: 'Motion sickness', done: 'No boat, ferry or cruise is in the plan.' },
  altitude: {
    name: 'High altitude',
    done: 'No summits and nothing described as high or thin of air.',
    ask: 'We do not know the height of every stop: ask your doctor before a stay in the mountains.',
  },
  medicine: {
    name: 'Medicine and regular meals',
    done: 'Meals stand at about the same hours every day.',
    ask: 'Ask the hotel for a refrigerator for medicine before you book, carry prescriptions, and ask your doctor about time zones.',
  },
  'low-floor-room': { name: 'A room on a low floor', ask: room('a low floor') },
  cobbles: {
    name: 'Cobblestones',
    done: 'No stop that is described as cobbled.',
    ask: 'Streets between the stops are not checked: ask the hotel which way is paved smoothly.',
  },
  'jet-lag': {
    name: 'Jet lag',
    done: 'The first day holds one visit at most, and the second does not begin before ten.',
  },
  crowds: {
    name: 'Away from crowds',
    done: 'No stadium, no night spots, none of the famous squares and markets, and a bed away from the busiest quarter.',
    ask: 'How full a place is on your day nobody knows: come at opening time, and ask for quiet hours.',
  },
  noise: {
    name: 'Away from noise',
    done: 'No stadium, no night spots, nothing described as loud, and a bed away from the busiest quarter.',
    ask: 'Ask the hotel for a room to the courtyard; noise was not measured anywhere.',
  },
  'quiet-breaks': {
    name: 'Quiet breaks',
    done: 'At most two visits a day, with quiet time between them.',
    ask: 'Ask sights for quiet hours, a sensory map or a quiet room: we have no list of them.',
  },
  heights: {
    name: 'Fear of heights',
    done: 'No tower, rooftop, viewpoint, cable car, balloon or zip line is in the plan, and no stop whose description speaks of a rim, a cliff to stand on or a long flight of steps.',
    ask: 'Of bridges, edges, upper floors and steps that no description speaks of, and of those on the way, we do not know.',
  },
  'enclosed-spaces': {
    name: 'Fear of enclosed spaces',
    done: 'No cave, crypt, cellar or tower, and no ride below ground where another way is known.',
    ask: 'Elevators and narrow rooms are not checked: ask at the door.',
  },
  dark: {
    name: 'Fear of the dark',
    done: 'No caves or dark halls; after sunset you ride instead of walking.',
    ask: 'Whether a show darkens its hall, ask the house.',
  },
  water: {
    name: 'Fear of water, or no swimmer',
    done: 'No boat, ferry, surf or diving is in the plan.',
    ask: 'Where you come near deep water, stay with lifeguards; we check no beach.',
  },
  animals: {
    name: 'Animals',
    done: 'No zoo, no horses, and nothing described with dogs or other animals.',
    ask: 'Streets and parks have animals of their own; ask the hotel whether it takes pets.',
  },
  'flashing-lights': {
    name: 'Flashing lights',
    done: 'No clubs, light shows or fireworks are in the plan.',
    ask: 'Ask each museum and theater about strobe effects: no list of them exists here.',
  },
  queues: {
    name: 'No standing in line',
    done: 'Nothing that is described by its line, unless you named it.',
    ask: 'Book timed tickets where the plan says so; ask for priority entry if standing is hard for you.',
  },
  'no-queues': {
    name: 'No lines',
    done: 'Nothing that is described by its line, unless you named it.',
    ask: 'Book timed tickets where the plan says so.',
  },
  predictable: {
    name: 'A day that can be foreseen',
    done: 'Every stop has known hours; the days keep one rhythm and are written down to the minute.',
    ask: 'Ask each sight for a picture guide or a social story beforehand.',
  },
  prayer: { name: 'Prayer', ask: 'Ask the house of prayer for its times; they move with the day and the school.' },
  service: {
    name: 'Going to church',
    done: 'The hours of the service are kept free.',
    ask: 'Ask the church for the hour and the language of its service.',
  },
  modest: {
    name: 'Modesty',
    done: 'No adults-only places and no clubs.',
    ask: 'Ask pools and baths for separate hours before you go.',
  },
  fasting: {
    name: 'Fasting',
    done: 'No meal stands in the hours of the fast, and no tastings or cooking classes.',
    ask: 'Ask the hotel for a meal before the fast begins; the hours of your own authority count, ours come from the sun.',
  },
  'before-sunset': {
    name: 'Eating before sunset',
    done: 'Every meal of the plan ends before the sun sets there on its day; where that is too early for a dinner, none is planned.',
    ask: 'On such evenings the table at noon is the main meal: ask the hotel for a light one before sunset.',
  },
  'no-alcohol': {
    name: 'No alcohol',
    done: 'No bar, brewery, winery or tasting is in the plan.',
    ask: 'Most restaurants pour wine: ask for a dry table where it matters.',
  },
  'no-pork': {
    name: 'No pork',
    done: 'No table that is known for pork is in the plan.',
    ask: `Ask about lard, stock and shared grills: ${kitchens.charAt(0).toLowerCase()}${kitchens.slice(1)}`,
  },
  'no-beef': { name: 'No beef', done: 'No table that is known for beef is in the plan.', ask: kitchens },
  jain: {
    name: 'Jain food',
    done: 'Tables serve vegetarian meals, and none is described by onion, garlic or root vegetables.',
    ask: 'No kitchen here is known to cook without onion, garlic and root vegetables: call ahead and say Jain.',
  },
  'no-red-meat': { name: 'No red meat', done: 'No table that is known for red meat is in the plan.', ask: kitchens },
  'mild-food': {
    name: 'Nothing spicy',
    done: 'No table that is known for its heat is in the plan.',
    ask: 'Ask for the mild version when you order.',
  },
  'nothing-raw': {
    name: 'Nothing raw',
    done: 'No sushi, ceviche or raw bar is in the plan.',
    ask: kitchens,
  },
  'other-allergy': {
    name: 'An allergy outside our list',
    done: '',
    ask: 'Our catalogue does not record this allergen: ask the kitchen at every table, and carry a card in the local language.',
  },
  'other-food': {
    name: 'A food you leave out',
    done: '',
    ask: 'Our catalogue does not record it dish by dish: ask the kitchen when you order.',
  },
  'meatless-days': {
    name: 'Days without meat',
    ask: 'Our tables are not chosen by the day of the week: on that day take a dish without meat, and ask about the broth.',
  },
  safety: {
    name: 'Safety',
    done: 'No clubs; after dark you ride instead of walking, with registered taxis called by the hotel or an app.',
    ask: 'We check no street and promise no safety: read your government’s travel advice and ask the hotel which ways to avoid.',
  },
  'alone-as-woman': {
    name: 'Traveling alone as a woman',
    done: 'No clubs; after dark you ride instead of walking, with registered taxis called by the hotel or an app.',
    ask: 'Ask the hotel for a room near the elevator and above the ground floor; we promise no safety.',
  },
  'alone-first-time': {
    name: 'The first time on your own',
    done: 'After dark you ride instead of walking, and no evening goes on in a club.',
    ask: 'Leave the plan with somebody at home, and ask the hotel whatever you would ask a friend.',
  },
  lgbtq: {
    name: 'LGBTQ+ travel',
    done: 'After dark you ride instead of walking.',
    ask: 'Laws and manners differ: read your government’s travel advice for LGBTQ+ travelers, and ask the hotel about shared rooms. No stop was checked for it.',
  },
  'after-dark': {
    name: 'Not on foot after dark',
    done: 'After sunset every way over 300 meters is a ride, and no night spots are in the plan.',
  },
  wifi: {
    name: 'Wi-Fi',
    ask: 'We have measured no Wi-Fi: ask the host for a speed test before you book, and carry a data plan.',
  },
  desk: { name: 'A desk', ask: room('a desk') },
  calls: {
    name: 'Calls',
    done: 'Their hours are kept free as far as you named them.',
    ask: 'Ask the hotel for a quiet room with a door.',
  },
  nap: { name: 'The nap', done: 'Time for the nap is kept free every day, back where you stay.' },
  'early-night': { name: 'Early nights', done: 'Every evening ends by the hour you named, or by half past nine.' },
  cot: { name: 'A cot', ask: room('a cot') },
  'high-chair': { name: 'A high chair', ask: 'No table was checked for high chairs: ask when you book.' },
  playground: { name: 'Room to run', onWheels: 'A turn outside' },
  babysitting: {
    name: 'Babysitting',
    ask: 'We arrange none and can vouch for nobody: ask the hotel for a licensed agency.',
  },
  'animal-friendly': {
    name: 'With a dog',
    ask: 'We have not checked who admits animals: ask each table and sight, and for a service dog say so when you book.',
  },
  'own-rooms': { name: 'Rooms of their own', ask: 'We hold no rooms: ask the hotel to put them side by side.' },
  'twin-beds': { name: 'Separate beds', ask: room('twin beds') },
  'air-conditioning': { name: 'Air conditioning', ask: room('air conditioning') },
  bath: { name: 'A bath', ask: room('a bath of your own') },
  parking: { name: 'Parking', ask: `${room('parking')} Its price is not in the plan.` },
  'breakfast-included': { name: 'Breakfast included', ask: room('breakfast in the price') },
  'half-board': { name: 'Half board', ask: board },
  'full-board': { name: 'Full board', ask: board },
  'all-inclusive': { name: 'All-inclusive', ask: board },
  'room-only': {
    name: 'Room only',
    done: 'Breakfasts are counted with the meals, not with the bed.',
    ask: 'Ask the house for its price without breakfast.',
  },
  'self-catering': { name: 'Self-catering', ask: room('a kitchen') },
  laundry: { name: 'Laundry', ask: room('a washing machine') },
  'near-station': {
    name: 'Near a station',
    ask: 'We do not measure ways to stations: look at the map before you book.',
  },
  'ground-floor': { name: 'The ground floor', ask: room('a room on the ground floor') },
  'step-free-room': { name: 'A step-free room', ask: room('a step-free room and shower') },
  temperature: { name: 'The temperature', ask: 'No day can be promised: look at the forecast before you pack.' },
  'sunday-rest': { name: 'Sunday as a day of rest', done: 'Sundays hold one visit at most.' },
  'sport-on-tv': { name: 'Sport on television', ask: 'No pub’s screens were checked: ask which match they show.' },
  running: {
    name: 'Running',
    ask: 'Whether one may run there, and how busy the way is, we have not checked: ask where you stay for a route.',
  },
  gym: { name: 'A gym', ask: room('a gym') },
  photos: { name: 'Photographs' },
  gift: { name: 'Presents' },
  surprise: { name: 'A surprise', ask: 'Tell the restaurant or the hotel beforehand: nobody was told by us.' },
  local: { name: 'Where locals go' },
  'off-beaten-track': {
    name: 'Off the beaten track',
    done: 'The famous squares and markets stay out unless you named them.',
  },
  guide: {
    name: 'With a guide',
    ask: 'We book no guides beyond the tours in the plan: ask the tourist office for a licensed one.',
  },
  'no-guide': { name: 'Without a guide', done: 'No guided tour is in the plan.' },
  candle: {
    name: 'A candle to light',
    ask: 'Where inside candles are lit, ask there, and come outside of mass.',
  },
  'plan-b': {
    name: 'A plan for bad weather',
    ask: 'Who sails or guides says on the day before whether they go: ask then, and what they pay back.',
  },
  discreet: {
    name: 'Nobody else to know',
    done: 'Planning sends no email and no message to anybody, and neither the title nor the first lines tell what the trip is for.',
    ask: 'Whoever is given a link of this plan reads all of it; if you book, the emails go to the one address that you give then, so give one that only you read.',
  },
  'adults-evening': {
    name: 'A dinner for the adults',
    ask: 'Book the table and the sitter for the same hours; we hold neither.',
  },
  together: {
    name: 'Staying together',
    done: 'Every stop is for all of you at once, and nobody waits outside.',
    ask: 'Whether one table or one ride takes you all together, ask when you book.',
  },
  hearing: {
    name: 'Deaf or hard of hearing',
    ask: 'We have not checked hearing loops, captions or sign language: ask theaters for captioned or signed performances, and museums for tours in sign language.',
  },
  vision: {
    name: 'Blind or low vision',
    ask: 'We have not checked audio description or touch tours: ask each museum and theater before you book.',
  },
} satisfies Readonly<Record<string, NeedWords>>;

const distance = (km: number) => (km < 1 ? `${Math.round(km * 10) * 100} meters` : `${km.toFixed(1)} km`);

export const needCopy = {
  line: (name: string, text: string) => `${name}: ${text}`,
  broken: (names: readonly string[]) => `${listed(names)} could not be kept out of it.`,
  named: (names: readonly string[], otherwise: string) =>
    `${listed(names)} ${names.length === 1 ? 'stays' : 'stay'} because you named ${names.length === 1 ? 'it' : 'them'}.${otherwise === '' ? '' : ` Otherwise ${otherwise.charAt(0).toLowerCase()}${otherwise.slice(1)}`}`,
  byFerry: (days: readonly number[]) =>
    `There is a ferry on ${days.length === 1 ? 'day' : 'days'} ${listed(days.map(String))}: from it no hospital is reached before it lands.`,
  stepsAt: (places: readonly { readonly name: string; readonly day: number }[]) =>
    `There are steps or a climb at ${listed(places.map(({ name, day }) => `${name} (day ${day})`))}, ${places.length === 1 ? 'says its description' : 'say their descriptions'}: look first, and stay below if it is too much.`,
  highBed: (quarters: readonly string[]) =>
    `${listed(quarters)}, where you sleep, ${quarters.length === 1 ? 'lies' : 'lie'} high and by steps: ask for a room at street level, set back from the edge.`,
  highView: 'A room with a view, as you asked, may hang over a drop: ask the house which do not.',
  found: (places: readonly { readonly name: string; readonly day: number }[]) =>
    `${listed(places.map(({ name, day }) => `${name} (day ${day})`))} ${places.length === 1 ? 'is' : 'are'} there for it.`,
  nearest: (what: string, name: string, km: number) =>
    `The nearest ${what} we know is ${name}, ${distance(km)} from where you stay.`,
  nearestToRun: (name: string, km: number) =>
    `The nearest open ground for a run that we know is ${name}, ${distance(km)} from where you stay.`,
  morningsToRun: (days: readonly number[], hour: string) =>
    `${days.length === 1 ? 'Day' : 'Days'} ${listed(days.map(String))} ${days.length === 1 ? 'leaves' : 'leave'} the morning for it: nothing begins before ${hour}.`,
  noneNear: (what: string, town: string) => `We know no ${what} in ${town}.`,
  noneToRun: (town: string) => `We know no park in ${town} of which it is told that it is open before seven.`,
  whichHouse: 'Of which faith you did not say: write it, and we name the nearest house that we know.',
  /** What is done for one of several, and what the others keep; undefined: the same as for all. */
  ofOne: (name: string, who: string): string | undefined =>
    ({
      'before-sunset': `Dinners stand at their usual hours for the others; ${who} has eaten before the sun sets.`,
      fasting: `For ${who} no meal is meant in the hours of the fast; for the others the tables stand at their usual hours.`,
      'no-alcohol': `For ${who} no stop is about drinking, unless you asked for it.`,
      pregnancy: `For ${who} no hot springs or steam baths, no raw fish, no rough rides, and little walking; bars only where you asked for them.`,
    })[name],
  forTheOthers: (names: readonly string[], who: string, isOfBody: boolean) =>
    `At ${listed(names)} ${who} ${isOfBody ? 'drinks no alcohol and eats nothing raw, or has that hour at leisure' : 'has a glass without alcohol, or that hour at leisure'}.`,
  package: 'A package keeps its own days: tell us when you book, and a person answers.',
  nothing: 'We know nothing there that answers it; write to us, and a person looks into it.',
  /** A description is no recipe: that it is silent says little. */
  food: (food: string) =>
    `No table whose description has ${food} in it is in the plan; a description names few dishes, so that is no promise.`,
  /** Before everything else. */
  severe: (words: string) =>
    `${words === '' ? 'You wrote of a severe allergy' : `You wrote: “${words}”`}. No kitchen of ours was asked about traces, so no table here is called safe.`,
  lateToBed: (days: readonly number[], limit: string) =>
    `With the way back you are in later than ${limit} on ${days.length === 1 ? 'day' : 'days'} ${listed(days.map(String))}: leave earlier, or ask for an earlier table.`,
  /** `number`: as the facts of a place have it, "110 police, 119 fire and ambulance". */
  emergency: (numbers: readonly { readonly place: string; readonly number: string }[]) =>
    numbers.length === 0
      ? 'The emergency number there we do not know: ask for it where you arrive, and save it.'
      : `In an emergency, ${numbers.map(({ place, number }) => `${number} (${place})`).join('; ')}: save it before you leave.`,
  card: (language: string, text: string) => `To show a kitchen, in ${language}: “${text}”`,
  /** Meals at tables that have a name, and what they come to where their prices are known. */
  tablesOut: (count: number, what: string, price: string | null, isCooked: boolean) => {
    const many = count > 1;
    if (count === 0) return `No ${what.replace(/s$/, '')} of this plan is at a table out.`;
    const meals = `${capital(numberWord(count))} ${many ? what : what.replace(/s$/, '')} of this plan ${many ? 'are' : 'is'} at ${many ? 'tables' : 'a table'} out`;
    const instead = isCooked
      ? 'what you cook yourselves falls away from them'
      : `${many ? 'they fall' : 'it falls'} away with it, and what the house asks comes in ${many ? 'their' : 'its'} place`;
    return `${meals}${price === null ? '' : `, ${price} of the price`}; ${instead}.`;
  },
  rooms: (rooms: number) => `The price counts ${rooms === 1 ? 'one room' : `${rooms} rooms`}.`,
  warm: (high: number, limit: string, fits: boolean) =>
    `Days of about ${high} °C are usual there in that month, ${fits ? 'within' : 'against'} ${limit}.`,
  limit: (atMost: number | undefined, atLeast: number | undefined) =>
    atMost === undefined
      ? `at least ${atLeast ?? 0} °C`
      : atLeast === undefined
        ? `at most ${atMost} °C`
        : `${atLeast} to ${atMost} °C`,
  unknownWarmth: 'We do not know how warm it is there in that month.',
  noFigure: (town: string) =>
    `How warm ${town} is in that month we have no figure for: what we know was measured elsewhere in the country.`,
  warmth: (high: number) => `Days of about ${high} °C are usual there in that month.`,
} as const;
