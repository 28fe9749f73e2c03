/** Names as they are compared: small letters without their marks, one space between words. */
import { SPELT_LETTERS } from '../../../shared/spelt-letters.ts';

/** Marks of scripts in which they are letters of their own stay. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => SPELT_LETTERS[letter] ?? letter)
    .replaceAll(/['’ʼʻ`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

const OF_A_KIND = new Set(
  (
    'museum musee museo museu muzeum park parc parque parco garden jardin jardim giardino garten beach plage playa praia spiaggia strand ' +
    'church eglise iglesia igreja chiesa kirche chapel chapelle kapelle capilla cappella mosque temple synagogue viewpoint view point mirador ' +
    'miradouro belvedere aussichtspunkt panorama market marche mercado mercato markt castle chateau castillo castello burg schloss ruins ruine ' +
    'ruinas rovine monument monumento denkmal memorial statue tower tour torre turm square place plaza piazza platz bridge pont puente ponte ' +
    'brucke waterfall cascade cascada cascata wasserfall cave grotte cueva grotta hohle fountain fontaine fuente fontana brunnen library ' +
    'theatre theater attraction destroyed unknown unnamed noname no name none fixme todo tbd closed private test 公園 神社 寺 博物館 教会 парк музей церковь памятник храм حديقة متحف مسجد'
  ).split(' '),
);

/** Only digits, or nothing but the word for what it is: "12", "Parc", "View point". */
export function isGenericName(name: string): boolean {
  const words = nameKey(name).split(' ');
  return words.every((word) => word === '' || /^\p{N}+$/u.test(word) || OF_A_KIND.has(word));
}
