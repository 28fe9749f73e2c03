/** What is told of nobody, of another time, or of who does not come along: "nobody is allergic", "I used to be vegetarian", "my sister is pregnant, so she stays home". */
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';

type Items = readonly Item[];

const FAR = 14;
const has = (item: Item | undefined, ...types: readonly string[]) =>
  types.some((type) => item?.senses.has(type) ?? false);

/** Claimed, where it is of nobody who travels. */
export function isOfOthers({ items, ledger }: Pick<Reader, 'items' | 'ledger'>, at: number): boolean {
  const said = nobodyBefore(items, at) ?? formerlyBefore(items, at) ?? absentAround(items, at);
  if (said === undefined) return false;
  ledger.claim('', '', at, at + 1);
  ledger.claim('', '', said, said + 1);
  return true;
}

/** "Nobody is allergic to nuts", "none of us is vegetarian"; "nobody but my son" and "nobody eats pork" say something of who comes. */
function nobodyBefore(items: Items, at: number): number | undefined {
  let isSaid = isState(items[at]);
  for (let before = at - 1; before >= 0 && before > at - FAR && !isEnd(items, before + 1); before--) {
    const item = items[before];
    if (has(item, 'contrast', 'exception') || item?.kind === 'mark') return undefined;
    if (has(item, 'nobody') && isSubject(items, before)) return isOfAll(items, at, isSaid) ? before : undefined;
    isSaid ||= isState(item);
  }
  return undefined;
}
const isState = (item: Item | undefined) => has(item, 'allergic', 'allergy', 'diet', 'need', 'access', 'pregnant');

/** "Nobody is", "nadie aquí es", 没有人; Danish "ingen nødder" is no person. */
function isSubject(items: Items, at: number): boolean {
  if (items[at]?.senses.get('nobody') === 'person') return true;
  for (let next = at + 1; next < at + 5 && !isEnd(items, next); next++) {
    if (has(items[next], 'copula', 'gives') || items[next]?.text === 'gets') return true;
    if (isState(items[next]) || has(items[next], 'food') || items[next]?.kind === 'mark') return false;
  }
  return false;
}

/** A state is told of, here or behind, and nobody is left out of it. */
function isOfAll(items: Items, at: number, isSaid: boolean): boolean {
  let said = isSaid;
  for (let next = at + 1; next < at + FAR && !isEnd(items, next); next++) {
    if (has(items[next], 'contrast', 'exception')) return false;
    said ||= isState(items[next]);
  }
  return said;
}

/** "I used to be vegetarian", "we used to be scared of flying" */
const formerlyBefore = (items: Items, at: number): number | undefined =>
  [at - 1, at - 2].find((before) => has(items[before], 'formerly') && !isEnd(items, before + 1) && !isEnd(items, at));

const PEOPLE = ['kin', 'kins', 'friend', 'parents', 'child', 'children', 'nobody'];
const isSelf = (item: Item | undefined) => has(item, 'speaker', 'self') && !has(item, 'possessive');

/** "My mother, who stays home, hates stairs", "my brother is allergic but he isn't coming": the same person, and no other between. */
function absentAround(items: Items, at: number): number | undefined {
  const who = subjectBefore(items, at);
  if (who === undefined) return undefined;
  for (let away = who + 1; away < at + FAR && !isEnd(items, away); away++) {
    const said = items[away]?.senses.get('stays-away');
    if (said !== 'home' && said !== 'absent') continue;
    const near = items[away - 1];
    // "My son is autistic, the dog stays home"
    const isSame = has(near, 'third-person', 'joiner', 'filler', 'kin', 'friend', 'decision') || near?.kind === 'mark';
    const others = items.slice(who + 1, Math.max(at, away));
    return isSame && !others.some((item) => has(item, ...PEOPLE) || isSelf(item)) ? away : undefined;
  }
  return undefined;
}

/** The last that the sentence names before; not who speaks. */
function subjectBefore(items: Items, at: number): number | undefined {
  for (let before = at - 1; before >= 0 && before > at - FAR && !isEnd(items, before + 1); before--) {
    if (isSelf(items[before])) return undefined;
    if (has(items[before], 'kin', 'friend')) return before;
  }
  return undefined;
}
