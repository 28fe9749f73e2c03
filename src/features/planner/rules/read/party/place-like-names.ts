/** People who are called like places: "Victoria, Florence and I". */
import { type Gazetteer, nameKey } from '../../parse/gazetteer.ts';
import type { Questionnaire } from '../../questionnaire.ts';
import type { Token } from '../tokens.ts';

const ENDS = /^[.;:!?]$/;
const PERSONS = ['self', 'kin', 'friend', 'child', 'youngster', 'pair'];
const LONGEST_ROW = 30;

/** Whether the token is the name of a place among people: its part of the row is only that, and another part is a person. */
export function isPersonalName(
  tokens: readonly Token[],
  at: number,
  { names, starts, lexicon }: Gazetteer,
  typed: Questionnaire,
): boolean {
  const token = tokens[at];
  if (!token || !isCapital(token, typed)) return false;
  if (!(names.has(nameKey(token.text)) || starts.has(nameKey(token.text)))) return false;
  const means: Means = (each, ...types) =>
    (each && lexicon.root.words?.get(each.text)?.senses.some(({ type }) => types.includes(type))) ?? false;
  if (isIntroduced(tokens, at, means)) return true;
  if (token.field !== 'travelers') return false;
  const isJoint = (each: Token) => /^[,&+/]$/.test(each.text) || means(each, 'joiner');
  const { parts, joints } = partsAround(tokens, at, isJoint);
  const own = parts.find((part) => part.includes(token)) ?? [];
  const isOwn = own.at(-1) === token && own.slice(0, -1).every((each) => means(each, 'possessive', 'article', 'kin'));
  const isPerson = (part: readonly Token[]) =>
    part.some((each) => means(each, ...PERSONS)) || (part.length === 1 && part.every((each) => isCapital(each, typed)));
  // "Me and my wife, Manchester", "couple, Berlin and Munich": where they live.
  const isBehind = own === parts.at(-1) && joints.at(-1)?.text === ',' && joints.some(({ text }) => text !== ',');
  if (isBehind || parts.some((part) => part.some((each) => means(each, 'couple', 'adult', 'family')))) return false;
  const isRow = joints.some(({ text }) => text !== ',') || parts.length > 2;
  return isOwn && isRow && parts.some((part) => part !== own && isPerson(part));
}

type Means = (token: Token | undefined, ...types: readonly string[]) => boolean;

/** "My daughter is called Florence", "our boy is Austin", "my friend Charlotte", "with Florence, my wife". */
function isIntroduced(tokens: readonly Token[], at: number, means: Means): boolean {
  const here = (index: number) => (tokens[index]?.field === tokens[at]?.field ? tokens[index] : undefined);
  const isSomebody = (index: number) => means(here(index), ...PERSONS, 'pet') && means(here(index - 1), 'possessive');
  if (means(here(at - 1), 'is-called'))
    return [2, 3, 4].some((back) => means(here(at - back), ...PERSONS, 'pet', 'possessive'));
  const before = means(here(at - 1), 'copula') ? at - 2 : at - 1;
  if (means(here(before), 'kin', 'friend', 'child', 'youngster', 'pet') && isSomebody(before))
    return !/^-$/.test(tokens[at + 1]?.joint ?? '');
  // "My mother and daughter Asia, aged 4"
  const isOfKin = means(here(at - 1), 'kin', 'child') && tokens[at]?.field === 'travelers';
  if (isOfKin && /^[,(&+]$/.test(here(at + 1)?.text ?? '')) return true;
  // "Me (Georgia)"
  const isAside = here(at - 1)?.text === '(' && here(at + 1)?.text === ')';
  if (isAside && tokens[at]?.field === 'travelers' && means(here(at - 2), 'self', 'kin', 'friend')) return true;
  // "Florence is my wife, not the city"
  if (means(here(at + 1), 'copula') && isSomebody(at + 3)) return true;
  const isWith = means(here(at - 1), 'brings') || here(at - 1)?.text === 'with';
  return isWith && here(at + 1)?.text === ',' && isSomebody(at + 3);
}

const isCapital = ({ field, from, to, kind }: Token, typed: Questionnaire) =>
  kind === 'word' && /^\p{Lu}\p{Ll}/u.test(typed[field].slice(from, to));

/** Without the part that leads to a number: "all 20-21". */
const aged = (parts: readonly (readonly Token[])[], joints: readonly Token[]) => ({
  parts: parts.slice(0, -1),
  joints: joints.slice(0, -1),
});

/** The clause around a token in its parts, without what stands in brackets; none where it counts. */
function partsAround(tokens: readonly Token[], at: number, isJoint: (token: Token) => boolean) {
  const isOver = (token: Token | undefined) => token?.field !== 'travelers' || ENDS.test(token.text);
  let from = at;
  while (from > at - LONGEST_ROW && tokens[from]?.joint !== '\n' && !isOver(tokens[from - 1])) from--;
  const parts: Token[][] = [[]];
  const joints: Token[] = [];
  let depth = 0;
  for (let next = from; next < at + LONGEST_ROW; next++) {
    const token = tokens[next];
    if (!token || isOver(token) || (next > from && token.joint === '\n')) break;
    if (token.text === '(') depth++;
    else if (token.text === ')') depth--;
    else if (depth > 0) continue;
    // "Paris and Sydney, 24 and 26": how old they are.
    else if (token.kind === 'digits' && next > at && joints.at(-1)?.text === ',') return aged(parts, joints);
    else if (token.kind === 'digits') return { parts: [], joints: [] };
    else if (!isJoint(token)) parts.at(-1)?.push(token);
    else {
      joints.push(token);
      if (parts.at(-1)?.length) parts.push([]);
    }
  }
  return { parts, joints };
}
