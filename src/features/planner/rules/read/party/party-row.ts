/** The row of items as the readers of people ask it: what stands where, which number, whose name. */

import type { Reader } from '../reader.ts';
import type { Item } from '../tagged-tokens.ts';
import type { AgeContext } from './age-phrases.ts';

const MOST = 99_999;
const WITH: ReadonlySet<string> = new Set([
  ...[
    'with',
    'w/',
    'w',
    'mit',
    'avec',
    'con',
    'com',
    'med',
    'og',
    'plus',
    'accompanied by',
    'bringing',
    'taking',
    'と',
  ],
]);
const IF = /^(?:if|wenn|falls|si|se|als|indien|hvis)$/;
const OF = /^(?:of|von|de|di|da|af|del|della|do|d|の)$/;
export const saysWith = (item: Item | undefined): boolean => item !== undefined && WITH.has(item.text);

export class Row {
  readonly reader: Reader;
  readonly items: readonly Item[];
  readonly asked: AgeContext;
  /** The field that asks who comes along. */
  readonly isHome: boolean;
  /** "Adults: 2": the numbers stand behind their words. */
  hasLabels = false;

  constructor(reader: Reader, asked: AgeContext, isHome: boolean) {
    this.reader = reader;
    this.items = reader.items;
    this.asked = asked;
    this.isHome = isHome;
  }

  has(at: number, ...types: readonly string[]): boolean {
    return types.some((type) => this.items[at]?.senses.has(type));
  }

  /** "Of", between people and whose they are. */
  isOf(at: number): boolean {
    return OF.test(this.items[at]?.text ?? '');
  }

  isIf(at: number): boolean {
    return this.same(at, at - 1) && IF.test(this.items[at]?.text ?? '');
  }

  same(at: number, from: number): boolean {
    return this.items[at]?.field === this.items[from]?.field;
  }

  number(at: number): number | undefined {
    const value = this.items[at]?.number;
    return value !== undefined && Number.isInteger(value) && value >= 0 && value <= MOST ? value : undefined;
  }

  /** "2-4 people": beds and tables for the most of them. */
  count(at: number): { count: number; to: number } | null {
    const several = this.items[at]?.senses.get('count-of');
    const count = this.number(at) ?? (several === undefined ? undefined : Number(several));
    if (count === undefined) return null;
    const upper = this.number(at + 2);
    // "2 (two) adults"
    const isTwice = this.items[at + 1]?.text === '(' && this.items[at + 3]?.text === ')' && upper === count;
    if (isTwice && this.same(at + 3, at)) return { count, to: at + 4 };
    const isRange = /^(?:-|~|to|or|bis|a|o|ou|oder|eller|til)$/.test(this.items[at + 1]?.text ?? '');
    if (upper !== undefined && isRange && upper > count && upper < count + 20 && this.same(at + 2, at))
      return { count: upper, to: at + 3 };
    return { count, to: at + 1 };
  }

  /** A number that ends its clause counts people; "we are 2 weeks there" does not. */
  endsClause(at: number): boolean {
    const item = this.items[at];
    if (!item || !this.same(at, at - 1)) return true;
    return (
      item.kind === 'mark' ||
      item.kind === 'emoji' ||
      item.joint === '\n' ||
      this.has(at, 'joiner', 'contrast', 'including') ||
      saysWith(item)
    );
  }

  ownerAt(at: number): string | undefined {
    return this.items[at]?.senses.get('possessive');
  }

  /** "My sister's family", "Dad's 60th". */
  isGenitive(at: number): boolean {
    const item = this.items[at];
    const token = item && this.reader.tokens[item.to - 1];
    if (!token || !item) return false;
    return (
      /['’´`]s?$/.test(this.reader.typed[token.field].slice(token.from, token.to)) ||
      /^(?:moms|mums|dads) (?=\d)/.test(`${item.text} `)
    );
  }

  isName(at: number): boolean {
    const item = this.items[at];
    if (item?.senses.has('called')) return !this.reader.ledger.isUsed(at);
    if (item?.kind !== 'word' || item.senses.size > 0 || item.text.length < 2 || this.reader.ledger.isUsed(at))
      return false;
    const token = this.reader.tokens[item.from];
    const typed = token ? this.reader.typed[token.field].slice(token.from, token.to) : '';
    return (
      /^\p{Lu}\p{Ll}/u.test(typed) &&
      !this.reader.gazetteer.names.has(item.text) &&
      !this.reader.gazetteer.starts.has(item.text)
    );
  }

  /** Written as a name, whatever it means elsewhere: Lucas is money in Bogotá. */
  isCapital(at: number): boolean {
    const item = this.items[at];
    const token = item && this.reader.tokens[item.from];
    if (item?.kind !== 'word' || !token || item.senses.has('place') || this.reader.ledger.isUsed(at)) return false;
    return /^\p{Lu}\p{Ll}/u.test(this.reader.typed[token.field].slice(token.from, token.to));
  }

  /** "Our daughter Emma", "my golden retriever Max". */
  afterName(at: number): number {
    let to = at;
    while (this.isName(to) && this.same(to, at - 1) && to < at + 2) to++;
    if (to > at && this.has(to, 'joiner') && this.isName(to + 1) && this.same(to + 1, at - 1)) to += 2;
    return to;
  }

  skipJoint(at: number): number {
    let next = this.items[at]?.text === '(' && this.items[at + 2]?.text === ')' ? at + 3 : at;
    const from = next;
    while (next < from + 2 && (this.items[next]?.text === ',' || this.has(next, 'joiner'))) next++;
    return next;
  }

  skipJointBack(at: number): number {
    let next = at;
    while (next > at - 2 && (this.items[next]?.text === ',' || this.has(next, 'joiner'))) next--;
    // "Me (Ravi) and Priya"
    return this.items[next]?.text === ')' && this.items[next - 2]?.text === '(' ? next - 3 : next;
  }

  isNounAhead(at: number, types: readonly string[]): boolean {
    let next = at;
    while (next < at + 2 && this.has(next, 'people-adjective') && !this.has(next, ...types)) next++;
    return this.has(next, ...types);
  }
}
