/** Who is told twice is counted once. */
import { GROWN_UP } from './age-phrases.ts';
import type { PersonMention } from './person-mention.ts';

const WED: ReadonlySet<string> = new Set(['bride', 'groom']);

/** The same relation told twice ("my mum … mum loves tea"), people in brackets behind a number of grown-ups. */
export function dedupeMentions(mentions: readonly PersonMention[]): PersonMention[] {
  const known = new Set<string>();
  let anchor: PersonMention | undefined;
  const again = [
    ...ofCouple(mentions),
    ...countedBehind(mentions),
    ...inParts(mentions),
    ...headOfList(mentions),
    ...inNames(mentions),
  ];
  const hasWords = mentions.some(({ kind, value }) => value !== 'emoji' && kind !== 'family' && kind !== 'ages');
  const isAlone = mentions.some(({ kind }) => kind === 'alone');
  return mentions.filter((mention) => {
    if (
      mention.value === 'emoji' &&
      hasWords &&
      mentions.some(({ value, kind }) => value !== 'emoji' && ['adult', 'total', 'couple', 'kin'].includes(kind))
    )
      return false;
    if (again.includes(mention)) return false;
    const held = anchor;
    if (mention.depth === 0) anchor = mention;
    if (isSameHeads(mention, mentions) || isOneOfThem(mention, mentions) || isOfNames(mention, mentions)) return false;
    if (isBride(mention, mentions)) return false;
    if (isChildAgain(mention, mentions) || isOfPair(mention, mentions)) return false;
    // "9 girls incl the bride"
    if (
      anchor &&
      anchor !== mention &&
      anchor.isCounted &&
      anchor.count > 2 &&
      mention.link === 'detail' &&
      mention.depth === 0 &&
      mention.kind === 'kin' &&
      !mention.isCounted
    )
      return ['kin', 'parents', 'total', 'couple'].includes(anchor.kind);
    const isAside = mention.depth > 0 && mention.link !== 'plus' && anchor && anchor !== mention;
    const counts = [
      'adult',
      'couple',
      'friend',
      'youngster',
      'name',
      'kin',
      'total',
      'single',
      'self',
      'pair',
    ].includes(mention.kind);
    if (
      isAside &&
      counts &&
      ['adult', 'kin', 'parents', 'couple', 'friend', 'pair', 'name'].includes(anchor?.kind ?? '') &&
      !mention.ages.some((age) => age < GROWN_UP)
    )
      return false;
    // "My wife and I (2 adults)"
    if (isAside && anchor?.kind === 'self' && mention.isCounted && AGAIN.includes(mention.kind)) return false;
    // "Me (Ravi)"
    if (isAside && mention.kind === 'name' && anchor?.kind === 'self') return false;
    // "Myself (lecturer) and my husband", "me (student)"
    // "My two boys and I (they are 7 and 9)"
    const isOfYoung =
      mention.kind === 'ages' &&
      mention.ages.every((age) => age < GROWN_UP) &&
      mentions.some(({ kind, ages }) => (kind === 'child' || kind === 'youngster') && ages.length === 0);
    const isOfSelf =
      (OF_SELF.includes(mention.kind) && !isOfYoung) || (WORKS_AS.includes(mention.kind) && mention.count === 1);
    if (isAside && anchor?.kind === 'self' && isOfSelf && !mention.isCounted) return false;
    // "Conservator, 38, alone": how old, where somebody is alone.
    if (mention.value === 'bare' && mention.count >= GROWN_UP && isAlone) return false;
    if (
      mention.link === 'detail' &&
      mention.depth === 0 &&
      counts &&
      held &&
      held.count > 0 &&
      mention.kind === 'name'
    ) {
      return false;
    }
    if (mention.kind === 'kin' && !mention.isCounted) {
      const who = `${mention.owner === 'their' ? 'their ' : ''}${mention.value}`;
      // "Dad and dad"
      const before = mentions[mentions.indexOf(mention) - 1];
      const isAnother = mention.link === 'plus' && before?.value === mention.value && before.to + 1 === mention.from;
      if (known.has(who) && !isAnother) return false;
      known.add(who);
    }
    if (mention.kind === 'self' || mention.kind === 'parents') {
      if (known.has(`${mention.kind} ${mention.value}`)) return false;
      known.add(`${mention.kind} ${mention.value}`);
    }
    return true;
  });
}

/** "Just us, my wife and I": the two are told again. */
function ofCouple([pair, ...others]: readonly PersonMention[]): readonly PersonMention[] {
  const kinds = others
    .slice(0, 2)
    .map(({ kind }) => kind)
    .toSorted()
    .join(' ');
  return pair?.kind === 'pair' && others[0]?.link !== 'plus' && kinds === 'kin self' ? [pair] : [];
}

const YOUNG: readonly string[] = ['student', 'child', 'youngster'];
/** "My students, 24 teenagers": how many they are follows. */
const countedBehind = (all: readonly PersonMention[]): readonly PersonMention[] =>
  all.filter((head, at) => {
    const next = all[at + 1];
    const isHead = YOUNG.includes(head.kind) && !head.isCounted && head.count > 1 && head.ages.length === 0;
    return isHead && next?.isCounted && next.count > 2 && YOUNG.includes(next.kind) && next.link !== 'plus';
  });

const PAIRS: Readonly<Record<string, readonly string[]>> = {
  parents: ['mother', 'father'],
  'in-laws': ['mother-in-law', 'father-in-law'],
  grandparents: ['grandmother', 'grandfather'],
};

/** "My parents and me. My mother is blind": one of the two; "2 adults and a girl of 5. My wife is veggie": one of the adults. */
function isOfPair({ kind, value, isCounted, owner, link, from }: PersonMention, all: readonly PersonMention[]) {
  if (kind !== 'kin' || isCounted || link !== 'sentence' || owner === 'their') return false;
  const earlier = all.filter((each) => each.from < from);
  const isSpouse = ['wife', 'husband', 'partner'].includes(value);
  return earlier.some((each) =>
    isSpouse
      ? each.kind === 'adult' && each.isCounted && each.count > 1
      : each.kind === 'parents' && (PAIRS[each.value] ?? []).includes(value),
  );
}

/** "Our foster girl who is 9. The girl is scared of dogs" */
function isChildAgain(
  { kind, value, ages, isCounted, owner, link, from }: PersonMention,
  all: readonly PersonMention[],
) {
  const isYoung = (each: PersonMention) => each.kind === kind && each.value === value && each.from < from;
  const isBare = ages.length === 0 && !isCounted && owner === undefined && link === 'sentence';
  return ['child', 'youngster'].includes(kind) && isBare && all.some(isYoung);
}

const AGAIN: readonly string[] = ['adult', 'total', 'couple', 'pair'];
const WORKS_AS: readonly string[] = ['one-person', 'teacher', 'student'];
const OF_SELF: readonly string[] = ['self', 'ages', 'adult', 'name'];

/** "3 couples, one couple brings a helper"; "my parents, my sister and me. We are all adults". */
function isOneOfThem(mention: PersonMention, all: readonly PersonMention[]): boolean {
  if (mention.link === 'plus' || mention === all[0]) return false;
  // "4 incl. the bride"; "7 guys. 1 groom, 6 idiots"
  if (WED.has(mention.value))
    return all.some(({ isCounted, count, from }) => isCounted && count > 2 && from < mention.from);
  // "One adult, that's me"
  const isTheOne = mention.kind === 'self' && all.length === 2 && all[0]?.kind === 'adult' && all[0].count === 1;
  if (isTheOne && all[0]?.ages.length === 0) return true;
  // "I am alone, woman, 34"
  const isOne = mention.kind === 'adult' && mention.value === 'one';
  if (isOne && !mention.isCounted && all.some(({ kind }) => kind === 'alone')) return true;
  // "Me, a nurse, 29"
  const isOfSelf = isOne || WORKS_AS.includes(mention.kind) || mention.value === 'role';
  if (
    isOfSelf &&
    mention.count === 1 &&
    mention.link === 'next' &&
    all.every((each) => each === mention || OF_SELF.includes(each.kind))
  )
    return all[0]?.kind === 'self';
  if (mention.kind === 'couple' && mention.count === 2)
    return all.some(({ kind, count, from }) => kind === 'couple' && count > 2 && from < mention.from);
  return (
    mention.kind === 'adult' &&
    !mention.isCounted &&
    mention.value === '' &&
    mention.count === 2 &&
    (['sentence', 'detail'].includes(mention.link) || isOfBoth(mention, all))
  );
}

/** "Me and the wife, both bus drivers", "two old colleagues, 67 and 71, both widowers" */
function isOfBoth(mention: PersonMention, all: readonly PersonMention[]): boolean {
  const before = all.slice(0, all.indexOf(mention));
  const heads = before.reduce((sum, { count }) => sum + count, 0);
  const isOfTwo = before.length === 2 && before.every(({ kind }) => ['self', 'kin', 'name'].includes(kind));
  const isCounted = before.length === 1 && before[0]?.isCounted && ['friend', 'adult', 'kin'].includes(before[0].kind);
  return mention.link === 'next' && heads === 2 && (isOfTwo || isCounted === true);
}

/** "Five girls, the bride is me", "five girls; I'm the bride" */
const isBride = ({ kind, link, from, to }: PersonMention, all: readonly PersonMention[]): boolean =>
  kind === 'self' &&
  link !== 'plus' &&
  all.some(
    (each) =>
      WED.has(each.value) && each.link !== 'plus' && (each.from === to || from - each.to === 1 || from === each.to),
  );

/** "4 adults, 2 couples": the couples are the four. */
function isSameHeads(mention: PersonMention, all: readonly PersonMention[]): boolean {
  return (
    mention.kind === 'couple' &&
    mention.isCounted &&
    mention.link !== 'plus' &&
    mention.count > 2 &&
    all.some(({ kind, isCounted, count }) => ['adult', 'friend'].includes(kind) && isCounted && count === mention.count)
  );
}

/** "April and June, sisters", "Madison, Preston and Carson, three lads": what those with names are. */
function isOfNames(mention: PersonMention, all: readonly PersonMention[]): boolean {
  const before = all.slice(0, all.indexOf(mention));
  const heads = before.reduce((sum, { count }) => sum + count, 0);
  return (
    before.length > 1 &&
    mention.link === 'next' &&
    mention.count === heads &&
    ['kin', 'friend', 'adult', 'youngster', 'total', 'couple'].includes(mention.kind) &&
    before.at(-1)?.link === 'plus' &&
    before.every(({ kind }) => kind === 'name' || kind === 'self')
  );
}

const WHOLES: readonly string[] = ['adult', 'friend', 'kin', 'student', 'youngster'];
const PARTS: readonly string[] = [...WHOLES, 'child', 'couple', 'single', 'teacher'];

/** "Drummers: 2 men, 3 women", "retirees, she's 66, he's 71": whoever they are, they are those that are counted behind. */
function headOfList([head, ...parts]: readonly PersonMention[]): readonly PersonMention[] {
  const isHead = head && !head.isCounted && ['adult', 'friend', 'group', 'teacher'].includes(head.kind);
  const isList =
    parts.length > 1 &&
    parts[0]?.link !== 'plus' &&
    parts.every(({ kind, isCounted, owner }) => isCounted && owner === undefined && WHOLES.includes(kind));
  return isHead && isList && head.ages.length === 0 ? [head] : [];
}

/** "Two nuns (Sister Agnes & Sister Paul)", "two dentists, father and son", "3 bakers, two brothers and a cousin". */
function inNames(all: readonly PersonMention[]): readonly PersonMention[] {
  const isWhole = ({ kind, value }: PersonMention) =>
    WHOLES.includes(kind) || kind === 'teacher' || (kind === 'total' && value === 'bare');
  const at = all.findIndex((each) => each.isCounted && each.count > 1 && isWhole(each));
  const whole = all[at];
  const [first, ...rest] = all.slice(at + 1);
  if (!whole || !first || rest.length === 0 || whole.count > MOST_NAMES || first.link === 'plus') return [];
  // "Four mates: Tom, Raj, Paula (she's a girl) and me"
  const parts = [first, ...rest].filter(({ depth }) => depth <= first.depth);
  const isNamed = ({ kind, ages, owner }: PersonMention) =>
    (['kin', 'name', 'child', 'self'].includes(kind) || (kind === 'adult' && whole.kind !== 'adult')) &&
    owner === undefined &&
    !ages.some((age) => age < GROWN_UP);
  const heads = parts.reduce((sum, { count }) => sum + count, 0);
  return heads === whole.count && parts.every(isNamed) && ['kin', 'name'].includes(first.kind) ? parts : [];
}
const MOST_NAMES = 6;

/** "5 friends, 2 women and 3 men": the parts, or the whole where its parts say how old the children are. */
function inParts(all: readonly PersonMention[]): readonly PersonMention[] {
  const heads = all.filter(({ kind, count }) => kind !== 'group' || count > 0);
  for (const [at, whole] of heads.entries()) {
    const isDetailed = heads[at + 1]?.link === 'detail' && heads[at + 1]?.kind === 'child';
    const isUnaged = whole.kind === 'child' && whole.ages.length === 0 && (whole.value === 'pupil' || isDetailed);
    // "I tre cugini: 7, 9 e 13 anni"
    if (isDetailed && whole.kind === 'kin' && whole.isCounted && heads[at + 1]?.count === whole.count) return [whole];
    if (!whole.isCounted || whole.count < 3 || !(WHOLES.includes(whole.kind) || isUnaged)) continue;
    const parts: PersonMention[] = [];
    let sum = 0;
    for (const part of heads.slice(at + 1)) {
      const isLast = part.link === 'plus' && part.count === 1 && part.owner === undefined && parts.length > 0;
      const isPart =
        (part.isCounted || isLast) && PARTS.includes(part.kind) && !(parts.length === 0 && part.link === 'plus');
      if (!isPart || sum >= whole.count) break;
      parts.push(part);
      sum += part.count;
    }
    if (parts.length < 2 || sum !== whole.count) continue;
    return parts.some(({ kind, ages }) => kind === 'child' || ages.some((age) => age < GROWN_UP)) ? [whole] : parts;
  }
  return [];
}
