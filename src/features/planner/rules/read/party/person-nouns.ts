/** Nouns for people with their numbers, owners and ages: "our 2 girls, 5 & 8", "my mum (78)", "a 3-year-old". */
import { agesAt, countsSomething, GROWN_UP } from './age-phrases.ts';
import { childAge, grownAges, isListOfAges, withAges } from './ages-of-people.ts';
import { type Row, saysWith } from './party-row.ts';
import { type FoundMention, type MentionKind, NOUNS, type Noun } from './person-mention.ts';
import { isSingleRoom } from './rooms.ts';

interface NounPhrase {
  readonly type: Noun;
  readonly value: string;
  readonly isMany: boolean;
  readonly isGrown: boolean;
  readonly adjectives: readonly string[];
  readonly to: number;
}

const WED: ReadonlySet<string> = new Set(['husband', 'wife', 'bride', 'groom']);
const MANY: ReadonlySet<string> = new Set(['many']);
/** Between a number and its noun these may stand. */
const SOFT: ReadonlySet<string> = new Set(['filler', 'people-adjective', 'grown', 'article', 'brings']);
export function nounAt(row: Row, at: number, unknown: number): NounPhrase | null {
  let next = at;
  let strange = 0;
  let isGrown = false;
  const adjectives: string[] = [];
  for (let steps = 0; steps < 5; steps++, next++) {
    const item = row.items[next];
    // "Carpenters' apprentices"
    if (item?.text === "'" && next > at) continue;
    if (row.items[next + 1]?.text === "'" && row.has(next + 2, 'adult', 'student', 'children', 'kin', 'kins')) continue;
    if (!item || item.kind === 'mark' || item.kind === 'emoji' || !row.same(next, at) || row.reader.ledger.isUsed(next))
      return null;
    if (row.isGenitive(next) && row.has(next, 'kin', 'kins', 'friend', 'child', 'children', 'parents')) continue;
    const followed =
      row.has(next + 1, 'child', 'children', 'youngster', 'twins') && row.items[next + 1]?.joint !== 'field';
    if (row.has(next, 'grown') && followed) {
      isGrown = true;
      continue;
    }
    const type = typeOf(row, next);
    // "Uncle Frank's memorial": whose something is, and nobody along.
    if (type === 'kin' && row.isGenitive(next + 1) && row.isCapital(next + 1) && row.same(next + 1, next)) return null;
    if (type && !(item.senses.has('people-adjective') && isAdjective(row, next))) {
      const value = item.senses.get(type) ?? '';
      let to = next + 1;
      const grown = ['child', 'children'].includes(type) ? afterGrown(row, to) : to;
      if (grown > to) {
        isGrown = true;
        to = grown;
      }
      return {
        type,
        value,
        isMany: MANY.has(value) || type === 'children' || type === 'kins' || type === 'pets',
        isGrown,
        to: afterOwner(row, to, type),
        adjectives,
      };
    }
    if (item.senses.has('people-adjective')) {
      adjectives.push(item.text);
      continue;
    }
    // "2 martial arts teachers"
    if (unknown > 1 && item.senses.has('taste') && row.has(next + 1, 'adult', 'teacher', 'friend', 'student')) continue;
    if (item.number !== undefined || [...item.senses.keys()].some((sense) => !SOFT.has(sense))) return null;
    if (item.senses.size > 0 || strange++ >= unknown) return null;
  }
  return null;
}

/** "Pareja" by itself is two people, "mi pareja" and "con pareja" one. */
function typeOf(row: Row, at: number): Noun | undefined {
  const isOne = row.has(at - 1, 'possessive', 'joiner') || saysWith(row.items[at - 1]);
  const found = NOUNS.find((each) => row.has(at, each));
  // "Meine zwei Jungs, 8 und 11": boys by their ages, and no friends.
  const ages = found === 'friend' && row.has(at, 'youngster') ? agesAt(row.items, at + 1, row.asked) : null;
  if (ages && row.same(ages.to - 1, at) && ages.value.years.every((years) => years < GROWN_UP)) return 'youngster';
  return found === 'kin' && row.has(at, 'couple') && !isOne ? 'couple' : found;
}

/** "Kids grown up", "kids (all grown up)": one past it. */
function afterGrown(row: Row, to: number): number {
  let at = /^[(,]$/.test(row.items[to]?.text ?? '') ? to + 1 : to;
  if (at > to) while (row.has(at, 'filler', 'copula', 'emphasis') && row.same(at, to)) at++;
  const isGrown = row.has(at, 'grown') && row.same(at, to) && row.items[at]?.kind === 'word';
  return isGrown && !row.has(at + 1, 'child', 'children') ? at + 1 : to;
}

/** "Elderly parents": an adjective only where a noun follows. */
function isAdjective(row: Row, at: number): boolean {
  return NOUNS.some((type) => row.has(at + 1, type)) && row.same(at + 1, at) && row.items[at + 1]?.kind !== 'mark';
}

/** "The parents of my wife", "les parents de ma femme", "die Eltern meiner Frau": the wife is not one of them. */
function afterOwner(row: Row, at: number, type: Noun): number {
  // "Casal de idosos": what kind of couple.
  const isKind = row.has(at + 1, 'adult', 'teacher', 'friend', 'student') && row.same(at + 1, at);
  if (type === 'couple' && row.has(at, 'preposition') && isKind) return at + 2;
  // "Matrimonio jubilado", "tres amigas jubiladas": an adjective.
  if (
    ['couple', 'kin', 'kins', 'parents', 'people', 'friend'].includes(type) &&
    row.has(at, 'adult') &&
    row.same(at, at - 1)
  )
    return at + 1;
  if (!['kin', 'kins', 'parents', 'family', 'child', 'children', 'friend'].includes(type)) return at;
  const isOf = row.isOf(at);
  const owner = isOf ? at + 1 : at;
  // "Mother of the groom"
  const isOfCouple = isOf && row.has(owner, 'article') && /^(?:bride|groom)$/.test(kinAt(row, owner + 1));
  if (isOfCouple && row.same(owner + 1, at)) return owner + 2;
  // "La hija de una, 16 añitos", "the son of one of them (8)"
  // "The wife of the eldest"
  if (isOf && row.has(owner, 'article') && row.has(owner + 1, 'child') && row.endsClause(owner + 2)) return owner + 2;
  const isOfOne = row.has(owner, 'subset') || (row.has(owner, 'article') && row.endsClause(owner + 1));
  if (isOf && isOfOne && row.same(owner, at)) return owner + 1;
  const isOwner = row.ownerAt(owner) !== undefined && (isOf || /(?:er|es)$/.test(row.items[owner]?.text ?? ''));
  return isOwner && row.has(owner + 1, 'kin', 'friend', 'child', 'parents') ? owner + 2 : at;
}

const kinAt = (row: Row, at: number) => row.items[at]?.senses.get('kin') ?? '';

function counted(
  row: Row,
  noun: NounPhrase,
  said: number | undefined,
  isCounted: boolean,
  at: number,
  owner: string | undefined,
): FoundMention | null {
  const whose = owner === undefined ? {} : { owner };
  const { type, value } = noun;
  if (type === 'pet' || type === 'pets') {
    const isOwn =
      isCounted ||
      owner !== undefined ||
      // Among what draws them cats are cats to see.
      (noun.isMany && row.items[at]?.field !== 'interests') ||
      row.has(at, 'article') ||
      at === 0 ||
      row.has(at - 1, 'joiner') ||
      saysWith(row.items[at - 1]) ||
      row.isHome;
    // "A puppy, 6 months": its own age.
    const name = row.afterName(noun.to);
    const ages = agesAt(row.items, name, row.asked);
    const isAged = ages && row.same(ages.to - 1, at) && (ages.value.isExplicit || row.items[name]?.text === '(');
    const to = isAged ? ages.to : name;
    return isOwn ? { kind: 'pet', count: said ?? (noun.isMany ? 2 : 1), isCounted, to, ...whose } : null;
  }
  const household = type === 'family' && !isCounted ? row.number(noun.to) : undefined;
  if (
    household !== undefined &&
    row.has(noun.to + 1, 'people') &&
    /[\u3040-\u9fff]/.test(row.items[noun.to + 1]?.text ?? '')
  )
    return { kind: 'total', count: household, isCounted: true, value: 'family', to: noun.to + 2 };
  const label =
    owner === undefined && (noun.isMany || !isAge(row, noun.to)) ? labelAt(row, noun.to, type, isCounted) : null;
  if (label) {
    row.hasLabels = true;
    const found = { count: label.count, isCounted: true, to: label.to, value } as const;
    if (['child', 'children', 'twins'].includes(type)) return withAges(row, { ...found, kind: 'child' }, at);
    return { ...found, kind: type === 'people' ? 'total' : type === 'friend' ? 'friend' : 'adult' };
  }
  if (said === 0) return { kind: 'adult', count: 0, to: noun.to };
  if (['child', 'children', 'twins', 'youngster', 'student'].includes(type)) {
    const own = type === 'student' && !noun.isMany && said === undefined ? childAge(row, noun.to) : null;
    if (own && at > 0) return { kind: 'child', count: 1, value: 'child', ages: own.ages, ...whose, to: own.to };
    if (type === 'student' && !noun.isMany && said === undefined) return { kind: 'one-person', count: 1, to: noun.to };
    if (type === 'youngster' && said === undefined && owner === undefined && noun.isMany) {
      const aged = withAges(row, { kind: 'child', count: 2, value: 'child', to: noun.to }, at);
      const isYoung = (aged.ages ?? []).some((age) => age < GROWN_UP);
      return isYoung ? aged : { kind: 'group', count: 0, value: 'friends', to: noun.to };
    }
    // "Us 4 girls"
    if (
      type === 'youngster' &&
      said !== undefined &&
      row.items[at - 1]?.senses.get('self') === 'we' &&
      row.same(at - 1, at)
    )
      return { kind: 'adult', count: said, isCounted: true, ...whose, to: noun.to };
    const many =
      type === 'twins' ? (said !== undefined && said > 1 ? said : Number(value)) : (said ?? (noun.isMany ? 2 : 1));
    const found = {
      ...childOf(row, noun, many, isCounted || type === 'twins'),
      ...whose,
      to: row.afterName(noun.to),
    };
    return withAges(row, found, at);
  }
  const several = noun.isMany && said === undefined ? severalIn(row, noun.to) : null;
  if (several && (type === 'kins' || type === 'friend'))
    return { kind: type === 'kins' ? 'kin' : 'friend', ...several, isCounted: true, value, ...whose };
  // "Our daughter 14 and her friend 15", "a plumber and his apprentice (17)"
  const isOwned = said === undefined && owner !== undefined && ['friend', 'adult', 'teacher'].includes(type);
  const young = isOwned ? childAge(row, afterToo(row, noun.to)) : null;
  if (young && (young.ages[0] ?? 0) > 0)
    return { kind: 'child', count: 1, value: 'child', ages: young.ages, ...whose, to: young.to };
  const ages = grownAges(row, noun.to);
  const to = ages?.to ?? row.afterName(noun.to);
  const common = { isCounted, ...whose, to } as const;
  // "Women: 81, 55, 23"
  if (said === undefined && noun.isMany && ages && ages.years.length > 1 && (type === 'adult' || type === 'friend'))
    return { kind: type, count: ages.years.length, ...common, isCounted: ages.years.length > 2 };
  switch (type) {
    case 'family':
      if (said !== undefined && noun.isMany) return { kind: 'family', count: 0, value: String(said), ...common };
      // "My brother's family"
      if (
        owner !== undefined &&
        row.has(at + 1, 'kin', 'kins', 'friend', 'child', 'children') &&
        row.isGenitive(at + 1)
      )
        return { kind: 'family', count: 0, value: 'theirs', ...common };
      return { kind: 'family', count: 0, ...common };
    case 'people':
      if (said === undefined)
        return row.has(at, 'article') || !row.isHome || noun.isMany
          ? null
          : { kind: 'one-person', count: 1, ...common };
      return { kind: 'total', count: said, value: row.has(at, 'family') ? 'family' : 'people', ...common };
    case 'friend':
      if (said === undefined && noun.isMany) return { kind: 'group', count: 0, value: 'friends', ...common };
      return { kind: 'friend', count: said ?? 1, ...common };
    case 'couple':
      if (said !== undefined && !noun.isMany && said > 2 && !/^(?:par|paar)/.test(row.items[noun.to - 1]?.text ?? ''))
        return null;
      return { kind: 'couple', count: 2 * (said ?? (noun.isMany ? 2 : 1)), ...common };
    case 'single':
      if (isSingleRoom(row.items, noun.to - 1)) return null;
      return { kind: said === undefined ? 'one-person' : 'single', count: said ?? 1, ...common };
    case 'parents':
      return { kind: 'parents', count: said ?? (value === 'four-grandparents' ? 4 : 2), value, ...common };
    case 'kin':
    case 'kins': {
      // "1 groom 6 idiots"
      const isOne = !WED.has(value) && (said === undefined || said === 1);
      // "Cousin Max (16)"
      const isMax = row.isCapital(noun.to) && row.items[noun.to + 1]?.text === '(';
      const named = isMax ? noun.to + 1 : row.afterName(noun.to);
      const behind = row.items[named]?.text === '(' ? named : afterToo(row, noun.to);
      const small = isOne ? childAge(row, behind) : null;
      // "Pregnant wife (28 weeks)"
      if (small && (small.ages[0] ?? 0) > 0)
        return { kind: 'child', count: 1, value: 'child', ages: small.ages, ...whose, to: small.to };
      return { kind: 'kin', count: said ?? (type === 'kins' ? 2 : 1), value, ages: ages?.years ?? [], ...common };
    }
    case 'teacher':
      return { kind: 'teacher', count: said ?? (noun.isMany ? 2 : 1), ...common };
    default: {
      if (said === undefined && noun.isMany)
        return noun.adjectives.length > 0 || !row.isHome ? null : { kind: 'adult', count: 2, ...common };
      if (said === undefined && !row.isHome && owner === undefined) return null;
      return { kind: 'adult', count: said ?? 1, value: said === undefined ? 'one' : '', ...common };
    }
  }
}

/** "Daughter 15 and her friend, also 15": the age stands behind a comma and a small word. */
const afterToo = (row: Row, at: number) =>
  row.items[at]?.text === ',' && row.has(at + 1, 'filler') && row.endsClause(at + 3) ? at + 2 : at;

/** "My brothers (2)", "my cousins (four of them)". */
function severalIn(row: Row, at: number): { count: number; to: number } | null {
  const count = row.items[at]?.text === '(' ? row.number(at + 1) : undefined;
  let to = at + 2;
  while (to < at + 4 && row.has(to, 'of-us', 'preposition', 'filler')) to++;
  return count !== undefined && count > 1 && count < 9 && row.items[to]?.text === ')' ? { count, to: to + 1 } : null;
}

export function childOf(
  _row: Row,
  noun: { type: Noun; value: string; isMany: boolean; isGrown: boolean },
  count: number,
  isCounted: boolean,
) {
  const kind: MentionKind = noun.type === 'youngster' ? 'youngster' : noun.type === 'student' ? 'student' : 'child';
  const value =
    noun.type === 'twins' ? 'twins' : noun.type === 'youngster' || noun.type === 'student' ? 'child' : noun.value;
  return { kind, count, isCounted, value, isGrown: noun.isGrown };
}

/** "Solo woman 29". */
const isAge = (row: Row, at: number) => row.items[at]?.joint !== '' && (row.number(at) ?? 0) >= GROWN_UP;

/** "Adults: 2, children: 1", 大人2名. */
function labelAt(row: Row, at: number, type: Noun, isCounted: boolean): { count: number; to: number } | null {
  const isJapanese = /[\u3040-\u9fff]/.test(row.items[at - 1]?.text ?? '');
  if (isCounted || !(row.isHome || isJapanese)) return null;
  let next = at;
  while (next < at + 2 && /^[:=x]$/.test(row.items[next]?.text ?? '')) next++;
  const count = row.number(next);
  if (count === undefined || count > 9999 || !row.same(next, at - 1) || row.has(next + 1, 'age-unit')) return null;
  if (isJapanese) return { count, to: row.has(next + 1, 'people') ? next + 2 : next + 1 };
  // "Women: 81, 55, 23"
  if (isListOfAges(row, next)) return null;
  // "Drummers: 2 men, 3 women"
  const isNext = countsSomething(row.items, next + 1) && /^[:=]$/.test(row.items[next - 1]?.text ?? '');
  if (isNext && !/^[:=]$/.test(row.items[next + 2]?.text ?? '') && row.number(next + 2) === undefined) return null;
  const isChild = ['child', 'children', 'twins'].includes(type);
  if (!(isChild ? row.hasLabels : ['adult', 'people', 'friend'].includes(type))) return null;
  return countsSomething(row.items, next + 1) && next === at && !row.has(next + 1, 'child', 'children')
    ? null
    : { count, to: next + 1 };
}

export function noun(row: Row, at: number): FoundMention | null {
  if (row.isGenitive(at) && row.has(at, 'kin', 'kins', 'friend', 'child', 'children', 'parents', 'family')) {
    const noun = nounAt(row, at + 1, 0);
    return noun ? counted(row, noun, 1, false, at, 'their') : null;
  }
  // "Dave and Dave's mum"
  const ofNamed = row.isHome && row.isGenitive(at) && row.isName(at) ? nounAt(row, at + 1, 0) : null;
  if (ofNamed?.type === 'kin' && row.same(at + 1, at)) return counted(row, ofNamed, 1, false, at, 'their');
  // "Mrs A's sister", "Uncle Tom's wife": the owner by title and name is not one of them.
  const isTitled = row.has(at, 'kin') && row.isGenitive(at + 1) && row.same(at + 1, at);
  const owned = isTitled ? nounAt(row, at + 2, 0) : null;
  if (owned && row.same(at + 2, at)) return counted(row, owned, 1, false, at, 'their');
  let next = at;
  const owner = row.ownerAt(next);
  if (owner !== undefined) next++;
  else if (row.has(next, 'article') && row.number(next) === undefined) next++;
  const said = row.count(next);
  if (!said) {
    const noun = nounAt(row, next, owner === undefined ? 0 : 2);
    return noun && counted(row, noun, undefined, false, at, owner);
  }
  if (row.has(said.to, 'age-unit') && !row.has(said.to, 'abbreviation')) return null;
  let start = said.to;
  if (row.ownerAt(start) !== undefined) start++;
  else if (/^(?:of|de|di|von|af)$/.test(row.items[start]?.text ?? '') && isWhose(row, start + 1)) start += 2;
  // "63 and 67" end their field: what stands in the next is no noun of theirs.
  const noun = row.same(start, at) ? nounAt(row, start, 2) : null;
  // "My husband's parents and our two (5, 8)"
  const isNamed = row.isCapital(at) && row.same(at - 1, at);
  const isOurs = row.isHome && !isNamed && (owner === 'our' || owner === 'my') && said.count > 1 && said.count < 7;
  if (!noun && isOurs && row.endsClause(said.to))
    return withAges(row, { kind: 'child', count: said.count, isCounted: true, value: 'child', owner, to: said.to }, at);
  if (!noun) return null;
  // "1 guest house": a noun that only begins another word is none; the lexicon has the longer ones.
  return counted(row, noun, said.count, true, at, owner);
}

const isWhose = (row: Row, at: number) => row.ownerAt(at) !== undefined || row.has(at, 'article');

export function afterNoun(row: Row, at: number): number {
  let next = at;
  while (next < at + 2 && !row.has(next, 'people', 'of-us')) next++;
  return next + 1;
}
