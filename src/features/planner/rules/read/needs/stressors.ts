/**
 * Needs said by their parts: a stressor ("stairs", "crowds", "the heat") and how somebody stands to it ("cannot manage",
 * "is murder on", "goes to pieces in"), within a few words of one clause and in either order. A "no" turns an attitude
 * round: "does not cope with crowds" is hard, "crowds are no trouble" is not. A relief ("a seat", "shade") is needed, or
 * hard to be without.
 */
import { wordList } from '../../../../../shared/word-list.ts';
import { longestAt } from '../lexicon.ts';
import type { Reader } from '../reader.ts';
import type { Token } from '../tokens.ts';

export interface Hardship {
  /** As the lexicon has them: kinds of needs and of access, and the few words that `read-needs.ts` knows besides. None: it does them no harm. */
  readonly kinds: readonly string[];
  /** The tokens of what is hard; all tokens that say so. */
  readonly at: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
}

type Verdict = 'hard' | 'sick' | 'dislike' | 'easy' | 'like' | 'keen';
type Type = 'stressor' | 'relief' | 'attitude' | 'needs' | 'not' | 'and' | 'but' | 'if' | 'rest';

/** A phrase of the lexicon; tokens. */
interface Mark {
  readonly from: number;
  readonly to: number;
  readonly senses: ReadonlyMap<string, string>;
}

/** Words between two marks that leave the list or the clause whole. */
interface Clause {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly Mark[];
  /** A comma, a question or a "but" stands behind it, and not the end of the sentence. */
  readonly goesOn: boolean;
}

/** Tokens between what is hard and what is said of it. */
const REACH = 7;
const NO_REACH: Readonly<Record<string, number>> = { bare: 2, verb: 5, post: 2 };
const NEAR = 4;
const LIST_GAP = 3;
/** A "no" to these, or a dislike of them, is a matter of taste: a need is only with who fears or cannot bear them. */
const ONLY_HARD: ReadonlySet<string> = new Set(
  wordList('water dark animals flying seasickness enclosed-spaces heights'),
);
const WEATHER: ReadonlySet<string> = new Set(['shade', 'temperature']);
const TURNED: Readonly<Record<Verdict, Verdict>> = {
  hard: 'easy',
  sick: 'easy',
  dislike: 'like',
  easy: 'hard',
  like: 'dislike',
  keen: 'keen',
};
const isAgainst = (verdict: Verdict) => verdict === 'hard' || verdict === 'sick' || verdict === 'dislike';

const is = (mark: Mark | undefined, ...types: readonly Type[]) => types.some((type) => mark?.senses.has(type));

export function hardshipsIn(reader: Reader): Hardship[] {
  const marks = withNeeds(reader, marksOf(reader));
  if (!marks.some((mark) => is(mark, 'stressor', 'relief'))) return [];
  return clausesOf(reader.tokens, marks).flatMap((clause, index, all) =>
    clause.marks.flatMap((_, at) => hardshipAt(reader, clause, at, clause.goesOn ? all[index + 1] : undefined) ?? []),
  );
}

function marksOf({ tokens, gazetteer, languageIn }: Reader): Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length; ) {
    const language = languageIn(tokens[at]?.field ?? 'destination');
    let found = longestAt(gazetteer.stressors, tokens, at, language);
    // "Can't | stand for long": what is hard may begin within another phrase.
    for (let inner = at + 1; found && inner < found.to; inner++) {
      const other = longestAt(gazetteer.stressors, tokens, inner, language);
      if (!other || other.to <= found.to || !other.senses.some(({ type }) => type === 'stressor')) continue;
      found = longestAt(gazetteer.stressors, tokens.slice(0, inner), at, language);
    }
    if (found)
      marks.push({ from: at, to: found.to, senses: new Map(found.senses.map(({ type, value }) => [type, value])) });
    at = found?.to ?? at + 1;
  }
  return marks;
}

/** What one may be unable to be without; the need lexicon has most words for them. */
const RELIEFS: ReadonlySet<string> = new Set([
  ...wordList('lift rest-breaks toilets shade quiet-breaks prayer service wifi desk cot high-chair playground'),
  ...wordList(
    'babysitting own-rooms twin-beds air-conditioning bath parking laundry ground-floor running gym guide nap',
  ),
]);

function withNeeds({ items }: Reader, marks: readonly Mark[]): Mark[] {
  const isMarked = new Set(marks.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)));
  const more = items.flatMap(({ senses, from, to }): Mark[] => {
    const need = senses.get('need') ?? '';
    const isFree = RELIEFS.has(need) && !isMarked.has(from) && !isMarked.has(to - 1);
    return isFree ? [{ from, to, senses: new Map([['relief', need]]) }] : [];
  });
  return more.length === 0 ? [...marks] : [...marks, ...more].sort((a, b) => a.from - b.from);
}

const ENDS = /^[.!;()]$/;
const PAUSES = /^[,?:/–—、，]$/;

function clausesOf(tokens: readonly Token[], marks: readonly Mark[]): Clause[] {
  const clauses: Clause[] = [];
  const isMarked = new Map(marks.flatMap((mark) => [[mark.from, mark] as const]));
  let from = 0;
  const close = (to: number, goesOn: boolean) => {
    if (to > from)
      clauses.push({ from, to, goesOn, marks: marks.filter((mark) => mark.from >= from && mark.to <= to) });
  };
  tokens.forEach((token, at) => {
    const isNew = token.joint === '\n' || token.joint === 'field';
    const isDash = token.text === '-' && token.joint === ' ';
    const isPause = isDash || (PAUSES.test(token.text) && !isInList(marks, at));
    if (isNew && at > from) {
      close(at, false);
      from = at;
    }
    if (ENDS.test(token.text)) {
      close(at, false);
      from = at + 1;
    } else if (isPause || is(isMarked.get(at), 'but')) {
      close(at, true);
      from = at + 1;
    }
  });
  close(tokens.length, false);
  return clauses;
}

/** "Stairs, steep hills and crowds": the comma of a list. */
function isInList(marks: readonly Mark[], comma: number): boolean {
  const next = marks.findIndex((mark) => mark.from > comma);
  const before = marks[next - 1];
  const after = marks[next];
  const follows = is(after, 'and') ? marks[next + 1] : after;
  return (
    is(before, 'stressor') &&
    !is(before, 'relief') &&
    is(follows, 'stressor') &&
    comma - (before?.to ?? 0) < LIST_GAP &&
    (follows?.from ?? comma) - comma <= LIST_GAP
  );
}

function hardshipAt(reader: Reader, clause: Clause, at: number, next: Clause | undefined): Hardship | undefined {
  const mark = clause.marks[at];
  if (!mark) return undefined;
  const kinds = (mark.senses.get('stressor') ?? '').split(' ').filter((kind) => kind !== '' && kind !== 'none');
  const said =
    (is(mark, 'relief') ? ofRelief(clause, at, next) : undefined) ??
    (kinds.length > 0 ? (ofStressor(clause, at, next) ?? ofNo(reader, mark)) : undefined);
  if (!said) return undefined;
  const relieved = said.verdict === 'needs' ? [mark.senses.get('relief') ?? ''] : isAgainst(said.verdict) ? kinds : [];
  // "A city, just not hot": where to go, and no need of theirs.
  const isWhere = reader.tokens[mark.from]?.field === 'destination';
  const meant = relieved.filter(
    (kind) =>
      !(said.verdict === 'dislike' && (ONLY_HARD.has(kind) || (isWhere && WEATHER.has(kind)))) &&
      !(kind === 'ride' && said.verdict !== 'sick'),
  );
  if (relieved.length > 0 && meant.length === 0) return undefined;
  const [from, to] = [Math.min(mark.from, said.from), Math.max(mark.to, said.to)];
  return { kinds: meant, at: mark.from, end: mark.to, from, to };
}

interface Said<V> {
  readonly verdict: V;
  readonly from: number;
  readonly to: number;
}

/** "Stairs? No": a "no" that stands elsewhere. */
function ofNo({ items, polarity }: Reader, { from, to }: Mark): Said<Verdict> | undefined {
  const at = items.findIndex((item) => item.to > from);
  return polarity[at] === 'unwanted' ? { verdict: 'dislike', from, to } : undefined;
}

/** Needed, or hard to be without. */
function ofRelief(clause: Clause, at: number, next: Clause | undefined): Said<'needs'> | undefined {
  const { marks } = clause;
  const mark = marks[at];
  const before = marks[at - 1];
  if (!mark) return undefined;
  if (before && is(before, 'not') && before.senses.get('not') === 'bare' && mark.from - before.to <= NEAR) {
    const left = leftOf(clause, at - 1);
    const right = rightOf(clause, at);
    const said = [left, right, next && afterwards(next, false)].find(
      (each) => each && (each.verdict === 'hard' || each.verdict === 'sick'),
    );
    return said && { verdict: 'needs', from: Math.min(before.from, said.from), to: said.to };
  }
  for (const step of [-1, 1])
    for (let near = at + step; marks[near]; near += step) {
      const other = marks[near];
      if (!other || (step < 0 ? mark.from - other.to : other.from - mark.to) > REACH) break;
      // "Vi behøver ikke elevator"
      if (is(other, 'stressor', 'relief', 'and', 'if') || (step < 0 && is(other, 'not'))) break;
      if (is(other, 'needs') && !isTurned(clause, near)) return { verdict: 'needs', from: other.from, to: other.to };
    }
  return undefined;
}

function ofStressor(clause: Clause, at: number, next: Clause | undefined): Said<Verdict> | undefined {
  const left = leftOf(clause, at);
  const right = rightOf(clause, at);
  const isIf = clause.marks.slice(0, at).some((mark) => is(mark, 'if'));
  const [first, second] =
    !left || (right && (left.verdict === 'easy' || right.away < left.away)) ? [right, left] : [left, right];
  const said = first?.verdict === 'easy' && second ? second : (first ?? second);
  if (said && isAgainst(said.verdict)) return isIf && !said.isTold ? undefined : said;
  const after = next && afterwards(next, said === undefined);
  return after && isAgainst(after.verdict) ? after : said;
}

interface Found extends Said<Verdict> {
  /** Words between. */
  readonly away: number;
  /** Somebody is told of behind it: "if it gets hot she panics". */
  readonly isTold?: boolean;
}

/** What stands before: "cannot manage steps", "no steps", "not fond of steps". */
function leftOf({ marks, ...clause }: Clause, at: number): Found | undefined {
  const mark = marks[at];
  let away = 0;
  let edge = mark?.from ?? 0;
  let no: Mark | undefined;
  for (let near = at - 1; near >= 0; near--) {
    const other = marks[near];
    if (!other) break;
    away += edge - other.to;
    edge = other.from;
    if (away > REACH) break;
    if (is(other, 'if')) return undefined;
    if (is(other, 'and') && no) break;
    const value = other.senses.get('attitude');
    if (value !== undefined && !value.endsWith('-after')) {
      const said = verdictOf({ marks, ...clause }, near);
      // "No soporta nada": two of one "no" turn it once.
      const isTurnedThere = isTurned({ marks, ...clause }, near);
      const isTurnedHere = (no !== undefined || isTurnedBehind(marks, at)) && !isTurnedThere;
      const from = (isTurnedThere ? marks[beside(marks, near, -1)] : other)?.from ?? other.from;
      return { verdict: isTurnedHere ? TURNED[said] : said, from, to: mark?.to ?? other.to, away };
    }
    const reach = NO_REACH[other.senses.get('not') ?? ''];
    if (reach !== undefined && away <= reach && !no) no = other;
  }
  if (no) return { verdict: 'dislike', from: no.from, to: mark?.to ?? no.to, away: REACH };
  return undefined;
}

/** What stands behind: "steps are murder on Dad", "steps she cannot do", "Treppen schafft sie nicht". */
function rightOf(clause: Clause, at: number): Found | undefined {
  const { marks } = clause;
  const mark = marks[at];
  let away = 0;
  let edge = mark?.to ?? 0;
  let isAnd = false;
  let found: Found | undefined;
  for (let near = at + 1; near < marks.length; near++) {
    const other = marks[near];
    if (!other) break;
    away += other.from - edge;
    edge = other.to;
    if (away > REACH) break;
    isAnd ||= is(other, 'and') && !is(marks[near + 1], 'stressor');
    const value = other.senses.get('attitude');
    if (value === undefined) continue;
    const isLast = isTerminal(clause, near);
    if (value.endsWith('-before') ? !isLast : isAnd && !value.endsWith('-after')) continue;
    const said = {
      verdict: verdictOf(clause, near),
      from: mark?.from ?? other.from,
      to: other.to,
      away,
      isTold: isLast,
    };
    found ??= said;
    // "Sheer drops make me go weak at the knees": what they go is behind.
    if (isAgainst(said.verdict)) return said;
  }
  return found;
}

/** "Stairs, she can't do", "we love heights but my wife can't", "glass bridges? Not with my nerves"; alone, "crowds: too much for Dad". */
function afterwards(clause: Clause, isAlone: boolean): Said<Verdict> | undefined {
  const { marks, from } = clause;
  if (marks.some((mark) => is(mark, 'stressor', 'relief'))) return undefined;
  const at = marks.findLastIndex((mark) => is(mark, 'attitude'));
  const mark = marks[at];
  if (!mark || mark.from - from > NEAR) return undefined;
  const isOfIt = isAlone && /^(?:hard|sick)(?:-after)?$/.test(mark.senses.get('attitude') ?? '');
  if (!isTerminal(clause, at) && !isOfIt) return undefined;
  return { verdict: verdictOf(clause, at), from: mark.from, to: mark.to };
}

/** Nothing of its own follows in the clause. */
const isTerminal = ({ marks, to }: Clause, at: number) => {
  let edge = marks[at]?.to ?? 0;
  for (const mark of marks.slice(at + 1)) {
    if (mark.from > edge || !is(mark, 'rest', 'not')) return false;
    edge = mark.to;
  }
  return edge === to;
};

/** Of an attitude with what stands before it: "doesn't like to deal with", "struggles to manage". */
function verdictOf(clause: Clause, at: number): Verdict {
  const { marks } = clause;
  const mark = marks[at];
  const own = (mark?.senses.get('attitude') ?? 'easy').replace(/-.*/, '') as Verdict;
  if (isTurned(clause, at)) return TURNED[own];
  const prior = beside(marks, at, -1);
  const before = marks[prior];
  if (!mark || !before || !is(before, 'attitude') || mark.from - before.to > NEAR) return own;
  const first = verdictOf(clause, prior);
  return first === 'keen' || ((own === 'easy' || own === 'like') && isAgainst(first)) ? first : own;
}

function isTurned({ marks }: Clause, at: number): boolean {
  const mark = marks[at];
  const before = marks[beside(marks, at, -1)];
  const isNo = mark && before && is(before, 'not') && mark.from - before.to < NEAR;
  return Boolean(isNo) || isTurnedBehind(marks, at);
}

/** "Mag sie nicht", "manages badly" */
function isTurnedBehind(marks: readonly Mark[], at: number): boolean {
  const mark = marks[at];
  const behind = beside(marks, at, 1);
  const no = marks[behind];
  if (!mark || no?.senses.get('not') !== 'post' || no.from - mark.to > 2) return false;
  const next = marks[behind + 1];
  return !(is(next, 'stressor') && next && next.from - no.to < 2);
}

/** The next mark on a side that says something. */
function beside(marks: readonly Mark[], at: number, step: 1 | -1): number {
  let near = at + step;
  while (marks[near] && !is(marks[near], 'stressor', 'relief', 'attitude', 'not', 'and', 'if')) near += step;
  return near;
}
