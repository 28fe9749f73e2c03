/** How tags of OpenStreetMap are read, whatever the object is. */

import type { Position } from '../../destinations/rules/position.ts';
import { nameKey } from './comparable-names.ts';

export type OsmTags = Readonly<Record<string, string>>;

export interface OsmObject extends Position {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly tags: OsmTags;
}

/** Marks that turn the line or are nothing; the joiners of Persian and Indian scripts stay. */
const NO_TEXT = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

export function limited(said: string | undefined, most: number): string | null {
  const text = said?.toWellFormed().replaceAll(NO_TEXT, ' ').replaceAll(/ {2,}/g, ' ').trim().slice(0, most).trim();
  return text ? text.toWellFormed() : null;
}

/** As a database holds them: no control characters, no half of a sign. */
export function storable(tags: OsmTags): OsmTags {
  const said = Object.entries(tags);
  if (said.every((pair) => pair.every((text) => text.isWellFormed() && !CONTROL.test(text)))) return tags;
  return Object.fromEntries(
    said.filter(([key]) => !CONTROL.test(key)).map(([key, value]) => [key.toWellFormed(), plain(value)]),
  );
}
const CONTROL = /\p{Cc}/u;
const plain = (value: string) =>
  value
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();

export function isYes(said: string | undefined): boolean {
  return said === 'yes' || said === 'only';
}

/** Only addresses of the web: a source is not believed to be kind. */
export function websiteIn(tags: OsmTags): string | null {
  const said = limited(tags['website'] ?? tags['contact:website'], 500);
  if (said === null) return null;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(said) ? said : `https://${said}`;
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

const ABOUT_OTHERS = ['brand', 'operator', 'network', 'owner'];

/** The number of the thing itself: `brand:wikidata` and the like are about something else, also where they are repeated. */
export function itemOf(tags: OsmTags): string | null {
  const item = /^\s*(Q[1-9]\d{0,11})\s*(?:;|$)/.exec(tags['wikidata'] ?? '')?.[1] ?? null;
  return ABOUT_OTHERS.some((of) => tags[`${of}:wikidata`] === item) ? null : item;
}

/** The largest of the world by houses, which maps often leave without their brand. */
const WORLD_CHAINS = new Set(
  [
    ...["McDonald's", 'Burger King', 'KFC', 'Subway', 'Starbucks', 'Starbucks Coffee', 'Pizza Hut', "Domino's Pizza"],
    ...["Domino's", "Wendy's", 'Taco Bell', "Dunkin'", 'Dunkin Donuts', 'Tim Hortons', 'Costa Coffee', 'Five Guys'],
    ...['Häagen-Dazs', 'Pret A Manger', 'Hard Rock Cafe', 'TGI Fridays', 'Nordsee', 'Vapiano', 'Telepizza'],
  ].map(nameKey),
);

/** One house of many: nobody travels for it. */
export function isOfChain(tags: OsmTags): boolean {
  return 'brand' in tags || 'brand:wikidata' in tags || WORLD_CHAINS.has(nameKey(tags['name'] ?? ''));
}

/** "fr:Palais princier de Monaco". */
export function articleOf(tags: OsmTags): string | null {
  const said = limited(tags['wikipedia'], 200);
  if (said !== null && /^[a-z][a-z-]{1,11}:\S/.test(said)) return said;
  for (const [key, title] of Object.entries(tags)) {
    const language = /^wikipedia:([a-z][a-z-]{1,11})$/.exec(key)?.[1];
    const text = language && limited(title, 180);
    if (text) return `${language}:${text}`;
  }
  return null;
}

const NAME = /^name:([a-z]{2,3}(?:-[A-Za-z]{2,4}|_rm|_kana)?)$/;

/** By language, as many as are told. */
export function namesIn(tags: OsmTags): Record<string, string> {
  const names: Record<string, string> = {};
  for (const [key, said] of Object.entries(tags)) {
    const language = NAME.exec(key)?.[1];
    const name = language && limited(said, 200);
    if (language && name) names[language.replace('_', '-')] = name;
  }
  return names;
}

/** An entity, an article or a list of monuments knows it. */
export function hasProof(tags: OsmTags): boolean {
  return itemOf(tags) !== null || articleOf(tags) !== null || isHeritage(tags);
}

export function isHeritage(tags: OsmTags): boolean {
  return !['', 'no'].includes(tags['heritage'] ?? '') || 'ref:whc' in tags;
}
