/** The language of the questionnaire, by its function words and letters; short or mixed texts are English. */
import { fold } from './fold-text.ts';

/** Folded. A word that two languages share counts for each by half. */
const TELLING: Readonly<Record<string, string>> = {
  en: 'am as do due fine kind fly solo depart the and of for with i im ive have has had cant dont hate love like want would but be it this that very nothing anything if so husband wife we our to in from my is are who per each no not or two people adults week weeks nights night days day kids total about around us at a next last first weekend easter early late mid any with budget flights somewhere warm couple couples january february march april may june july august september october november december son man mine her he she daughter mother father sister brother',
  es: 'el los las del y con para por una un al desde en de que dias noches semana semanas adultos ninos personas sin nos queremos somos mi cada dos enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre pareja solo muy comida playa euros hijos hijas o vuelos primera ultima finales principios puente verano invierno amigos viaje luna miel nosotros quiero familia marido mujer pero come bebe prefiero preferimos yo madre padre hijo hija hermana hermano mis tiene tenemos mejor antes puede ser si podemos puedo estar trabajo',
  fr: 'le les du des et avec pour une un au aux depuis en de que jours nuits semaine semaines adultes enfants personnes sans nous notre ans par deux couple mois janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre depart ou pas la elle lui a quinze seul seule vols voyage noces lune miel famille ete hiver debut fin week-end premiere derniere rythme pentecote paques noel vacances je mari femme mais plutot mange boit chez ma mes moi mere pere fils fille soeur frere nos',
  de: 'der die das und mit fur eine ein von vom bis ab im am tage nachte woche wochen erwachsene kinder personen ohne wir uns pro zwei jahre unser paar oder nicht insgesamt wollen gerne urlaub kind ins zum weihnachten silvester januar februar marz mai juni juli oktober dezember anfang ende mitte sommer herbst fruhling flug fluge familie hochzeitsreise allein ich irgendwo ostern pfingsten leute je alles nichts mein meine unsere keine auch nur zu zwei drei vier um nach beide statt lieber isst trinkt mann frau kein bloss mutter vater tochter sohn schwester bruder er ist bin hat haben sind meinen meiner tag hochstens jeder ja nein hatten',
  it: 'il gli del della e con per una un dal al da in di che giorni notti settimana settimane adulti bambini bambino persone senza noi nostra anni a due coppia gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre o non siamo tutto voli viaggio nozze luna miele famiglia prima ultima inizio fine estate primavera figli vegetariana marito moglie ma piu anche mangia beve preferisco preferiamo niente io mia mio miei figlia figlio madre padre sorella fratello ha abbiamo possibile',
  pt: 'o os as do da e com para por uma um ao desde em de que dias noites semana semanas adultos criancas pessoas sem nos nossa anos cada dois duas casal janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro ou nao total filhos primeira ultima lua mel saindo voos viagem familia inicio fim verao praia comemos euros mil minha meu eu mulher marido mae pai filha filho irma tem so antes possivel podemos estar trabalho',
  nl: 'de het een en van met voor op tot en uit bij naar om dat die dit wij ik mijn onze haar zijn zonder graag liever niet geen wel ook maar samen alles alleen nachten weken dagen volwassenen kinderen jaar personen zus zussen broer vrouw moeder vader vriendin vriendinnen vrienden gezin januari februari maart mei juni juli augustus oktober vanaf vluchten komen willen houden eten drinken reis we is man dochter zoon jongens hebben heeft ons dag ieder per ja nee liefst veel vorig nu nooit rustig aan',
  da: 'og med for en et fra til i pa af dage naetter uge uger voksne voksen barn born personer uden vi vores pr ar januar februar marts maj juni juli oktober eller ikke alt kr kroner kaereste efterarsferien sommerferien vinterferien paske jul flyv fly legeplads bryllupsrejse familie ingen mig min mit mine jeg os mor far kone mand datter son er har vil gerne om hojst hver ja nej hellere end',
};
/** Letters that few others use, in what was typed. */
const LETTERS: Readonly<Record<string, RegExp>> = {
  es: /[ñ¿¡]/g,
  pt: /[ãõç]/g,
  da: /[øåæ]/gi,
  de: /[ßäü]/gi,
  fr: /[çêèœ]|\b[ldnj]'/gi,
  it: /[ìò]|\bdell'/gi,
  nl: /ij|\bz'n\b|\bm'n\b/gi,
};

const SETS = Object.entries(TELLING).map(([language, words]) => [language, new Set(words.split(' '))] as const);

/** How much more than its own language another must show in a text, before it counts. */
const LEAD = 0.4;
const LEAD_IN_FIELD = 1;

/** `home`: the language of the whole wish, when the text is one field of it; English words stand in every language. */
export function languageOf(texts: readonly string[], home?: string): string {
  const typed = texts.join(' \n ');
  const text = fold(typed).text;
  const eastern = text.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  if (eastern >= 3 && eastern * 3 > text.replace(/\s/g, '').length)
    return home === 'ja' || /[\u3040-\u30ff]/.test(text) ? 'ja' : 'zh';
  const points = new Map<string, number>();
  for (const word of text.match(/(?<![a-z\d])[a-z]+(?:-[a-z]+)?/g) ?? []) {
    const speakers = SETS.filter(([, set]) => set.has(word));
    for (const [language] of speakers) points.set(language, (points.get(language) ?? 0) + 1 / speakers.length);
  }
  for (const [language, letters] of Object.entries(LETTERS)) {
    const count = typed.match(letters)?.length ?? 0;
    if (count > 0 && points.has(language)) points.set(language, (points.get(language) ?? 0) + Math.min(1, count / 2));
  }
  const own = home ?? 'en';
  const [best, most] = [...points].reduce((first, each) => (each[1] > first[1] ? each : first), [own, 0]);
  if (home !== undefined && best === 'en') return home;
  return most > (points.get(own) ?? 0) + (own === 'en' ? LEAD : LEAD_IN_FIELD) ? best : own;
}
