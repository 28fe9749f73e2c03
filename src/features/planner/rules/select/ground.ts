/**
 * What a stop's own words, and the note on the way in, tell of the ground: read once for each place and asked by all
 * needs, limits and sentences about it.
 */
import { memoizeByObject } from '../../../../shared/memoize.ts';
import { wordList } from '../../../../shared/word-list.ts';
import type { Place } from '../../../destinations/rules/catalogue.ts';

export type GroundTrait = 'stairs' | 'climb' | 'upstairs' | 'height' | 'squeeze' | 'spirits';

const HIGH_FLOORS = '(?:fifth|sixth|seventh|eighth|ninth|tenth|\\d+(?:st|nd|rd|th)) floor';
/** Enough of them to look down. */
const FLIGHT =
  '(?:\\d{2,}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?|(?:\\w+ )?hundreds?(?: and [\\w-]+)?) (?:of )?(?:\\w+ )?steps';

const WORDS: Readonly<Record<GroundTrait, RegExp>> = {
  /** "Ramps instead of stairs" are none, and a door two steps from the square has none. */
  stairs:
    /(?<!\b(?:instead of|no|without|few|two|cathedral|church|Spanish) )\b(?:stairs?|staircase|spiral|steps(?! from\b))\b/i,
  climb: /\b(?:steep|uphill|climbs?(?! in\b))\b/i,
  /** A roof to sit on, none overhead. */
  upstairs: new RegExp(
    `\\brooftops?\\b|(?<!\\b(?:under|beneath|below|without|behind)\\b[^.,;:]{0,30})\\broof\\b|\\b(?:upstairs|(?:top|upper|second|third|fourth) floors?|${HIGH_FLOORS}|(?:two|three|four|five|six) (?:floors|storeys|stories)|climbs?)\\b`,
    'i',
  ),
  height: new RegExp(
    `\\b(?:rooftop|roof terrace|on the roof|roof of|top floor|${HIGH_FLOORS}|glass floors?|observation deck|skyscraper|chairlift|cable car|suspension bridge|steps lead|${FLIGHT}|mule steps|lift to the roof|zip ?line|ledge|(?:on|along|of) the rim|(?:on|to) (?:a|the) cliff|cliff (?:path|walk|edge|top)|cliff-?top|headland|edge of the (?:crater|cliff)|skyline from)\\b`,
    'i',
  ),
  squeeze: /\b(?:squeeze|shoulder to shoulder)\b/i,
  spirits: /\b(?:aquavit|akvavit|schnapps|brewpub|tap ?rooms?|(?:\w+ )?taps)\b/i,
};
const GROUNDS: readonly GroundTrait[] = wordList('stairs climb upstairs height squeeze spirits');
/** What of a place one sees without the stairs. */
const LEVEL_PART =
  /\b(?:level|step-free|ramp|lifts? (?:to|reach|inside)|by lift|seen well|main path|boardwalks?|reach(?:ed|able) (?:on|over)|paved|ground floor|grounds|courtyard|adapted|low steps)\b/i;
const LIFT = /\b(?:lifts?|elevators?|ramps?)\b/i;

const groundOf = memoizeByObject(
  ({ name, about, cuisine, tags, wheelchair, wheelchairNote }: Place): readonly GroundTrait[] => {
    const text = `${name} ${about} ${cuisine ?? ''}`;
    const isPart = wheelchair === 'partial' && LEVEL_PART.test(wheelchairNote ?? '');
    // What a wheelchair finds steep is a slope, and no climb; stairs to a gallery leave the nave as it is.
    const textOf = (each: GroundTrait) =>
      each === 'climb' || (each === 'stairs' && isPart) ? text : `${text} ${wheelchairNote ?? ''}`;
    const isThere = (each: GroundTrait) =>
      WORDS[each].test(textOf(each)) || (each === 'upstairs' && tags.includes('rooftop'));
    return GROUNDS.filter((each) => isThere(each) && (each !== 'upstairs' || !LIFT.test(about)));
  },
);

/** Of a quarter to sleep in. */
export const isHigh = (text: string): boolean => WORDS.height.test(text);

export const isGround = (place: Place, ...any: readonly GroundTrait[]): boolean =>
  groundOf(place).some((each) => any.includes(each));
