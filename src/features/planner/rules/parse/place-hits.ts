/** Names of places in a line: the longest name wins, mistyped ones are found last, ruled-out ones are marked. */
import type { Gazetteer, Named } from './gazetteer.ts';
import { nameKey, OTHER_SCRIPT } from './gazetteer.ts';
import { neighbour } from './spelling.ts';
import type { Text } from './text.ts';

export interface Hit {
  readonly from: number;
  readonly to: number;
  readonly named: Named;
  readonly key: string;
  /** "not Spain", "anywhere but Paris". */
  readonly ruledOut: boolean;
  /** "somewhere like Santorini". */
  readonly likened: boolean;
  readonly corrected: boolean;
}

interface Token {
  readonly from: number;
  readonly to: number;
  readonly word: string;
}

const LONGEST_NAME = 6;
const TOKEN = /[a-z0-9]+(?:['.][a-z]+)*\.?/g;
const NOT =
  /(?:(?<![a-z])(?:not|no|but not|except(?: for)?|excluding|without|avoid(?:ing)?|anything but|anywhere but|anywhere except|other than|apart from|skip(?:ping)?|never|rather not|don'?t want(?: to go)?|no more|minus|instead of|rather than|been to|already (?:did|done|seen|been to|visited|know)|have done|tired of|sick of|sauf|surtout pas|pas(?: de| d'| en| au| a)?|hors|excepte|plutot que|nicht|kein(?:e|en)?|ausser|ohne|statt|excepto|menos|salvo|sin|nada de|non|tranne|eccetto|senza|nao|exceto|ikke|undtagen|uden))\s*(?:to |in |the |go to |going to |visit(?:ing)? |nach |auf |a |en |el |la |il |til |again )*$/;
const NOT_AFTER =
  /^\s*(?:ではなく|じゃなくて|以外|を除|は除|はなし|はng|はパス|(?:is|are) (?:out|a no|off)|excluded|excepted|ausgenommen|no gracias)/;
const STILL_NOT =
  /^\s*(?:,|\bor\b|\band\b|\bnor\b|\/|&|\bo\b|\bni\b|\bou\b|\boder\b|\bund\b|\by\b|\be\b|\beller\b|\bog\b|\bthe\b|\bto\b|\bin\b|や|と|、|\s)+\s*$/;
const LIKE =
  /(?:(?:somewhere|something|anywhere|somewhat|place|places|city|town|island|vibe|vibes|destination|bit|kind of|sort of|just|feel(?:s|ing)?) (?:more )?(?:like|similar to|such as|as)|similar to|reminds? (?:me|us) of|etwas wie|ahnlich wie|algo como|parecid[oa] a|quelque chose comme|comme|qualcosa come|tipo|som|lidt som)\s*(?:the )?$/;

export function placeHits(
  text: Text,
  gazetteer: Gazetteer,
  known: (word: string) => boolean,
  guessing: boolean,
): readonly Hit[] {
  const line = text.plain.text;
  const tokens: Token[] = [...line.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
    word: nameKey(word),
  }));
  const found: { from: number; to: number; named: Named; key: string; corrected: boolean }[] = [];
  const used = new Set<number>();
  for (let index = 0; index < tokens.length; index++) {
    const match = longestAt(tokens, index, line, gazetteer);
    if (!match) continue;
    const last = tokens[index + match.words - 1];
    const first = tokens[index];
    if (!first || !last || (gazetteer.homonyms.has(match.key) && !standsAlone(text, first.from, last.to))) continue;
    found.push({ from: first.from, to: last.to, named: match.named, key: match.key, corrected: false });
    for (let each = 0; each < match.words; each++) used.add(index + each);
    index += match.words - 1;
  }
  if (OTHER_SCRIPT.test(line)) found.push(...unspacedHits(line, gazetteer));
  if (guessing) found.push(...guesses(tokens, used, gazetteer, known));
  found.sort((a, b) => a.from - b.from);
  const hits: Hit[] = [];
  for (const each of found) {
    const before = line.slice(0, each.from);
    const previous = hits.at(-1);
    const goesOn = previous?.ruledOut === true && STILL_NOT.test(line.slice(previous.to, each.from));
    const ruledOut = goesOn || NOT.test(before.slice(-60)) || NOT_AFTER.test(line.slice(each.to));
    hits.push({ ...each, ruledOut, likened: !ruledOut && LIKE.test(before.slice(-40)) });
  }
  return hits;
}

function longestAt(tokens: readonly Token[], index: number, line: string, gazetteer: Gazetteer) {
  for (let words = LONGEST_NAME; words >= 1; words--) {
    const part = tokens.slice(index, index + words);
    if (part.length < words) continue;
    const apart = part.some(
      (token, at) => at > 0 && !/^[\s,.(-]{1,3}$/.test(line.slice(part[at - 1]?.to ?? 0, token.from)),
    );
    if (apart) continue;
    const key = part.map((token) => token.word).join(' ');
    const named = gazetteer.names.get(key);
    if (named && key.length > 1) return { named, key, words };
  }
  return null;
}

/** "Nice" is a town when it is the whole answer, or written as a name after "in" or "to". */
function standsAlone(text: Text, from: number, to: number): boolean {
  const line = text.plain.text;
  const before = line.slice(0, from);
  const after = line.slice(to);
  const opens = /(?:^|[,;/>()]|\bor|\bou|\boder|\bo|\bthen|\band|\bund|\bet|\by|\beller)\s*(?:the )?$/.test(before);
  const closes = /^\s*(?:$|[,;/>()!.?]|or\b|ou\b|oder\b|then\b|and\b|und\b|et\b|y\b|eller\b)/.test(after);
  if (opens && closes) return true;
  const shown = text.shown.slice(text.plain.at[from] ?? 0, text.plain.at[to] ?? 0);
  return (
    /^\p{Lu}/u.test(shown) &&
    /(?:\bin|\bto|\bvisit|\bsee|\bnach|\ben|\ba|\bau|\bfor|\baround)\s+(?:the )?$/.test(before) &&
    text.shown !== text.shown.toUpperCase()
  );
}

function unspacedHits(line: string, gazetteer: Gazetteer) {
  const found: { from: number; to: number; named: Named; key: string; corrected: boolean }[] = [];
  let rest = line;
  for (const [key, named] of gazetteer.unspaced) {
    for (let at = rest.indexOf(key); at >= 0; at = rest.indexOf(key, at + 1)) {
      const to = at + key.length;
      if (key.length === 1 && rest.trim() !== key) continue;
      if (key === 'タイ' && rest.trim() !== key) continue;
      found.push({ from: at, to, named, key, corrected: false });
      rest = rest.slice(0, at) + '\u0001'.repeat(key.length) + rest.slice(to);
    }
  }
  return found;
}

function guesses(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  gazetteer: Gazetteer,
  known: (word: string) => boolean,
) {
  const found: { from: number; to: number; named: Named; key: string; corrected: boolean }[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const first = tokens[index];
    if (!first || used.has(index)) continue;
    for (const words of [3, 2, 1]) {
      const part = tokens.slice(index, index + words);
      if (part.length < words || part.some((_, at) => used.has(index + at))) continue;
      if (words > 1 && part.every((token) => known(token.word))) continue;
      if (words === 1 && known(first.word)) continue;
      const key = part.map((token) => token.word).join(' ');
      const near = neighbour(key, gazetteer.names);
      if (!near || gazetteer.homonyms.has(near[0])) continue;
      const last = part.at(-1) ?? first;
      found.push({ from: first.from, to: last.to, named: near[1], key: near[0], corrected: true });
      index += words - 1;
      break;
    }
  }
  return found;
}
