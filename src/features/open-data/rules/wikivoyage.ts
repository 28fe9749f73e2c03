/**
 * Listings in an article of Wikivoyage, as its authors write them: {{see | name=… | lat=…}} in English, {{vCard | type=…}} in
 * German, {{Voir | nom=…}} in French. What a template or a comment hides is unknown, not guessed.
 */
import { itemOf } from './osm-tags.ts';

export type ListingType = 'see' | 'do' | 'buy' | 'eat' | 'drink' | 'sleep' | 'go' | 'other';

export interface Listing {
  readonly type: ListingType;
  readonly name: string;
  readonly alt: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly wikidata: string | null;
  readonly url: string | null;
  /** As they are written: prose of its own. */
  readonly hoursRaw: string | null;
  readonly priceRaw: string | null;
  /** Without marks of wikitext, otherwise as written. CC BY-SA 4.0. */
  readonly content: string;
  readonly lastEdit: string | null;
}

const TYPES: Readonly<Record<string, ListingType>> = {
  ...{ see: 'see', do: 'do', buy: 'buy', eat: 'eat', drink: 'drink', sleep: 'sleep', go: 'go', around: 'go' },
  ...{ voir: 'see', faire: 'do', acheter: 'buy', manger: 'eat', boire: 'drink', sortir: 'drink', aller: 'go' },
  ...{ 'se loger': 'sleep', circuler: 'go' },
};
/** Templates that say the type in a field. */
const TYPED = new Set(['listing', 'vcard', 'ville']);
/** Types of the German vCard that are not to see. */
const CARDS: readonly (readonly [RegExp, ListingType])[] = [
  [/^(?:hotel|hostel|guest house|apartment|camp|hut|mountain hut|motel|youth hostel|resort)/, 'sleep'],
  [/^(?:restaurant|cafe|fast food|bistro|eat|snack)/, 'eat'],
  [/^(?:bar|pub|club|night|drink)/, 'drink'],
  [/^(?:shop|market|mall|buy|supermarket)/, 'buy'],
  [/^(?:airport|station|bus|port|ferry|parking|train|tram|taxi|go)/, 'go'],
  [
    /^(?:museum|castle|church|monument|landmark|palace|ruin|fort|gallery|park|garden|zoo|aquarium|tower|bridge|square|view|cathedral|abbey|monastery|memorial|statue|see|sight)/,
    'see',
  ],
];
const FIELDS: Readonly<Record<string, string>> = {
  ...{ nom: 'name', latitude: 'lat', longitude: 'long', lon: 'long', horaire: 'hours', prix: 'price', typr: 'type' },
  ...{ description: 'content', comment: 'alt', 'mise à jour': 'lastedit', 'last edit': 'lastedit' },
};
const LONGEST = 2000;

export function listingsIn(wikitext: string): Listing[] {
  const text = wikitext.replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '').replaceAll(/<nowiki>[\s\S]*?<\/nowiki>/gi, '');
  const found: Listing[] = [];
  for (let at = text.indexOf('{{'); at >= 0; at = text.indexOf('{{', at)) {
    const parts = partsAt(text, at);
    const name = parts?.parts[0]?.trim().toLowerCase().replaceAll('_', ' ') ?? '';
    if (parts && (name in TYPES || TYPED.has(name))) {
      const listing = listingOf(name, fieldsOf(parts.parts));
      if (listing) found.push(listing);
      at = parts.end;
    } else at += 2;
  }
  return found;
}

/** The template that opens there, split at its own bars; null: it never closes. */
function partsAt(text: string, from: number): { readonly parts: readonly string[]; readonly end: number } | null {
  const parts: string[] = [];
  let [braces, brackets, begun] = [0, 0, from + 2];
  for (let at = from; at < Math.min(text.length, from + 20_000); at++) {
    const two = text.slice(at, at + 2);
    if (two === '{{') braces += 1;
    else if (two === '}}') braces -= 1;
    else if (two === '[[') brackets += 1;
    else if (two === ']]') brackets = Math.max(0, brackets - 1);
    else {
      if (text[at] === '|' && braces === 1 && brackets === 0) {
        parts.push(text.slice(begun, at));
        begun = at + 1;
      }
      continue;
    }
    if (braces === 0) return { parts: [...parts, text.slice(begun, at)], end: at + 2 };
    at += 1;
  }
  return null;
}

function fieldsOf([, ...parts]: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    parts.flatMap((part): [string, string][] => {
      const at = part.indexOf('=');
      if (at < 0) return [];
      const key = part.slice(0, at).trim().toLowerCase();
      return [[FIELDS[key] ?? key, part.slice(at + 1).trim()]];
    }),
  );
}

function listingOf(template: string, fields: ReadonlyMap<string, string>): Listing | null {
  const said = (field: string, most = 300) => plain(fields.get(field) ?? '').slice(0, most) || null;
  const wikidata = itemOf({ wikidata: fields.get('wikidata') ?? '' });
  const name = said('name', 200) ?? wikidata;
  if (name === null) return null;
  const type = TYPES[template] ?? typeOf(said('type')?.toLowerCase() ?? '');
  return {
    ...{ type, name, wikidata, alt: said('alt'), url: urlIn(fields.get('url') ?? '') },
    ...positionIn(fields.get('lat') ?? '', fields.get('long') ?? ''),
    ...{ hoursRaw: said('hours'), priceRaw: said('price'), lastEdit: said('lastedit', 20) },
    content: said('content', LONGEST) ?? '',
  };
}

function typeOf(said: string): ListingType {
  return TYPES[said] ?? CARDS.find(([words]) => words.test(said))?.[1] ?? 'other';
}

/** A formula, nothing, 0/0 and what lies off the globe are no position. */
function positionIn(lat: string, long: string): Pick<Listing, 'latitude' | 'longitude'> {
  const degrees = (text: string) => (/^-?\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : null);
  const [latitude, longitude] = [degrees(lat), degrees(long)];
  const isNone = latitude === null || longitude === null || (latitude === 0 && longitude === 0);
  return isNone || Math.abs(latitude) > 90 || Math.abs(longitude) > 180
    ? { latitude: null, longitude: null }
    : { latitude, longitude };
}

function urlIn(text: string): string | null {
  return /^https?:\/\/[^\s{}|<>"]{3,400}/.exec(text)?.[0] ?? null;
}

/** Without links, templates, references and marks. */
function plain(wikitext: string): string {
  let text = wikitext.replaceAll(/<ref[^>]*\/>|<ref[\s\S]*?<\/ref>/gi, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(/\{\{[^{}]*\}\}/g, '');
  }
  return text
    .replaceAll(/\[\[(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, '$1')
    .replaceAll(/\[https?:\/\/\S+\s+([^\]]*)\]/g, '$1')
    .replaceAll(/\[https?:\/\/\S+\]/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/'{2,}/g, '')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const STATUSES = ['stub', 'outline', 'usable', 'guide', 'star'] as const;
export type PageStatus = (typeof STATUSES)[number];

/** How far its authors hold an English article to be; null: they do not say. */
export function statusIn(wikitext: string): PageStatus | null {
  const said = /\{\{(stub|outline|usable|guide|star)(?:city|district|park|region|country|airport|itinerary)?\}\}/i.exec(
    wikitext,
  )?.[1];
  return STATUSES.find((status) => status === said?.toLowerCase()) ?? null;
}

const MOST_SENTENCES = 2;
const MOST_LETTERS = 300;

/** The first sentences as they are written, and whether more follows; null: none is short enough to stand whole. */
export function firstSentences(
  content: string,
  language: string,
): { readonly text: string; readonly isShortened: boolean } | null {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(content)].map(({ segment }) =>
    segment.trim(),
  );
  for (let count = MOST_SENTENCES; count > 0; count--) {
    const text = sentences.slice(0, count).join(' ');
    if (text !== '' && text.length <= MOST_LETTERS) return { text, isShortened: sentences.length > count };
  }
  return null;
}
