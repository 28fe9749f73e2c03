/**
 * What a "no" reaches. A negator ("no", "without", "ohne", "keine") rules out what follows it until the sentence or the
 * clause ends: through a list that goes on with "or", "nor", "and", or with commas that end in "or"; "but" and "except"
 * turn it round. What stands before a trailing negator ("crowds: no thanks", なし) or before a negator that ends its clause
 * ("Museen mögen wir nicht") is ruled out too. "Everything except museums" rules out the museums.
 */
import { endsClause, isEnd } from './clause-ends.ts';
import type { Item } from './tagged-tokens.ts';

export type Polarity = 'wanted' | 'unwanted';

/** Of each item. Senses used: `negator`, `trailing-negator`, `nobody`, `lacking`, `contrast`, `exception`, `joiner: or | and | nor`, `deal-breaker`, `does-without`, `wanting`, `speaker`, and the small words `than`, `preferring`, `plain-no`, `because`, `more`, `beside-what`, `above-all`. */
export function polarities(items: readonly Item[]): Polarity[] {
  const found: Polarity[] = items.map(() => 'wanted');
  for (let at = 0; at < items.length; at++) {
    const item = items[at];
    if (!item) continue;
    const trailing = item.senses.get('trailing-negator');
    const list = item.senses.has('negator') || trailing !== undefined ? listBelow(items, at) : -1;
    if (list > 0) markList(items, list, found);
    else if (item.senses.has('negator')) {
      const twice = lackingBehind(items, at) ?? dealBreakerBehind(items, at);
      if (twice !== undefined) {
        at = twice;
        continue;
      }
      if (isAnswer(items, at) && isAnswered(items, at + 1)) markBefore(items, at - 1, found, 'not');
      else if (endsClause(items, at + 1)) markBefore(items, at, found, 'not');
      else mark(items, at, found, item.senses.get('negator') ?? 'not');
    } else if (trailing !== undefined) markBefore(items, isAnswer(items, at) ? at - 1 : at, found, trailing);
    else if (isByNobody(items, at)) mark(items, at, found, 'not');
    else if (isPair(items, at, found)) mark(items, at, found, 'not');
    else if ((item.senses.has('than') && isRatherThan(items, at)) || isOver(items, at)) mark(items, at, found, 'not');
    else if (item.senses.has('exception') && !isEnd(items, at) && found[at - 1] === 'wanted') {
      mark(items, at, found, 'not');
    }
  }
  return found;
}

/** "No day without ice cream", "never without my dog", "kein Tag ohne": two of them ask for it. Where the second stands. */
function lackingBehind(items: readonly Item[], at: number): number | undefined {
  if (items[at]?.senses.has('lacking')) return undefined;
  for (let next = at + 1; next < at + LONGEST_GAP && !isEnd(items, next); next++) {
    const item = items[next];
    // "No gluten sin lactosa" lists.
    if (item?.senses.has('lacking')) return items[next - 1]?.senses.has('food') ? undefined : next;
    if (
      !item ||
      isListMark(item) ||
      item.kind === 'mark' ||
      ['negator', 'contrast'].some((type) => item.senses.has(type))
    )
      return undefined;
  }
  return undefined;
}

/** "We cannot do without a pool", "no pool is a dealbreaker", "ohne Pool geht es nicht": what they insist on. Where that is said. */
function dealBreakerBehind(items: readonly Item[], at: number): number | undefined {
  if (items[at]?.senses.has('lacking') && items[at - 1]?.senses.has('does-without')) return at;
  for (let next = at + 1; next < at + LONGEST_GAP && !isEnd(items, next); next++) {
    if (items[next]?.senses.has('deal-breaker')) return next;
    if (['contrast', 'wanting', 'negator'].some((type) => items[next]?.senses.has(type))) return undefined;
  }
  return undefined;
}

/** "Don't want: museums, clubs", "don't eat: pork": where the list begins. */
function listBelow(items: readonly Item[], at: number): number {
  if (isAnswer(items, at)) return -1;
  const isVerb = ['event', 'wanting', 'filler'].some((type) => items[at + 1]?.senses.has(type));
  const colon = isVerb && !isEnd(items, at + 1) ? at + 2 : at + 1;
  return items[colon]?.text === ':' && !isEnd(items, colon) && !isEnd(items, colon + 1) ? colon + 1 : -1;
}

/** The members of a list that stands below a "no", up to where the sentence ends or says something of its own. */
function markList(items: readonly Item[], from: number, found: Polarity[]): void {
  for (let at = from; at < from + LONGEST_LIST && (at === from || !isEnd(items, at)); at++) {
    const item = items[at];
    if (!item || item.text === ':' || ['contrast', 'exception', 'wanting'].some((type) => item.senses.has(type))) break;
    if (item.senses.has('speaker') && at > from) break;
    found[at] = 'unwanted';
  }
}

/** "Nobody skis", "none of us skis", "nadie esquía": what nobody does; "nobody under ten" does nothing. */
function isByNobody(items: readonly Item[], at: number): boolean {
  if (!items[at]?.senses.has('nobody')) return false;
  const next = items[at + 1]?.senses.has('filler') ? at + 2 : at + 1;
  const isDone = ['taste', 'mode'].some((type) => items[next]?.senses.has(type));
  return isDone && !isEnd(items, at + 1) && !isEnd(items, next);
}

/** "Ni museos ni golf": the first of two. */
const isPair = (items: readonly Item[], at: number, found: readonly Polarity[]) => {
  const isNor = (index: number) => items[index]?.senses.get('joiner') === 'nor';
  if (!isNor(at) || (found[at - 1] === 'unwanted' && !isEnd(items, at))) return false;
  for (let next = at + 1; next < at + LONGEST_GAP && !isEnd(items, next); next++) if (isNor(next)) return true;
  return false;
};

/** "Gardens over museums", "taxi over metro" */
const isOver = (items: readonly Item[], at: number) =>
  (items[at]?.senses.has('above-all') ?? false) &&
  !isEnd(items, at) &&
  !isEnd(items, at + 1) &&
  ['taste', 'mode', 'lodging'].some((type) => [at - 1, at + 1].every((side) => items[side]?.senses.has(type) ?? false));

/** "We'd rather take the metro than buses", "lieber Gärten als Museen"; "en Lisboa con mi hijo, que es celíaco" compares nothing. */
function isRatherThan(items: readonly Item[], than: number): boolean {
  const told = items[than - 1];
  const isOfWhom = told?.text === ',' || TOLD_OF.some((type) => told?.senses.has(type));
  if (isOfWhom && items[than]?.senses.has('filler')) return false;
  for (let at = than - 1; at >= 0 && at > than - LONGEST_GAP && !isEnd(items, at + 1); at--) {
    const { senses } = items[at] ?? {};
    if (senses?.has('preferring') || (senses?.has('rather') && !senses.has('preposition'))) return true;
  }
  return false;
}
const TOLD_OF = ['kin', 'kins', 'friend', 'child', 'children', 'parents', 'age-unit'];

/** "Golf? No thanks." */
const isAnswer = (items: readonly Item[], at: number) =>
  items[at - 1]?.text === '?' && items[at - 1]?.field === items[at]?.field;

/** "No." and "no, …"; "no we'll fly" tells the rest for itself. */
const isAnswered = (items: readonly Item[], at: number) =>
  isEnd(items, at) || /^[,:]$/.test(items[at]?.text ?? '') || (items[at]?.senses.has('speaker') ?? false);

/** How far a negator goes before the list it opened is over. */
const LONGEST_GAP = 7;
const LONGEST_LIST = 40;

function mark(items: readonly Item[], at: number, found: Polarity[], kind: string): void {
  let since = 0;
  for (let next = at + 1; next < items.length && !isEnd(items, next); next++) {
    const item = items[next];
    if (!item || item.senses.has('contrast') || item.senses.has('exception') || /^[:()]$/.test(item.text)) break;
    if (isReason(items, next)) break;
    // "No meat no dairy": the second says its own "no".
    if (next > at + 1 && item.to - item.from > 1 && DENIES.test(item.text)) break;
    // "No boats over an hour - seasick"
    if (item.text === '-' && item.joint === ' ') break;
    if (isListMark(item)) {
      if (!goesOn(items, next, kind) || isOneThing(items, at, next)) break;
      since = 0;
      continue;
    }
    if (item.senses.has('wanting') && next > at + 1) break;
    // "No haunted stuff one is vegan", as it is spoken.
    if (next > at + 1 && isPerson(item) && items[next + 1]?.senses.has('copula') && !isEnd(items, next + 1)) break;
    if (since++ > LONGEST_GAP) break;
    found[next] = 'unwanted';
  }
}

/** "No towers because my wife gets dizzy", "nada de torres que mi mujer tiene vértigo": why; "places that are loud" goes on. */
function isReason(items: readonly Item[], at: number): boolean {
  if (!items[at]?.senses.has('because')) return false;
  const next = items[at + 1]?.senses.has('article') ? items[at + 2] : items[at + 1];
  return items[at]?.text !== 'que' || WHOSE.some((type) => next?.senses.has(type));
}
const WHOSE = ['possessive', 'speaker', 'self', 'kin', 'child', 'children'];

/** "No live music, and a room with a bath", "no car and a quiet room": what has an article is not of a list that has none. */
function isOneThing(items: readonly Item[], no: number, at: number): boolean {
  // "Not a hotel, a villa or a riad": what it is instead.
  if (/^(?:not|nicht|pas|non|nao|ikke|niet)$/.test(items[no]?.text ?? '') && items[at]?.text === ',')
    return (
      ONE.test(items[at + 1]?.text ?? '') &&
      !items.slice(at, at + INSTEAD).some((item) => item.senses.get('joiner') === 'and')
    );
  const and = items[at]?.text === ',' ? at + 1 : at;
  const isOne = items[and]?.senses.get('joiner') === 'and' && ONE.test(items[and + 1]?.text ?? '');
  return isOne && BARE_NO.test(items[no]?.text ?? '') && !items.slice(no, at).some(({ text }) => ONE.test(text));
}
const INSTEAD = 8;
const ONE = /^(?:an?|eine?[nmrs]?|une?|una|uno?|uma?|en|et|een)(?: |$)/;
const BARE_NO = /^(?:no|without|keine?[nmr]?|ohne|sans|pas de|sin|senza|niente|sem|ingen|uden|geen|zonder)$/;

const DENIES = /^(?:no|not|non|without|ohne|kein(?:e[nrm]?)?|sans|pas|sin|senza|niente|sem|ingen|uden) /;

const isPerson = (item: Item) =>
  item.number !== undefined || ['kin', 'friend', 'child', 'speaker'].some((type) => item.senses.has(type));

/**
 * Back from a trailing "no": its clause, and what was listed before it where the list has a joiner ("museums, churches and
 * clubs: no thanks") or the negator is one that reaches through lists. A part that says what they like ends it.
 */
function markBefore(items: readonly Item[], at: number, found: Polarity[], kind: string): void {
  let isList = kind === 'list';
  let depth = 0;
  for (
    let before = at - 1;
    before >= 0 && (items[at]?.text === '?' && before === at - 1 ? true : !isEnd(items, before + 1));
    before--
  ) {
    const item = items[before];
    // 妊娠中なので生ものNG: why stands before it.
    if (!item || BREAKS.some((type) => item.senses.has(type))) return;
    // "2 kids, 6 & 8 (also never)": what is said in brackets.
    depth += item.text === ')' ? 1 : item.text === '(' ? -1 : 0;
    if (depth < 0) return;
    // "Nightclubs, NO!"
    if (item.text === ',' && before === at - 1 && items[at]?.senses.has('plain-no')) continue;
    // "Two bad knees: stairs? NO"
    if (item.text === ':' && before < at - 1) return;
    if (item.text === ',') {
      if (!isList || !isBare(items, before - 1)) return;
    } else if (isJoiner(item)) isList = true;
    else found[before] = 'unwanted';
    // "She is vegan I am not": what she is stands.
    if (item.senses.has('speaker') && items[before + 1]?.senses.has('copula')) return;
    if (item.senses.has('self') && before === at - 1 && item.to - item.from > 1) return;
  }
}

const BREAKS = ['contrast', 'negator', 'trailing-negator', 'cause-before'];

/** A member of a list that ends here says nothing of its own: no verb of wanting, no speaker, no other "no". */
function isBare(items: readonly Item[], from: number): boolean {
  for (let at = from; at >= 0 && !isEnd(items, at + 1) && items[at]?.text !== ','; at--) {
    const item = items[at];
    if (['wanting', 'speaker', 'negator', 'trailing-negator', 'contrast'].some((type) => item?.senses.has(type)))
      return false;
  }
  return true;
}

const isJoiner = (item: Item | undefined) => item?.senses.has('joiner') ?? false;
const isListMark = (item: Item | undefined) => item?.text === ',' || item?.text === '/' || isJoiner(item);

/** "no bars or clubs", "no bars and clubs", "no bars, clubs or casinos"; but "no bars, we love gardens" and "no bars, beaches". */
function goesOn(items: readonly Item[], at: number, kind: string): boolean {
  const joiner = items[at]?.senses.get('joiner');
  if (joiner === 'or' || joiner === 'nor' || items[at]?.text === '/') return true;
  if (joiner === 'and') return !isVerbal(items, at + 1);
  const next = items[at + 1];
  // "Less of museums, more of gardens"
  if (next?.senses.has('more')) return false;
  if (next?.senses.get('joiner')) return true;
  if (next?.senses.has('rather')) return false;
  if (next?.senses.has('wanting') || isVerbal(items, at + 1)) return false;
  if (kind === 'list') return true;
  for (let ahead = at + 1; ahead < at + LONGEST_LIST && ahead < items.length && !isEnd(items, ahead); ahead++) {
    const one = items[ahead];
    if (one?.senses.has('contrast') || one?.senses.has('wanting') || one?.senses.has('negator')) return false;
    const join = one?.senses.get('joiner');
    // "No clubs, apartment in or near the centre": of that part, not of the list.
    if (join === 'or' && isWithinPart(items, ahead)) return false;
    if (join === 'or' || join === 'nor') return true;
    if (join === 'and') return false;
  }
  return false;
}

/** A part of a list that says where or with what ("apartment with balcony or terrace") keeps its "or" to itself. */
function isWithinPart(items: readonly Item[], or: number): boolean {
  for (let at = or - 1; at > 0 && items[at]?.text !== ','; at--) if (items[at]?.senses.has('beside-what')) return true;
  return false;
}

/** "He won't ski that day", "no museums on Sunday": it rules nothing out for the rest of the trip. */
export function isForADay({ items }: { readonly items: readonly Item[] }, at: number): boolean {
  for (let next = at + 1; next < at + LONGEST_GAP && !isEnd(items, next) && items[next]?.text !== ','; next++) {
    const item = items[next];
    if (item?.senses.has('contrast')) return false;
    if (item?.senses.has('dayname')) return true;
    const isOne = /^(?:that|this|first|last|next|diesem|ce|ese|ese|quel|nesse|den)$/.test(items[next - 1]?.text ?? '');
    if (isOne && item?.senses.get('stay-unit') === 'day') return true;
  }
  return false;
}

/** A new clause: "and we love …", "but I …". */
const isVerbal = (items: readonly Item[], at: number) =>
  (items[at]?.senses.has('speaker') || items[at]?.senses.has('wanting') || items[at]?.senses.has('please')) ?? false;
