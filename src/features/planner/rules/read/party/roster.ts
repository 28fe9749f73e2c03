/**
 * Counts the heads of what a field speaks of: nobody twice, nobody left out. A number of people together ("6 of us") holds
 * what is told of it ("3 couples") and grows by what is added to it ("plus my parents").
 */
import { GROWN_UP } from './age-phrases.ts';
import { type Child, childrenOf, eachTold, isChildOfOld, settleAges, toldOfChildren } from './children.ts';
import { dedupeMentions } from './dedupe-mentions.ts';
import type { PersonMention } from './person-mention.ts';
import { ofBothSides, SPOUSES, withTheirs } from './related-households.ts';

export interface Roster {
  readonly adults: number;
  readonly children: readonly number[];
  /** Of those, the ages nobody said. */
  readonly guessed: readonly number[];
  /** People told, but no grown-ups ("our three kids"): two were taken. */
  readonly isAdultsGuessed: boolean;
  /** A group without a number: its word. */
  readonly group?: PersonMention;
  /** Two numbers that do not agree. */
  readonly conflict?: { readonly total: number; readonly counted: number };
  readonly isImpossible: boolean;
}

const USUAL_AGES: Readonly<Record<string, readonly number[]>> = {
  baby: [0],
  toddler: [2, 1],
  teen: [15, 13, 16],
  pupil: [14],
  child: [8, 5, 10, 3, 12],
};
/** Of a group whose number nobody said. */
const GROUPS: Readonly<Record<string, readonly [adults: number, children: readonly number[]]>> = {
  family: [2, [7, 10]],
  hen: [6, []],
  stag: [6, []],
  group: [6, []],
  friends: [4, []],
};
const PARTIES: ReadonlySet<string> = new Set(['hen', 'stag', 'bride', 'groom']);

/** Nothing when no mention counts anybody. */
export function rosterOf(all: readonly PersonMention[]): Roster | null {
  const mentions = dedupeMentions(toldOfChildren(ofBothSides(withTheirs(all.filter(({ kind }) => kind !== 'pet')))));
  const isTeacherThere = mentions.some(({ kind }) => kind === 'teacher');
  const hasGrownUps = mentions.some(
    ({ kind, isCounted, value }) =>
      (kind === 'adult' && (isCounted || value === 'one')) ||
      kind === 'couple' ||
      kind === 'parents' ||
      kind === 'kin' ||
      kind === 'single-parent',
  );
  // "9 girls and the bride"
  const isHenOrStag = mentions.some(
    ({ kind, value }) => (kind === 'group' && PARTIES.has(value)) || (kind === 'kin' && PARTIES.has(value)),
  );
  const isOfOld = isChildOfOld(mentions);
  const isOfElders = mentions.some(({ kind }) => kind === 'kin' || kind === 'parents' || kind === 'adult');
  const isChild = (mention: PersonMention) =>
    !mention.isGrown &&
    !(isOfOld && mention.kind === 'child') &&
    !isGrownChild(mention, mentions) &&
    !(isHenOrStag && mention.kind === 'youngster' && mention.ages.length === 0 && !mention.range) &&
    (mention.kind === 'child' ||
      (mention.kind === 'self' && isOfElders && mention.ages.some((age) => age < GROWN_UP)) ||
      (mention.kind === 'youngster' &&
        (mention.owner !== undefined ||
          mention.ages.some((age) => age < GROWN_UP) ||
          mention.range !== undefined ||
          (hasGrownUps && mention.isCounted))) ||
      (mention.kind === 'youngster' && mention.value === 'child' && !mention.isCounted && hasGrownUps) ||
      (mention.kind === 'student' &&
        (isTeacherThere || mention.ages.some((age) => age < GROWN_UP) || (mention.range?.[0] ?? GROWN_UP) < GROWN_UP)));
  const children: Child[] = [];
  /** Of "the kids": those whose names and ages follow are the same. */
  const unnamed: Child[] = [];
  /** Of "2+3": those that are told of behind it are the same. */
  let bare = 0;
  let grown = 0;
  for (const mention of mentions) {
    if (mention.kind === 'adult' && /^\+\d$/.test(mention.value)) {
      bare = Number(mention.value.slice(1));
      for (let each = 0; each < bare; each++) children.push({ kind: 'child' });
    }
    if (!isChild(mention)) continue;
    if (bare > 0 && mention.link !== 'plus') {
      const [told] = childrenOf({ ...mention, count: Math.min(mention.count, bare) }, isTeacherThere);
      children.splice(children.length - bare, told.length, ...told);
      bare = Math.max(0, bare - told.length);
      continue;
    }
    const [age] = mention.ages;
    const one = mention.value === 'named' ? unnamed.shift() : undefined;
    if (one && age !== undefined) {
      one.age = age;
      continue;
    }
    const [added, adults] = childrenOf(mention, isTeacherThere);
    children.push(...added);
    if (mention.count > 1 && mention.ages.length === 0 && !mention.range && mention.under === undefined)
      unnamed.push(...added);
    grown += adults;
  }
  for (const mention of eachTold(mentions, children)) settleAges(mention, children);
  const adults = adultsOf(mentions, isChild, grown, children.length);
  if (!adults) return null;
  const guessed = children.filter(({ age, kind }) => age === undefined || kind === 'range');
  const seen = new Map<string, number>();
  const ages = children.map((child) => {
    if (child.age !== undefined) return child.age;
    const usual = USUAL_AGES[child.kind] ?? USUAL_AGES['child'] ?? [8];
    const turn = seen.get(child.kind) ?? 0;
    seen.set(child.kind, child.kind === 'twins' ? 0 : turn + 1);
    return usual[turn % usual.length] ?? 8;
  });
  const guessedAges = ages.filter((_, index) => guessed.some((child) => child === children[index]));
  return { ...adults, children: [...ages, ...adults.children], guessed: [...guessedAges, ...adults.children] };
}

/** "Grandad, both his sons", "Mum (80) and her three children". */
function isGrownChild(
  { kind, value, count, owner, ages, range, from }: PersonMention,
  all: readonly PersonMention[],
): boolean {
  const isUnaged = kind === 'child' && ages.length === 0 && range === undefined;
  const isOld = (each: PersonMention) =>
    each.kind === 'kin' &&
    each.from < from &&
    (/^grand(?:mother|father)/.test(each.value) || each.ages.some((age) => age >= OLD));
  // "Grandma, son, daughter in law, kids 6 and 10"
  const isMarried = value !== 'toddler' && count === 1 && all.some((each) => IN_LAWS.has(each.value));
  // "My daughter and her husband"
  const next = all.find((each) => each.from > from);
  const isWed = count === 1 && next?.kind === 'kin' && SPOUSES.has(next.value) && next.owner === 'their';
  if (isUnaged && isWed && value === 'child' && next.link === 'plus') return true;
  return isUnaged && ((owner === 'their' && all.some(isOld)) || isMarried);
}
const IN_LAWS: ReadonlySet<string> = new Set(['son-in-law', 'daughter-in-law']);
const OLD = 60;

type Counted = Pick<Roster, 'adults' | 'isAdultsGuessed' | 'isImpossible'> &
  Pick<Roster, 'group' | 'conflict'> & { readonly children: readonly number[] };

interface Sums {
  /** Told as people of whatever age, and what was added to them. */
  total?: number;
  value?: string;
  isBare: boolean;
  /** "Our family of 4 and my sister's family of 3": how many each further one is. */
  families: number[];
  more: number;
  children: number;
  /** Children added to the total. */
  beside: number;
  adults: number;
  isExact: boolean;
  /** "My son", of nobody's but the speaker's. */
  isOfOneParent: boolean;
  other?: number;
}

function adultsOf(
  mentions: readonly PersonMention[],
  isChild: (mention: PersonMention) => boolean,
  grown: number,
  children: number,
): Counted | null {
  const sums = sumsOf(mentions, isChild, grown, children);
  const group = mentions.find(({ kind }) => kind === 'group' || kind === 'family');
  const whole = { isAdultsGuessed: false, isImpossible: false, children: [] as number[], ...(group ? { group } : {}) };
  const only = (kind: string) => mentions.some((mention) => mention.kind === kind);
  if (sums.total !== undefined) return { ...whole, ...totalOf(sums, children) };
  // "My friends and I"
  const isOpen =
    group?.kind === 'group' && sums.adults > 0 && sums.adults < 3 && !sums.isExact && !isHeld(group, mentions);
  if (isOpen) {
    const [usual] = GROUPS[group.value] ?? [6];
    return { ...whole, adults: Math.max(usual, sums.adults + 2), isAdultsGuessed: true };
  }
  if (sums.adults > 0) return { ...whole, adults: sums.adults };
  if (mentions.some(({ kind, count, isCounted }) => kind === 'adult' && isCounted && count === 0) && children === 0)
    return { ...whole, adults: 2, isImpossible: true };
  if (only('newlyweds')) return { ...whole, adults: 2 };
  if (only('alone') || only('one-person') || only('single-parent')) return { ...whole, adults: 1 };
  const families = group?.kind === 'family' ? Number(group.value) || 1 : 1;
  if (children > 0 && families > 1) return { ...whole, adults: 2 * families, isAdultsGuessed: true };
  if (children > 0) {
    if (only('self') || mentions.some(({ kind, owner }) => kind === 'child' && owner === 'my'))
      return { ...whole, adults: only('we') || !only('self') ? 2 : 1, isAdultsGuessed: !only('self') };
    return { ...whole, adults: 2, isAdultsGuessed: !only('we') };
  }
  if (group) {
    const [adults, usual] = GROUPS[group.kind === 'family' ? 'family' : group.value] ?? [6, []];
    const ages = Array.from({ length: families }, () => usual).flat();
    return {
      ...whole,
      adults: adults * families,
      children: ages,
      isAdultsGuessed: true,
    };
  }
  if (only('self') && !only('we')) return { ...whole, adults: 1 };
  return null;
}

/** "Friends, me and Tom": the group is who is told behind it. */
const isHeld = (group: PersonMention, mentions: readonly PersonMention[]): boolean =>
  group.link !== 'plus' && mentions[mentions.indexOf(group) + 1]?.link !== 'plus';

function sumsOf(
  mentions: readonly PersonMention[],
  isChild: (mention: PersonMention) => boolean,
  grown: number,
  children: number,
): Sums {
  const sums: Sums = {
    isBare: false,
    families: [],
    more: 0,
    children,
    beside: 0,
    adults: grown,
    isExact: false,
    isOfOneParent: false,
  };
  sums.isOfOneParent = mentions.some(
    ({ kind, owner, count, link }) => kind === 'child' && owner === 'my' && count === 1 && link !== 'plus',
  );
  let chain: 'plus' | 'detail' | undefined;
  let [kin, spouses, friends] = [0, 0, 0];
  let hasSelf = mentions.some(({ kind }) => kind === 'self');
  // "Just me and my mother"
  if (mentions.some(({ kind }, at) => kind === 'alone' && mentions[at + 1]?.link === 'plus')) sums.adults += 1;
  const isCouple = mentions.some(({ kind, isCounted }) => kind === 'couple' && !isCounted);
  // "My parents and us two", but "me and my mum, just the two of us".
  const isWithParents = !hasSelf && mentions.some(({ kind }) => kind === 'parents');
  // "Four siblings and our mother": the speaker is one of them.
  const isAmong = mentions.some(
    ({ kind, isCounted, owner, count }) =>
      ['kin', 'friend'].includes(kind) && isCounted && count > 1 && owner === undefined,
  );
  // "Child of 11, plus mum and dad"
  const isOfChild = mentions[0]?.kind === 'child' && mentions[0].owner === undefined;
  const isImplied = mentions.some(
    (mention) =>
      ['kin', 'parents', 'friend'].includes(mention.kind) &&
      (mention.owner === 'my' ||
        (mention.owner === 'our' && !isAmong) ||
        (mention.isWith && mention.kind !== 'friend' && !isAmong && !(isOfChild && mention.kind === 'parents'))),
  );
  for (const mention of mentions) {
    if (mention.kind === 'total') {
      // "Bride, groom and 10 guests"
      if (mention.value === 'people' && mention.link === 'plus' && sums.total === undefined && kin > 0) {
        sums.adults += mention.count;
        sums.isExact = true;
      } else if (sums.total === undefined || (sums.total === 0 && mention.count > 0)) {
        sums.total = mention.count;
        sums.value = mention.value;
        sums.isBare = mention.value === 'bare';
        chain = undefined;
      } else if (chain === 'plus' || mention.link === 'plus') {
        const isFamily = mention.value === 'family' && sums.value === 'family' && mention.count > 2;
        if (isFamily) sums.families.push(mention.count);
        else if (sums.adults === 0 || mention.link === 'plus') sums.more += mention.count;
      } else if (mention.count !== sums.total && mention.count > 0) sums.other = mention.count;
      continue;
    }
    if (sums.total !== undefined) {
      if (mention.link === 'sentence') chain = 'detail';
      else chain ??= mention.link === 'plus' ? 'plus' : mention.link === 'first' ? undefined : 'detail';
    }
    const isMore = chain === 'plus' && sums.total !== undefined;
    if (isChild(mention)) {
      if (isMore)
        sums.beside += Math.max(
          mention.isCounted || mention.ages.length === 0 ? mention.count : mention.ages.length,
          mention.ages.length,
        );
      continue;
    }
    const heads = adultHeads(mention);
    if (heads === 0) continue;
    if (isMore) {
      sums.more += heads;
      continue;
    }
    if (mention.kind === 'friend') friends += heads;
    if (mention.kind === 'kin') kin += heads;
    if (mention.kind === 'kin' && SPOUSES.has(mention.value)) spouses += heads;
    if (mention.isCounted && mention.kind !== 'kin') sums.isExact = true;
    if (mention.kind === 'pair' || (mention.kind === 'couple' && !mention.isCounted)) {
      const others = sums.adults - grown;
      const isTogether =
        !isWithParents &&
        (mention.value === 'together' ||
          (others > 0 && others <= 2 && mention.link !== 'plus' && !(kin === 1 && spouses === 0 && !hasSelf)) ||
          (others === 2 && mention.kind === 'pair' && mention.link !== 'plus'));
      sums.adults = grown + (isTogether ? Math.max(2, others) : others + 2);
      if (isTogether || mention.kind === 'pair') hasSelf = false;
      continue;
    }
    // "Me (single mum) and my boys": said twice.
    if (mention.kind === 'single-parent' && mention.link !== 'plus' && hasSelf) continue;
    // "Couple and toddler, I'm pregnant": one of the two.
    if (mention.kind === 'self' && mention.link !== 'plus' && mentions[0]?.kind === 'couple' && isCouple) continue;
    if (mention.kind === 'self' ? !hasSelf : isCouple && SPOUSES.has(mention.value) && mention.link === 'sentence')
      continue;
    sums.adults += heads;
  }
  const hasCounted = mentions.some(
    ({ kind, isCounted }) =>
      ['adult', 'couple', 'pair', 'teacher'].includes(kind) && (isCounted || kind === 'pair' || kind === 'couple'),
  );
  // "Single mum with two kids and my sister": she writes.
  const isSpeakerMissing =
    mentions[0]?.kind !== 'single-parent' &&
    !mentions.some(({ kind }) => kind === 'self' || kind === 'pair' || kind === 'alone');
  if (isSpeakerMissing && !hasCounted && sums.adults > 0 && sums.total === undefined) {
    const isLoneSpouse = kin === 1 && spouses === 1 && sums.adults === 1;
    const isWithFriends =
      friends > 0 &&
      friends === sums.adults &&
      !mentions.some(({ kind }) => kind === 'student') &&
      mentions.some(({ kind, isWith, owner }) => kind === 'friend' && (isWith || owner === 'my'));
    if (isImplied || isLoneSpouse || isWithFriends) sums.adults += 1;
  }
  if (
    sums.total !== undefined &&
    mentions.some(({ kind }) => kind === 'self') === false &&
    isImplied &&
    sums.adults > 0 &&
    !sums.isExact
  )
    sums.adults += 1;
  return sums;
}

function adultHeads({ kind, count }: PersonMention): number {
  return [
    'adult',
    'friend',
    'kin',
    'parents',
    'couple',
    'pair',
    'single',
    'youngster',
    'student',
    'teacher',
    'name',
    'self',
    'child',
    'single-parent',
    'one-person',
  ].includes(kind)
    ? count
    : 0;
}

/** "Family of 4": two grown-ups where nothing else is said, the others children. */
const FAMILY_AGES = [7, 10, 4, 13];

function totalOf(
  sums: Sums,
  children: number,
): Pick<Counted, 'adults' | 'children' | 'isImpossible'> & Pick<Roster, 'conflict'> {
  const { total = 2, value, more } = sums;
  const none: number[] = [];
  if (total === 0) return { adults: 2, children: none, isImpossible: true };
  const inside = children - sums.beside;
  const own = { children: none, isImpossible: false };
  if (
    sums.other !== undefined &&
    sums.other !== total + more &&
    sums.other !== total + children &&
    sums.other !== total - children
  )
    return { ...own, adults: Math.max(1, total - inside) + more, conflict: { total, counted: sums.other } };
  if (value === 'family' && children === 0 && total > 2 && sums.adults === 0) {
    const ages = [total, ...sums.families].flatMap((size) =>
      Array.from({ length: size - 2 }, (_, index) => FAMILY_AGES[index % 4] ?? 7),
    );
    return { ...own, adults: 2 + more + 2 * sums.families.length, children: ages };
  }
  if (sums.adults > 0 && sums.isExact) {
    const counted = sums.adults + inside;
    if (counted === total || sums.adults === total) return { ...own, adults: sums.adults + more };
    // "4 people, two seniors": two of them.
    if (value === 'people' && inside === 0 && sums.adults < total) return { ...own, adults: total + more };
    return { ...own, adults: sums.adults + more, conflict: { total, counted } };
  }
  if (inside > 0) {
    // "2, my son is 16": the one who writes and the son.
    const isBeside = total - inside < 1 || (sums.isBare && total <= 2 && !(sums.isOfOneParent && inside === 1));
    return { ...own, adults: (isBeside ? total : total - inside) + more };
  }
  return { ...own, adults: Math.max(total, sums.adults) + more };
}
