/** What a body, a mind, a faith or a child asks: access, fears and needs, in whichever field they were written. */
import type { AccessNeed, Mode, Need, NeedKind, Reading, TripReason } from '../../reading.ts';
import { ACCESS_NEEDS, isReason, NEED_KINDS } from '../../wish-vocabulary.ts';
import { aversionAfter } from '../aversion-phrases.ts';
import { borneAt } from '../borne-fears.ts';
import { isEnd } from '../clause-ends.ts';
import { isDateWord, type Reader } from '../reader.ts';
import { needOf } from './build-need.ts';
import { hardshipsIn } from './stressors.ts';
import { isOfOthers } from './told-of-others.ts';

/** "No stations without lifts" asks for lifts. */
const isWithout = ({ items }: Reader, at: number) =>
  [at - 1, at - 2].some((before) => before >= 0 && !isEnd(items, before + 1) && items[before]?.senses.has('lacking'));

/** A "no" is not enough for these: "no water", "no dogs" is no fear. */
const ONLY_FEAR: ReadonlySet<string> = new Set(['water', 'dark', 'animals', 'flying', 'seasickness']);
/** What follows from a need without being said. */
const IMPLIED: Readonly<Partial<Record<NeedKind, readonly NeedKind[]>>> = { shade: ['temperature'] };
const AUTISTIC = /^(?:autis|asperger|asd|on the spectrum|自 閉)/;

interface Body extends Pick<Reading, 'access' | 'needs'> {
  readonly feared: readonly Mode[];
  /** Mornings are hard for them. */
  readonly startsLate: boolean;
  /** Of a need that was read elsewhere: what it stands on was said to do them no harm. */
  readonly isHarmless: (need: Need) => boolean;
}

export function readNeeds(reader: Reader): Body {
  const access = new Set<AccessNeed>();
  const needs = new Map<NeedKind, Need>();
  const modes = new Set<Mode>();
  /** Items that an idiom has read. */
  const told = new Set<number>();
  const add = (kind: NeedKind, at: number) => {
    const [from, to] = kind === 'severe-allergy' ? clauseAt(reader, at) : [howMuch(reader, kind, at), at + 1];
    for (const each of [kind, ...(IMPLIED[kind] ?? [])])
      if (!needs.has(each)) needs.set(each, needOf(reader, each, from, to, kind === 'severe-allergy' ? 120 : 60));
    told.add(at);
    if (kind === 'near-hospital') reader.ledger.claim('need', '', from, at);
    reader.ledger.claim('need', kind, at, at + 1);
    if (WITH_THEIR_CLAUSE.includes(kind)) claimClause(reader, at + 1);
  };
  const addAccess = (kind: AccessNeed, at: number) => {
    access.add(kind);
    told.add(at);
    reader.ledger.claim('access', kind, at, at + 1);
    claimLimit(reader, at + 1);
  };
  const hardships = hardshipsIn(reader).map((each) => ({
    ...each,
    hard: itemsOver(reader, each.at, each.at + 1)[0],
  }));
  // An idiom that holds the whole saying stands: "can only walk short distances".
  const harmless = new Set(
    hardships.flatMap(({ kinds, at, end, from, to }) => {
      const [first, last] = itemsOver(reader, from, to);
      const [hard, after] = itemsOver(reader, at, end);
      return kinds.length === 0 && last - first > 1 ? reader.items.slice(hard, after).map((_, on) => hard + on) : [];
    }),
  );
  // "Scared of elevators" asks for none.
  const dreaded = new Set(
    hardships.flatMap(({ kinds, at, end, from, to }) => {
      const [first, last] = itemsOver(reader, at, end);
      // "Only with a lift, he is short of breath" is told in two parts.
      const isOnePart = !reader.tokens.slice(from, to).some(({ text }) => text === ',');
      return kinds.includes('enclosed-spaces') && isOnePart
        ? reader.items.slice(first, last).map((_, on) => first + on)
        : [];
    }),
  );
  reader.items.forEach((item, at) => {
    if (dreaded.has(at) && item.senses.get('need') === 'lift') return;
    // "Heat does not bother us", "no fear of heights"
    if (harmless.has(at) && reader.polarity[at] === 'unwanted') reader.ledger.close(at, at + 1);
    // "We want to eat before the sun sets" asks for an hour, and does not love the sun; "we would like a lift" asks for one.
    const isWhole = item.to - item.from > LONG_IDIOM || item.senses.get('need') === 'lift';
    const isAsked = isWhole && item.senses.has('need') && reader.polarity[at] === 'wanted';
    if ((harmless.has(at) && !isAsked) || (isTold(item) && isOfOthers(reader, at))) return;
    const isWanted = reader.polarity[at] === 'wanted';
    const asked = ACCESS_NEEDS.find((each) => each === item.senses.get('access'));
    if (asked && isWanted) addAccess(asked, at);
    const kind = item.senses.has('pregnant')
      ? 'pregnancy'
      : NEED_KINDS.find((each) => each === item.senses.get('need'));
    if (kind && (isWanted || kind === 'after-dark' || kind === 'before-sunset') && isMeant(reader, kind, at)) {
      add(kind, at);
      if (isReason(kind)) closeAround(reader, kind, at);
      if (kind === 'walker') addAccess('low-walking', at);
      if (kind === 'pregnancy') addAccess('low-walking', at);
      if (AUTISTIC.test(item.text)) add('predictable', at);
    }
    if (item.senses.has('woman') && isAlone(reader, at)) add('alone-as-woman', at);
    const feared = item.senses.get('feared');
    if (feared === undefined) return;
    if (isWithout(reader, at)) {
      if (item.senses.has('lifts')) addAccess('step-free', at);
      return;
    }
    const afraid = afraidAt(reader, at);
    if (afraid === undefined && (isWanted || ONLY_FEAR.has(feared))) return;
    if (afraid !== undefined) reader.ledger.claim('need', '', afraid, afraid + 1);
    if (feared === 'flying') {
      modes.add('flight');
      reader.ledger.claim('transport', item.text, at, at + 1);
    } else if (feared === 'walking') addAccess('low-walking', at);
    else if (feared === 'stairs') addAccess('step-free', at);
    else if (feared === 'surprises') add('predictable', at);
    else {
      const fear = NEED_KINDS.find((each) => each === feared);
      if (fear) add(fear, at);
      if (item.senses.get('mode') === 'ferry') modes.add('ferry');
    }
  });
  reader.items.forEach((item, at) => {
    if (item.senses.has('borne')) reader.ledger.claim('', '', at, at + 1);
  });
  reader.items.forEach((_, at) => {
    const old = needs.has('rest-breaks') ? undefined : whoIsOld(reader, at);
    if (!old) return;
    needs.set('rest-breaks', needOf(reader, 'rest-breaks', old.from, old.to));
    reader.ledger.claim('need', 'rest-breaks', at, at + 1);
  });
  reader.items.forEach((_, at) => {
    const to = shortWay(reader, at);
    if (to === undefined) return;
    access.add('low-walking');
    reader.ledger.claim('access', 'low-walking', at, to);
  });
  let startsLate = false;
  // Idioms have read what they know: this is for all that is put together.
  for (const { kinds, hard, from, to } of hardships) {
    if (kinds.length === 0 || told.has(hard) || reader.items[hard]?.field === 'budget') continue;
    if (isOfOthers(reader, hard)) continue;
    const [first, last] = itemsOver(reader, from, to);
    reader.ledger.claim('need', '', first, last);
    for (const kind of kinds) {
      const need = NEED_KINDS.find((each) => each === kind);
      const asked = ACCESS_NEEDS.find((each) => each === kind);
      if (asked) {
        access.add(asked);
        reader.ledger.claim('access', asked, hard, hard + 1);
      } else if (kind === 'ride' || need) {
        const [meant] = kind === 'ride' ? (['seasickness'] as const) : [need];
        if (!meant) continue;
        for (const each of [meant, ...(IMPLIED[meant] ?? [])])
          if (!needs.has(each)) needs.set(each, needOf(reader, each, first, last));
        reader.ledger.claim('need', meant, hard, hard + 1);
      } else if (kind === 'flying') {
        if (borneAt(reader.items, hard) === undefined) modes.add('flight');
        reader.ledger.claim('transport', reader.items[hard]?.text ?? '', hard, hard + 1);
      } else if (kind === 'late-start') startsLate = true;
      if (kind === 'seasickness' && reader.items[hard]?.senses.get('mode') === 'ferry') modes.add('ferry');
    }
  }
  const isHarmless = ({ span }: Need) =>
    [...harmless].some((at) => {
      const token = reader.tokens[reader.items[at]?.from ?? 0];
      return token?.field === span?.field && token?.from === span?.from;
    });
  return { access: [...access], needs: [...needs.values()], feared: [...modes], startsLate, isHarmless };
}

const LONG_IDIOM = 2;

const isTold = ({ senses }: Reader['items'][number]) =>
  ['access', 'need', 'pregnant', 'feared'].some((type) => senses.has(type));

/** The items over a stretch of tokens: the first, and one past the last. */
function itemsOver({ items }: Reader, from: number, to: number): readonly [first: number, last: number] {
  const first = items.findIndex((item) => item.to > from);
  const last = items.findIndex((item) => item.to >= to);
  return [first, last + 1];
}

/** "Grandmother of 82", "my 84-year-old father", "Mum (79)": an age at which nobody is on their feet all day, and of whom it is told. */
function whoIsOld({ items }: Reader, at: number): { readonly from: number; readonly to: number } | undefined {
  const [item, next] = [items[at], items[at + 1]];
  const years = item?.number ?? 0;
  if (!item || item.field === 'budget' || item.field === 'dates' || years < OLD || years > OLDEST) return undefined;
  const isYears = next?.field === item.field && (next.senses.has('age-unit') || next.senses.has('old'));
  const isAge = isYears || !next || isEnd(items, at + 1) || next.kind === 'mark' || next.senses.has('joiner');
  if (!isAge) return undefined;
  const isOf = (one: number) =>
    items[one]?.field === item.field && RELATIVES.some((type) => items[one]?.senses.has(type));
  const behind = isYears ? [at + 2, at + 3].find((one) => items[one - 1]?.kind !== 'mark' && isOf(one)) : undefined;
  const before = [at - 1, at - 2, at - 3].find((one) => isOf(one) || (one < at - 1 && isOfGrownUps(items, one)));
  if (behind !== undefined) return { from: at, to: behind + 1 };
  return before === undefined ? undefined : { from: before, to: at + (next?.text === ')' ? 2 : 1) };
}
const [OLD, OLDEST] = [75, 105];
const RELATIVES = ['kin', 'kins', 'parents', 'friend', 'couple'];

/** "2 adults aged 80 and 78" */
const isOfGrownUps = (items: Reader['items'], at: number): boolean =>
  (items[at]?.senses.has('adult') && items[at + 1]?.senses.has('aged')) ?? false;

/** "Max 500 m walking at a time", "pas plus de 3 km à pied par jour": a limit, a short way and feet. Where it ends. */
function shortWay({ items }: Reader, at: number): number | undefined {
  const way = items[at]?.number;
  const unit = items[at + 1]?.text ?? '';
  const isSteps = items[at + 1]?.senses.has('step-count') ?? false;
  const most = /^(?:km|kms|kilomet(?:er|re|ro)s?|chilometri)$/.test(unit)
    ? 8
    : /^(?:miles?|mi)$/.test(unit)
      ? 5
      : isSteps
        ? MOST_STEPS
        : /^(?:m|met(?:er|re|ro)s?|metri|yards?|min|mins|minutes?|minuten|minuti|minutos)$/.test(unit)
          ? 2000
          : 0;
  if (way === undefined || way > most || isEnd(items, at + 1)) return undefined;
  let isLimited = false;
  for (let before = at - 1; before > at - 5 && before >= 0 && !isEnd(items, before + 1); before--)
    isLimited ||=
      (items[before]?.senses.has('limit') ||
        items[before]?.senses.has('temperature-limit') ||
        items[before]?.senses.has('negator')) ??
      false;
  if (isSteps) return stepsOfDay(items, at, isLimited);
  const feet = [2, 3, 4, -1, -2, -3, -4, -5].find(
    (step) => ON_FOOT.test(items[at + step]?.text ?? '') && items[at + step]?.field === items[at]?.field,
  );
  return isLimited && feet !== undefined ? Math.max(at + 2, at + feet + 1) : undefined;
}
const MOST_STEPS = 12_000;

/** "8000 steps a day max", "max. 6000 Schritte am Tag": one past what is said of them; thirty steps are of a stair. */
function stepsOfDay(items: Reader['items'], at: number, isLimited: boolean): number | undefined {
  const from = at + 2;
  let to = from;
  let isOver = isLimited;
  while (to < from + 4 && !isEnd(items, to) && items[to]?.text !== ',')
    isOver = items[to++]?.senses.has('limit') || isOver;
  return isOver && (items[at]?.number ?? 0) >= 1000 ? to : undefined;
}
const ON_FOOT =
  /^(?:walk|walks|walking|on foot|by foot|foot|zu fuss|fussweg|laufen|gehen|a pied|pied|marche|marcher|a pie|pie|caminar|caminando|andar|andando|a piedi|piedi|cammino|camminare|a pe|pe|caminhar|caminhada|til fods|fods|ga|gang)$/;

/** "Cannot walk more than 15 minutes": how far is part of the need. */
function claimLimit({ items, ledger }: Reader, from: number): void {
  const number = items.findIndex((item, at) => at >= from && item.number !== undefined);
  if (number < 0 || number > from + 2 || !LIMIT_UNIT.test(items[number + 1]?.text ?? '')) return;
  const isLimit = items.slice(from, number).every(({ senses }) => senses.has('limit') || senses.has('preposition'));
  if (isLimit) for (let at = from; at <= number + 1; at++) ledger.claim('access', '', at, at + 1);
}
const LIMIT_UNIT =
  /^(?:min|mins|minutes?|km|kms|kilomet(?:er|re)s?|m|met(?:er|re)s|miles?|blocks?|steps?|minuten|minuti|minutos|分)$/;

const CAUTION =
  /\b(?:alone|home|back|before|not?|dont|dark streets|sol[ao]|seule?|alleine?|nicht|sozinh[ao]|alene|antes|avant|prima|vor|for det|tornare|volver|voltar|rentrer|hjem|nothing|no|avoid|late|nada|niente|rien|pas|ikke|nao|non)\b|一 ?人|な ?る|歩 ?き|歩 ?か|遅 ?く|外 ?出/;

/** "Scatter my father's ashes in the bay": whose they are, and where, is no wish to be drawn there. */
function closeAround(reader: Reader, reason: TripReason, at: number): void {
  const { items, ledger, tokens, typed } = reader;
  const isCut = (index: number) =>
    items[index]?.kind === 'mark' || (items[index]?.senses.has('joiner') && !items[index]?.senses.has('preposition'));
  for (let before = at - 1; before >= at - KIN_REACH && !isEnd(items, before + 1) && !isCut(before); before--) {
    const item = items[before];
    const token = tokens[(item?.to ?? 0) - 1];
    const isOwner = token !== undefined && /['’]s?$/.test(typed[token.field].slice(token.from, token.to));
    if (isOwner || OF_REASON.some((type) => item?.senses.has(type))) ledger.close(before, before + 1);
  }
  // "She died in October", "we buried him in May 2019"
  for (let after = at + 1; after <= at + CLAUSE && !isEnd(items, after) && isWhen(reader, after); after++)
    ledger.close(after, after + 1);
  for (let after = at + 1; after <= at + CLAUSE && !isEnd(items, after) && !isCut(after); after++)
    if (reason === 'ashes' || items[after - 1]?.senses.has('possessive')) ledger.close(after, after + 1);
}
const isWhen = (reader: Reader, at: number) =>
  isDateWord(reader, at) || ['preposition', 'article', 'number'].some((type) => reader.items[at]?.senses.has(type));
const CLAUSE = 7;
const KIN_REACH = 4;
const KIN = ['kin', 'kins', 'parents', 'friend', 'possessive'];
const OF_REASON = [...KIN, 'rather', 'occasion', 'ordinal'];

/** "8 months pregnant", "within 20 minutes of a hospital": where a need begins whose figure is part of it. */
function howMuch({ items }: Reader, kind: NeedKind, at: number): number {
  const isCounted = kind === 'pregnancy' || kind === 'near-hospital';
  if (!isCounted || isEnd(items, at) || items[at - 1]?.number === undefined) return at;
  const isWithin = !isEnd(items, at - 1) && ['limit', 'preposition'].some((type) => items[at - 2]?.senses.has(type));
  return kind === 'near-hospital' && isWithin ? at - 2 : at - 1;
}

/** "Plan B if it's windy", "a candle for her": the words behind are part of it as far as they mean nothing else. */
const WITH_THEIR_CLAUSE: readonly NeedKind[] = ['plan-b', 'discreet', 'candle', 'together'];
function claimClause({ items, ledger }: Reader, from: number): void {
  const isElse = (at: number) =>
    ['taste', 'thing', 'place', 'need', 'access', 'food'].some((type) => items[at]?.senses.has(type));
  for (let at = from; at < from + CLAUSE && !isEnd(items, at) && items[at]?.kind !== 'mark' && !isElse(at); at++)
    ledger.claim('need', '', at, at + 1);
}

/** The sentence around an item, as it was written. */
function clauseAt({ items }: Reader, at: number): [from: number, to: number] {
  let [from, to] = [at, at + 1];
  while (from > 0 && from > at - SENTENCE && !isEnd(items, from)) from--;
  while (to < items.length && to < at + SENTENCE && !isEnd(items, to)) to++;
  return [from, to];
}
const SENTENCE = 24;

/** Words that mean a need only where they stand for one. */
function isMeant(reader: Reader, kind: NeedKind, at: number): boolean {
  const { items, polarity } = reader;
  const item = items[at];
  // "Out after dark" is a wish of some and a fear of others: a "no" or a word of caution tells them apart.
  if (kind === 'after-dark')
    return polarity[at] === 'unwanted' || CAUTION.test(item?.text ?? '') || afraidAt(reader, at) !== undefined;
  // "The heat could kill him" is about the weather.
  if (kind === 'severe-allergy')
    return items.some(
      ({ field, senses }) =>
        field === item?.field &&
        (senses.has('food') || senses.has('allergy') || (senses.has('allergic') && !senses.has('need'))),
    );
  if (kind === 'grave') return (item?.to ?? 0) - (item?.from ?? 0) > 1 || isOfKin(items, at);
  if (kind === 'wedding') return isWeddingOfOthers(items, at);
  // "Skiing first lift to last"; "off piste if safe" is about the snow.
  if (kind === 'lift') return !(isBare(item) && items.some(({ senses }) => /\bski\b/.test(senses.get('taste') ?? '')));
  if (kind === 'safety') return !(isBare(item) && items[at - 1]?.senses.has('condition') && !isEnd(items, at));
  // "€4,000 all-inclusive" is what the sum pays for.
  if (kind === 'all-inclusive' || kind === 'together') return item?.field !== 'budget';
  // "Two rooms, two beds" of a sight, "bridge" of a game: only among wishes and people.
  if (kind === 'gift' || kind === 'running' || kind === 'guide') return item?.field !== 'budget';
  // "Anywhere, just not hot" is about the weather.
  // "Me, my wife, the toddler and the nanny"
  if (kind === 'babysitting') return !(item?.field === 'travelers' && item.senses.has('adult'));
  if (kind === 'mild-food') return item?.field !== 'destination' && item?.field !== 'dates';
  if (kind === 'toilets' && item?.text === 'bathrooms') return item.field !== 'budget';
  // "First time in Asia" asks for something where nobody comes along.
  if (kind === 'alone-first-time')
    return !/^first (?:time|trip) (?:in|to)\b/.test(item?.text ?? '') || isAlone({ items }, at);
  return true;
}

const isBare = (item: Reader['items'][number] | undefined) => (item?.to ?? 0) - (item?.from ?? 0) === 1;

/** "My grandfather's grave"; the grave of a poet is a sight. */
const isOfKin = (items: Reader['items'], at: number) =>
  items
    .slice(Math.max(0, at - KIN_REACH), at + KIN_REACH + 1)
    .some((item) => item.field === items[at]?.field && KIN.some((type) => item.senses.has(type)));

/** "Our wedding" is no reason beside a honeymoon, and "wedding photos" are photos. */
const isWeddingOfOthers = (items: Reader['items'], at: number) =>
  !items[at - 1]?.senses.has('possessive') &&
  !items[at + 1]?.senses.has('beside-wedding') &&
  !items.some(({ senses }) => senses.get('occasion') === 'honeymoon');

/** "Solo female", "woman travelling alone", femme seule. */
function isAlone({ items }: Pick<Reader, 'items'>, at: number): boolean {
  return items
    .slice(Math.max(0, at - 4), at + 5)
    .some((item) => item.field === items[at]?.field && item.senses.get('occasion') === 'solo');
}

/** "Terrified of heights", "heights freak me out", 高い所が怖い: the item that says so. */
export function afraidAt({ items, polarity }: Reader, at: number): number | undefined {
  for (let before = at - 1; before >= 0 && before > at - 8 && !isEnd(items, before + 1); before--) {
    if (items[before]?.senses.has('afraid')) return polarity[before] === 'wanted' || before < at ? before : undefined;
    if (['contrast', 'wanting', 'rather'].some((type) => items[before]?.senses.has(type))) break;
  }
  for (let after = at + 1; after < items.length && after < at + 4 && !isEnd(items, after); after++) {
    if (items[after]?.senses.has('afraid')) return after;
    if (items[after]?.text === ',' || items[after]?.senses.has('contrast')) break;
  }
  return aversionAfter(items, at);
}
