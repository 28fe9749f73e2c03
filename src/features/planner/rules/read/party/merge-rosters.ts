/**
 * What the other fields say of who comes along: children told apart from their parents, somebody more, the number of a
 * group, a number that was taken back.
 */
import { wordList } from '../../../../../shared/word-list.ts';
import { readingCopy } from '../../../copy/reading.ts';
import { contradict, type Notes } from '../../parse/reading-notes.ts';
import type { FieldName } from '../../questionnaire.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import { mealAt } from './absent-people.ts';
import { GROWN_UP } from './age-phrases.ts';
import { headcountChange } from './headcount-changes.ts';
import { saysWith } from './party-row.ts';
import type { MentionKind, PersonMention } from './person-mention.ts';
import { type Roster, rosterOf } from './roster.ts';

export interface ToldPeople {
  readonly field: FieldName;
  readonly mentions: readonly PersonMention[];
  readonly roster: Roster | null;
}

/** Everybody once: those of the chosen field, and whom the others add. */
export function mergeRosters(reader: Reader, told: readonly ToldPeople[], chosen: ToldPeople): Roster | null {
  const elsewhere = told.filter((each) => each !== chosen);
  const whole =
    takenBack(reader, elsewhere, chosen) ?? afterwards(reader, chosen) ?? numbered(reader, elsewhere, chosen);
  if (whole) return whole;
  const others = elsewhere.flatMap(({ mentions }) => mentions).filter((mention) => !isAbsent(reader, mention));
  const aged = agedElsewhere(reader, others, chosen);
  if (aged) return aged;
  const more = [...childrenApart(reader, others, chosen), ...joining(reader, others, chosen)];
  if (more.length === 0) return chosen.roster;
  for (const { from, to } of more) reader.ledger.claim('party', '', from, to);
  return rosterOf([...chosen.mentions, ...more.map(beside)]);
}

const beside = ({ owner: _, ...person }: PersonMention): PersonMention => ({
  ...person,
  link: 'plus',
  depth: 0,
  isWith: false,
});

/** How far a word that takes back reaches. */
const REACH = 16;

/** "4 adults" in their own field, and "sorry, only three of us now" in another. */
function takenBack(
  { items, ledger, notes }: Reader,
  elsewhere: readonly ToldPeople[],
  chosen: ToldPeople,
): Roster | null {
  const before = chosen.roster;
  if (!before) return null;
  const heads = before.adults + before.children.length;
  for (const { mentions } of elsewhere) {
    const at = mentions.findLastIndex(
      ({ kind, value, isCounted, count, from }) =>
        isCounted &&
        count > 0 &&
        ((kind === 'total' && value !== 'bare') || kind === 'adult') &&
        items
          .slice(Math.max(0, from - REACH), from)
          .some(
            ({ field, senses }) => field === items[from]?.field && (senses.has('revised') || senses.has('correction')),
          ),
    );
    const [number] = mentions.slice(at, at + 1);
    if (at < 0 || !number) continue;
    const later = mentions.slice(at);
    const known = later.some(isYoung) ? [] : chosen.mentions.filter(isYoung);
    const after = rosterOf([...later, ...known.map((child) => ({ ...child, link: 'detail' as const, depth: 0 }))]);
    if (!after || after.adults + after.children.length === heads) continue;
    ledger.claim('party', '', number.from, number.to);
    changed(notes, before, after);
    return after;
  }
  return null;
}

/** Somebody dropped out or joins. */
function afterwards(reader: Reader, { mentions, roster }: ToldPeople): Roster | null {
  const found = roster && headcountChange(reader, mentions, roster);
  if (!found) return null;
  const { adults, children = roster.children } = found;
  const after = { ...roster, adults, children, isAdultsGuessed: false };
  reader.ledger.claim('party', '', found.from, found.to);
  changed(reader.notes, roster, after);
  return after;
}

function changed(notes: Notes, before: Roster, after: Roster): void {
  const say = readingCopy.party.value;
  const [was, is] = [say(before.adults, before.children), say(after.adults, after.children)];
  contradict(notes, 'travelers', readingCopy.places.changed(was, is), readingCopy.places.wentOnWith(is));
}

const VAGUE: readonly MentionKind[] = ['group', 'family', 'we', 'ages'];

/** "Hen party" in their own field, and "there are nine of us" in another. */
function numbered(
  { ledger }: Reader,
  elsewhere: readonly ToldPeople[],
  { mentions, roster }: ToldPeople,
): Roster | null {
  const isVague = mentions.every(({ kind }) => kind === 'self' || VAGUE.includes(kind));
  if (!roster?.isAdultsGuessed || !isVague) return null;
  const counts = elsewhere.find(
    (each) =>
      each.roster &&
      !each.roster.isAdultsGuessed &&
      each.mentions.some(({ kind, isCounted }) => kind !== 'pet' && isCounted),
  );
  if (!counts) return null;
  const isFamily = mentions.some(({ kind }) => kind === 'family');
  for (const { from, to } of counts.mentions) ledger.claim('party', '', from, to);
  const inside = counts.mentions.map(
    (mention, at): PersonMention => ({
      ...mention,
      link: at === 0 ? 'detail' : mention.link,
      value: isFamily && mention.kind === 'total' ? 'family' : mention.value,
    }),
  );
  return rosterOf([...mentions, ...inside]);
}

/** "The four of us" in their own field, "our son (12) wants to see New York" in another: how old the children are. */
function agedElsewhere(
  { ledger }: Reader,
  others: readonly PersonMention[],
  { mentions, roster }: ToldPeople,
): Roster | null {
  const children = others.filter(({ kind, ages, isGrown }) => kind === 'child' && !isGrown && ages.length > 0);
  // "My mum, my daughter and I", and "she is 80" in another field: nobody knows whose age it is.
  const isOfOld = others.some(({ kind, ages }) => kind === 'ages' && ages.some((age) => age >= GROWN_UP));
  if (isOfOld && mentions.some(({ kind }) => kind !== 'self' && kind !== 'child')) return null;
  const aged = children.length > 0 ? children : others.filter(({ kind }) => kind === 'ages');
  const heads = aged.reduce((sum, { count, ages }) => sum + Math.max(count, ages.length), 0);
  if (heads === 0 || !roster) return null;
  const claim = () => {
    for (const { from, to } of aged) ledger.claim('party', '', from, to);
  };
  const inside = { link: 'detail', depth: 0 } as const;
  // "My daughter and I", and in another field "she is 23".
  if (isOfOld && roster.guessed.length === 1) {
    claim();
    return rosterOf(mentions.map((each) => (isYoung(each) ? { ...each, isGrown: true } : each)));
  }
  const isWhole = mentions.every(
    ({ kind, count }) =>
      (kind === 'total' || (kind === 'pair' && aged.every(({ owner }) => owner === 'my'))) && count > heads,
  );
  if (isWhole) {
    claim();
    const whole = mentions.map((mention): PersonMention => ({ ...mention, kind: 'total', isCounted: true }));
    return rosterOf([...whole, ...aged.map(({ owner: _, ...person }) => ({ ...person, ...inside }))]);
  }
  if (mentions.some(({ kind }) => kind === 'ages') || roster.guessed.length === 0) return null;
  const isUncounted = mentions.filter(isYoung).every(({ isCounted }) => !isCounted);
  if (roster.guessed.length === heads) {
    claim();
    const [first] = aged;
    const years = aged.flatMap((person) => person.ages);
    const ages = first && {
      ...first,
      ...inside,
      kind: 'ages' as const,
      value: '',
      isCounted: false,
      count: years.length,
    };
    return rosterOf([...mentions, ...(ages ? [{ ...ages, ages: years }] : [])]);
  }
  if (children.length === 0 || !isUncounted || roster.guessed.length !== roster.children.length) return null;
  // "2 adults and kids", and elsewhere "the kids are 3, 5 and 9".
  claim();
  return rosterOf([...mentions.filter((mention) => !isYoung(mention)), ...aged.map(beside)]);
}

const isYoung = ({ kind, isGrown, ages, owner }: PersonMention): boolean =>
  (kind === 'child' || (kind === 'youngster' && (owner !== undefined || ages.length > 0))) &&
  !isGrown &&
  ages.every((age) => age < GROWN_UP);

/** They are told as grown-ups: the children of another field are not among them. */
const isOfGrownUps = ({ kind, isCounted, count, value }: PersonMention): boolean =>
  kind === 'adult' ? isCounted || value === 'one' : kind === 'total' ? count <= 2 : GROWN_UPS.includes(kind);
const GROWN_UPS: readonly MentionKind[] = [
  ...(['self', 'kin', 'parents', 'friend', 'couple', 'pair', 'newlyweds', 'alone', 'single-parent'] as const),
  ...(['one-person', 'single', 'teacher'] as const),
];

/** "2 adults" in their own field, "with our two kids (4 and 7)" in another. */
function childrenApart(
  reader: Reader,
  others: readonly PersonMention[],
  { mentions, roster }: ToldPeople,
): readonly PersonMention[] {
  if (!roster || roster.children.length > 0 || !mentions.some(isOfGrownUps)) return [];
  const known: number[] = [];
  return others.filter((mention) => {
    if (!isYoung(mention) || !comesAlong(reader, mention)) return false;
    // ToldPeople again, with their ages or without.
    if (known.length > 0 && mention.ages.every((age) => known.includes(age))) return false;
    known.push(...(mention.ages.length > 0 ? mention.ages : [-1]));
    return true;
  });
}

/** More than a manner of speaking: "our kids (4, 7)", "bringing the kids", but not "kids under 5 go free". */
function comesAlong(reader: Reader, mention: PersonMention): boolean {
  const { owner, isCounted, ages, range, under, value, from, to } = mention;
  if (isBrought(reader, mention) || isFurnished(reader, mention)) return true;
  if (range || under !== undefined) return owner !== undefined;
  if (ages.length > 0)
    return owner !== undefined || reader.items.slice(from, to).some(({ senses }) => isChildWord(senses));
  return owner !== undefined && owner !== 'their' && (isCounted || ['baby', 'toddler', 'twins'].includes(value));
}

const FURNITURE = ['cot', 'high-chair', 'babysitting'];

/** "A cot for the baby", "stroller for the little one". */
function isFurnished({ items, polarity }: Reader, { from }: PersonMention): boolean {
  for (let at = from - 1; at >= from - 3 && !isEnd(items, at + 1); at--) {
    const senses = items[at]?.senses;
    if (FURNITURE.includes(senses?.get('need') ?? '') || senses?.get('access') === 'stroller')
      return polarity[at] === 'wanted';
  }
  return false;
}

const isChildWord = (senses: ReadonlyMap<string, string>) =>
  ['child', 'children', 'twins'].some((type) => senses.has(type));

/** Between "travelling" and "with my mother" these may stand. */
const BETWEEN = ['filler', 'article', 'possessive', 'speaker', 'joiner', 'self', 'number'];

/** "We are travelling with my mother", "bringing our two kids". */
function isBrought({ items, polarity }: Reader, { from, isWith }: PersonMention): boolean {
  for (let at = from - 1; at >= from - 5 && at >= 0 && !isEnd(items, at + 1); at--) {
    const item = items[at];
    const brings = item?.senses.get('brings');
    if (brings !== undefined) return polarity[at] === 'wanted' && (brings === 'along' || isWith);
    if (!item || !(saysWith(item) || BETWEEN.some((type) => item.senses.has(type)))) return false;
  }
  return false;
}

/** "A present for our son (6)", "we loved it when our girls were 4 and 6". */
function isAbsent({ items }: Reader, { from }: PersonMention): boolean {
  for (let at = from - 1; at >= from - 5 && at >= 0 && !isEnd(items, at + 1); at--)
    if (items[at]?.senses.get('need') === 'gift' || items[at]?.senses.has('past')) return true;
  return false;
}

const NAMED: readonly MentionKind[] = wordList('self we kin pair couple newlyweds parents friend child');
const PERSONS: readonly MentionKind[] = ['kin', 'friend', 'child', 'parents'];

/** "2" in their own field, and "my sister is coming too" in another; "me and my wife", and "travelling with my mother". */
function joining(reader: Reader, others: readonly PersonMention[], { mentions }: ToldPeople): readonly PersonMention[] {
  const { items, ledger } = reader;
  const isNamed = mentions.every(({ kind }) => kind === 'pet' || NAMED.includes(kind));
  return others.filter((mention, at) => {
    if (!PERSONS.includes(mention.kind)) return false;
    const isSame = ({ kind, value, ages }: PersonMention) =>
      kind === mention.kind && value === mention.value && mention.ages.every((age) => ages.includes(age));
    if (mentions.some(isSame) || others.slice(0, at).some(isSame)) return false;
    let next = mention.to;
    while (next < mention.to + 2 && !items[next]?.senses.has('joins') && isSmall(items[next]?.senses)) next++;
    const isSure = !items.slice(Math.max(0, mention.from - 2), next).some(({ text }) => MAYBE.test(text));
    if (items[next]?.senses.has('joins') && !isEnd(items, next) && isSure) {
      ledger.claim('party', '', next, next + 1);
      return mealAt(items, next) === undefined;
    }
    return isNamed && mention.kind !== 'child' && isBrought(reader, mention);
  });
}

/** "My mother might come along too": not yet. */
const MAYBE =
  /^(?:might|may|maybe|perhaps|possibly|could|would|vielleicht|evtl|eventuell|konnte|wurde|peut-etre|pourrait|quiza|quizas|podria|tal vez|forse|potrebbe|talvez|poderia|maske|kunne)$/;

const isSmall = (senses: ReadonlyMap<string, string> | undefined) =>
  senses !== undefined && ['filler', 'copula', 'speaker'].some((type) => senses.has(type));
