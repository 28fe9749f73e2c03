/** The facts of a restaurant as they are typed: what is not ticked is text. */
import { recordFrom } from '../../../shared/fields.ts';
import {
  FACT_NAMES,
  type Fact,
  type FactOfKind,
  type Facts,
  factOf,
  isOfKind,
  StoredFacts,
} from '../contract/facts.ts';

type Ticked = FactOfKind<'kinds' | 'diets'>;
type OneText = Exclude<Fact, Ticked>;
const isOneText = (fact: Fact): fact is OneText => !isOfKind(fact, 'kinds', 'diets');
const ONE_TEXT = FACT_NAMES.filter(isOneText);

export type Typed = Readonly<Record<OneText, string>> & Pick<Facts, Ticked>;

export function typedOf(facts: Facts): Typed {
  const { kinds, diets } = facts;
  return { ...recordFrom(ONE_TEXT.map((fact) => [fact, String(facts[fact] ?? '')] as const)), kinds, diets };
}

export function factsOf(typed: Typed): Facts {
  return StoredFacts.parse({
    ...typed,
    ...recordFrom(ONE_TEXT.map((fact) => [fact, valueIn(fact, typed[fact])] as const)),
  });
}

function valueIn(fact: OneText, text: string): Facts[OneText] {
  const said = text.trim();
  const { kind, stored } = factOf(fact);
  if (said === '') return stored.safeParse(null).success ? null : '';
  if (kind === 'price') return Number(said);
  return kind === 'yes' ? said === 'true' : said;
}
