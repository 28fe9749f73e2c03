/** Lists, numbers of people, and which of several wordings is taken. */
import { wordList } from '../../../shared/word-list.ts';
import type { Party } from '../rules/reading.ts';

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** "the French Quarter", "the Gulch", "Getsemaní". */
export function theQuarter(name: string): string {
  if (name.startsWith('The ')) return `the ${name.slice(4)}`;
  return /^\S+(?: \S+)? (?:Quarter|District|Side|Peninsula|Triangle)\b/.test(name) ? `the ${name}` : name;
}

const NUMBERS = [
  ...wordList('no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'),
  ...wordList('seventeen eighteen nineteen twenty'),
];

export function numberWord(count: number): string {
  return NUMBERS[count] ?? String(count);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const MOST_AGES = 8;

/** "two adults and two children (6, 10)". */
export function partyWords({ adults, children }: Party): string {
  const grown = adults === 1 ? 'one adult' : `${numberWord(adults)} adults`;
  if (children.length === 0) return adults === 1 ? 'one person' : adults === 2 ? 'two' : `${numberWord(adults)} people`;
  if (children.length > MOST_AGES) return `${grown} and ${children.length} children`;
  const ages = children.map((age) => (age === 0 ? 'under 1' : String(age))).join(', ');
  return `${grown} and ${children.length === 1 ? 'one child' : `${numberWord(children.length)} children`} (${ages})`;
}

/** A number that is always the same for a text: picks one of several wordings. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export function pick<T>(options: readonly [T, ...T[]], seed: string): T {
  return options[hashOf(seed) % options.length] ?? options[0];
}

/** What the facts of a place begin with and no name does. */
const COMMON: ReadonlySet<string> = new Set(
  (
    'a an the fast best inland straight sand canals riads quieter one two three four five six seven eight nine ten eleven twelve twenty forty fifty sixty ninety several ' +
    'where from half over up through under behind between above on no next near at in only also what how everything ' +
    'small large old long wide flat level plain thin thick white red black blue green gray pale dark painted tiled ' +
    'low high open free modern contemporary steep shaded shallow deep warm hot fresh quiet quieter calm careful shared ' +
    'fried roast smoked raw pressed organic handmade crispy second-hand wood-fired wood-oven coal-oven open-air former ' +
    'fish eggs pancakes breakfast lunch brunch pizza pasta coffee bowls burgers oysters shrimp gumbo slices counter ' +
    'counters tables tapas pintxos meze lamb beef pork chicken rice hams clams churros croissants biscuits salads ' +
    'lanes terraces palms oaks trails streets museums murals books candles chandeliers arcades windows ' +
    'students ferries bars shops young lifts towers surf ski every markets below newer for farmhouse galleries trams ' +
    'palaces springs across gardens brick porches leafy neighbors banyans temple harbor barbecue balconies airport ' +
    'car-free family supper motels snow captains wood vegetarian vegan rowing eighteen children changing dinosaurs ' +
    'choose guided marble kosher massage outdoor glass tavern swings tasting halal whole short steam terrace'
  ).split(' '),
);

/** After a colon a sentence goes on small, unless it begins with a name or a number. */
export function lowered(text: string): string {
  const [first = '', second = ''] = text.split(/[\s’',]+/);
  return COMMON.has(first.toLowerCase()) && first !== first.toLowerCase() && second
    ? first.toLowerCase() + text.slice(first.length)
    : text;
}

/** Words of theirs in a text of another language. */
export const foreignWords = (words: string, language: string) => (language === 'en' ? words : `“${words}”`);

const SENTENCE_ENDS = /(?<!\b(?:St|Mt|Dr|No))[.!?][”)]?(?= [\p{Lu}\d“]|$)/gu;
export const sentencesIn = (text: string): number => text.match(SENTENCE_ENDS)?.length ?? 0;

/** Without its full stop. */
export function clause(sentence: string): string {
  return sentence.replace(/\.\s*$/, '');
}

const ROOMS = {
  apartment: 'an apartment',
  villa: 'a villa',
  hotel: 'a hotel',
  boutique: 'a small hotel',
  hostel: 'a hostel',
  riad: 'a riad',
  resort: 'a resort',
  'family-room': 'a family room',
  kitchen: 'a kitchen',
  pool: 'a pool',
  'ski-in': 'a door on the piste',
  quiet: 'quiet',
  central: 'a central place',
  view: 'a view',
} as const;

export function lodgingWord(wish: keyof typeof ROOMS): string {
  return ROOMS[wish];
}

/** "A small hotel", without "a hotel" beside it. */
export const lodgingWords = (wishes: readonly (keyof typeof ROOMS)[]): string[] =>
  wishes
    .filter((wish) => wish !== 'hotel' || !wishes.some((other) => other === 'boutique' || other === 'resort'))
    .map(lodgingWord);

const EXPENSES = {
  lodging: 'beds',
  food: 'meals',
  activities: 'tickets',
  'local-transport': 'getting around',
  flights: 'flights',
} as const;
export type ExpenseKind = keyof typeof EXPENSES;

export const expensesWord = (kinds: readonly ExpenseKind[]) => listed(kinds.map((kind) => EXPENSES[kind]));
