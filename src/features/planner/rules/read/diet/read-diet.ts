/**
 * What they eat and must not eat, drink, and when. A dislike of a food that is a common allergen is kept as strictly as an
 * allergy; a food the catalogue knows nothing of stays a need that is told as not met.
 */
import { ALLERGENS, type Allergen, DIETS, type Diet, TAGS, type Tag } from '../../../../destinations/rules/tags.ts';
import { readingCopy } from '../../../copy/reading.ts';
import { state } from '../../parse/reading-notes.ts';
import type { NeedKind, Reading } from '../../reading.ts';
import { aversionAfter } from '../aversion-phrases.ts';
import { isEnd } from '../clause-ends.ts';
import { needOf } from '../needs/build-need.ts';
import { isOfOthers } from '../needs/told-of-others.ts';
import { whoseNeed } from '../needs/whose-need.ts';
import { type Reader, wordsOf } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { ALCOHOL, isRaw, isRuledOut } from '../tastes/read-tastes.ts';

type Eating = Pick<Reading, 'diet' | 'allergies' | 'leftOut' | 'needs'> & { readonly excludeTags: readonly Tag[] };

const KITCHEN_FIELDS = new Set(['taste', 'preferences', 'travelers', 'destination', 'dates', 'budget']);
/** Foods that are no allergens of the catalogue: what a "no" to them means. */
const NO_FOOD: Readonly<Record<string, NeedKind>> = {
  pork: 'no-pork',
  beef: 'no-beef',
  'red-meat': 'no-red-meat',
  spicy: 'mild-food',
  raw: 'nothing-raw',
};
const DIET_OF: Readonly<Record<string, Diet>> = { gluten: 'gluten-free', meat: 'vegetarian' };
/** "Hates fish" is a matter of taste, and no allergy; "no fish" and "does not eat fish" are kept from every table. */
const DISLIKE =
  /^(?:hate|dislike|loathe|detest|not (?:into|keen|big|a fan|fan|mad|fussed)|dont (?:like|care|fancy)|dont enjoy|sick of|tired of|prefer)/;

export function readDiet(reader: Reader): Eating {
  const fine = new Set(
    reader.items.flatMap(({ senses }, at) => (isFine(reader, at) ? (senses.get('food') ?? []) : [])),
  );
  const eating = {
    fine,
    diet: new Set<Diet>(),
    allergies: new Set<Allergen>(),
    harms: new Set<Allergen>(),
    needs: new Map<NeedKind, number>(),
    out: new Set<Tag>(),
    without: new Set<string>(),
  };
  reader.items.forEach((item, at) => {
    if (readMeatlessDay(reader, at, eating)) return;
    if (OF_EATING.some((type) => item.senses.has(type)) && isOfOthers(reader, at)) return;
    readDietWord(reader, at, eating);
    readFaith(reader, at, eating);
    if (item.senses.has('no-allergy')) reader.ledger.claim('diet', '', at, at + 1);
    const compound = item.senses.get('allergy');
    if (compound !== undefined && reader.polarity[at] === 'wanted') avoid(reader, compound, at, eating, true);
    const food = item.senses.get('food');
    if (food === undefined) return;
    if ((fine.has(food) && isFine(reader, at)) || (isRaw(reader, at) && allergicAt(reader, at) === undefined)) {
      reader.ledger.claim('diet', '', at, at + 1);
      return;
    }
    const allergic = allergicAt(reader, at);
    const harm = aversionAfter(reader.items, at);
    if (allergic !== undefined) {
      avoid(reader, food, at, eating, true);
      reader.ledger.claim('allergy', '', allergic, allergic + 1);
    } else if (harm !== undefined) {
      avoid(reader, food, at, eating, true);
      reader.ledger.claim('allergy', '', at + 1, harm + 1);
    } else if (doesWithout(reader, at)) avoid(reader, food, at, eating, false);
    else if (isRuledOut(reader, at) && (KITCHEN_FIELDS.has(item.field) || isAboutEating(reader, at)))
      if (!isDislike(reader, at)) avoid(reader, food, at, eating, isIllOfIt(reader, at));
      else if (food !== 'fish') dislike(reader, food, at, eating);
  });
  reader.items.forEach((item, at) => {
    if (!(item.senses.has('allergic') && isOfOthers(reader, at))) readUnknownAllergy(reader, at, eating);
  });
  const { diet, without } = eating;
  // "No meat, no dairy, no eggs"
  if (diet.has('vegetarian') && without.has('milk') && without.has('egg')) diet.add('vegan');
  if (diet.has('vegan')) diet.delete('dairy-free');
  // "Lactose intolerant, no milk" says one thing twice.
  if (diet.has('lactose-free') && !eating.harms.has('milk')) eating.allergies.delete('milk');
  if (diet.has('vegetarian') && eatsFish(reader)) {
    diet.delete('vegetarian');
    diet.add('pescatarian');
  }
  if (diet.has('vegan')) diet.delete('vegetarian');
  return {
    diet: [...diet],
    allergies: [...eating.allergies],
    leftOut: [...eating.allergies].filter((each) => !eating.harms.has(each)),
    needs: [...eating.needs].map(([kind, at]) => needOf(reader, kind, at, at + 1)),
    excludeTags: [...eating.out],
  };
}

const OF_EATING = ['food', 'diet', 'allergy', 'faith', 'teetotal'];

interface Found {
  readonly diet: Set<Diet>;
  readonly allergies: Set<Allergen>;
  /** Of these, what was told as an allergy. */
  readonly harms: Set<Allergen>;
  readonly needs: Map<NeedKind, number>;
  readonly out: Set<Tag>;
  /** Foods and drinks they must do without. */
  readonly without: Set<string>;
  /** Foods that are told to do no harm. */
  readonly fine: ReadonlySet<string>;
}

/** "Nut allergy: peanuts are OK", "allergic to nuts but not to peanuts": told of one food beside an allergy to its like. */
function isFine({ items }: Reader, at: number): boolean {
  if (!items[at]?.senses.has('food') || !items.some(({ senses }) => senses.has('allergic') || senses.has('allergy')))
    return false;
  let said = '';
  for (let next = at + 1; next < at + 6 && !isEnd(items, next) && items[next]?.text !== ','; next++) {
    if (items[next]?.senses.has('contrast')) return false;
    said += `${items[next]?.text ?? ''} `;
  }
  if (NO_HARM.test(said)) return true;
  let no = at - 1;
  while (!isEnd(items, no + 1) && ['preposition', 'article'].some((type) => items[no]?.senses.has(type))) no--;
  if (isEnd(items, no + 1)) return false;
  const isOther = items[no - 1]?.senses.has('contrast') || items[no - 1]?.text === '(';
  if (!items[no]?.senses.has('exception') && !(isOther && NOT.test(items[no]?.text ?? ''))) return false;
  let from = no;
  while (!isEnd(items, from)) from--;
  const before = items.slice(from, no);
  return before.some(({ senses }) => senses.has('food')) && before.some(isHarm);
}
const NO_HARM =
  /^(?:(?:is|are|s|sind|ist|son|es|estan?|est|sont|e|sono|sao|estao|er|zijn|totally|perfectly|absolutely|all) )*(?:ok|okay|fine|alright|all right|allowed|safe|no problem|geh(?:t|en)|in ordnung|erlaubt|kein problem|(?:ca )?va|vont|pas de probleme|bien|sin problema|va(?:nno)? bene|bene|tudo bem|podem?|fint|mag|mogen|prima|geen probleem) /;
const NOT = /^(?:not|nicht|pas|no|non|nao|ikke|niet)(?: (?:to|a|aux?|al|gegen|allergic))?$/;

/** "Fridays without meat", "no meat on Fridays", "vegetarian on Mondays": a condition of that day, and no diet. */
function readMeatlessDay({ items, polarity, ledger }: Reader, at: number, { needs }: Found): boolean {
  const item = items[at];
  const isMeatless =
    item?.senses.get('food') === 'meat' ? polarity[at] === 'unwanted' : item?.senses.get('diet') === 'vegetarian';
  if (!isMeatless) return false;
  const isLink = (index: number) => SMALL.some((type) => items[index]?.senses.has(type));
  let before = at - 1;
  while (!isEnd(items, before + 1) && isLink(before)) before--;
  let after = at + 1;
  while (!isEnd(items, after) && isLink(after)) after++;
  const isDay = (index: number) => items[index]?.senses.has('dayname') ?? false;
  const day = !isEnd(items, before + 1) && isDay(before) ? before : !isEnd(items, after) && isDay(after) ? after : null;
  if (day === null) return false;
  needs.set('meatless-days', Math.min(day, at));
  ledger.claim('need', 'meatless-days', Math.min(day, at), Math.max(day, at) + 1);
  return true;
}
const SMALL = ['preposition', 'article', 'negator', 'filler', 'whole'] as const;

function readDietWord(reader: Reader, at: number, { diet, without }: Found): void {
  const item = reader.items[at];
  const kind = DIETS.find((each) => each === item?.senses.get('diet'));
  if (!item || !kind) return;
  // "GF" among travellers is a girlfriend.
  if (item.text === 'gf' && item.field === 'travelers') return;
  if (reader.polarity[at] === 'unwanted') return;
  // "milk allergy (not lactose)" is told above by its polarity; "lactose" alone is the need.
  diet.add(kind);
  if (kind === 'dairy-free' || kind === 'lactose-free') without.add('milk');
  reader.ledger.claim('diet', kind, at, at + 1);
}

/** "Allergic to buckwheat", "poppy seed allergy", "Paprikaallergie": a food nobody has a word for is told as one. */
function readUnknownAllergy(reader: Reader, at: number, { needs }: Found): void {
  const { items, ledger, polarity } = reader;
  const item = items[at];
  if (!item || needs.has('other-allergy') || !ledger.isFree(at)) return;
  const isCompound = item.senses.size === 0 && /.{3}allergi(?:e|en|ker|kerin)?$/.test(item.text);
  if (!isCompound && (!item.senses.has('allergic') || polarity[at] !== 'wanted')) return;
  const isStrange = (index: number) =>
    items[index]?.field === item.field && items[index]?.kind === 'word' && items[index]?.senses.size === 0;
  let to = at + 1;
  while (!isEnd(items, to) && (items[to]?.senses.has('preposition') || items[to]?.senses.has('article'))) to++;
  let from = at;
  if (isCompound) to = at + 1;
  else if (to > at + 1 && isStrange(to)) while (isStrange(to) && !isEnd(items, to)) to++;
  else {
    to = at + 1;
    while (isStrange(from - 1) && !isEnd(items, from)) from--;
    if (from === at) return;
  }
  needs.set('other-allergy', from);
  ledger.claim('allergy', wordsOf(reader, from, to), from, to);
}

function readFaith(reader: Reader, at: number, found: Found): void {
  const { diet, needs, out } = found;
  const item = reader.items[at];
  if (!item || reader.polarity[at] === 'unwanted') return;
  const faith = item.senses.get('faith');
  const add = (kind: NeedKind) => {
    if (!needs.has(kind)) needs.set(kind, at);
    reader.ledger.claim('need', kind, at, at + 1);
  };
  if (faith === 'muslim') add('no-pork');
  if (faith === 'hindu') add('no-beef');
  if (faith === 'jain') {
    add('jain');
    diet.add('vegetarian');
  }
  // "He cannot drink milk" is about milk.
  // "Doesn't drink much coffee"
  const drunkAt = reader.items[at + 1]?.senses.has('filler') && !isDrink(reader, at + 1) ? at + 2 : at + 1;
  const isOfOneDrink = /\b(?:drinks?|drinking)$/.test(item.text) && isDrink(reader, drunkAt);
  const drink = isOfOneDrink ? reader.items[drunkAt]?.senses.get('food') : undefined;
  if (drink) {
    avoid(reader, drink, drunkAt, found, false);
    reader.ledger.claim('without', '', at, at + 1);
  }
  const said = isOfOneDrink ? reader.items[drunkAt]?.senses.get('taste')?.split(', ')[0] : undefined;
  const drunk = TAGS.find((tag) => tag === said);
  if (drunk && ONE_DRINK.test(drunk)) {
    out.add(drunk);
    reader.ledger.claim('without', '', at, drunkAt + 1);
  }
  if ((faith === 'mormon' || item.senses.has('teetotal')) && !isDrinkFine(reader) && !isOfOneDrink) {
    add('no-alcohol');
    // The others may.
    if (whoseNeed(reader, 'no-alcohol', at, at + 1) === undefined) for (const tag of ALCOHOL) out.add(tag);
  }
  if (item.senses.has('drink-fine')) reader.ledger.claim('diet', '', at, at + 1);
}

const isDrink = ({ items }: Reader, at: number) =>
  !isEnd(items, at) &&
  ((items[at]?.senses.has('food') ?? false) ||
    ONE_DRINK.test(items[at]?.senses.get('taste') ?? '') ||
    /^(?:coffee|tea|tap|water|soda|juice|cow)/.test(items[at]?.text ?? ''));

/** "We don't drink beer" */
const ONE_DRINK = /^(?:beer|wine|cocktails)/;

const isDrinkFine = ({ items }: Reader) => items.some((item) => item.senses.has('drink-fine'));

function avoid(reader: Reader, food: string, at: number, found: Found, isAllergy: boolean): void {
  const { allergies, harms, diet, needs, out, without, fine } = found;
  const item = reader.items[at];
  without.add(food);
  const kinds = food
    .split(' ')
    .filter((each): each is Allergen => (ALLERGENS as readonly string[]).includes(each) && !fine.has(each));
  // "No seafood" keeps a table without; who is allergic to it must not meet fish either.
  const kept = food === 'shellfish fish' && !isAllergy ? [] : kinds;
  for (const each of kept) {
    allergies.add(each);
    if (isAllergy || isForbidden(reader, at)) harms.add(each);
  }
  if (food === 'shellfish fish' && isAllergy && kinds.length > 1) out.add('seafood');
  if (food === 'raw-fish') {
    out.add('raw-fish');
    out.add('sushi');
  }
  if (kinds.length === 2 && food.includes('nut')) state(reader.notes, readingCopy.wishes.nuts);
  const isDairy = food === 'milk' && !isAllergy && /dairy|lact|latticini|produit|produkt/.test(item?.text ?? '');
  if (isDairy) {
    allergies.delete('milk');
    diet.add('dairy-free');
  }
  const rather = DIET_OF[food];
  if (rather) diet.add(rather);
  const kind = NO_FOOD[food] ?? (isAllergy && (food === 'other' || food === 'root-veg') ? 'other-allergy' : undefined);
  if (kind && !needs.has(kind)) needs.set(kind, at);
  if (food === 'root-veg' && !isAllergy && !needs.has('other-food')) needs.set('other-food', at);
  if (food === 'other' && !isAllergy && !needs.has('other-food')) needs.set('other-food', at);
  const value = isDairy ? 'dairy-free' : (rather ?? (kept.length > 0 ? kept.join(', ') : (item?.text ?? '')));
  reader.ledger.claim(isDairy || rather ? 'diet' : kept.length > 0 ? 'allergy' : 'without', value, at, at + 1);
}

/** "She cannot have eggs": nobody says so of a taste. */
function isForbidden({ items }: Reader, at: number): boolean {
  for (let before = at - 1; before > at - FORBIDS_FAR && !isEnd(items, before + 1); before--)
    if (items[before]?.senses.has('does-without') || CANNOT.test(items[before]?.text ?? '')) return true;
  return false;
}
const FORBIDS_FAR = 8;
const CANNOT =
  /\b(?:cant|cannot|can|must|mustnt|may|unable|kann|konnen|darf|durfen|peu(?:t|x|vent)|pued(?:e|o|en)|podemos|puo|posso|possono|pode|podem|ma|kan|mag|mogen|kunnen)\b/;

function dislike(reader: Reader, food: string, at: number, { needs, out }: Found): void {
  const kind = NO_FOOD[food] ?? (food.startsWith('shellfish') ? undefined : 'other-food');
  if (kind) needs.set(kind, at);
  else if (food.startsWith('shellfish')) out.add('seafood');
  else return;
  reader.ledger.claim('without', reader.items[at]?.text ?? '', at, at + 1);
}

/** "Allergic to nuts, shellfish and eggs", "nut and egg allergies", "nuts (allergy)": the item that says so, within the clause. */
function allergicAt(reader: Reader, at: number): number | undefined {
  const { items, polarity } = reader;
  for (let before = at - 1; before >= 0 && before > at - 14 && !isEnd(items, before + 1); before--) {
    const item = items[before];
    if (isHarm(item)) return polarity[before] === 'wanted' ? before : undefined;
    if (item?.senses.has('contrast') || (item?.senses.has('wanting') ?? false)) break;
    if (item?.text === ',' && !items[before + 1]?.senses.has('food') && !items[before + 1]?.senses.has('joiner')) break;
  }
  for (let after = at + 1; after < items.length && after < at + 7 && !isEnd(items, after); after++) {
    const item = items[after];
    if (isHarm(item)) return polarity[after] === 'wanted' || isRuledOut(reader, at) ? after : undefined;
    const isLink = item?.senses.has('food') || item?.senses.has('joiner') || /^[(,/]$/.test(item?.text ?? '');
    if (!isLink && !item?.senses.has('preposition') && !item?.senses.has('article') && after > at + 2) break;
    if (
      item?.senses.has('wanting') ||
      item?.senses.has('contrast') ||
      (item?.senses.has('taste') && !item.senses.has('food'))
    )
      break;
  }
  return undefined;
}

/** "No nuts please, my son is allergic": told of the food that they must go without, where it is told of no other. */
function isIllOfIt(reader: Reader, at: number): boolean {
  const { items, ledger } = reader;
  const { field } = items[at] ?? {};
  const said = items.findIndex(
    (item, index) =>
      item.field === field &&
      item.senses.has('allergic') &&
      !items.some((_, food) => isOfAnother(reader, index, food, at)),
  );
  if (said < 0 || items.some((item) => item.field === field && item.senses.has('no-allergy'))) return false;
  const isDenied = [said - 1, said - 2, said - 3].some((before) => NOBODY.test(items[before]?.text ?? ''));
  if (isDenied) return false;
  ledger.claim('allergy', '', said, said + 1);
  return true;
}
const isOfAnother = (reader: Reader, said: number, food: number, at: number) =>
  food !== at && reader.items[food]?.senses.has('food') && allergicAt(reader, food) === said;
const NOBODY =
  /^(?:not|isnt|arent|nobody|no one|none|niemand|keiner|nicht|pas|personne|nadie|nessuno|non|ninguem|nao|ingen|ikke|niet|geen)\b/;

/** "Only peanuts are a problem": said of a food it is as strict as an allergy. */
const isHarm = (item: Item | undefined) => (item?.senses.has('allergic') || item?.senses.has('troubles')) ?? false;

/** The negator that reaches this food, if it is one of liking. */
function isDislike({ items }: Reader, at: number): boolean {
  for (let before = at - 1; before >= 0 && !isEnd(items, before + 1); before--)
    if (items[before]?.senses.has('negator')) return DISLIKE.test(items[before]?.text ?? '');
  return false;
}

function isAboutEating({ items }: Reader, at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 6 && !isEnd(items, before + 1); before--)
    if (items[before]?.senses.get('event') === 'eat') return true;
  return false;
}

/** "Can't do peanuts or dairy" */
function doesWithout({ items, ledger }: Reader, at: number): boolean {
  let before = at - 1;
  while (
    before > at - 6 &&
    !isEnd(items, before + 1) &&
    (isListed(items[before]) || items[before]?.senses.has('food') || items[before]?.senses.has('diet'))
  )
    before--;
  if (isEnd(items, before + 1) || !items[before]?.senses.has('does-without')) return false;
  ledger.claim('without', '', before, before + 1);
  return true;
}
const isListed = (item: Item | undefined) => item?.text === ',' || (item?.senses.has('joiner') ?? false);

/** "No meat but fish is fine": a fish that is wanted behind a contrast, with the meat before it. */
const GRANTED = /^(?:yes|ok|okay|fine|is|ja|oui|si|sim|geht|gerne|va|bien|bene)$/;

const YES = /^(?:yes|ok|okay|fine|ja|oui|si|sim)$/;

function eatsFish({ items, polarity }: Reader): boolean {
  // "Fish yes, meat no"
  const isFishFirst = items.some(
    ({ senses }, at) => senses.get('food') === 'fish' && YES.test(items[at + 1]?.text ?? ''),
  );
  if (isFishFirst && items.some(({ senses }, at) => senses.get('food') === 'meat' && polarity[at] === 'unwanted'))
    return true;
  let before: 'nothing' | 'meat' | 'contrast' = 'nothing';
  return items.some((item, at) => {
    const food = item.senses.get('food');
    const isFree = food === 'meat' && polarity[at] === 'unwanted';
    if (isEnd(items, at) && item.field !== items[at - 1]?.field) before = 'nothing';
    if (isFree || item.senses.get('diet') === 'vegetarian') before = 'meat';
    else if (before === 'meat' && item.senses.has('contrast')) before = 'contrast';
    // "No meat, but fish"; "kein Fleisch, Fisch ja"
    const isGranted = before === 'meat' && GRANTED.test(items[at + 1]?.text ?? '') && !isEnd(items, at + 1);
    return (before === 'contrast' || isGranted) && food === 'fish' && polarity[at] === 'wanted';
  });
}
