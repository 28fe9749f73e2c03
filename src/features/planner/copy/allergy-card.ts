/**
 * What to show a kitchen, in the language of the place. The words for the foods are those of labels: in the languages
 * of the European Union they follow Annex II of Regulation (EU) 1169/2011. No native speaker has read the sentences yet.
 */
import type { Allergen } from '../../destinations/rules/tags.ts';

interface Card {
  readonly says: (foods: string) => string;
  readonly foods: Readonly<Record<Allergen, string>>;
}

const foods = (list: string): Card['foods'] => {
  const [peanut, nut, shellfish, fish, egg, milk, soy, wheat, sesame] = list.split('; ') as string[];
  return {
    ...{ peanut: peanut ?? '', 'tree-nut': nut ?? '', shellfish: shellfish ?? '', fish: fish ?? '', egg: egg ?? '' },
    ...{ milk: milk ?? '', soy: soy ?? '', wheat: wheat ?? '', sesame: sesame ?? '' },
  };
};

/** By the name of the language, as the catalogue has it. */
const CARDS: Readonly<Record<string, Card>> = {
  Turkish: {
    says: (all) => `Ağır alerji: ${all}. Eser miktarı bile hayati tehlike yaratır. Bu yemekte var mı?`,
    foods: foods(
      'yer fıstığı; sert kabuklu yemişler (fındık, ceviz, badem, antep fıstığı, kaju); kabuklu deniz ürünleri; balık; yumurta; süt; soya; buğday; susam',
    ),
  },
  Greek: {
    says: (all) => `Σοβαρή αλλεργία: ${all}. Ακόμη και ίχνη είναι επικίνδυνα για τη ζωή. Υπάρχει σε αυτό το πιάτο;`,
    foods: foods(
      'αραχίδες (φιστίκια); καρποί με κέλυφος (αμύγδαλα, φουντούκια, καρύδια, κάσιους, φιστίκια Αιγίνης); οστρακοειδή και μαλάκια; ψάρι; αυγό; γάλα; σόγια; σιτάρι; σουσάμι',
    ),
  },
  Spanish: {
    says: (all) => `Alergia grave: ${all}. Incluso las trazas son un peligro de muerte. ¿Lo lleva este plato?`,
    foods: foods(
      'cacahuetes (maní); frutos de cáscara (almendras, avellanas, nueces, anacardos, pistachos); crustáceos y moluscos; pescado; huevos; leche; soja; trigo; sésamo',
    ),
  },
  Portuguese: {
    says: (all) => `Alergia grave: ${all}. Mesmo vestígios são um perigo de morte. Este prato contém?`,
    foods: foods(
      'amendoins; frutos de casca rija (amêndoas, avelãs, nozes, cajus, pistácios); crustáceos e moluscos; peixe; ovos; leite; soja; trigo; sésamo',
    ),
  },
  Italian: {
    says: (all) => `Allergia grave: ${all}. Anche le tracce sono un pericolo di vita. Questo piatto ne contiene?`,
    foods: foods(
      'arachidi; frutta a guscio (mandorle, nocciole, noci, anacardi, pistacchi); crostacei e molluschi; pesce; uova; latte; soia; grano; sesamo',
    ),
  },
  French: {
    says: (all) => `Allergie grave : ${all}. Même des traces sont un danger de mort. Ce plat en contient-il ?`,
    foods: foods(
      'arachides; fruits à coque (amandes, noisettes, noix, noix de cajou, pistaches); crustacés et mollusques; poisson; œufs; lait; soja; blé; sésame',
    ),
  },
  Danish: {
    says: (all) => `Alvorlig allergi: ${all}. Selv spor er livsfarlige. Er det i denne ret?`,
    foods: foods(
      'jordnødder; nødder (mandler, hasselnødder, valnødder, cashewnødder, pistacienødder); krebsdyr og bløddyr; fisk; æg; mælk; soja; hvede; sesam',
    ),
  },
  Japanese: {
    says: (all) => `重いアレルギーがあります：${all}。微量でも命に関わります。この料理に入っていますか？`,
    foods: foods(
      '落花生（ピーナッツ）; 木の実（アーモンド、ヘーゼルナッツ、くるみ、カシューナッツ、ピスタチオ）; えび・かに・貝類; 魚; 卵; 乳; 大豆; 小麦; ごま',
    ),
  },
};
const CALLED: Readonly<Record<string, string>> = {
  ...{ en: 'English', es: 'Spanish', fr: 'French', de: 'German', it: 'Italian', pt: 'Portuguese', da: 'Danish' },
  ...{ ja: 'Japanese', nl: 'Dutch', zh: 'Chinese' },
};

/** Whether a kitchen of the place speaks another language first than the wish was written in. */
export const isForeignTo = (language: string, spoken: readonly string[]): boolean => spoken[0] !== CALLED[language];

/** Empty where they speak the language themselves, and where we have no card in it. */
export function allergyCard(
  allergens: readonly Allergen[],
  spoken: readonly string[],
  language: string,
): { readonly language: string; readonly text: string } | null {
  const local = spoken.find((one) => CARDS[one]);
  const card = local === undefined ? undefined : CARDS[local];
  if (local === undefined || !card || allergens.length === 0 || spoken[0] === CALLED[language]) return null;
  return local === CALLED[language]
    ? null
    : { language: local, text: card.says(allergens.map((one) => card.foods[one]).join(', ')) };
}
