/** The children of a party: how many each mention stands for, and how old they are. */
import { GROWN_UP, spread } from './age-phrases.ts';
import type { PersonMention } from './person-mention.ts';

export interface Child {
  readonly kind: string;
  age?: number;
}

/** "Mother (72) and daughter", "daughter, mum and grandma": her child is grown up, where nobody says how old. */
export function isChildOfOld(mentions: readonly PersonMention[]): boolean {
  const people = mentions.filter(({ kind }) => kind !== 'self');
  const children = people.filter(({ kind }) => kind === 'child');
  const kin = new Set(
    people.flatMap(({ kind, value, owner }) => (kind === 'kin' && owner === undefined ? [value] : [])),
  );
  const isThreeGenerations = [
    ['mother', 'grandmother'],
    ['father', 'grandfather'],
  ].some((line) => line.every((one) => kin.has(one)));
  if (people.length === 3 && isThreeGenerations)
    return (
      children.length === 1 && children.every((one) => one.value === 'child' && !one.isCounted && one.ages.length === 0)
    );
  const [parent, child] = people;
  return (
    people.length === 2 &&
    parent?.kind === 'kin' &&
    parent.ages.some((age) => age >= OLD_PARENT) &&
    child?.kind === 'child' &&
    child.count === 1 &&
    child.ages.length === 0 &&
    child.value === 'child'
  );
}
const OLD_PARENT = 58;

const NUMBERS: readonly string[] = ['couple', 'total', 'adult'];
const isSeveral = ({ kind, value, count }: PersonMention) =>
  (kind === 'group' && value === 'friends') || (kind === 'kin' && count === 2);

/** "Rex (our dog)", "Salt and Pepper (dachshunds)", "Luna the greyhound", "two cats, Tom and Jerry": animals by their names. */
export function withoutAnimals(mentions: readonly PersonMention[]): PersonMention[] {
  const animals = new Set<PersonMention>();
  for (const [at, pet] of mentions.entries()) {
    if (pet.kind !== 'pet') continue;
    const before = namesFrom(mentions.slice(0, at).toReversed(), pet.count, (name) => name.link !== 'plus');
    const [name] = before;
    const gap = name ? pet.from - name.to : 9;
    const isAside = pet.depth > 0 && gap < 3;
    const isBehind = gap === 0 || (gap === 1 && name?.link === 'plus' && pet.owner !== undefined);
    if (isAside) for (const each of before) animals.add(each);
    else if (name && isBehind) animals.add(name);
    const behind = namesFrom(mentions.slice(at + 1), MOST_NAMES, () => false);
    if (before.length === 0 && pet.isCounted && behind.length === pet.count && behind[0]?.link !== 'plus')
      for (const each of behind) animals.add(each);
  }
  return mentions.filter((each) => !animals.has(each));
}
const MOST_NAMES = 9;

function namesFrom(
  mentions: readonly PersonMention[],
  most: number,
  isLast: (name: PersonMention) => boolean,
): readonly PersonMention[] {
  const names: PersonMention[] = [];
  for (const each of mentions) {
    if (each.kind !== 'name' || names.length >= most) break;
    names.push(each);
    if (isLast(each)) break;
  }
  return names;
}

const isUnowned = ({ kind, owner, depth, count }: PersonMention) =>
  (kind === 'kin' || kind === 'child') && owner === undefined && depth === 0 && count === 1;

const isUnaged = ({ kind, ages, count, range }: PersonMention) =>
  kind === 'child' && ages.length === 0 && count > 1 && !range;

/** "My daughter, she is 20", "dad and son (son is 12)": said of the child before it. */
export function toldOfChildren(mentions: readonly PersonMention[]): PersonMention[] {
  const found: PersonMention[] = [];
  const isYoungSelf = mentions.some(({ kind, ages }) => kind === 'self' && ages.length > 0);
  const hasAgedSelf = mentions.some(({ kind, from, to }) => kind === 'self' && to > from + 1);
  for (const mention of mentions) {
    // "My parents and me, I'm 17"
    if (isYoungSelf && mention.kind === 'self' && mention.ages.length === 0) continue;
    const at = found.length - 1;
    const child = found[at];
    // "Our best friends (another couple)", "my cousins (four of them)"
    const isNumber =
      mention.depth > 0 && mention.link === 'detail' && NUMBERS.includes(mention.kind) && mention.count > 1;
    if (child && isNumber && child.depth === 0 && !child.isCounted && isSeveral(child)) {
      const kind = child.kind === 'kin' ? 'kin' : 'friend';
      found[at] = { ...child, kind, count: mention.count, isCounted: true, to: mention.to };
      continue;
    }
    // "Our teen (15), who is bringing a friend"
    const isTheirs = mention.kind === 'friend' && mention.count === 1 && mention.isWith && mention.link === 'next';
    if (child?.kind === 'child' && child.count === 1 && isTheirs && mention.owner === undefined) {
      found.push({ ...mention, kind: 'child', value: child.value, ages: child.ages });
      continue;
    }
    const isOne = child?.kind === 'child' && child.count === 1 && child.ages.length === 0 && child.value !== 'named';
    const isAgain =
      mention.kind === 'child' &&
      !mention.isCounted &&
      mention.count === 1 &&
      !['first', 'plus'].includes(mention.link);
    // "Mother and daughter (I'm 52 and she's 25)": who is who.
    const isBoth = found.length === 2 && found.every(isUnowned) && found.some(({ kind }) => kind === 'child');
    const isAgedSelf = mention.kind === 'self' && mention.to > mention.from + 1;
    // "Mother/daughter trip, I'm 60, she's 33"
    const isBehind = isBoth && mention.link !== 'plus' && (isAgedSelf || (mention.kind === 'adult' && hasAgedSelf));
    const isAside = (mention.depth > 0 && found.filter(isUnowned).length > 1) || isBehind;
    if (isAside && mention.kind === 'self') continue;
    const who = found.findIndex((each) => isUnowned(each) && each.kind === 'child' && each.ages.length === 0);
    if (isAside && who >= 0 && mention.kind === 'adult' && mention.ages.length === 1) {
      found[who] = { ...(found[who] as PersonMention), isGrown: true };
      continue;
    }
    // "A 17-year-old and a 20-year-old"
    const isYoungOne = child?.kind === 'child' && child.count === 1 && child.ages.length === 1;
    if (isYoungOne && mention.kind === 'ages' && mention.link === 'plus' && (mention.ages[0] ?? 0) >= GROWN_UP) {
      found.push({ ...mention, kind: 'kin', value: 'grown-child', count: 1 });
      continue;
    }
    // "Our kids, a 17-year-old and a 20-year-old", "3 kids. Kids are 11, 9 and 2"
    const isOfEarlier = mention.link === 'sentence' && !mention.isCounted;
    const unaged = isOfEarlier
      ? found.findLastIndex((each) => isUnaged(each) && each.count === mention.ages.length)
      : at;
    const earlier = found[unaged];
    const isEach = mention.kind === 'child' && mention.ages.length > 0 && mention.owner === undefined;
    if (
      earlier &&
      isUnaged(earlier) &&
      isEach &&
      (isOfEarlier || (mention.ages.length === mention.count && ['next', 'detail'].includes(mention.link))) &&
      (!earlier.isCounted || earlier.count === mention.ages.length)
    ) {
      found[unaged] = {
        ...earlier,
        count: mention.ages.length,
        ages: mention.ages,
        ...(unaged === at ? { to: mention.to } : {}),
      };
      continue;
    }
    if (!child || !isOne || mention.ages.length !== 1 || !(mention.kind === 'ages' || isAgain)) found.push(mention);
    else if ((mention.ages[0] ?? 0) >= GROWN_UP) found[at] = { ...child, isGrown: true };
    else if (isAgain && mention.link !== 'next') found.push({ ...mention, kind: 'ages', value: '', count: 0 });
    else found.push(mention);
  }
  return found;
}

export function childrenOf(mention: PersonMention, isClass: boolean): readonly [Child[], adults: number] {
  const kind = mention.kind === 'student' && isClass ? 'pupil' : mention.value;
  const { ages } = mention;
  const young = ages.filter((age) => age < GROWN_UP);
  // "Father & son, 45 and 12": one of the ages is the child's.
  const isLone = mention.count === 1 && !mention.isCounted && ages.length > 1;
  const old = !isLone ? ages.length - young.length : young.length > 0 ? 0 : 1;
  const count = mention.isCounted
    ? Math.max(mention.count, ages.length)
    : Math.max(ages.length, mention.count === 1 ? 1 : ages.length > 0 ? ages.length : mention.count);
  if (mention.isSameAge && ages.length === 1) {
    const [age = 8] = ages;
    return age < GROWN_UP ? [Array.from({ length: mention.count }, () => ({ kind, age })), 0] : [[], mention.count];
  }
  if (mention.range) {
    const [low, high] = mention.range;
    if (low >= GROWN_UP) return [[], mention.count];
    return [spread([low, Math.min(high, GROWN_UP - 1)], mention.count).map((age) => ({ kind: 'range', age })), 0];
  }
  if (mention.under !== undefined) {
    const { under } = mention;
    return [
      Array.from({ length: mention.count }, (_, index) => ({ kind, age: Math.max(0, under - 1 - index * 2) })),
      0,
    ];
  }
  const rest = Math.max(0, count - ages.length);
  const same = kind === 'twins' && young.length === 1 ? young[0] : undefined;
  return [
    [
      ...young.map((age) => ({ kind, age })),
      ...Array.from({ length: rest }, () => ({ kind, ...(same === undefined ? {} : { age: same }) })),
    ],
    old,
  ];
}

/** "Kids Max (6), Mia (3)": as many ages, each by itself, as children are without one. */
export function eachTold(mentions: readonly PersonMention[], children: readonly Child[]): readonly PersonMention[] {
  const told = mentions.filter(({ kind }) => kind === 'ages');
  const [first] = told;
  const missing = children.filter(({ age }) => age === undefined).length;
  const isEach = told.length > 1 && told.length === missing && told.every(({ ages }) => ages.length === 1);
  return first && isEach ? [{ ...first, ages: told.flatMap(({ ages }) => ages) }] : told;
}

/** Ages told apart from the children: for those whose age is missing, the last first; else children of their own. */
export function settleAges(mention: PersonMention, children: Child[]): void {
  const young = mention.ages.filter((age) => age < GROWN_UP);
  const missing = children.filter(({ age }) => age === undefined);
  if (mention.range && mention.range[1] < GROWN_UP && missing.length > 0) {
    spread(mention.range, missing.length).forEach((age, index) => {
      const child = missing[index];
      if (child) child.age = age;
    });
    return;
  }
  if (young.length === 1 && missing.length > 1) {
    for (const child of missing) child.age = young[0] ?? 8;
    return;
  }
  const open = missing.slice(-young.length);
  young.forEach((age, index) => {
    const child = open[index];
    if (child) child.age = age;
    else if (missing.length > 0 || mention.depth === 0 || children.length === 0) children.push({ kind: 'child', age });
  });
}
