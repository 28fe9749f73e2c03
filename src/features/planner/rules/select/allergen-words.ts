/**
 * The words by which what is written of a kitchen names an allergen, or a dish that is made of it by its usual recipe.
 * Which foods count is set by Regulation (EU) 1169/2011, Annex II; hidden ones as in the dietary guides of ASCIA
 * (allergy.org.au) and by safefood.eu.
 */
import type { Place } from '../../../destinations/rules/catalogue.ts';
import { ALLERGENS, type Allergen, type Diet } from '../../../destinations/rules/tags.ts';

const WORDS: Readonly<Record<Allergen, string>> = {
  peanut: 'peanuts?|groundnuts?|satay|satè|gado[- ]gado|pad thai|kung pao|maf[eé]|mole poblano|massaman|dan ?dan',
  'tree-nut':
    "nuts?|almonds?|walnuts?|hazelnuts?|pistachios?|cashews?|pecans?|chestnuts|macadamias?|pralines?|marzipan|nougats?|baklava|frangipane|gianduj\\w+|pesto|romesco|macarons?|amaretti|turr[oó]n|nutella|ajo ?blanco|dukkah|muhammara|pastillas?|b['’]?stilla|linzer\\w*|bakewell",
  shellfish:
    'seafood|shellfish|shrimps?|prawns?|gambas|crabs?|lobsters?|crayfish|crawfish|langoustines?|scampi|oysters?|mussels?|moules|clams?|vongole|scallops?|cockles?|barnacles|percebes|whelks?|conch|abalone|squids?|octopus|calamari|cuttlefish|sea urchins?|bouillabaisse|cioppino|paella|raw bar|gumbo|jambalaya|[eé]touff[eé]e|takoyaki|bisque|laksa|tom yum|caldeirada|cataplana|fritto misto',
  fish: 'seafood|fish(?!ing)\\w*|tuna|salmon|cod|salt-cod|bacalhau|bacalao|sardines?|anchov(?:y|ies)|mackerels?|herrings?|trout|eels?|hake|halibut|haddock|sea ?bass|bream|turbot|monkfish|swordfish|snapper|grouper|catfish|mahi[- ]mahi|whitebait|sprats?|caviar|sushi|sashimi|ceviche|poke|bouillabaisse|cioppino|puttanesca|tapenade|ni[cç]oise|vitello tonnato|bagna cauda|tarama\\w*|brandade|gravlax|lox|kedgeree|unagi|loach|tiradito|dashi|caldeirada|cataplana|fritto misto|caesar',
  egg: 'eggs?|omelett?e?s?|frittatas?|spanish tortilla|potato tortilla|tortilla (?:de|española)|carbonara|mayonnaise|a[iï]oli|quiches?|meringues?|pavlovas?|custards?|hollandaise|benedict|shakshuka|huevos|menemen|souffl[eé]s?|cr[eè]me br[uû]l[eé]e|natas?|tiramis[uù]|zabaglione|zabaione|french toast|pancakes?|kaiserschmarrn|cr[eê]pes?|waffles?|okonomiyaki|tamago\\w*|suppl[iì]|caesar|ni[cç]oise|r[eé]moulade|tartare sauce|moussaka|brioches?|profiteroles?|[eé]clairs?|macarons?|flan|crema catalana|takoyaki|kedgeree',
  milk: '(?<!(?:coconut|oat|almond|soy|soya|rice) )milk|milkshakes?|\\w*cheeses?|cheddar|parmesan|parmigiano|pecorino|mozzarella|burrata|ricotta|feta|halloumi|gorgonzola|raclette|fondues?|cacio|(?<!(?:peanut|cocoa|nut) )butter|buttermilk|buttery|(?<!coconut )cream|creamy|gelat[oi]|ice creams?|yogh?urts?|kefir|paneer|ghee|lassi|custards?|carbonara|poutine|tiramis[uù]|b[eé]chamel|lasagn[ae]|latte|cappuccinos?|reblochon|tartiflettes?|gratins?|aligot|croque[- ]m\\w+|flammekueche|moussaka|saganaki|tzatziki|labneh|mascarpone|manchego|camembert|brie|gruy[eè]re|roquefort|queso|quesadillas?|risotto|pesto|brioches?|flan|tres leches|crema catalana|panna cotta|cannoli|chowder|caesar|k[uü]nefe',
  soy: 'soy|soya|soybeans?|shoyu|tofu|miso|edamame|tempeh|teriyaki|natto|yuba|sukiyaki|ponzu|tamari|yakitori|yakiniku|unagi|bulgogi|bibimbap|mapo|char siu',
  wheat:
    'wheat|flour|\\w*breads?|buns?|bagels?|beigels?|baguettes?|sandwich(?:es)?|toasts?|pasta|spaghetti|tagliatelle|tonnarelli|rigatoni|pici|ravioli|tortellini|lasagn[ae]|gnocchi|cacio e pepe|carbonara|amatriciana|(?<!rice )noodles?|ramen|udon|dumplings?|gyoza|pierogi|pizzas?|pizzeria|focaccia|pies?|cakes?|pastr(?:y|ies)|croissants?|couscous|bulgur|seitan|pretzels?|schnitzels?|tempura|cr[eê]pes?|pancakes?|waffles?|burgers?|pita|naan|p[oó]-?boys?|doughnuts?|donuts?|churros?|strudels?|moussaka|brioches?|cannoli|quiches?|flammekueche|tonkatsu|katsu|okonomiyaki|takoyaki|lahmacun|pide|b[oö]rek|burek|baklava|gyros|b[aá]nh m[iì]|salmorejo|panini|bao',
  sesame:
    "sesame|tahini|halva|helva|hummus|houmous|simits?|za['’]?atar|gomasio|baba ?gh?anou\\w+|falafels?|furikake|tan ?tan\\w*|dan ?dan|bibimbap|bulgogi|gimbap|kimbap|dukkah",
};
const NAMED = new Map(
  ALLERGENS.map((each) => [
    each,
    new RegExp(`(?<![\\p{L}-])(?<!\\b(?:no|without) )(?:${WORDS[each]})(?!\\p{L})`, 'iu'),
  ]),
);

/** A kitchen that serves this diet has a way without the allergen, and knows it. */
const KNOWS_HOW: Partial<Record<Allergen, Diet>> = { wheat: 'gluten-free', milk: 'dairy-free' };
const FROM_ANIMALS: readonly Allergen[] = ['shellfish', 'fish', 'egg', 'milk'];

export function isNamedAt({ name, about, cuisine, diet, tags }: Place, allergen: Allergen): boolean {
  const known = KNOWS_HOW[allergen];
  if (known && diet.includes(known)) return false;
  if (FROM_ANIMALS.includes(allergen) && tags.includes('vegan-kitchen')) return false;
  return NAMED.get(allergen)?.test(`${name}. ${cuisine ?? ''}. ${about}`) ?? false;
}
