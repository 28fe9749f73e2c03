/** What they eat and must not eat. A dislike of a food that is a common allergen is kept as strictly as an allergy. */
import type { Allergen, Diet } from '../../../destinations/rules/tags.ts';
import { readingCopy } from '../../copy/reading.ts';
import { FIELDS } from '../reading.ts';
import { type Notes, readAt, state, type Texts } from './notes.ts';

const DIET_WORDS: readonly (readonly [Diet, RegExp])[] = [
  [
    'vegan',
    /(?<![a-z])(?:vegan(?:s|e|er|es|o|a|os|as|i|ske?|isch)?|vegetal(?:ien(?:ne)?|iano)s?|plant[- ]?based)(?![a-z])|ヴィーガン|ビーガン|完全菜食/,
  ],
  [
    'vegetarian',
    /(?<![a-z])(?:vegetarian(?:s|er|o|a|os|as|i)?|vegetarien(?:ne)?s?|vegetarier(?:in)?|vegetarisch|vegetaris[kt]e?|vegetarer|veggie|veggies|pure veg|veg(?= food| only| restaurants?|,|$)|jain|vegetarianism|no meat|meat[- ]free|don'?t eat meat|doesn'?t eat meat|kein fleisch|sans viande|sin carne|senza carne|sem carne|uden kod)(?![a-z])|ベジタリアン|菜食|肉なし/,
  ],
  [
    'pescatarian',
    /(?<![a-z])(?:pescatarian\w*|pescetarian\w*|pesco[- ]?vegetarian\w*|pescatarisch|pesketarier|pescetarier\w*|fish but no meat|no meat but fish)(?![a-z])/,
  ],
  [
    'gluten-free',
    /(?<![a-z])(?:gluten[- ]?free|gf|no gluten|without gluten|coeliacs?|celiacs?|sin gluten|celiac[oa]s?|sans gluten|coeliaques?|c(?:oe|e)liaque|glutenfrei\w*|ohne gluten|zoliakie|zoeliakie|senza glutine|celiachi?[aci]+|sem gluten|glutenfri\w*|uden gluten|coliaki|gluten intoleran\w*|intoleran\w* (?:to|al|au|a) (?:el )?gluten|glutenintoleran\w*)(?![a-z])|グルテンフリー|小麦アレルギー/,
  ],
  ['halal', /(?<![a-z])(?:halal|hallal)(?![a-z])|ハラル|ハラール/],
  ['kosher', /(?<![a-z])(?:kosher|koscher|casher|cacher|kascher|kashrut|glatt)(?![a-z])|コーシャ/],
  [
    'lactose-free',
    /(?<![a-z])(?:lactose(?:[- ]?(?:free|intoleran\w*))?|laktose\w*|sin lactosa|intoleran\w* a la lactosa|sans lactose|senza lattosio|intolleran\w* al lattosio|sem lactose|laktosefri\w*)(?![a-z])|乳糖不耐/,
  ],
  [
    'dairy-free',
    /(?<![a-z])(?:dairy[- ]?free|no dairy|without dairy|sin lacteos|sans produits laitiers|milchfrei|ohne milchprodukte|senza latticini|sem laticinios|uden maelk)(?![a-z])|乳製品なし/,
  ],
];

const FOOD_WORDS: readonly (readonly [readonly Allergen[], string])[] = [
  [
    ['peanut'],
    'peanuts?|groundnuts?|cacahuetes?|cacahuates?|arachides?|erdnuss\\w*|erdnusse|arachidi?|amendoim|amendoins|jordnod\\w*|ピーナッツ|落花生',
  ],
  [
    ['tree-nut', 'peanut'],
    '(?<!coco)nuts?(?! (?:allergy )?free zone)|frutos secos|nueces|noix|fruits a coque|nusse?n?|nussallergie\\w*|noci|frutta secca|nozes|nodder?|nodde|(?<!ピー)ナッツ',
  ],
  [
    ['tree-nut'],
    'tree[- ]nuts?|almonds?|walnuts?|cashews?|hazelnuts?|pistachios?|pecans?|macadamias?|almendras?|avellanas?|noisettes?|amandes?|mandeln?|walnusse?|haselnuss\\w*|haselnusse|nocciole|mandorle|amendoas?|mandler|hasselnodder|valnodder',
  ],
  [
    ['shellfish'],
    'shellfish|shell-fish|crustaceans?|prawns?|shrimps?|lobsters?|crabs?|mussels?|oysters?|clams?|scallops?|mollus[ck]s?|mariscos?|gambas|camarones|crustaces?|coquillages|fruits de mer|crevettes?|schalentiere?n?|krebstiere?|meeresfruchte?n?|garnelen|krustentiere?n?|crostacei|frutti di mare|gamberi|molluschi|crustaceos|camarao|frutos do mar|skaldyr|rejer|甲殻類|貝|エビ|えび|カニ',
  ],
  [['fish'], '(?<!raw |shell|shell )fish(?! and chips)|pescado|poissons?|fisch(?:allergie)?|pesce|peixe|fisk|魚'],
  [['egg'], 'eggs?|huevos?|oeufs?|eier|eiern|uova|uovo|ovos?|aeg|卵|たまご'],
  [['milk'], "milk|dairy|cow'?s milk|leche|lait|milch|kuhmilch|latte(?! art)|leite|maelk|牛乳|乳製品"],
  [['soy'], 'soy|soya|soja|大豆'],
  [['wheat'], 'wheat|trigo|ble|weizen|grano|frumento|hvede|小麦'],
  [['sesame'], 'sesame|sesamo|sesam|tahini|gergelim|ゴマ|ごま'],
];

const ALLERGIC =
  'al+erg\\w*|anaphyla\\w*|epi-?pens?|intoleran\\w*|intolleran\\w*|unvertrag\\w*|アレルギー|アナフィラキシー';
const NONE =
  "no|not|without|never|avoid|avoids|can'?t (?:eat|have)|cannot (?:eat|have)|don'?t eat|doesn'?t eat|do not eat|kein|keine|keinen|ohne|sans|pas de|pas d'|aucun|jamais de|sin|nada de|ni|senza|niente|no|sem|nada de|ingen|uden|ikke|taler ikke|spiser ikke|zero";
const FREE =
  '[- ]?(?:free|frei\\w*|fri|al+erg\\w*|intoleran\\w*|unvertrag\\w*|アレルギー|なし|抜き|は食べられ|がだめ|はだめ|ダメ)';
/** Each of the words ends at a separator: where "alla" could be "al la" or "all a", a row of it would be tried in all ways there are. */
const APART = '[\\s,/&+のとや]';
const LIST = `${APART}*(?:(?:or|and|nor|und|oder|ou|et|o|y|ni|e|eller|og|the|to|any|all|raw|severe|de|la|las|el|los|le|les|di|alle|ai|agli|gegen|auf|au|aux|a|al|over for|mod|all kinds of)${APART}+)*`;

/** "no beans, rice or …": up to three, written out one by one so that a check of patterns sees that they end. */
const OTHER_FOOD = "(?:(?!(?:but|except)\\b)[a-z'-]+\\s*(?:,|or|and|nor|/|und|oder|ou|et|o|y|ni|e|eller|og)\\s*)?";

const RULES = FOOD_WORDS.map(([allergens, food]) => {
  const word = /^[^a-z(]/.test(food) ? food : `(?<![a-z])(?:${food})(?![a-z])`;
  return [
    allergens,
    new RegExp(`(?:${ALLERGIC})[^.;!?\\n]{0,40}?${word}`),
    new RegExp(`(?<![a-z])(?:${food})[a-z]{0,2}[ -]?(?:al+erg|unvertrag|intoleran)\\w*`),
    new RegExp(`${word}(?:\\s*(?:&|and|/|,|or)\\s*\\w+)?\\s*(?:${FREE}|[^.;,!?\\n]{0,12}(?:${ALLERGIC}))`),
    new RegExp(`(?<![a-z])(?:${NONE})\\s+${OTHER_FOOD.repeat(3)}${LIST.replace('raw|', '')}${word}`),
  ] as const;
});
const NOT_ALLERGIC =
  /\b(?:no|not|without|any|keine|sans|sin|nessuna|ingen) (?:known |food )?(?:al+erg\w*|intoleran\w*)\b|アレルギーなし/;
/** Somebody without dairy is served by a diet; only the allergic need the kitchen kept clear of milk. */
const DIET_RATHER = /lactose|laktose|lactosa|lattosio|dairy|lacteos|latticini|laticinios/;
/** Among the interests "no fish market" is no diet. */
const KITCHEN_FIELDS = new Set(['taste', 'preferences', 'travelers', 'destination', 'dates', 'budget']);

export function readDiet(
  texts: Texts,
  notes: Notes,
): { readonly diet: readonly Diet[]; readonly allergies: readonly Allergen[] } {
  const diet = new Set<Diet>();
  const allergies = new Set<Allergen>();
  for (const field of FIELDS) {
    const text = texts[field];
    const line = field === 'travelers' ? text.plain.text.replace(/\bgf\b/g, '  ') : text.plain.text;
    if (line.trim() === '') continue;
    for (const [kind, words] of DIET_WORDS) {
      const found = words.exec(line);
      if (!found || denied(line, found.index)) continue;
      if (kind === 'vegetarian' && /fish but no meat|no meat but fish|pesc[eo]-?\s?vegetarian/.test(line)) continue;
      diet.add(kind);
      readAt(notes, 'diet', kind, text, 'plain', { from: found.index, to: found.index + found[0].length });
    }
    const spoken = line.replace(NOT_ALLERGIC, (found) => ' '.repeat(found.length));
    for (const [allergens, allergic, compound, free, none] of RULES) {
      const found =
        allergic.exec(spoken) ??
        compound.exec(spoken) ??
        free.exec(spoken) ??
        (KITCHEN_FIELDS.has(field) ? none.exec(spoken) : null);
      if (!found) continue;
      if (allergens[0] === 'milk' && DIET_RATHER.test(found[0]) && !/al+erg/.test(found[0])) continue;
      if (
        allergens[0] === 'tree-nut' &&
        allergens.length === 2 &&
        /peanut|tree[- ]nut|erdnu|jordn|coconut/.test(found[0]) &&
        !/(?<!pea)(?<!tree )(?<!tree-)\bnuts?\b/.test(found[0].replace(/peanuts?|tree[- ]nuts?/g, ''))
      )
        continue;
      for (const each of allergens) allergies.add(each);
      if (allergens.length === 2) state(notes, readingCopy.wishes.nuts);
      readAt(notes, 'allergy', allergens.join(', '), text, 'plain', {
        from: found.index,
        to: found.index + found[0].length,
      });
    }
  }
  if (diet.has('vegan')) diet.delete('vegetarian');
  return { diet: [...diet], allergies: [...allergies] };
}

/** "Not vegetarian", "we are no vegans", "the vegan options aren't needed". */
function denied(line: string, at: number): boolean {
  return /(?:\bnot|\bno|\bnon|\bnicht|\bkeine?|\bpas|\bisn'?t|\baren'?t|\bikke|\bnao)\s+(?:a |an |strictly )?$/.test(
    line.slice(Math.max(0, at - 18), at),
  );
}
