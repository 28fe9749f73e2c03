/** Weather is told once: what the watches of a place tell better is left out of the sentence of its season. */
import { capital } from '../../copy/phrasing.ts';

/** What a sentence may tell of the weather. */
const TOPICS = [
  /\b(?:hot|heat|humid|warm)\b|\b(?:2[5-9]|[34]\d) °C/i,
  /\b(?:cold|cool|freezing|chill\w*|snow)\b/i,
  /\b(?:rain\w*|showers?|thunder\w*|wet(?:test)?|drizzle|downpours?)\b/i,
  /\b(?:hurricanes?|typhoons?)\b/i,
  /\bshort days\b|\bdark (?:by|soon)\b|\bdaylight\b/i,
] as const;
const RAIN = TOPICS[2];
/** What leans on words before it cannot stand without them. */
const LEANING = /\b(?:it|them|those|that|then)\b/i;
const LEAST_WORDS = 2;
/** What can stand alone without the weather beside it: a clause, or what closes, costs or crowds; else it is a stub. */
const STANDS =
  /\b(?:is|are|goes|go|may|can|clos\w+|shut|prices?|dear\w*|cheap\w*|crowds?|full|lifts?|kitchens?|holidays?)\b/i;

/** Nobody has to mind what is in their favor. */
const PRAISE = /\b(?:cheapest|prices fall|low(?:er|est)? prices|half price|full theaters)\b/i;

const topicsIn = (text: string) => TOPICS.filter((topic) => topic.test(text));

export const tellsRain = (texts: readonly string[]) => texts.some((text) => RAIN.test(text));

/** Of the season what `others` do not tell; "" where they tell all of it. */
export function seasonBeside(text: string, others: readonly string[]): string {
  const told = new Set(others.flatMap(topicsIn));
  const parts = partsOf(text);
  const untold = parts.filter(({ words }) => {
    const topics = topicsIn(words);
    return topics.length === 0 || topics.some((topic) => !told.has(topic));
  });
  if (untold.length === parts.length) return text;
  const kept = untold.filter(({ words }) => topicsIn(words).length > 0 || !PRAISE.test(words));
  const left = kept.map(({ before, words }, i) => (i === 0 ? words : before + words)).join('');
  if (LEANING.test(left)) return text;
  if (kept.every(({ words }) => topicsIn(words).length === 0 && !STANDS.test(words))) return '';
  return left === '' ? '' : `${capital(left.replace(/\.$/, ''))}.`;
}

/** Whole, or what `lines` leave of it. */
export const isSeasonTold = (text: string, lines: readonly string[]): boolean =>
  lines.includes(text) ||
  seasonBeside(text, lines) === '' ||
  lines.some(
    (line) =>
      seasonBeside(
        text,
        lines.filter((other) => other !== line),
      ) === line,
  );

interface Part {
  readonly before: string;
  readonly words: string;
}

/** At stops and commas; a single word belongs to what follows it. */
function partsOf(text: string): Part[] {
  const pieces = text.split(/([;:.,] (?:and |but |with )?)/);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [before, words] = [pieces[at - 1] ?? '', pieces[at] ?? ''];
    const last = parts.at(-1);
    if (last && before.startsWith(',') && last.words.split(' ').length < LEAST_WORDS)
      parts[parts.length - 1] = { before: last.before, words: last.words + before + words };
    else parts.push({ before, words });
  }
  return parts;
}
