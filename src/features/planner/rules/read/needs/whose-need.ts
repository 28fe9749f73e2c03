/** Of whom a need is told, where it is one of those who travel: "my husband doesn't drink", "one of us is pregnant". */
import { whoseCopy as say } from '../../../copy/whose.ts';
import type { NeedKind } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';

/** The others can do without what these ask. */
const OF_ONE: readonly NeedKind[] = ['before-sunset', 'no-alcohol', 'pregnancy', 'fasting'];
const REACH = 24;
const AHEAD = 3;

export function whoseNeed(reader: Reader, kind: NeedKind, from: number, to: number): string | undefined {
  if (!OF_ONE.includes(kind)) return undefined;
  const { items } = reader;
  const told = subjectBefore(reader, from) ?? kinBehind(items, to);
  if (told === ALL) return kind === 'pregnancy' ? say.one : undefined;
  return told ?? (kind === 'pregnancy' ? say.one : undefined);
}

/** Nobody in particular. */
const ALL = '';

/** The nearest that the sentence speaks of; "she" stands for somebody named before it. */
function subjectBefore(reader: Reader, from: number): string | undefined {
  const { items, ledger } = reader;
  let isThird = false;
  for (let at = from - 1; at >= 0 && at > from - REACH; at--) {
    const item = items[at];
    if (!item || item.field !== items[from]?.field || (isEnd(items, at + 1) && !isThird)) break;
    const { senses } = item;
    if (senses.has('subset')) return say.one;
    const kin = senses.get('kin');
    const isSelf = senses.get('speaker') === 'i' || senses.get('self') === 'i';
    if ((kin !== undefined || (isSelf && !senses.has('possessive'))) && isOfTwo(items, at)) return ALL;
    if (kin !== undefined) return say.kin(kin);
    if (senses.has('third-person') && !senses.has('possessive')) isThird = true;
    else if (isThird || senses.has('possessive')) continue;
    else if (
      senses.get('speaker') === 'we' ||
      senses.get('self') === 'we' ||
      senses.has('kins') ||
      EVERYBODY.test(item.text)
    )
      return ALL;
    else if (isSelf) return say.self;
    else if (at === from - 1 && ledger.isFree(at) && isName(reader, at)) return nameAt(reader, at);
  }
  return isThird ? say.one : undefined;
}
const EVERYBODY = /^(?:all|both|alle|beide|tous|toutes|todos|todas|tutti|tutte|ambos|allemaal|everyone|everybody)$/;

/** "My husband and I", "my mother and my aunt" */
function isOfTwo(items: readonly Item[], at: number): boolean {
  let before = at - 1;
  while (!isEnd(items, before + 1) && items[before]?.senses.has('possessive')) before--;
  if (isEnd(items, before + 1) || !items[before]?.senses.has('joiner')) return false;
  return !isEnd(items, before) && PEOPLE.some((type) => items[before - 1]?.senses.has(type));
}
const PEOPLE = ['kin', 'self', 'friend', 'parents', 'child', 'children'];

/** "My pregnant wife" */
function kinBehind(items: readonly Item[], to: number): string | undefined {
  for (let at = to; at < to + AHEAD && !isEnd(items, at); at++) {
    const kin = items[at]?.senses.get('kin');
    if (kin !== undefined) return say.kin(kin);
    if (items[at]?.senses.has('joiner') || items[at]?.kind === 'mark') return undefined;
  }
  return undefined;
}

/** "Maggie doesn't drink" */
const isName = ({ items, tokens, typed }: Reader, at: number) => {
  const item = items[at];
  const token = tokens[item?.from ?? 0];
  return (
    item?.kind === 'word' &&
    item.senses.size === 0 &&
    token !== undefined &&
    /^\p{Lu}\p{Ll}/u.test(typed[token.field].slice(token.from, token.to))
  );
};

function nameAt({ items, tokens, typed }: Reader, at: number): string {
  const token = tokens[items[at]?.from ?? 0];
  return token ? typed[token.field].slice(token.from, token.to) : say.one;
}
