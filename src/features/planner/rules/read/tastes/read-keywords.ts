/**
 * What they named by a word that is narrower than a tag of the catalogue ("sloths" are not all wildlife), or that no lexicon
 * knows ("igloo bar"): kept in their own words, to be met by that very thing or refused by that very name.
 */
import { TAGS, type Tag } from '../../../../destinations/rules/tags.ts';
import { speaksToMachine } from '../../parse/fold-text.ts';
import { singularWords } from '../../parse/singular-words.ts';
import { FIELDS, type FieldName } from '../../questionnaire.ts';
import type { Keyword } from '../../reading.ts';
import { isContent } from '../claimed-words.ts';
import { isDateWord, type Reader, wordsOf } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import { spanOfTokens } from '../tokens.ts';
import { isRuledOut } from './read-tastes.ts';

const MOST = 8;
const LONGEST = 4;
/** Where words that nobody knows may be a wish; elsewhere they are about anything. */
const WISHING: readonly FieldName[] = ['interests'];
/** Where a word of the lexicon is one. */
const SAYING: readonly FieldName[] = ['interests', 'taste', 'preferences'];
const KNOWN: ReadonlySet<string> = new Set(TAGS);
/** The value of a thing whose own words are what one looks for. */
const ITSELF = 'itself';

interface Run {
  readonly from: number;
  readonly to: number;
}

export function readKeywords(reader: Reader, destinationIds: readonly string[]): Keyword[] {
  const { items, ledger, tokens } = reader;
  const named = namedIn(reader);
  const runs = runsOf(reader, named)
    .filter((run) => isNarrow(run, reader) || isWhereTheyWere(run, reader, destinationIds))
    .slice(0, MOST);
  const narrowed = new Set(runs.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const broad = new Set(
    items.flatMap((item, at) => (narrowed.has(at) || named.has(at) || isRuledOut(reader, at) ? [] : tagsOf(item))),
  );
  return runs.flatMap(({ from, to }): Keyword[] => {
    const own = items.slice(from, to);
    const head = own.findLast((item) => item.senses.has('taste') && !item.senses.has('thing'));
    const keys = own.flatMap((item, at) =>
      item.senses.has('taste') && !item.senses.has('thing') ? [] : keyOf(reader, from + at),
    );
    const tags = [...new Set(head ? tagsOf(head) : own.flatMap(tagsOf))];
    const span = spanOfTokens(tokens, items[from]?.from ?? 0, items[to - 1]?.to ?? 0);
    const words = wordsOf(reader, from, to);
    if (!span || words === '' || keys.length === 0) return [];
    const isUnknown = own.some((_, at) => isUnread(reader, from + at));
    if (isUnknown && isToldOf(keys, reader, destinationIds)) ledger.claim('interests', words, from, to);
    return [
      {
        words,
        keys,
        ...(head ? { head: singularWords(head.text).trim() } : {}),
        tags,
        narrows: [...new Set(own.flatMap(tagsOf))].filter((tag) => !broad.has(tag)),
        span,
      },
    ];
  });
}

const tagsOf = ({ senses }: Item): Tag[] =>
  (senses.get('taste') ?? '').split(', ').filter((tag): tag is Tag => KNOWN.has(tag));

/** A word that nobody knows is looked for as it is written, whatever it may be a slip of. */
function keyOf(reader: Reader, at: number): string {
  const thing = reader.items[at]?.senses.get('thing');
  return thing === undefined || thing === ITSELF ? singularWords(wordsOf(reader, at, at + 1)).trim() : thing;
}

/** Something in it says more than a tag of the catalogue does; words that nobody knows alone have to stand as a member of a list. */
function isNarrow({ from, to }: Run, reader: Reader): boolean {
  const { items } = reader;
  const own = items.slice(from, to);
  if (own.some(({ senses }) => senses.has('thing'))) return true;
  if (!own.some((_, at) => isUnread(reader, from + at))) return false;
  const isAlone = !own.some(({ senses }) => senses.has('taste'));
  return !isAlone || (stands(items, from - 1, from, BEFORE) && stands(items, to, to, BEHIND));
}

/** "She was born in Alfama", "we married in Trastevere": a part of the place they go to, and told of there. */
function isWhereTheyWere({ from, to }: Run, reader: Reader, destinationIds: readonly string[]): boolean {
  const { items } = reader;
  const isMemory = (at: number) => items[at]?.senses.has('born') || items[at]?.senses.has('memory');
  const isBehind = isMemory(to) ?? false;
  const isTold = isBehind || ([from - 1, from - 2].some(isMemory) && stands(items, to, to, BEHIND));
  if (!isTold || destinationIds.length === 0) return false;
  const own = items.slice(from, to);
  return (
    own.every((_, at) => isUnread(reader, from + at)) &&
    isToldOf(
      own.map((_, at) => keyOf(reader, from + at)),
      reader,
      destinationIds,
    )
  );
}

const BEHIND = ['joiner', 'preposition', 'choice', 'filler', 'contrast', 'dayname', 'day-part'];
const BEFORE = [...BEHIND, 'article', 'wanting', 'possessive', 'emphasis'];

/** Whether a noun may stand beside the item: it is a mark, of another line or field, or a small word. `next`: the later of the two. */
function stands(items: readonly Item[], at: number, next: number, small: readonly string[]): boolean {
  const item = items[at];
  const joint = items[next]?.joint;
  if (!item || item.kind === 'mark' || joint === undefined || joint === 'field' || joint === '\n') return true;
  return item.field !== items[next]?.field || small.some((type) => item.senses.has(type));
}

/** Neighbours that are wished for, with nothing between them: a noun with what stands before it. */
function runsOf(reader: Reader, named: ReadonlySet<number>): Run[] {
  const { items, typed } = reader;
  const orders = new Set(FIELDS.filter((field) => speaksToMachine(typed[field])));
  const runs: { from: number; to: number }[] = [];
  items.forEach((item, at) => {
    if (!SAYING.includes(item.field) || orders.has(item.field) || named.has(at) || !isPart(reader, at)) return;
    const last = runs.at(-1);
    const isNext = last?.to === at && (item.joint === ' ' || item.joint === '-');
    if (last && isNext && items[last.from]?.field === item.field) last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  });
  return runs.filter(({ from, to }) => to - from <= LONGEST);
}

function isPart(reader: Reader, at: number): boolean {
  const item = reader.items[at];
  if (item?.kind !== 'word' || isRuledOut(reader, at) || reader.ledger.closed.has(at)) return false;
  return item.senses.has('taste') || item.senses.has('thing') || isUnread(reader, at);
}

/** A word of a script without blanks is a letter here, and none. */
const isUnread = (reader: Reader, at: number) => {
  const { items, ledger } = reader;
  const item = items[at];
  return (
    item !== undefined &&
    WISHING.includes(item.field) &&
    [...item.senses.keys()].every((type) => type === 'place') &&
    ledger.isFree(at) &&
    isContent(item) &&
    !isDateWord(reader, at) &&
    !/[\u3040-\u9fff]/.test(item.text)
  );
};

/** Part of the name of a place of ours. */
function namedIn({ items, tokens, ledger }: Reader): ReadonlySet<number> {
  const spans = ledger.claims.flatMap(({ part, span }) => (part === 'place' || part === 'destination' ? span : []));
  return new Set(
    items.flatMap((item, at) => {
      const own = spanOfTokens(tokens, item.from, item.to);
      return own && spans.some(({ field, from, to }) => field === own.field && from < own.to && to > own.from)
        ? at
        : [];
    }),
  );
}

/** Whether one place is told to have all of it. */
function isToldOf(keys: readonly string[], { gazetteer }: Reader, destinationIds: readonly string[]): boolean {
  const choices = keys.map((key) =>
    key.split('|').map((one) => one.split(' ').map((word) => gazetteer.toldOf.get(word))),
  );
  const [first = []] = choices;
  return first.some(([places]) =>
    [...(places ?? [])].some(
      (place) =>
        (destinationIds.length === 0 || destinationIds.includes(place.destinationId)) &&
        choices.every((ones) => ones.some((words) => words.every((told) => told?.has(place)))),
    ),
  );
}
