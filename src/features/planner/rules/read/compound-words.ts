/** Two words written as one: "Sechsjährige", "zesjarige", "seksårig"; "Mittwochabend", "vrijdagmiddag", "lørdagaften". */
import type { Gazetteer } from '../parse/gazetteer.ts';
import { longestAt } from './lexicon.ts';
import { isNumberWord } from './money/spoken-numbers.ts';
import type { Token } from './tokens.ts';

const YEARS = /(?:jahrig|jarig|arig)(?:e|er|es|en|em|t)?$/;
const PART_OF_DAY =
  /(?:(?:vor|nach)?mittags?|abends?|morgens?|fruh|nachts?|avond|ochtend|(?:na)?middag|(?:for|efter)middag|aften)$/;

export function withCompoundsApart(tokens: readonly Token[], gazetteer: Gazetteer): Token[] {
  return tokens.flatMap((token) => {
    if (token.kind !== 'word') return token;
    const years = token.text.search(YEARS);
    if (years > 0 && isNumberWord(gazetteer.lexicon, token.text.slice(0, years))) return apart(token, years, '');
    const part = token.text.search(PART_OF_DAY);
    return part > 4 && isWeekday(gazetteer, token, token.text.slice(0, part)) ? apart(token, part, ' ') : token;
  });
}

function apart(token: Token, at: number, joint: Token['joint']): Token[] {
  const cut = token.from + at;
  return [
    { ...token, text: token.text.slice(0, at), to: cut },
    { ...token, text: token.text.slice(at), from: cut, joint },
  ];
}

const isWeekday = ({ calendar }: Gazetteer, token: Token, text: string): boolean =>
  ['de', 'nl', 'da'].some((language) =>
    longestAt(calendar, [{ ...token, text }], 0, language)?.senses.some(({ type }) => type === 'weekday'),
  );
