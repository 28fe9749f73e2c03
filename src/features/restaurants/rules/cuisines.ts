/** What OpenStreetMap calls a kitchen ("latin_american;ice_cream"), as English writes it: "Latin American, ice cream". */

/** Words that English begins with a capital, wherever they stand. */
const PROPER = new Set(
  (
    'african afghan albanian american andalusian andorran arab arabic argentinian argentine armenian asian australian austrian azerbaijani balkan bangladeshi ' +
    'basque bavarian belarusian belgian berber bolivian bosnian brazilian breton british bulgarian burmese cajun californian ' +
    'cambodian canadian cantonese caribbean castilian catalan caucasian chilean chinese colombian corsican creole croatian cuban ' +
    'cypriot czech danish dominican dutch ecuadorian egyptian english eritrean estonian ethiopian european filipino finnish flemish ' +
    'french galician georgian german ghanaian greek guatemalan hawaiian hungarian icelandic indian indonesian iranian iraqi ' +
    'irish israeli italian jamaican japanese javanese jewish jordanian kazakh korean kurdish lao laotian latin latvian lebanese libyan ' +
    'ligurian lithuanian macedonian malagasy malay malaysian maltese mediterranean mexican moldovan mongolian moroccan ' +
    'neapolitan nepalese nepali nicaraguan nigerian nordic norwegian oriental pakistani palestinian persian peruvian piedmontese polish ' +
    'polynesian portuguese provençal punjabi roman romanian russian salvadoran sardinian savoyard scandinavian scottish senegalese serbian ' +
    'sichuan sicilian singaporean slovak slovenian somali spanish sri lankan sudanese swabian swedish swiss syrian taiwanese ' +
    'tamil texan texas thai tibetan tunisian turkish tuscan tyrolean ukrainian uruguayan uyghur uzbek venetian venezuelan ' +
    'vietnamese viennese welsh yemeni'
  ).split(' '),
);
/** Of these the ones before a proper word, or before each other, are part of its name: "Middle Eastern". */
const OF_A_PART = new Set('north south east west northern southern eastern western central middle far'.split(' '));
const AS_THEY_ARE = new Map([
  ['bbq', 'BBQ'],
  ['tex mex', 'Tex-Mex'],
  ['tex-mex', 'Tex-Mex'],
]);
const MOST_NAMED = 4;

/** The kitchens a tag names, as it writes them. */
export function cuisinesIn(tag: string): string[] {
  return tag
    .split(/[;,]/)
    .map((word) => word.replaceAll('_', ' ').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

export function cuisineWords(cuisines: readonly string[]): string {
  const text = cuisines.slice(0, MOST_NAMED).map(inWords).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function inWords(cuisine: string): string {
  const known = AS_THEY_ARE.get(cuisine.toLowerCase());
  if (known) return known;
  const words = cuisine.split(' ');
  // Shouted is not written; small and large letters together are somebody's own spelling.
  const isWritten = /\p{Lu}/u.test(cuisine) && /\p{Ll}/u.test(cuisine);
  return words
    .map((word, i) => (isWritten ? word : inLetters(word.toLowerCase(), words[i + 1]?.toLowerCase())))
    .join(' ');
}

function inLetters(word: string, next: string | undefined): string {
  const isPart = OF_A_PART.has(word) && next !== undefined && (PROPER.has(next) || OF_A_PART.has(next));
  const isEnd = next === undefined && OF_A_PART.has(word) && word.endsWith('ern');
  if (!PROPER.has(word) && !isPart && !isEnd) return AS_THEY_ARE.get(word) ?? word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
