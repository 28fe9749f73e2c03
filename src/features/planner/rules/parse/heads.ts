/** Counts the people named in a line whose number words are digits, without deciding what is missing. */
import type { Age } from './ages.ts';
import {
  ADULTS,
  BABIES,
  CHILDREN,
  COUPLES,
  FRIENDS,
  PARENTS,
  PEOPLE,
  RELATIONS,
  SPEAKER,
  TEENS,
  TODDLERS,
} from './party-words.ts';

export interface Heads {
  readonly adults?: number;
  /** "4 people", "family of 5": grown-ups and children together where children are named. */
  readonly total?: number;
  readonly family: boolean;
  /** The children are part of the total. */
  readonly including: boolean;
  /** Only a number of people and perhaps ages. */
  readonly totalOnly: boolean;
  readonly children: number;
  /** One word per child: baby, toddler, teen, child. */
  readonly kinds: readonly string[];
  readonly relations: number;
  readonly speaker: boolean;
  /** "Me and 3 friends": the speaker comes on top of the number. */
  readonly speakerBeside: boolean;
  readonly singleParent: boolean;
}

const FILLER =
  '(?:x\\s*|young |small |little |older |grown |teenage |other |more |lively |good |close |old |best |our |my |of my |of our |of us |school[- ]?age )*';
const count = (nouns: string) => new RegExp(`(?<![\\d.,/-])(\\d{1,5})\\s*${FILLER}(?:${nouns})(?![a-z])`, 'g');
const ARTICLE =
  '(?:a|an|1|un|une|una|uno|um|uma|ein|eine|einem|einer|en|et|our|my|the|nuestr[oa]|notre|mon|ma|unser(?:e[mnr]?)?|mein(?:e[mnr]?)?|mio|mia|nostr[oa]|vores|min|mit|minha|meu|nosso|nossa|\\+|and|&|plus|with|,)';
const single = (nouns: string) =>
  new RegExp(
    `(?<![a-z\\d])${ARTICLE}\\s*${FILLER}(?:\\d{1,2}[\\s-]*(?:years?|yrs?|months?|mo|y\\/?o|yo)[\\s-]*(?:olds?)?\\s*)?(?:${nouns})(?![a-z])`,
    'g',
  );

const GROWN_KIDS = new RegExp(
  `(?<![\\d.])(\\d{1,2})\\s*(?:grown[- ]?up|adult|grown|erwachsene[nr]?|adult[oa]s?|adultes?|voksne)\\s+(?:${CHILDREN})(?![a-z])|(?<![\\d.])(\\d{1,2})\\s*(?:hijos?|hijas?|enfants|figli|filhos|born)\\s+(?:adult[oaei]s?|adultes|voksne|grandes|mayores)`,
);
const ADULT_COUNT = count(`${ADULTS}|${PARENTS}`);
const KANJI_ADULTS = /(?:大人|おとな|成人)\s*(\d+)\s*(?:名様?|人)?/;
const KANJI_CHILDREN = /(?:子供|子ども|こども|お子様|小学生|小児)\s*(\d+)(?!\d|\s*[歳才])\s*(?:名様?|人)?/;
const KANJI_BABIES = /(?:赤ちゃん|乳児|幼児)\s*(\d+)(?!\d|\s*[歳才かヶ])\s*(?:名様?|人)?/;
const PEOPLE_COUNT = count(PEOPLE);
const FRIEND_COUNT = count(FRIENDS);
const SINGLE_COUNT = count('singles?(?! (?:room|bed|parent|mum|mom|dad))');
const COUPLE_COUNT = count(COUPLES);
const OF_US =
  /(?<![\d.])(\d{1,2}) of us(?! (?:is|are|can|has|have|eat|do))|(?:we(?:'re| are)|wir sind|nous sommes|somos|siamo|vi er|us|there(?:'s| are| will be|'ll be)|estamos)\s+(?:a (?:group|party) of )?(\d{1,2})(?!\d|\s*(?:-|years|nights|days|weeks))/;
/** "2-4 people": beds and tables for the most of them. */
const BETWEEN = new RegExp(
  `(?<![\\d.])\\d{1,2}\\s*(?:-|to|or|bis|a|o|ou|oder)\\s*(\\d{1,2})\\s*(?:${PEOPLE}|${ADULTS}|${FRIENDS})(?![a-z])`,
);
const KANJI_BESIDE =
  /(?:友人|友達|仲間)\s*(\d+)\s*人?\s*(?:と|、|,)\s*(?:私|僕|自分)|(?:私|僕)\s*(?:と|、|,)\s*(?:友人|友達|仲間)\s*(\d+)/;
const GROUP_OF =
  /(?:group|party|gang|bunch|crew|grupo|groupe|gruppe|gruppo|team)\s+(?:of|de|von|di|pa)\s*(\d{1,3})|(\d{1,3})er[- ]gruppe|gruppe (?:mit|pa) (\d{1,3})/;
const FAMILY_OF =
  /(?:family|familia|famille|familie|famiglia|familj)\s+(?:of|de|von|mit|di|pa|a|med)\s*(?:a )?(\d{1,2})(?!\s*(?:kids?|child|kinder|ninos|enfants|born|bambini|hijos))|(\d{1,2})[- ]?(?:kopfige|koepfige|person) famil|(\d{1,2})人家族|家族(\d{1,2})人/;
const BARE =
  /^\s*(?:just |only |x |for |pour |fur |para |per |til |in |zu |a |nous serons |on sera |saremo (?:in )?|siamo (?:in )?|seremos |we(?:'ll| will) be |wir sind (?:zu )?)?(?:the )?(\d{1,5})\s*(?:x\s*)?(?=$|[,.;(!)&+]|\s+-|\s*\p{Emoji_Presentation}|\s+(?!years?|yrs?|y\/?o|months?|nights?|days?|weeks?|rooms?|bed\w*|star|dogs?|cats?|pets?|anos|ans|anni|jahre|ar|uhr|o'?clock|am|pm|st|nd|rd|th|to|or|bis|of|under|below|unter|moins|menores)[a-z])/u;
const SHORT_ADULTS = /(?<![a-z\d])(\d{1,2})\s*a(?![a-z])/;
const SHORT_CHILDREN = /(?<![a-z\d])(\d{1,2})\s*(?:c|ch|k)(?![a-z])/;
const PLUS = /^\s*(\d)\s*\+\s*(\d)(?!\d)/;
const CHILD_COUNT = [
  ['baby', count(BABIES)],
  ['toddler', count(TODDLERS)],
  ['teen', count(TEENS)],
  ['child', count(CHILDREN)],
] as const;
const ONE_CHILD = [
  ['baby', single(BABIES)],
  ['toddler', single(TODDLERS)],
  ['teen', single(TEENS)],
  ['child', single(CHILDREN)],
] as const;
const PLURAL_ONLY = /(?<!fil)s$|kindern?$|children$|born$|bambin[ie]$|figlie?$|tochtern?$|sohne$/;
const INCLUDING =
  /\b(?:including|incl\.?|of (?:which|whom)|davon|darunter|dont|incluid[oa]s?|incluyendo|tra cui|di cui|heraf|inkl\.?|among them|counting)\b/;
const KIN = new RegExp(`(?<![a-z])(?:${RELATIONS})(?![a-z])`, 'g');
const PAIR_OF_PARENTS = new RegExp(`(?<![a-z])(?:${PARENTS})(?![a-z])`);
const POSSESSIVE =
  /(?<![a-z])(?:my|our|mein\w*|unser\w*|mi|mis|mon|ma|mes|notre|nos|mio|mia|miei|min|mine|meu|minha|nuestr\w+|nostr\w+|we|wir|nous)(?![a-z])/;
const SINGLE_PARENT =
  /\bsingle (?:mum|mom|dad|parent|mother|father)\b|\ballein ?erziehend\w*\b|\b(?:madre|padre) (?:soltera|soltero|single)\b|\b(?:maman|papa|mere|pere) solo\b|\bmamma single\b|\benlig (?:mor|far)\b|\bmae solteira\b/;

export function countHeads(written: string, ages: readonly Age[], atHome: boolean): Heads {
  const adultKids = GROWN_KIDS.exec(written);
  const line = adultKids ? written.replace(adultKids[0], (found) => '\u0001'.repeat(found.length)) : written;
  const grownKids = Number(adultKids?.[1] ?? adultKids?.[2] ?? 0);
  const [kinds, childStretches] = childrenNamed(line, ages);
  let rest = childStretches.reduce(
    (text, [from, to]) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
    line,
  );
  const grown = ages.filter((age) => age.years >= 18).length;
  const minors = ages.filter((age) => age.years < 18).reduce((total, age) => total + age.times, 0);
  const named = ages.filter((age) => age.ofChild && age.years >= 18).length;
  const grownChildren = Math.min(named, Math.max(0, kinds.length - minors));
  kinds.splice(0, grownChildren);
  const plus = atHome ? PLUS.exec(line) : null;
  const kanji = KANJI_ADULTS.exec(rest);
  if (kanji) rest = rest.replace(kanji[0], ' '.repeat(kanji[0].length));
  let adults =
    asNumber(kanji?.[1]) ??
    sum(rest, ADULT_COUNT) ??
    asNumber(atHome ? SHORT_ADULTS.exec(rest)?.[1] : undefined) ??
    asNumber(plus?.[1]);
  const couples = sum(rest, COUPLE_COUNT);
  if (couples !== undefined && adults === undefined) adults = couples * 2 + (sum(rest, SINGLE_COUNT) ?? 0);
  const friends = sum(rest, FRIEND_COUNT);
  const family = FAMILY_OF.exec(line);
  const people = asNumber(BETWEEN.exec(rest)?.[1]) ?? asNumber([...rest.matchAll(PEOPLE_COUNT)][0]?.[1]);
  const ofUs = OF_US.exec(rest);
  const group = GROUP_OF.exec(rest);
  const bare = atHome ? BARE.exec(rest) : null;
  const familyOf = first(family);
  const singleParent = SINGLE_PARENT.test(line);
  const speaker = SPEAKER.test(rest) || POSSESSIVE.test(rest);
  const kin = singleParent ? 0 : kinIn(rest, adults !== undefined);
  const relations = kin + (adults === undefined ? grownChildren + grownKids : 0);
  const total =
    familyOf ??
    people ??
    first(ofUs) ??
    first(group) ??
    (relations === 0 && adults === undefined ? asNumber(bare?.[1]) : undefined) ??
    friends;
  const beside = (friends !== undefined && total === friends && SPEAKER.test(rest)) || KANJI_BESIDE.test(rest);
  const withPair = friends !== undefined && couples === undefined && /\bcouple\b/.test(rest);
  const extra = adults !== undefined ? besides(rest) + grownKids : 0;
  const all =
    kinds.length || plus
      ? Math.max(
          kinds.length,
          Number(plus?.[2] ?? 0),
          asNumber(atHome ? SHORT_CHILDREN.exec(line)?.[1] : undefined) ?? 0,
        )
      : (asNumber(atHome ? SHORT_CHILDREN.exec(line)?.[1] : undefined) ?? 0);
  const settled = singleParent ? 1 : adults === undefined ? undefined : adults + extra;
  return {
    ...(settled === undefined ? {} : { adults: settled }),
    ...(total === undefined ? {} : { total: withPair ? total + 2 : total }),
    family: familyOf !== undefined,
    including: INCLUDING.test(line),
    totalOnly:
      !beside &&
      total !== undefined &&
      friends === undefined &&
      kinds.length === 0 &&
      (people !== undefined || ofUs !== null || group !== null || grown > 0),
    children: all,
    kinds: all > kinds.length ? [...kinds, ...Array.from({ length: all - kinds.length }, () => 'child')] : kinds,
    relations: total !== undefined && friends === undefined ? 0 : relations,
    speaker,
    speakerBeside: beside,
    singleParent,
  };
}

function childrenNamed(line: string, ages: readonly Age[]): readonly [string[], (readonly [number, number])[]] {
  const kinds: string[] = [];
  const stretches: (readonly [number, number])[] = [];
  let rest = line;
  const blank = (from: number, to: number) => {
    rest = rest.slice(0, from) + '\u0001'.repeat(to - from) + rest.slice(to);
    stretches.push([from, to]);
  };
  for (const [kind, pattern] of [
    ['child', KANJI_CHILDREN],
    ['baby', KANJI_BABIES],
  ] as const) {
    const match = pattern.exec(rest);
    if (!match) continue;
    for (let each = 0; each < Math.min(Number(match[1]), 30); each++) kinds.push(kind);
    blank(match.index, match.index + match[0].length);
  }
  for (const [kind, pattern] of CHILD_COUNT) {
    for (const match of rest.matchAll(pattern)) {
      const at = match.index;
      if (ages.some((age) => at >= age.from && at < age.to)) continue;
      const named = Number(match[1]);
      const many = /twins?/.test(match[0]) ? named * 2 : named;
      for (let each = 0; each < Math.min(many, 30); each++) kinds.push(kind);
      blank(at, at + match[0].length);
    }
  }
  for (const [kind, pattern] of ONE_CHILD) {
    for (const match of rest.matchAll(pattern)) {
      const word = match[0].split(/\s+/).at(-1) ?? '';
      const listed = agesAfter(ages, match.index + match[0].length, rest);
      const many = /twin/.test(word)
        ? 2
        : /triplet/.test(word)
          ? 3
          : listed > 0
            ? listed
            : PLURAL_ONLY.test(word)
              ? 2
              : 1;
      for (let each = 0; each < many; each++) kinds.push(kind);
      blank(match.index, match.index + match[0].length);
    }
  }
  const named = ages.filter((age) => age.years < 18).reduce((total, age) => total + age.times, 0);
  while (kinds.length < named) kinds.unshift('child');
  return [kinds, stretches];
}

/** "my kids 6 and 11": how many ages belong to the word. */
function agesAfter(ages: readonly Age[], at: number, line: string): number {
  let end = at;
  let counted = 0;
  for (const age of ages) {
    if (age.from < end || age.years >= 18) continue;
    if (
      !/^[\s,:(&+/-]*(?:(?:aged?|ages|and|y|et|und|og|e|who are|both|are|is|de|di|pa|von|[(])[\s:(]*)*$/.test(
        line.slice(end, age.from).replaceAll(/\d/g, ''),
      )
    )
      break;
    counted += age.times;
    end = Math.max(age.to, age.from);
  }
  return counted;
}

/** A relation counts once; "my parents" are two. "My wife's mother" is one person. */
function kinIn(line: string, onlyExtra: boolean): number {
  if (onlyExtra) return 0;
  const own = line
    .replace(/'s\s+(?=\w)/g, ' of ')
    .replace(/(?:husband|wife|partner|girlfriend|boyfriend) of (?=\w)/g, '');
  const kin = new Set([...own.matchAll(KIN)].map((match) => match[0]));
  const parents = PAIR_OF_PARENTS.test(own) ? (/grandparents and|both sets|4 grandparents/.test(own) ? 4 : 2) : 0;
  return kin.size + parents;
}

/** "2 adults plus grandma". */
function besides(line: string): number {
  const joined =
    /(?:\+|&|\band\b|\bplus\b|\by\b|\bund\b|\bet\b|\bog\b)\s*(?:my |our |a |the |die |la |mi |mein\w* )?(?:grandma|granny|grandmother|nan|gran|grandpa|grandad|grandfather|mother[- ]in[- ]law|oma|opa|abuel[oa]|nonn[oa]|mormor|farmor|mamie|papy)(?![a-z])/g;
  return [...line.matchAll(joined)].length;
}

function sum(line: string, pattern: RegExp): number | undefined {
  const found = [...line.matchAll(pattern)].map((match) => Number(match[1]));
  return found.length > 0 ? found.reduce((total, each) => total + each, 0) : undefined;
}

function first(found: RegExpExecArray | null): number | undefined {
  return asNumber(found?.slice(1).find((each) => each !== undefined));
}

function asNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
