/**
 * Hamlets, quarters, valleys, ski areas and other pieces of land that a map names and nobody plans by themselves. A wish
 * for one is a wish for the nearest town that can be planned.
 */
import { kmBetween } from '../../../destinations/rules/position.ts';
import { openCopy } from '../../copy/open-places.ts';
import { readingCopy } from '../../copy/reading.ts';
import { ARTICLES, nameKey } from '../parse/gazetteer.ts';
import type { Reading } from '../reading.ts';

export interface PartByName {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** A town somewhere else is called so too: it is meant unless the country is said. */
  readonly isTownElsewhere: boolean;
}

export interface PartNames {
  readonly byId: ReadonlyMap<string, PartByName>;
  /** Keys of their names → those of that name, the best known first. */
  readonly byKey: ReadonlyMap<string, readonly PartByName[]>;
  /** Of their names: what is one of these is no slip of another name. */
  readonly words: ReadonlySet<string>;
}

/** From here one still says that one was there. */
export const PART_KM = 25;
const LEAST_SIGNS = 3;
/** People say "Condamine" for La Condamine, and "Vall del Madriu" for Vall del Madriu-Perafita-Claror. */
const LONG_NAME = 6;
/** "Port Hercule de Monaco". */
const OF_TOWN = /(?<=\S \S+) (?:de|di|do|da|del|of|von|zu) (?:la |el )?\p{Lu}\S*$/u;

export function partNamesOf(
  parts: readonly PartByName[],
  names: readonly { readonly name: string; readonly id: string }[],
): PartNames {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const byKey = new Map<string, PartByName[]>();
  const add = (key: string, part: PartByName | undefined) => {
    const known = byKey.get(key);
    if (!part || key.length < LEAST_SIGNS || known?.includes(part)) return;
    if (known) known.push(part);
    else byKey.set(key, [part]);
  };
  for (const { name, id } of names) add(nameKey(name), byId.get(id));
  for (const { name, id } of names) {
    const pieces = [name, name.replace(OF_TOWN, ''), ...name.split(/\s*[-–/]\s*/)].map((piece) =>
      nameKey(piece).replace(ARTICLES, ''),
    );
    for (const key of pieces) if (key.length >= LONG_NAME && !byKey.has(key)) add(key, byId.get(id));
  }
  return { byId, byKey, words: new Set([...byKey.keys()].flatMap((key) => key.split(' '))) };
}

/** What stands for the part in a reading, until a town is found. */
const AROUND = 'around ';
export const idOfPart = ({ id }: PartByName) => `${AROUND}${id}`;
export const partOf = (id: string, { byId }: PartNames) =>
  id.startsWith(AROUND) ? byId.get(id.slice(AROUND.length)) : undefined;

const LONGEST_NAME = 6;

/** Every run of words of a text that may be a name. */
export function runsOf(text: string): string[] {
  const words = nameKey(text).split(' ').filter(Boolean);
  return words.flatMap((_, from) =>
    words.slice(from, from + LONGEST_NAME).map((__, i) => words.slice(from, from + i + 1).join(' ')),
  );
}

interface Town {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** @param townOf the nearest town that can be planned as the wish has it; null: none is near */
export function withTowns(asked: Reading, parts: PartNames, townOf: (part: PartByName) => Town | null): Reading {
  if (!asked.destinations.some(({ id }) => partOf(id, parts))) return asked;
  const [destinations, assumptions]: [Reading['destinations'][number][], string[]] = [[], [...asked.assumptions]];
  const [unknownPlaces, conflicts] = [[...asked.unknownPlaces], [...asked.conflicts]];
  for (const destination of asked.destinations) {
    const part = partOf(destination.id, parts);
    const town = part && townOf(part);
    if (part && !town) {
      unknownPlaces.push(part.name);
      conflicts.push({
        field: 'destination',
        text: openCopy.nothingAround(part.name, PART_KM),
        chosen: readingCopy.places.uncoveredChosen,
      });
      continue;
    }
    const id = town ? town.id : destination.id;
    if (destinations.some((known) => known.id === id)) continue;
    destinations.push(part ? { ...destination, id, around: part.name } : destination);
    if (part && town) assumptions.push(openCopy.around(part.name, town.name, Math.round(kmBetween(part, town))));
  }
  const destinationMode =
    destinations.length === 0 ? 'uncovered' : destinations.length === 1 ? 'fixed' : asked.destinationMode;
  return { ...asked, destinations, destinationMode, unknownPlaces, assumptions, conflicts };
}
