/** Who travels: grown-ups, children in whole years, rooms and animals. What is not said is assumed and stated. */
import { readingCopy } from '../../../copy/reading.ts';
import { assume, contradict } from '../../parse/reading-notes.ts';
import { FIELDS, type FieldName } from '../../questionnaire.ts';
import type { Party } from '../../reading.ts';
import { isUnread, type Reader, wordsOf } from '../reader.ts';
import type { AgeContext } from './age-phrases.ts';
import { mergeRosters, type ToldPeople } from './merge-rosters.ts';
import { mentionsIn } from './people-mentioned.ts';
import type { PersonMention } from './person-mention.ts';
import { petsOf, roomsIn } from './rooms.ts';
import { type Roster, rosterOf } from './roster.ts';

const say = readingCopy.party;
const ELSEWHERE: readonly FieldName[] = ['destination', 'dates', 'budget', 'preferences', 'interests', 'taste'];
const MOST = 40;
/** They say how many travel together, and say it again in another field. */
const NUMBERED: readonly string[] = ['total', 'pair', 'couple'];

export function readParty(reader: Reader, startDate: string): Party {
  const asked = { tripYear: Number(startDate.slice(0, 4)), isLateInYear: Number(startDate.slice(5, 7)) > 6 };
  const told = FIELDS.map((field) => tellingOf(reader, field, asked));
  const home = told.find(({ field }) => field === 'travelers');
  const chosen = home?.roster
    ? home
    : (ELSEWHERE.map((field) => told.find((each) => each.field === field)).find(
        (each) => each?.roster && isFirm(each),
      ) ?? home);
  const mentions = told.flatMap((each) => each.mentions);
  const { notes } = reader;
  const impossible = isImpossible(reader) || chosen?.roster?.isImpossible;
  const roster = impossible || !chosen ? null : mergeRosters(reader, told, chosen);
  if (impossible) contradict(notes, 'travelers', say.impossible, say.impossibleChosen(2));
  if (!roster) assumeParty(reader, home);
  else noteOn(reader, roster);
  const party = roster ? bounded(reader, roster) : { adults: 2, children: [] };
  const heads = party.adults + party.children.length;
  if (roster && chosen) claim(reader, chosen.mentions, party);
  reader.items.forEach(({ senses }, at) => {
    if (senses.has('called') && reader.ledger.isFree(at)) reader.ledger.claim('', '', at, at + 1);
  });
  const pets = Math.max(...told.map((each) => petsOf(each.mentions)));
  for (const pet of mentions)
    if (pet.kind === 'pet') {
      const to = isPetName(reader, pet.to) ? pet.to + 1 : pet.to;
      reader.ledger.claim('party', pets === 1 ? '1 animal' : `${pets} animals`, pet.from, to);
    }
  if (roster && chosen) claimAgain(reader, told, chosen, party);
  const couples =
    chosen?.mentions.filter(({ kind }) => kind === 'couple').reduce((sum, { count }) => sum + count / 2, 0) ?? 0;
  const rooms = roomsIn(reader, party, couples) ?? roomsOfCouples(party, couples);
  if (roster && chosen) claimAround(reader, chosen.field);
  claimNobody(reader);
  if (home?.roster && chosen === home) otherNumbers(reader, told, heads);
  return { ...party, ...(rooms ? { rooms } : {}), ...(pets ? { pets } : {}) };
}

/** "3 couples and 1 single" sleep in four rooms. */
function roomsOfCouples({ adults, children }: Party, couples: number): number | undefined {
  return couples > 1 && children.length === 0 && adults >= 2 * couples ? adults - couples : undefined;
}

function tellingOf(reader: Reader, field: FieldName, asked: AgeContext): ToldPeople {
  const from = reader.items.findIndex((item) => item.field === field);
  if (from < 0) return { field, mentions: [], roster: null };
  const to = reader.items.findLastIndex((item) => item.field === field) + 1;
  const mentions = mentionsIn(reader, asked, field === 'travelers', from, to);
  // "2, no wait, 3": what comes later counts where it counts somebody.
  const turn = reader.items.findLastIndex((item) => item.field === field && item.senses.has('revised'));
  const later = turn > from ? mentionsIn(reader, asked, field === 'travelers', turn + 1, to) : [];
  const isRevised = later.some(({ isCounted }) => isCounted);
  const counted = isRevised ? later : mentions;
  return { field, mentions: counted, roster: describedAgain(counted) ?? rosterOf(counted) };
}

/** "Six women. The bride plus five.": a sentence that comes to the number of the one before says who they are. */
function describedAgain(mentions: readonly PersonMention[]): Roster | null {
  const at = mentions.findIndex(({ link }) => link === 'sentence');
  const [first] = mentions;
  if (at < 1 || !first?.isCounted || first.count < 3 || mentions.slice(0, at).some(({ kind }) => kind === 'child'))
    return null;
  const [one, other] = [rosterOf(mentions.slice(0, at)), rosterOf(mentions.slice(at))];
  if (!one || !other || one.isAdultsGuessed || other.isAdultsGuessed) return null;
  return one.adults === other.adults + other.children.length ? other : null;
}

/** Outside its own field a word for people counts only where it is more than a manner of speaking. */
function isFirm({ mentions, roster }: ToldPeople): boolean {
  return (
    roster !== null &&
    mentions.some(
      ({ kind, isCounted, owner, value }) =>
        ['couple', 'pair', 'single-parent', 'total', 'alone', 'newlyweds'].includes(kind) ||
        ((kind === 'adult' || kind === 'friend' || kind === 'child' || kind === 'parents') &&
          (isCounted || owner !== undefined)) ||
        (kind === 'kin' &&
          (owner !== undefined || mentions.some((other) => other.kind === 'self' || other.kind === 'kin'))) ||
        (kind === 'family' && value !== ''),
    )
  );
}

function isImpossible(reader: Reader): boolean {
  const first = reader.items.findIndex((item) => item.field === 'travelers');
  const item = reader.items[first];
  if (!item) return false;
  const next = reader.items[first + 1];
  if ((item.senses.has('minus') || item.text === '-') && next?.number !== undefined && next.field === 'travelers')
    return true;
  if (item.number === 0 && next?.field !== 'travelers') return true;
  // "Six women, none of us a couple" are six.
  const own = reader.items.filter(({ field }) => field === 'travelers');
  return (
    own.some(({ senses }) => senses.has('nobody')) && !own.some(({ number, senses }) => number && !senses.has('nobody'))
  );
}

function assumeParty(reader: Reader, home: ToldPeople | undefined): void {
  const we = home?.mentions.find(({ kind }) => kind === 'we');
  if (we) {
    reader.ledger.claim('party', say.value(2, []), we.from, we.to);
    assume(reader.notes, 'party', say.guessed(wordsOf(reader, we.from, we.to), say.value(2, [])));
  } else assume(reader.notes, 'party', (isUnread(reader, 'travelers') ? say.unread : say.unsaid)(2));
}

function noteOn(reader: Reader, { adults, children, guessed, isAdultsGuessed, group, conflict }: Roster): void {
  const { notes } = reader;
  if (conflict)
    contradict(notes, 'travelers', say.sum(conflict.total, conflict.counted), say.sumChosen(adults, children.length));
  if (isAdultsGuessed) {
    const word = group ? wordsOf(reader, group.from, group.to) : 'children';
    assume(notes, 'party', say.guessed(word, say.value(adults, group ? children : [])));
  }
  if (guessed.length > 0) assume(notes, 'ages', say.ages(guessed.slice(0, MOST)));
}

/** "2 adults" in their own field and "for the 3 of us" in another. */
function otherNumbers(reader: Reader, told: readonly ToldPeople[], heads: number): void {
  for (const { field, mentions } of told) {
    if (field === 'travelers') continue;
    const other = mentions.find(
      ({ kind, value, count }) => kind === 'total' && value === '' && count > 1 && count !== heads,
    );
    for (const { from, to } of mentions.filter(({ kind, count }) => NUMBERED.includes(kind) && count === heads))
      reader.ledger.claim('party', '', from, to);
    if (other) contradict(reader.notes, 'travelers', say.sum(heads, other.count), say.impossibleChosen(heads));
  }
}

function bounded(reader: Reader, { adults, children }: Roster): { adults: number; children: readonly number[] } {
  const whole = adults + children.length;
  if (whole <= MOST) return { adults, children };
  contradict(reader.notes, 'travelers', say.tooMany(whole), say.tooManyChosen(MOST));
  return { adults: Math.max(1, MOST - Math.min(children.length, MOST / 2)), children: children.slice(0, MOST / 2) };
}

/** "My golden retriever Max". */
function isPetName({ items, tokens, typed }: Reader, at: number): boolean {
  const item = items[at];
  const token = tokens[item?.from ?? -1];
  if (!item || !token || item.kind !== 'word' || item.joint !== ' ' || item.senses.has('place')) return false;
  return /^\p{Lu}/u.test(typed[item.field].slice(token.from, token.to));
}

/** "The kids love trams" in another field: they are known by now. */
function claimAgain(reader: Reader, told: readonly ToldPeople[], chosen: ToldPeople, { children }: Party): void {
  const { ledger, items } = reader;
  const names = new Set(
    told.flatMap(({ mentions }) =>
      mentions.flatMap(({ from, to, kind }) =>
        kind === 'pet'
          ? []
          : items
              .slice(from, to)
              .flatMap(({ text, senses, kind: sort }) => (senses.size === 0 && sort === 'word' ? [text] : [])),
      ),
    ),
  );
  if (names.size > 0)
    items.forEach(({ text, senses }, at) => {
      if (senses.size === 0 && names.has(text)) ledger.claim('', '', at, at + 1);
    });
  for (const { kind, value, from, to } of told.flatMap((each) => (each === chosen ? [] : each.mentions))) {
    const isKin = kind === 'kin' && chosen.mentions.some((other) => other.kind === kind && other.value === value);
    if (isKin || (kind === 'child' && children.length > 0)) ledger.claim('', '', from, to);
  }
}

/** Words that hold the party together: "family with", "altogether", "a room for the three of us". */
const AROUND = ['family', 'family-of', 'total-of', 'including', 'each', 'generations', 'room'];
function claimAround({ items, ledger }: Reader, field: FieldName): void {
  items.forEach((item, at) => {
    const isAround = AROUND.some((type) => item.senses.has(type));
    if (item.field === field && isAround && ledger.isFree(at)) ledger.claim('party', '', at, at + 1);
  });
}

/** "No kids, no dog": none of them is what was read. */
function claimNobody({ items, ledger, polarity }: Reader): void {
  items.forEach(({ field, senses }, at) => {
    const isOut = field === 'travelers' && polarity[at] === 'unwanted' && NOBODY.some((type) => senses.has(type));
    if (isOut && ledger.isFree(at)) ledger.claim('party', '', at, at + 1);
  });
}
const NOBODY = ['pet', 'pets', 'child', 'children', 'twins'];

/** One stretch for the whole party: it is read together. */
function claim(reader: Reader, mentions: readonly PersonMention[], party: Party): void {
  const people = mentions.filter(({ kind }) => kind !== 'pet');
  const [first] = people;
  const last = people.at(-1);
  if (!first || !last) return;
  const value = say.value(party.adults, party.children);
  const isNear = first.from === last.from || last.to - first.from < 40;
  if (isNear && people.every(({ link }) => link !== 'sentence')) {
    for (const { from, to } of people) reader.ledger.claim('', '', from, to);
    reader.ledger.say('party', value, first.from, last.to);
  } else
    for (const [index, { from, to }] of people.entries())
      reader.ledger.claim('party', index === 0 ? value : '', from, to);
}
