/** "Sechsjährige", "zesjarige", "seksårig": a number and its years, two tokens as in "6-jährige". */
import type { Lexicon } from '../lexicon.ts';
import { isNumberWord } from '../money/spoken-numbers.ts';
import type { Token } from '../tokens.ts';

const YEARS = /(?:jahrig|jarig|arig)(?:e|er|es|en|em|t)?$/;

export function withAgesApart(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  return tokens.flatMap((token) => {
    const at = token.kind === 'word' ? token.text.search(YEARS) : -1;
    if (at < 0 || !isNumberWord(lexicon, token.text.slice(0, at))) return token;
    const years = token.from + at;
    return [
      { ...token, text: token.text.slice(0, at), to: years },
      { ...token, text: token.text.slice(at), from: years, joint: '' },
    ];
  });
}
