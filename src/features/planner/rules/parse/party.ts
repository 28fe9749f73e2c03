/**
 * Who travels. Counts of adults and children, ages, the speaker and relations,
 * families and groups, pets and rooms. What is not said is assumed and stated.
 */
import { readingCopy } from '../../copy/reading.ts';
import type { FieldName, Party } from '../reading.ts';
import { type Age, agesIn } from './ages.ts';
import { countHeads, type Heads } from './heads.ts';
import { assume, contradict, type Notes, readAt, type Texts } from './notes.ts';
import { ALONE, GROUPS, PAIR_WORDS, PETS, ROOMS } from './party-words.ts';
import { masked, type Text } from './text.ts';

const say = readingCopy.party;
const ELSEWHERE: readonly FieldName[] = ['destination', 'dates', 'budget', 'preferences', 'interests', 'taste'];
const MOST = 40;
const GROWN_UP = 18;
const USUAL_AGES: Readonly<Record<string, readonly number[]>> = {
  baby: [0],
  toddler: [2, 1],
  teen: [15, 13, 16],
  child: [8, 5, 10, 3, 12],
};

/** "Digital nomad", "a student": one person by the grammar of it. */
const ONE_PERSON =
  /^\s*(?:me|myself|i|moi|ich|yo|io|eu|jeg)\s*[.!]?\s*$|^\s*(?:(?:i am |i'm )?an? )?(?:[a-z]+ )?(?:nomad|student|woman|man|lady|guy|girl|backpacker|travell?er|person|adult|freelancer|writer|photographer|consultant|retiree|pensioner|studentin|frau|mann|rentnerin|rentner|femme|homme|etudiante?|mujer|hombre|estudiante|donna|uomo|studente|studentessa|mulher|homem|kvinde|mand)(?![a-z])/;

/** "My two kids and I": the speaker is the only grown-up. */
const AND_I = /(?:\band|&|\+) (?:i|me|myself)\b|^\s*(?:me|myself)\b|\bich\b|\bmoi\b|\byo\b|\bio\b|\beu\b|\bjeg\b|私/;

type Taken = ReadonlyMap<FieldName, readonly { readonly from: number; readonly to: number }[]>;

export function readParty(texts: Texts, taken: Taken, notes: Notes): Party {
  const line = (text: Text) => masked(text.counted.text, taken.get(text.field) ?? []);
  const home = texts.travelers;
  const text =
    [home, ...ELSEWHERE.map((field) => texts[field])].find((each) => speaksOfPeople(line(each), each === home)) ?? home;
  const said = labelled(line(text)).replace(PET_AGE, (found) => ' '.repeat(found.length));
  const extras = extrasIn([said, texts.preferences.counted.text]);

  if (impossible(said, text === home)) {
    contradict(notes, 'travelers', say.impossible, say.impossibleChosen(2));
    assume(notes, 'party', say.unsaid(2));
    return { adults: 2, children: [], ...extras };
  }
  const ages = agesIn(said);
  const heads = countHeads(said, ages, text === home);
  const children = childrenOf(said, heads, ages, notes);
  const adults = adultsOf(said, heads, children.length, text === home, notes);
  const party = bounded(adults.count, [...children, ...adults.children], notes);
  if (said.trim() !== '')
    readAt(notes, 'party', say.value(party.adults, party.children), text, 'counted', { from: 0, to: said.length });
  return { ...party, ...extras };
}

const PET_AGE = /\d{1,2}[- ]?(?:months?|years?|yrs?|weeks?)[- ]old (?:puppy|pup|dog|cat|kitten)/g;
const LABEL =
  /(adults?|grown[- ]?ups?|erwachsene|adultos|adultes|adulti|voksne|children|child|kids|infants?|babies|teens?|kinder|ninos|enfants|bambini|born|criancas|rooms?)(\s*[:=]?\s*)(\d{1,2})(?!\d)/g;

/** "Adults: 2, children: 1": a form that was filled in, turned round; every character stays in its place. */
function labelled(line: string): string {
  if (!/^\s*(?:adults?|erwachsene|adultos|adultes|adulti|voksne)\s*[:=]?\s*\d/.test(line)) return line;
  return line.replace(LABEL, (found: string, word: string, _, count: string) =>
    `${count} ${word}`.padEnd(found.length).slice(0, found.length),
  );
}

function speaksOfPeople(line: string, atHome: boolean): boolean {
  if (atHome && (/^\s*\d{1,5}\s*(?:$|[^\d\s:/])/.test(line) || /\bminus\b|^\s*-\s*\d/.test(line))) return true;
  const heads = countHeads(line, agesIn(line), atHome);
  if (heads.adults !== undefined || heads.total !== undefined || heads.children > 0 || heads.relations > 0) return true;
  return ALONE.test(line)
    ? atHome || /\b(?:solo|just me|alone|by myself|on my own)\b/.test(line)
    : PAIR_WORDS.test(line) || (atHome && GROUPS.some(([word]) => word.test(line)));
}

function impossible(line: string, atHome: boolean): boolean {
  if (!atHome) return false;
  return (
    /(?:\bminus\b|\bnegative\b|^\s*-)\s*\d/.test(line) ||
    /^\s*0\b(?!\s*(?:kids|child|pets))/.test(line) ||
    /\bnobody\b|\bno ?one\b(?! under)/.test(line)
  );
}

const AGE_RANGE =
  /(?:aged?|ages|between|von|de|entre|zwischen)\s*:?\s*(\d{1,2})\s*(?:-|to|and|bis|a|y|und|et)\s*(\d{1,2})(?!\d)/;

/** "Three kids ages 6-12": spread evenly over the range. */
function spread(line: string, count: number): readonly number[] | null {
  const found = AGE_RANGE.exec(line);
  const [low, high] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || count < 2 || high <= low || high >= GROWN_UP) return null;
  return Array.from({ length: count }, (_, index) => Math.round(low + ((high - low) * index) / (count - 1)));
}

function childrenOf(line: string, heads: Heads, ages: readonly Age[], notes: Notes): number[] {
  const said = ages
    .filter((age) => age.years < GROWN_UP)
    .flatMap((age) => Array.from({ length: age.times }, () => age.years));
  const known = heads.totalOnly ? said : said.slice(0, Math.max(heads.children, said.length));
  const missing = heads.children - known.length;
  if (missing <= 0) return known;
  const even = known.length <= 2 ? spread(line, heads.children) : null;
  if (even) {
    assume(notes, 'ages', say.ages(even));
    return [...even];
  }
  const guessed = heads.kinds
    .slice(-missing)
    .map((kind, index) => USUAL_AGES[kind]?.[index % (USUAL_AGES[kind]?.length ?? 1)] ?? 8);
  while (guessed.length < missing) guessed.push(USUAL_AGES['child']?.[guessed.length % 5] ?? 8);
  assume(notes, 'ages', say.ages(guessed));
  return [...known, ...guessed];
}

function adultsOf(
  line: string,
  heads: Heads,
  children: number,
  atHome: boolean,
  notes: Notes,
): { count: number; children: readonly number[] } {
  const none: readonly number[] = [];
  if (heads.total !== undefined) {
    const rest = heads.total - (heads.family || heads.including ? children : heads.adults === undefined ? children : 0);
    if (heads.family) return family(heads.total, children, heads, notes);
    if (heads.adults === undefined) {
      if (rest < 1) return { count: Math.max(1, heads.relations + (heads.speaker ? 1 : 0)), children: none };
      return {
        count: heads.including || heads.totalOnly ? rest : heads.total + (heads.speakerBeside ? 1 : 0),
        children: none,
      };
    }
    if (heads.adults + children !== heads.total && heads.adults !== heads.total) {
      contradict(
        notes,
        'travelers',
        say.sum(heads.total, heads.adults + children),
        say.sumChosen(heads.adults, children),
      );
    }
  }
  if (heads.adults !== undefined) return { count: heads.adults, children: none };
  const pair = PAIR_WORDS.test(line);
  if (heads.relations > 0)
    return { count: Math.max(heads.relations + (heads.speaker ? 1 : 0), pair ? 2 : 1), children: none };
  if (pair) return { count: 2, children: none };
  if (ALONE.test(line) || (atHome && ONE_PERSON.test(line))) return { count: 1, children: none };
  if (atHome) {
    const group = GROUPS.find(([word]) => word.test(line));
    if (group) {
      const [word, adults, ages] = group;
      const kids = children > 0 ? none : ages;
      assume(notes, 'party', say.guessed(word.exec(line)?.[0] ?? '', say.value(adults, kids)));
      if (kids.length > 0) assume(notes, 'ages', say.ages(kids));
      return { count: adults, children: kids };
    }
  }
  if (heads.singleParent || (children > 0 && AND_I.test(line))) return { count: 1, children: none };
  if (children > 0) {
    assume(notes, 'party', say.guessed('children', say.value(2, [])));
    return { count: 2, children: none };
  }
  assume(notes, 'party', say.unsaid(2));
  return { count: 2, children: none };
}

/** "Family of 4": two grown-ups where nothing else is said, the others children. */
function family(
  total: number,
  children: number,
  heads: Heads,
  notes: Notes,
): { count: number; children: readonly number[] } {
  if (children > 0) return { count: Math.max(1, heads.adults ?? total - children), children: [] };
  if (heads.adults !== undefined || total <= 2) return { count: heads.adults ?? total, children: [] };
  const guessed = Array.from({ length: total - 2 }, (_, index) => [7, 10, 4, 13][index % 4] ?? 7);
  assume(notes, 'ages', say.ages(guessed));
  return { count: 2, children: guessed };
}

function bounded(adults: number, children: readonly number[], notes: Notes): { adults: number; children: number[] } {
  const whole = adults + children.length;
  if (whole <= MOST) return { adults, children: [...children] };
  contradict(notes, 'travelers', say.tooMany(whole), say.tooManyChosen(MOST));
  return { adults: Math.max(1, MOST - Math.min(children.length, MOST / 2)), children: children.slice(0, MOST / 2) };
}

const ROOM_COUNT = new RegExp(
  `(?<![\\d.])(\\d{1,2})\\s*(?:separate |double |twin |hotel |big |family )*(?:${ROOMS})(?![a-z])`,
);
const PET_COUNT = new RegExp(
  `(?<![a-z\\d])(?:(\\d{1,2})|a|an|our|my|the|un|une|una|ein|einen|unser(?:em|en)?|et|en|notre|nuestro|with)?\\s*(?:small |little |big |old )?(?:${PETS})(?![a-z])`,
);
const NO_PETS =
  /\b(?:no|without|sans|ohne|sin|senza|sem|uden|ingen) (?:pets?|dogs?|cats?|hund)\b|\b(?:hot dogs?|dog sled\w*|cat cafe|husky|lions?|like cats|love (?:dogs|cats)|petting|allerg\w* to (?:cats|dogs))\b/;

function extrasIn(lines: readonly string[]): { rooms?: number; pets?: number } {
  const rooms = lines.map((line) => Number(ROOM_COUNT.exec(line)?.[1])).find((count) => count > 0 && count < 30);
  const pet = lines
    .map((line) => (NO_PETS.test(line) ? null : PET_COUNT.exec(line)))
    .find(
      (found) =>
        found !== null &&
        /\d|\b(?:a|an|our|my|un|une|una|ein|einen|unser\w*|notre|nuestro|et|en|with)\b|犬/.test(found[0]),
    );
  return { ...(rooms ? { rooms } : {}), ...(pet ? { pets: Number(pet[1] ?? 1) || 1 } : {}) };
}
