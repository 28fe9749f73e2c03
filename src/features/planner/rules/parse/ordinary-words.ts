/** Words that are no names: of, with, holiday, city, quiet… Used only to tell whether something strange was written. */

import { longestAt } from '../read/lexicon.ts';
import type { Token } from '../read/tokens.ts';
import type { Gazetteer } from './gazetteer.ts';

const WORDS = new Set(
  `a an the and or of in on at to for with without from by near around about we i me my our us you your it its is are was be been would like want wanna love need go going visit see trip
  travel travelling traveling holiday holidays vacation break getaway weekend week weeks day days night nights month months year years next this last first second long short some any
  something somewhere anywhere nice lovely good great best better new old big small little quiet calm relaxing relaxed romantic cheap cheaper nature city cities town village country place
  places coast mountains mountain sea beach lake island islands sun snow warm hot cold sunny mild weather food culture history natural modern ancient not no but so very really maybe perhaps also just only please thanks
  thank hello hi dear agent hey would could should can may might will do did done have has had one two three four five six seven eight nine ten both all everything nothing more most less few
  far away close together alone family kids children couple friends honeymoon anniversary birthday celebrate surprise open idea ideas center centre suggest recommend see above below same as before tbd idk
  budget total per person people adults adult child flights flight hotel hotels car train plane included including
  ich wir mochten gern gerne nach in der die das ein eine und oder mit ohne fur von zu irgendwo urlaub reise stadt strand berge meer warm ruhig schon schone schones
  nous je voudrions aimerions aller en a au aux le la les un une des et ou avec sans pour de du vacances voyage ville plage mer montagne chaud calme quelque part
  queremos quiero ir a en el los las un una unos y o con sin para de del vacaciones viaje ciudad playa mar montana algun sitio lugar tranquilo calido cualquier
  vogliamo vorremmo andare in un una e o con senza per di del della vacanza viaggio citta spiaggia mare montagna caldo posto qualche
  queremos ir para em um uma e ou com sem de do da ferias viagem cidade praia quente lugar
  vi vil gerne til i en et og eller med uden for af ferie rejse by strand hav bjerge varmt sted
  per favore bitte gracias merci tak obrigado x y z etc ok okay vs where what which when why how who team gang dears advice plan planning help us there here now again still ever never else own time first maybe loved loves`.split(
    /\s+/,
  ),
);

export function isOrdinary(word: string, { lexicon, calendar }: Gazetteer): boolean {
  if (/^(?:[a-z]{0,2}|\d.*)$/.test(word) || WORDS.has(word)) return true;
  const token: Token = { kind: 'word', text: word, field: 'destination', from: 0, to: word.length, joint: 'field' };
  const isOne = (of: typeof lexicon, ...types: readonly string[]) =>
    longestAt(of, [token], 0, '')?.senses.some(({ type }) => types.includes(type)) ?? false;
  // It may well be a wish, or a date, in any language.
  return (
    isOne(lexicon, 'taste', 'diet', 'faith', 'access', 'food') || isOne(calendar, 'month', 'month-short', 'weekday')
  );
}
