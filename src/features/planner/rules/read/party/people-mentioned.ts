/**
 * The people a field speaks of, one mention after the other: "our 2 girls, 5 & 8", "my mum (78)", "3 couples", "12 of us".
 * Who belongs to whom and who is counted twice is for `roster.ts` to say.
 */

import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { isAbsent, isFeared, withoutBooker } from './absent-people.ts';
import { type AgeContext, agesAt, countsSomething, fromAges, GROWN_UP } from './age-phrases.ts';
import { agedNoun } from './aged-nouns.ts';
import { childAge, grownAges, withAges } from './ages-of-people.ts';
import { agesOfNames, bareAges } from './bare-ages.ts';
import { withoutAnimals } from './children.ts';
import { names } from './names-of-people.ts';
import { Row, saysWith } from './party-row.ts';
import type { FoundMention, PersonMention } from './person-mention.ts';
import { noun } from './person-nouns.ts';
import { ownRole, role, singleParent, withoutLoneRole } from './roles.ts';
import { forSoMany, isBesideFriends, isNumberOfGroup, isSameAgain, total, wholeNumber } from './totals.ts';
import { uncountedPhraseEnd } from './uncounted-phrases.ts';

export function mentionsIn(
  reader: Reader,
  asked: AgeContext,
  isHome: boolean,
  from: number,
  to: number,
): PersonMention[] {
  const row = new Row(reader, asked, isHome);
  const mentions: PersonMention[] = [];
  let [depth, end] = [0, from];
  let link: PersonMention['link'] = 'first';
  let isWith = false;
  for (let at = from; at < to; ) {
    const item = row.items[at];
    if (!item) break;
    if (at > from && isEnd(row.items, at) && link !== 'first') link = 'sentence';
    const blocked = row.reader.ledger.isUsed(at) || row.reader.polarity[at] === 'unwanted';
    const skipped = blocked ? at : uncountedPhraseEnd(row, at);
    // "Our grandsons Leo (8) and Finn (11)", "us two and Ava 12"
    // "Two kids: Max is 7 and the other, Lea, 4"
    const joint = row.has(at - 1, 'article') && !row.has(at, 'article') ? at - 2 : at - 1;
    const isListed =
      row.skipJointBack(joint) < end || (at - 1 === end && item.joint === ' ' && row.items[end]?.text === ':');
    const isAmong = AMONG.includes(mentions.at(-1)?.kind ?? 'pet') && isListed && at > end;
    const found = blocked || skipped > at ? null : mentionAt(row, at, mentions, isAmong);
    if (
      found &&
      (isDescribed(row, at, found, mentions.at(-1)) ||
        isRoleOf(row, at, found, mentions.at(-1)) ||
        isKindOf(row, found) ||
        isOfAll(row, at, found, mentions.at(-1)) ||
        isSameAgain(row, at, found, mentions) ||
        isAbsent(row, at, found) ||
        (found.kind === 'pet' && isFeared(row, at, found.to)))
    ) {
      at = found.to;
      continue;
    }
    if (found) {
      const whole = wholeNumber(row, at, found, mentions);
      if (whole) {
        mentions.length = 0;
        link = 'first';
      }
      mentions.push({
        value: '',
        isCounted: false,
        ages: [],
        isSameAge: false,
        isGrown: false,
        ...(whole ?? found),
        to: Math.min(to, (whole ?? found).to),
        link,
        depth,
        isWith,
        from: at,
      });
      at = Math.min(to, Math.max((whole ?? found).to, at + 1));
      end = at;
      link = 'next';
      isWith = false;
      continue;
    }
    if (item.kind === 'mark') {
      if (/[([]/.test(item.text)) depth++;
      if (/[)\]]/.test(item.text)) depth = Math.max(0, depth - 1);
    }
    if (mentions.length > 0) link = linkOver(item, link, at === end);
    isWith = saysWith(item) || (isWith && (item.senses.has('article') || item.senses.has('possessive')));
    if (isHome && skipped > at) row.reader.ledger.claim('party', '', at, skipped);
    at = Math.max(skipped, at + 1);
  }
  return withoutLoneRole(withoutAnimals(withoutDrawn(row, withoutBooker(row, withoutTeller(row, mentions)))));
}

/** "I typed all this once: three adults": who tells of a number elsewhere is one of them. */
function withoutTeller(row: Row, mentions: readonly PersonMention[]): readonly PersonMention[] {
  const isNumber = ({ kind, isCounted, count, link, isWith }: PersonMention) =>
    (kind === 'adult' || kind === 'total') && isCounted && count > 1 && link !== 'plus' && !isWith;
  const isTeller = ({ kind, to }: PersonMention) =>
    kind === 'self' && row.items[to]?.kind === 'word' && !row.endsClause(to) && !row.has(to, 'preposition');
  return row.isHome || !mentions.some(isNumber) ? mentions : mentions.filter((each) => !isTeller(each));
}

/** "Kids 5, 9 & a 14 yr old niece": whose the last of the ages is. */
const isDescribed = (row: Row, at: number, { kind, isCounted }: FoundMention, before: PersonMention | undefined) =>
  (kind === 'kin' || kind === 'child') &&
  !isCounted &&
  before?.kind === 'child' &&
  before.ages.length > 1 &&
  before.to === at &&
  row.has(at - 1, 'old', 'age-unit');

/** "Anna, Tom and Bea, all grown up", "4 compañeros, ya jubilados": what those are. */
function isOfAll(row: Row, at: number, { kind, isCounted, to }: FoundMention, before: PersonMention | undefined) {
  const isTold = before && before.kind !== 'child' && OF_ALL.test(row.items[at - 1]?.text ?? '');
  if (!isTold || kind !== 'adult' || isCounted) return false;
  row.reader.ledger.claim('party', '', at - 1, to);
  return true;
}
const OF_ALL =
  /^(?:all|both|now|already|alle|beide|allebei|inzwischen|bereits|inmiddels|tous|toutes|(?:tous|toutes) (?:les )?deux|maintenant|desormais|deja|todos|todas|ambos|ambas|los dos|las dos|os dois|as duas|ya|ahora|agora|tutti|tutte|entrambi|entrambe|ormai|gia|begge|nu)$/;

/** 小学生の娘: what kind of child she is. */
const isKindOf = (row: Row, { kind, to }: FoundMention) =>
  kind === 'child' && row.items[to]?.text === 'の' && row.has(to + 1, 'child', 'children', 'youngster');

/** "My mom as chaperone": what somebody is there for. */
const isRoleOf = (row: Row, at: number, { kind, isCounted }: FoundMention, before: PersonMention | undefined) =>
  (kind === 'teacher' || kind === 'one-person') &&
  !isCounted &&
  before?.to === at - 1 &&
  AS.test(row.items[at - 1]?.text ?? '');
const AS = /^(?:as|als|comme|como|come|som)$/;

/** "👨‍👩‍👧 (the girl is 8)": the child that was drawn is told in words behind it. */
function withoutDrawn(row: Row, mentions: readonly PersonMention[]): PersonMention[] {
  const isDrawn = ({ from, kind }: PersonMention) => kind === 'child' && row.has(from, 'emoji');
  let told = mentions.filter(
    (each) => ['child', 'youngster'].includes(each.kind) && !isDrawn(each) && each.depth > 0,
  ).length;
  return mentions.filter((each) => {
    if (!isDrawn(each) || told-- <= 0) return true;
    row.reader.ledger.claim('party', '', each.from, each.to);
    return false;
  });
}

const AMONG: readonly FoundMention['kind'][] = ['child', 'pair', 'self', 'kin'];

function mentionAt(row: Row, at: number, before: readonly PersonMention[], isAmong: boolean): FoundMention | null {
  const isFirst = before.every(({ kind }) => kind === 'group');
  // "Priest with four parishioners"
  const isRole = ({ kind, value, isCounted }: PersonMention) =>
    kind === 'group' || value === 'role' || (!isCounted && (value === 'one' || kind === 'teacher'));
  const isOfRoles = before.every(isRole);
  return (
    emoji(row, at) ??
    plus(row, at) ??
    total(row, at) ??
    short(row, at) ??
    bareAges(row, at, before) ??
    agedNoun(row, at) ??
    noun(row, at) ??
    (before.length > 0 ? ownRole(row, at) : null) ??
    (isOfRoles ? role(row, at, isFirst) : null) ??
    singleParent(row, at) ??
    fixed(row, at, before) ??
    names(row, at, isAmong) ??
    agesOfNames(row, at, before) ??
    ages(row, at) ??
    forSoMany(row, at) ??
    bare(row, at, isFirst, before)
  );
}

function emoji(row: Row, at: number): FoundMention | null {
  const value = row.items[at]?.senses.get('emoji');
  if (value === undefined) return null;
  const to = at + 1;
  if (value === 'dog' || value === 'cat') return { kind: 'pet', count: 1, to };
  if (value === 'child' || value === 'baby') return { kind: 'child', count: 1, value, to };
  if (value === 'couple') return { kind: 'couple', count: 2, to };
  if (value === 'family') return { kind: 'family', count: 0, to };
  return { kind: 'adult', count: 1, value: 'emoji', to };
}

/** "2+2": grown-ups and children. */
function plus(row: Row, at: number): FoundMention | null {
  const [adults, mark, children] = [row.number(at), row.items[at + 1], row.number(at + 2)];
  if (!row.isHome || adults === undefined || children === undefined || mark?.text !== '+') return null;
  if (adults > 9 || children > 9 || countsSomething(row.items, at + 3) || row.has(at + 3, 'age-unit')) return null;
  return { kind: 'adult', count: adults, isCounted: true, value: `+${children}`, to: at + 3 };
}

/** "2A 2C". */
function short(row: Row, at: number): FoundMention | null {
  const count = row.number(at);
  const item = row.items[at + 1];
  // "22f + mom 56": how old, and no number of women.
  if (count !== undefined && count >= GROWN_UP && item?.joint === '' && row.has(at + 1, 'sex') && row.isHome)
    return { kind: 'adult', count: 1, value: 'one', to: at + 2 };
  const value = item?.senses.get('abbreviation') ?? (ofBothSexes(row, at) ? 'adult' : undefined);
  if (count === undefined || value === undefined || !row.isHome || count > 30) return null;
  if (item?.joint !== '' && item?.text === 'a') return null;
  if (value === 'adult') return { kind: 'adult', count, isCounted: true, to: at + 2 };
  return withAges(row, { kind: 'child', count, isCounted: true, value: 'child', to: at + 2 }, at);
}

/** "2w, 1m", "2m 2f": women and men, where both are told so. */
function ofBothSexes(row: Row, at: number): boolean {
  const isSex = (from: number) =>
    row.number(from) !== undefined && row.items[from + 1]?.joint === '' && row.has(from + 1, 'sex');
  return isSex(at) && [-3, -2, 2, 3].some((step) => row.same(at + step, at) && isSex(at + step));
}

const PRONOUN =
  /^(?:him|her|he|she|er|ihn|sie|lui|elle|el|ella|lei|ele|ela|hem|haar|hij|zij|ham|hende|han|hun|他|她|彼|彼女)$/;

/** "Me, him and the kids": whoever that is. */
function isBesideSelf(row: Row, at: number, before: readonly PersonMention[]): boolean {
  const last = row.skipJointBack(at - 1);
  const isJoint = last < at - 1 && before.length === 1 && before[0]?.kind === 'self' && before[0].to === last + 1;
  return isJoint && row.same(last, at);
}

const OF_AGE: readonly FoundMention['kind'][] = ['kin', 'friend', 'name'];

/** "Us and my parents": two and those. */
const ELDERS = ['parents', 'kin', 'kins', 'friend'];

/** "He's autistic, 12, and hates crowds": the age stands behind what he is like. */
function afterManner(row: Row, at: number): number {
  for (let next = at + 1; next < at + 3 && row.same(next, at); next++) {
    const isApart = row.items[next]?.text === ',' && row.items[next + 2]?.text === ',';
    if (isApart && row.number(next + 1) !== undefined) return next + 1;
    if (row.items[next]?.kind !== 'word') break;
  }
  return at;
}

function fixed(row: Row, at: number, before: readonly PersonMention[]): FoundMention | null {
  const isAfterChild = before.at(-1)?.kind === 'child';
  const item = row.items[at];
  if (!item) return null;
  const to = at + 1;
  const value = (type: string) => item.senses.get(type);
  if (value('alone') !== undefined) {
    const isLone = row.isHome || item.text.length > 4 || row.reader.language === 'en';
    return isLone ? { kind: 'alone', count: 1, to: grownAges(row, to)?.to ?? to } : null;
  }
  if (value('pair') !== undefined && !row.has(to, 'room', 'room-kind'))
    return { kind: 'pair', count: 2, value: value('pair') ?? '', to: grownAges(row, to)?.to ?? to };
  if (value('newlyweds') !== undefined) return { kind: 'newlyweds', count: 2, to };
  if (value('one-person') !== undefined && row.isHome) return { kind: 'one-person', count: 1, to };
  if (row.isHome && PRONOUN.test(item.text) && row.endsClause(to) && isBesideSelf(row, at, before))
    return { kind: 'kin', count: 1, value: 'partner', to };
  const young = value('third-person') !== undefined ? agesAt(row.items, afterManner(row, to), row.asked) : null;
  // "He's 10 and loves trains": how old a child of another field is.
  if (young && row.same(young.to - 1, at) && young.value.years.every((years) => years < GROWN_UP))
    return { kind: 'ages', count: 0, ...fromAges(young.value), isSameAge: false, to: young.to };
  const third = value('third-person') === 'yes' ? grownAges(row, to) : null;
  if (third && !row.isHome) return { kind: 'ages', count: 0, ages: third.years, to: third.to };
  // "My mum and me, she is 80": how old somebody is who was named.
  const isNamed = before.some((each) => OF_AGE.includes(each.kind) && each.count === 1 && each.ages.length === 0);
  if (third && isNamed && !isAfterChild) return { kind: 'ages', count: 0, ages: third.years, to: third.to };
  if (third && row.items[to]?.kind === 'digits' && !isAfterChild)
    return { kind: 'adult', count: 1, isCounted: true, ages: third.years, to: third.to };
  // "My daughter, she is 20"
  if (third && isAfterChild) return { kind: 'ages', count: 0, ages: third.years, to: third.to };
  // "Typing this for my boss. She and her assistant"
  if (
    before.length === 0 &&
    value('third-person') === 'yes' &&
    row.has(to, 'joiner') &&
    row.ownerAt(to + 1) === 'their'
  )
    return { kind: 'adult', count: 1, value: 'one', to };
  // "Self-catering", "self drive"
  const self = item.text === 'self' && !row.endsClause(to) ? undefined : value('self');
  if (self === 'i') {
    // "Mum, dad and me (16)"
    const child = row.isHome ? childAge(row, to) : null;
    const isTold = child !== null && (row.items[to]?.text === '(' || row.endsClause(child.to));
    if (isTold && (child.ages[0] ?? 0) > 5) return { kind: 'self', count: 1, ...child };
    return { kind: 'self', count: 1, to: grownAges(row, to)?.to ?? to };
  }
  if (self === 'we') {
    // "My parents and us"
    const isJoined =
      row.has(at - 1, 'joiner') ||
      (row.items[at - 1]?.text === ',' && (row.has(to, 'joiner') || row.items[to]?.text === ',')) ||
      /^(?:\+|plus)$/.test(row.items[at - 1]?.text ?? '');
    const isEnded = row.endsClause(to) || row.has(to, 'filler') || row.isOf(to);
    if (
      row.isHome &&
      isJoined &&
      isEnded &&
      before.some(({ kind }) => kind === 'child' || kind === 'family' || ELDERS.includes(kind))
    )
      return { kind: 'pair', count: 2, to };
    const aged = row.isHome ? grownAges(row, to) : null;
    if (aged?.years.length === 2) return { kind: 'adult', count: 2, isCounted: true, to: aged.to };
    const count = row.number(to);
    const isCount =
      count !== undefined &&
      count > 1 &&
      count < 40 &&
      !countsSomething(row.items, to + 1) &&
      row.endsClause(to + 1) &&
      !row.has(to + 1, 'age-unit');
    if (isCount) return { kind: 'total', count, isCounted: true, value: 'group', to: to + 1 };
    const isWithOthers =
      row.isHome &&
      (row.has(to, 'joiner') || row.items[to]?.text === ',') &&
      row.isNounAhead(row.has(to + 1, 'possessive', 'article') ? to + 2 : to + 1, ELDERS);
    return isWithOthers || isBesideFriends(row, to) ? { kind: 'pair', count: 2, to } : { kind: 'we', count: 0, to };
  }
  if (value('group') !== undefined) return { kind: 'group', count: 0, value: value('group') ?? '', to };
  if (value('possessive') === 'our') return { kind: 'we', count: 0, to };
  return null;
}

/** Ages that stand alone: "(4 and 9)", "aged 8 and 10", "both 27". */
function ages(row: Row, at: number): FoundMention | null {
  if (!row.isHome && row.items[at]?.text !== '(' && !/^(?:ages?|aged|born|geboren)$/.test(row.items[at]?.text ?? ''))
    return null;
  const item = row.items[at];
  const opens =
    item?.text === '(' ||
    (row.has(at, 'aged') &&
      /^(?:ages?|aged|both|beide|edades|begge|alter|im alter von|i alderen)$/.test(item?.text ?? '')) ||
    row.has(at, 'born');
  const isOfPregnancy = [1, 2, 3].some((back) => row.has(at - back, 'pregnant') && row.same(at - back, at));
  // "8 of us in 3 rooms (3/3/2)"
  if (!opens || isOfPregnancy || row.has(at - 1, 'room', 'room-kind')) return null;
  const ages = agesAt(row.items, at, row.asked);
  if (!ages || !row.same(ages.to - 1, at)) return null;
  if (item?.text === '(' && row.items[ages.to - 1]?.text !== ')') return null;
  return { kind: 'ages', count: 0, ...fromAges(ages.value), isSameAge: false, to: ages.to };
}

/** "Me +1", "couple plus 2". */
function added(row: Row, at: number): FoundMention | null {
  const count = row.number(at);
  const isAdded = /^(?:\+|plus)$/.test(row.items[at - 1]?.text ?? '');
  if (count === undefined || count === 0 || count > 9 || !isAdded || countsSomething(row.items, at + 1)) return null;
  const child = childAge(row, at + 1);
  if (child) return { kind: 'child', count, isCounted: true, value: 'child', ages: child.ages, to: child.to };
  const ages = row.items[at + 1]?.text === '(' ? agesAt(row.items, at + 1, row.asked) : null;
  if (ages?.value.years.length === count && ages.value.years.every((age) => age < GROWN_UP))
    return { kind: 'child', count, isCounted: true, value: 'child', ...fromAges(ages.value), to: ages.to };
  return row.endsClause(at + 1) ? { kind: 'adult', count, isCounted: true, to: at + 1 } : null;
}

/** "2", "for 4", "6, stag do": the number that answers the question. */
function bare(row: Row, at: number, isFirst: boolean, before: readonly PersonMention[]): FoundMention | null {
  const count = row.isHome ? row.count(at) : null;
  if (count && isNumberOfGroup(row, at, count.to, before))
    return { kind: 'total', count: count.count, isCounted: true, value: 'group', to: count.to };
  if (row.isHome && !isFirst) return added(row, at);
  if (!count || row.items[at]?.kind === 'emoji') return null;
  const next = row.items[count.to];
  const isOther = countsSomething(row.items, count.to) || row.has(count.to, 'age-unit', 'turning', 'month');
  if (
    isOther ||
    (next !== undefined &&
      row.same(count.to, at) &&
      /^(?:[:/%°]|x|nights?|days?|weeks?|th|st|nd|rd|star|stars|am|pm|uhr|oclock|tbc|months?|noches|nuits|nachte)$/.test(
        next.text,
      ))
  ) {
    // "7: two grandparents, two parents, three kids"
    const isList = next?.text === ':' && row.items[count.to + 1]?.joint === ' ';
    if (!isList && !(next?.text === 'x' && !countsSomething(row.items, count.to + 1))) return null;
  }
  if (row.items[at]?.text.includes('.')) return null;
  return { kind: 'total', count: count.count, isCounted: true, value: 'bare', to: count.to };
}

function linkOver(item: Item, link: PersonMention['link'], isNext: boolean): PersonMention['link'] {
  if (link === 'first') return 'first';
  if (/^[([:=]$/.test(item.text) || item.senses.has('including')) return 'detail';
  if (link === 'detail' && item.text === ')') return 'next';
  if (link === 'detail' || link === 'sentence') return link;
  // "We're 3 and need 2 rooms because grandpa snores"
  if (link === 'plus' && item.senses.has('room')) return 'detail';
  if (item.senses.get('joiner') === 'and' || /^(?:\+|&|plus|with|w\/|mit|avec|con|com|med|と)$/.test(item.text))
    return 'plus';
  return isNext || link === 'plus' ? link : 'next';
}
