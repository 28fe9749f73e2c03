/** The mould of a sentence: what is left of it when the names, the numbers and the interests are taken out. */
import type { Catalogue } from '../../src/features/destinations/rules/catalogue.ts';
import { TAGS } from '../../src/features/destinations/rules/tags.ts';
import { numberWord } from '../../src/features/planner/copy/phrasing.ts';
import { tagWord } from '../../src/features/planner/copy/tag-words.ts';
import type { Answer } from '../../src/features/planner/rules/answer.ts';

export interface Frames {
  cards: number;
  readonly titles: Map<string, number>;
  readonly openings: Map<string, number>;
  readonly descriptions: Map<string, number>;
  /** What is said of the items of the days. */
  readonly items: Map<string, number>;
  said: number;
  /** Answers of which two cards open alike. */
  alike: number;
}

export const noFrames = (): Frames => ({
  ...{ cards: 0, alike: 0, said: 0 },
  ...{ titles: new Map(), openings: new Map(), descriptions: new Map(), items: new Map() },
});

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const NUMBERS = new RegExp(
  String.raw`\b(?:${Array.from({ length: 13 }, (_, n) => numberWord(n)).join('|')}|both)\b`,
  'gi',
);
const INTERESTS = new RegExp(
  `\\b(?:${[...new Set(TAGS.map(tagWord))]
    .toSorted((a, b) => b.length - a.length)
    .map(quoted)
    .join('|')})\\b`,
  'gi',
);
const NAMED = /\p{Lu}[\p{L}'’.-]*(?: (?:de|do|da|di|del|of|the|and|[\p{Lu}\d][\p{L}\d'’.-]*))*(?<! (?:and|of|the))/gu;

export function frameOf(text: string, names: readonly string[]): string {
  let frame = text;
  for (const name of names.toSorted((a, b) => b.length - a.length)) frame = frame.replaceAll(name, 'Name');
  const [first = ''] = frame;
  return (first.toLowerCase() + frame.slice(1))
    .replace(INTERESTS, 'Name')
    .replace(NUMBERS, '#')
    .replace(NAMED, '·')
    .replace(/[^\s\w]{0,3}\d[\d.,:]*/g, '#')
    .replace(/·(?:,? (?:and )?·)+/g, '·');
}

export function countFrames(answer: Answer, { destination }: Catalogue, frames: Frames): void {
  const first = answer.recommendations.map(({ fullAIResponse }) => fullAIResponse.split(/[.!?\n]/)[0] ?? '');
  const seen = new Set<string>();
  for (const [i, { title, description, plan }] of answer.recommendations.entries()) {
    if (plan.style === 'package') continue;
    const names = [
      ...plan.days.flatMap(({ items, base }) => [base.name, ...items.map(({ name }) => name)]),
      ...plan.segments.flatMap(({ destinationId }) => {
        const known = destination.get(destinationId);
        return known
          ? [known.name, ...known.cities.flatMap(({ city, bases }) => [city.name, ...bases.map(({ name }) => name)])]
          : [];
      }),
    ];
    const opening = frameOf(first[i] ?? '', names);
    frames.cards++;
    add(frames.titles, frameOf(title, names));
    add(frames.openings, opening);
    add(frames.descriptions, frameOf(description.replace(/^[^.]*\. /, ''), names));
    for (const { why } of plan.days.flatMap(({ items }) => items)) {
      if (why === undefined) continue;
      frames.said++;
      add(frames.items, frameOf(why, names));
    }
    // A severe allergy is told first on every card, in their words.
    seen.add(opening.startsWith('you wrote:') ? String(i) : opening);
  }
  if (seen.size < answer.recommendations.filter(({ plan }) => plan.style !== 'package').length) frames.alike++;
}

/** The share of the commonest frame, and which it is. */
export function commonest(frames: ReadonlyMap<string, number>, cards: number): readonly [number, string] {
  const [frame = '', count = 0] = [...frames].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return [count / Math.max(1, cards), frame];
}

const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
