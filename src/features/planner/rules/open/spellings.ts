/** What else a town is called by whoever writes its name in another way than the map does. */

/** Two names in one: "Donostia / San Sebastián", "Bolzano - Bozen", "Biel/Bienne". */
const BETWEEN_NAMES = /\s*\/\s*|\s+[-–—]\s+/;
const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };
const SAINT = /^(?:st\.?|saint|sankt)[ -]+/i;
const SAINTS = ['St', 'Saint', 'Sankt'];

export function spellingsOf(name: string): string[] {
  const names = [name, ...piecesOf(name)];
  const saints = names
    .filter((each) => SAINT.test(each))
    .flatMap((each) => SAINTS.map((word) => each.replace(SAINT, `${word} `)));
  const all = [...names, ...saints];
  const digraphs = all.map((each) => each.toLowerCase().replaceAll(/[äöüåø]/g, (letter) => DIGRAPHS[letter] ?? letter));
  return [...new Set([...all.slice(1), ...digraphs])].filter((each) => each.toLowerCase() !== name.toLowerCase());
}

function piecesOf(name: string): string[] {
  const pieces = name.split(BETWEEN_NAMES);
  return pieces.length > 1 && pieces.every((piece) => (piece.match(/\p{L}/gu)?.length ?? 0) >= 2) ? pieces : [];
}

const BY_ITS_PLACE =
  /^(.{5,}?)[ -](?:am|an der|an den|ob der|in der|im|bei|upon|on|under|aan den?|sur|nad|pod|de|del|di|da|do)[ -]/i;
const LONG_NAME = 6;

/** The first part alone, which may be the name of another town: "Rothenburg", "Garmisch". */
export function shortNamesOf(name: string): string[] {
  const first = BY_ITS_PLACE.exec(name)?.[1];
  if (first) return [first];
  const halves = name.split('-');
  return halves.length === 2 && halves.every((half) => half.length >= LONG_NAME && !half.includes(' ')) ? halves : [];
}
