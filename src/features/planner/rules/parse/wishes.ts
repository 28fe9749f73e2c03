/** What draws them, what they rule out, and which places they name: tags with weights. */
import type { Tag } from '../../../destinations/rules/tags.ts';
import { readingCopy } from '../../copy/reading.ts';
import type { FieldName, Reading } from '../reading.ts';
import type { Gazetteer } from './gazetteer.ts';
import { contradict, type Notes, readAt, type Texts } from './notes.ts';
import { wantedIn } from './wanted.ts';
import { wishHits } from './wish-words.ts';

type Wishes = Pick<Reading, 'weights' | 'excludeTags' | 'wantedPlaces'>;

const WEIGHT: Readonly<Partial<Record<FieldName, number>>> = {
  interests: 1,
  taste: 0.8,
  preferences: 0.6,
  destination: 0.6,
  travelers: 0.4,
  dates: 0.3,
};
const NEGATED =
  /(?:(?<![a-z])(?:no|not|without|never|hates?|dislikes?|avoid(?:ing)?|skip|except|anything but|nothing with|not (?:into|keen on|interested in|a fan of|fans of|too much|so much|really|that)|don'?t (?:like|want|care for|need|do|enjoy|eat|drink)|doesn'?t (?:like|want|eat|drink)|can'?t (?:stand|eat)|fed up with|bored (?:of|by)|pas|pas de|pas d'|sans|aucune?|deteste|on evite|nicht|kein(?:e|en|er)?|ohne|nix|hasst?|hassen|mag keine?|mogen keine?|sin|nada de|ningun[oa]?|odi[oa]|evitar|non|niente|senza|nessun[oa]?|odio|evitare|sem|nada de|nao|ingen|intet|uden|ikke|hader|please no|zero|less|kaum|al+erg\w*|intoleran\w*)(?:\s+(?:to|against|al|alla|alle|ai|au|aux|gegen|over|for|a|any|the|too|much|many|more|of|de|du|des|d|in|into|for|zu|viele|noisy|loud|big|tourist|touristy|overpriced|crowded|going|visiting|go|see|visit|do|like|interested|fan|keen|on|eat|drink|please|thanks|bloody|boring|endless|la|las|los|le|les|el|di|der|die|das)){0,3})\s*$/;
const GOES_ON =
  /^\s*(?:,?\s*(?:or|nor|and|\/|&|oder|und|ou|ni|et|o|y|e|eller|og|,))+\s*(?:any |the |too many |more )?$/;
const COMMA_ONLY = /^\s*,\s*$/;
const FREE_AFTER =
  /^(?:[\s-]?free\b|はなし|なし|抜き|は苦手|が苦手|嫌い|は嫌|以外|\s+(?:is|are) (?:a no|not|out)|\s+nein danke|\s+no gracias)/;
const FULL =
  /(?:\blove\w*|\bmad about|\bcrazy about|\bobsessed with|\bmust|\badore\w*|\bpassion\w*|\bmainly|\bmostly|\babove all|\bencanta\w*|\bapasiona\w*|\badorons?|\blieben?|\bvor allem|\belsker)\s+(?:\w+\s+){0,2}$/;
const LITTLE =
  /(?:\bmaybe|\bperhaps|\ba (?:bit|little|touch) of|\bsome|\bone|\bpossibly|\bun peu de|\bein bisschen|\bun poco de|\bun po' di|\blidt)\s+(?:\w+\s+)?$/;
const SOBER =
  /\b(?:teetotal\w*|sober|non[- ]?drinkers?|(?:don'?t|do not|doesn'?t) drink(?! (?:tap|the|coffee|tea))|no drinking|(?:trinken|trinke) (?:keinen alkohol|nicht)|no bebemos|ne buvons pas|non beviamo|nao bebemos|drikker ikke)\b/;
const ALSO: Readonly<Partial<Record<Tag, readonly Tag[]>>> = {
  nightclub: ['nightclub', 'strip'],
  alcohol: ['alcohol', 'bar', 'cocktails', 'beer', 'wine', 'natural-wine', 'brewery', 'winery', 'pub', 'nightclub'],
  bar: ['bar', 'nightclub', 'strip'],
  nightlife: ['nightlife', 'nightclub', 'bar', 'strip'],
  'raw-fish': ['raw-fish', 'sushi'],
  sushi: ['sushi', 'raw-fish'],
  museum: ['museum', 'gallery'],
  church: ['church'],
  casino: ['casino'],
};
const FOODS = new Set<Tag>([
  'fish',
  'seafood',
  'local',
  'casual',
  'family',
  'free',
  'quiet',
  'romantic',
  'walk',
  'view',
  'historic',
  'history',
  'nature',
  'wellness',
  'neighbourhood',
  'tea',
  'coffee',
]);

export function readWishes(
  texts: Texts,
  gazetteer: Gazetteer,
  destinationIds: readonly string[],
  today: { readonly days: number },
  notes: Notes,
): Wishes {
  const weights = new Map<Tag, number>();
  const out = new Map<Tag, string>();
  for (const [field, base] of Object.entries(WEIGHT) as [FieldName, number][]) {
    const text = texts[field];
    const line = text.plain.text;
    let previous = { to: -1, negated: false };
    const names = notes.readings.filter((each) => each.part === 'destination' && each.span.field === field);
    for (const hit of wishHits(line)) {
      const at = text.plain.at[hit.from] ?? 0;
      if (names.some(({ span }) => at >= span.from && at < span.to)) continue;
      const before = line.slice(Math.max(0, hit.from - 60), hit.from);
      const gap = previous.to >= 0 && hit.from >= previous.to ? line.slice(previous.to, hit.from) : '';
      const sameWord = hit.from < previous.to;
      const goesOn = previous.negated && (sameWord || (GOES_ON.test(gap) && !COMMA_ONLY.test(gap)));
      const negated = goesOn || NEGATED.test(before) || FREE_AFTER.test(line.slice(hit.to));
      previous = { to: hit.to, negated };
      const [first] = hit.tags;
      if (!first) continue;
      if (negated) {
        if (!FOODS.has(first)) for (const tag of ALSO[first] ?? [first]) out.set(tag, hit.word);
        if (first === 'seafood') out.set('seafood', hit.word);
        readAt(notes, 'without', hit.word, text, 'plain', hit);
        continue;
      }
      const strength = FULL.test(before) ? Math.min(1, base + 0.2) : LITTLE.test(before) ? base * 0.6 : base;
      hit.tags.forEach((tag, index) => {
        const weight = Math.round(strength * (index === 0 ? 1 : 0.6) * 100) / 100;
        weights.set(tag, Math.max(weights.get(tag) ?? 0, weight));
      });
      if (field === 'interests' || field === 'taste') readAt(notes, field, hit.word, text, 'plain', hit);
    }
  }
  const sober = (['preferences', 'taste', 'travelers'] as const).find((field) => SOBER.test(texts[field].plain.text));
  if (sober) for (const tag of ALSO.alcohol ?? []) out.set(tag, 'alcohol');
  for (const [tag, word] of out) {
    if ((weights.get(tag) ?? 0) >= 0.8 && notes.conflicts.every((each) => each.field !== 'preferences')) {
      contradict(notes, 'preferences', readingCopy.wishes.dislikedAndWanted(word), readingCopy.wishes.dislikedChosen);
    }
    weights.delete(tag);
  }
  const wantedPlaces = wantedIn(texts, gazetteer, destinationIds, (before) => NEGATED.test(before), notes);
  overfull(texts, wantedPlaces.length, today.days, notes);
  return { weights: Object.fromEntries(weights) as Reading['weights'], excludeTags: [...out.keys()], wantedPlaces };
}

const EVERYTHING =
  /\b(?:see (?:it )?all|see everything|everything|as much as possible|all the (?:sights|highlights)|pack(?:ed)? (?:it )?in|tout voir|alles sehen|verlo todo|ver todo|vedere tutto|ver tudo|se det hele)\b|全部/;

function overfull(texts: Texts, wanted: number, days: number, notes: Notes): void {
  const line = texts.interests.plain.text;
  const listed = line.split(/[,;:\n]| and /).filter((part) => part.trim().length > 2).length;
  const wishes = Math.max(wanted, EVERYTHING.test(line) || EVERYTHING.test(texts.preferences.plain.text) ? listed : 0);
  const room = days * 4;
  if (wishes > Math.min(room, 6) && wishes / days >= 3.5) {
    contradict(notes, 'pace', readingCopy.wishes.overfull(wishes, days), readingCopy.wishes.overfullChosen);
  }
}
