/**
 * Public and religious holidays by the names people give them, in the languages
 * the agent reads. Each says when it is and which days a trip "for" it takes;
 * "… weekend" and "… week" are worked out from the weekday.
 */
import type { Recurrence } from '../src/features/destinations/rules/facts.ts';

export interface NamedFeast {
  readonly name: string;
  /** Folded, as a pattern. */
  readonly words: string;
  readonly when: Recurrence;
  /** Arrive so many days before (negative: after); stay so many nights, when nothing else is said. */
  readonly before?: number;
  readonly nights?: number;
  /** The word alone means a whole period of so many nights. */
  readonly whole?: boolean;
  /** Also an ordinary word: counts only in the field of dates. */
  readonly homely?: boolean;
}

const monday = (nth: number, month: number): Recurrence => ({ nth, weekday: 1, month });

export const namedFeasts: readonly NamedFeast[] = [
  {
    name: 'Orthodox Easter',
    words:
      'orthodox easter|greek easter|orthodoxes? ostern|paques orthodoxes?|pascua ortodoxa|pasqua ortodossa|pascoa ortodoxa',
    when: { dates: ['2026-04-12', '2027-05-02', '2028-04-16', '2029-04-08', '2030-04-28', '2031-04-13', '2032-05-02'] },
    before: 2,
    nights: 4,
    whole: true,
  },
  // Events of our places, as the catalogue dates them
  { name: 'SXSW', words: 'sxsw|south by south-?west', when: { nth: 2, weekday: 4, month: 3 }, nights: 5, whole: true },
  {
    name: 'Austin City Limits',
    words: 'acl(?: fest\\w*)?|austin city limits',
    when: { nth: 1, weekday: 5, month: 10 },
    nights: 3,
    whole: true,
  },
  {
    name: 'Jazz Fest',
    words: 'jazz ?fest|jazz (?:&|and) heritage festival',
    when: { on: '04-22' },
    nights: 4,
    whole: true,
  },
  { name: 'French Quarter Fest', words: 'french quarter fest\\w*', when: { on: '04-09' }, nights: 3, whole: true },
  { name: 'Art Basel', words: 'art basel', when: { nth: 1, weekday: 4, month: 12 }, nights: 3, whole: true },
  {
    name: 'Ultra',
    words: 'ultra(?: music)?(?: festival)?|miami music week',
    when: { nth: 4, weekday: 5, month: 3 },
    nights: 3,
    whole: true,
  },
  { name: 'CMA Fest', words: 'cma fest\\w*', when: { nth: 1, weekday: 4, month: 6 }, nights: 4, whole: true },
  { name: 'Wimbledon', words: 'wimbledon', when: { on: '06-29' }, nights: 4, whole: true },
  {
    name: 'Notting Hill Carnival',
    words: 'notting hill carnival',
    when: { nth: -1, weekday: 1, month: 8 },
    before: 3,
    nights: 3,
    whole: true,
  },
  {
    name: 'the Copenhagen Jazz Festival',
    words: 'copenhagen jazz(?: festival)?',
    when: { nth: 1, weekday: 5, month: 7 },
    nights: 4,
    whole: true,
  },
  {
    name: 'the April Fair of Seville',
    words: 'feria de (?:abril|sevilla)|(?:seville )?april fair',
    when: { easter: 16 },
    nights: 4,
    whole: true,
  },
  {
    name: 'the Carnival of Venice',
    words: 'venice carnival|carnevale di venezia|carnaval de venise|karneval (?:in|von) venedig',
    when: { easter: -50 },
    nights: 3,
    whole: true,
  },
  { name: 'La Mercè', words: 'la merce', when: { on: '09-21' }, nights: 4, whole: true },
  { name: 'Spoleto', words: 'spoleto(?: festival)?', when: { on: '05-28' }, nights: 4, whole: true },
  {
    name: 'the New York Marathon',
    words: '(?:nyc|new york(?: city)?) marathon',
    when: { nth: 1, weekday: 0, month: 11 },
    before: 3,
    nights: 4,
    whole: true,
  },
  {
    name: 'the Snow Festival of Sapporo',
    words: 'snow festival|yuki matsuri|雪まつり',
    when: { on: '02-04' },
    nights: 5,
    whole: true,
  },
  {
    name: 'the opening parties of Ibiza',
    words: 'opening part(?:y|ies)',
    when: { on: '04-24' },
    nights: 4,
    whole: true,
  },
  {
    name: 'the closing parties of Ibiza',
    words: 'closing part(?:y|ies)',
    when: { on: '09-25' },
    nights: 4,
    whole: true,
  },
  {
    name: 'Web Summit',
    words: 'web summit',
    when: { nth: 2, weekday: 1, month: 11 },
    before: 1,
    nights: 5,
    whole: true,
  },
  // Weekends of the United States, Canada, the United Kingdom and Ireland
  { name: 'Labor Day', words: 'labou?r day', when: monday(1, 9) },
  { name: 'Memorial Day', words: 'memorial day', when: monday(-1, 5) },
  { name: 'Presidents’ Day', words: "president'?s'?'?(?: day|(?= week))", when: monday(3, 2) },
  { name: 'Martin Luther King Day', words: 'mlk(?: day)?|martin luther king(?: jr\\.?)?(?: day)?', when: monday(3, 1) },
  { name: 'Columbus Day', words: "columbus day|indigenous peoples?'?s? day", when: monday(2, 10) },
  { name: 'Juneteenth', words: 'juneteenth', when: { on: '06-19' } },
  { name: 'Veterans Day', words: "veteran'?s'? day", when: { on: '11-11' } },
  {
    name: 'the Fourth of July',
    words: '4th of july|july 4th|fourth of july|independence day',
    when: { on: '07-04' },
    before: 1,
  },
  { name: 'the Friday after Thanksgiving', words: 'black friday', when: { nth: 4, weekday: 4, month: 11, shift: 1 } },
  { name: 'Canadian Thanksgiving', words: 'canadian thanksgiving', when: monday(2, 10) },
  { name: 'Thanksgiving', words: 'thanksgiving', when: { nth: 4, weekday: 4, month: 11 }, before: 1, nights: 4 },
  { name: 'Victoria Day', words: 'victoria day|may long weekend', when: { nth: -1, weekday: 1, month: 5, shift: -7 } },
  { name: 'Canada Day', words: 'canada day', when: { on: '07-01' } },
  {
    name: 'the early May bank holiday',
    words: '(?:early |first )?may (?:day )?bank holiday|early may b(?:ank )?h(?:oliday)?',
    when: monday(1, 5),
  },
  {
    name: 'the late May bank holiday',
    words: '(?:late |second |end of )may bank holiday|spring bank holiday|whit(?:sun)? bank holiday',
    when: monday(-1, 5),
  },
  {
    name: 'the August bank holiday',
    words: '(?:late |end of )?august bank holiday|summer bank holiday',
    when: monday(-1, 8),
  },
  { name: 'the Easter bank holiday', words: 'easter bank holiday', when: { easter: -2 }, nights: 3 },
  // Western church year
  {
    name: 'Carnival',
    words: 'carnival|mardi gras|karneval|fasching|carnaval|carnevale|fastelavn',
    when: { easter: -47 },
    before: 4,
    nights: 5,
  },
  {
    name: 'Palm Sunday week',
    words: 'semana santa|holy week|settimana santa|karwoche|paskeugen|easter week|osterwoche|semaine sainte',
    when: { easter: -7 },
    nights: 7,
    whole: true,
  },
  {
    name: 'the Easter holidays',
    words: 'easter (?:school )?(?:holidays|break)|osterferien|vacances de paques|paskeferien?',
    when: { easter: -8 },
    nights: 7,
    whole: true,
  },
  {
    name: 'Good Friday',
    words: 'good friday|karfreitag|vendredi saint|viernes santo|venerdi santo|sexta-feira santa|langfredag',
    when: { easter: -2 },
    nights: 3,
  },
  {
    name: 'Easter Monday',
    words: 'easter monday|ostermontag|lundi de paques|lunes de pascua|pasquetta',
    when: { easter: 1 },
  },
  {
    name: 'Easter',
    words: 'easter(?! half)|ostern|paques|pascuas?|pasqua|pascoa|paske|イースター',
    when: { easter: -2 },
    nights: 3,
  },
  {
    name: 'Ascension Day',
    words:
      "ascension(?: day)?|(?:pont de )?l'ascension|(?:christi )?himmelfahrt|vatertag|ascensione|kristi himmelfart(?:sdag)?|hemelvaart",
    when: { easter: 39 },
    nights: 3,
  },
  {
    name: 'Whitsun',
    words: 'whitsun(?:tide)?(?! half)|pentecost|pfingsten|pentecote|pentecostes|pentecoste|pinsen?|pinse',
    when: { easter: 48 },
    before: 1,
    nights: 3,
  },
  { name: 'Corpus Christi', words: 'corpus christi|fronleichnam|corpus domini', when: { easter: 60 }, nights: 3 },
  {
    name: 'Epiphany',
    words: 'epiphany|dia de reyes|dia de los reyes|reyes magos|epifania|dreikonigs?tag|heilige drei konige',
    when: { on: '01-06' },
  },
  {
    name: 'Assumption Day',
    words: "ferragosto|assumption(?: day)?|15 aout|l'assomption|maria himmelfahrt",
    when: { on: '08-15' },
    before: 1,
  },
  {
    name: 'All Saints’ Day',
    words: 'all saints(?: day)?|toussaint|ognissanti|todos los santos|allerheiligen|todos os santos',
    when: { on: '11-01' },
    before: 1,
  },
  {
    name: 'the Immaculate Conception',
    words: "puente de (?:la )?(?:constitucion|inmaculada|diciembre)|(?:ponte dell')?immacolata",
    when: { on: '12-05' },
    nights: 3,
  },
  {
    name: 'the October holiday of Spain',
    words: 'puente del pilar|dia del pilar|dia de la hispanidad',
    when: { on: '10-12' },
    before: 2,
    nights: 3,
  },
  {
    name: 'the May bridge',
    words:
      'puente (?:del (?:1 |primero )?)?de? ?mayo|pont du (?:1er|1|premier) mai|(?:puente del )?(?:1|primero) de mayo|(?:ponte del )?primo maggio|may day|fete du travail|tag der arbeit|1\\. mai',
    when: { on: '05-01' },
    before: 1,
    nights: 3,
  },
  { name: 'the bridge of 8 May', words: 'pont du 8 mai', when: { on: '05-08' }, before: 1, nights: 3 },
  { name: 'Bastille Day', words: '14 juillet|bastille day|fete nationale', when: { on: '07-14' }, before: 1 },
  {
    name: 'Liberation Day',
    words: '25 aprile|ponte del 25 aprile|festa della liberazione',
    when: { on: '04-25' },
    before: 1,
    nights: 3,
  },
  { name: 'the Day of German Unity', words: 'tag der deutschen einheit', when: { on: '10-03' }, before: 1, nights: 3 },
  {
    name: 'Midsummer',
    words: 'midsummer|sankt hans|midsommar|san juan|sao joao|saint[- ]jean',
    when: { on: '06-23' },
    before: 1,
    nights: 3,
  },
  // The turn of the year
  {
    name: 'the days between Christmas and New Year',
    words:
      "between (?:christmas|xmas) and new year'?s?|twixmas|year[- ]?end|end of (?:the )?year|fin d'annee|jahresende|fine anno|zwischen den jahren|zwischen weihnachten und (?:neujahr|silvester)|entre noel et (?:le )?(?:nouvel|jour de l') ?an|entre navidad y (?:ano nuevo|nochevieja|fin de ano)|tra natale e capodanno|entre o natal e o ano novo|mellem jul og nytar",
    when: { on: '12-27' },
    nights: 5,
    whole: true,
  },
  {
    name: 'Christmas and New Year',
    words:
      "(?:christmas|xmas|weihnachten|noel|navidad|natale|natal|jul)(?: ?(?:and|&|/|-|und|y|et|e|og|to|bis|a|al|through|til|au) ?)(?:new year'?s?(?: eve)?|silvester|nouvel an|ano nuevo|nochevieja|capodanno|ano novo|nytar)",
    when: { on: '12-24' },
    nights: 8,
    whole: true,
  },
  {
    name: 'Christmas week',
    words:
      'christmas week|xmas week|week of christmas|christmas (?:school )?(?:holidays|break|vacation)|xmas (?:holidays|break)|weihnachtsferien|weihnachtswoche|semaine de noel|vacances de noel|semana de navidad|vacaciones de navidad|settimana di natale|semana de natal|juleferien?|juleugen',
    when: { on: '12-20' },
    nights: 7,
    whole: true,
  },
  {
    name: 'Christmas Eve',
    words: 'christmas eve|heiligabend|nochebuena|veille de noel|vigilia di natale|juleaften',
    when: { on: '12-24' },
    before: 1,
    nights: 4,
  },
  { name: 'Boxing Day', words: "boxing day|st\\.? stephen'?s day|santo stefano", when: { on: '12-26' } },
  {
    name: 'Christmas',
    words:
      'christmas(?: day)?|xmas|weihnachten|weihnachts\\w*|noel|navidad(?:es)?|natale|natal|(?:til|i|over) jul(?:en)?|julen|クリスマス',
    when: { on: '12-23' },
    nights: 5,
  },
  {
    name: 'the New Year',
    words:
      "new year'?s?(?:'s)?(?: eve| day)?|nye|silvester|reveillon|nouvel an|(?:saint-sylvestre)|nochevieja|fin de ano|ano nuevo|capodanno|passagem de ano|ano novo|nytar(?:saften)?|年末年始|お正月|正月|大晦日",
    when: { on: '12-30' },
    nights: 4,
  },
  // School holidays
  {
    name: 'spring break',
    words: 'spring break|march break',
    when: { nth: 2, weekday: 6, month: 3 },
    nights: 7,
    whole: true,
  },
  {
    name: 'the winter half-term',
    words:
      'feb(?:ruary)? half[- ]?term|winter half[- ]?term|winter break|ski ?week|vinterferien?|vacances de fevrier|skiferien',
    when: { nth: 2, weekday: 6, month: 2 },
    nights: 7,
    whole: true,
  },
  {
    name: 'the May half-term',
    words: 'may half[- ]?term|whitsun half[- ]?term|(?:summer )?half[- ]?term in may',
    when: { nth: -1, weekday: 1, month: 5, shift: -2 },
    nights: 7,
    whole: true,
  },
  {
    name: 'the October half-term',
    words:
      'oct(?:ober)? half[- ]?term|autumn half[- ]?term|fall break|herbstferien|efterarsferien?|vacances de la toussaint|half[- ]?term',
    when: { nth: 3, weekday: 6, month: 10 },
    nights: 7,
    whole: true,
  },
  {
    name: 'Danish week 42',
    words: 'kartoffelferien?',
    when: { nth: 3, weekday: 6, month: 10 },
    nights: 7,
    whole: true,
  },
  // Japan, China, India, Islam, Judaism
  {
    name: 'Golden Week',
    words: 'golden week|ゴールデンウィーク|ゴールデンウイーク|gw',
    when: { on: '04-29' },
    nights: 6,
    whole: true,
    homely: true,
  },
  {
    name: 'Silver Week',
    words: 'silver week|シルバーウィーク',
    when: { nth: 3, weekday: 6, month: 9 },
    nights: 4,
    whole: true,
  },
  { name: 'Obon', words: 'obon|お盆', when: { on: '08-12' }, nights: 5, whole: true },
  {
    name: 'the cherry blossom',
    words:
      'cherry[- ]blossoms?(?: season| time)?|sakura(?: season)?|kirschblute|hanami|桜の季節|cerisiers en fleurs?|cerezos en flor',
    when: { on: '03-27' },
    nights: 7,
    homely: true,
  },
  {
    name: 'the Lunar New Year',
    words: 'chinese new year|lunar new year|cny|spring festival|tet',
    when: { feast: 'chinese-new-year' },
    before: 1,
    nights: 6,
    homely: true,
  },
  { name: 'Diwali', words: 'diwali|deepavali', when: { feast: 'diwali' }, before: 2, nights: 5 },
  {
    name: 'Eid al-Fitr',
    words: 'eid al[- ]fitr|eid ul[- ]fitr|ramazan bayram\\w*|after ramadan|eid',
    when: { feast: 'eid-al-fitr' },
    nights: 4,
  },
  {
    name: 'Eid al-Adha',
    words: 'eid al[- ]adha|eid ul[- ]adha|kurban bayram\\w*',
    when: { feast: 'eid-al-adha' },
    nights: 4,
  },
  { name: 'Ramadan', words: 'ramadan|ramazan', when: { feast: 'ramadan' }, nights: 5, homely: true },
  { name: 'Passover', words: 'passover|pesach|pessach', when: { feast: 'passover' }, before: 1, nights: 8 },
  { name: 'Rosh Hashanah', words: 'rosh hashanah?', when: { feast: 'rosh-hashanah' }, before: 1, nights: 4 },
  { name: 'Hanukkah', words: 'c?hann?uk+ah?', when: { feast: 'hanukkah' }, nights: 5 },
  // Days
  { name: 'Halloween', words: 'halloween', when: { on: '10-31' }, before: 2, nights: 3 },
  {
    name: 'Valentine’s Day',
    words: "valentine'?s?(?: day)?|saint[- ]valentin|san valentin(?:o)?|valentinstag|バレンタイン",
    when: { on: '02-14' },
    before: 1,
    nights: 3,
  },
  {
    name: 'St Patrick’s Day',
    words: "(?:st|saint)\\.? patrick'?s?(?: day)?|st\\.? paddy'?s(?: day)?",
    when: { on: '03-17' },
    before: 1,
    nights: 3,
  },
  { name: 'Mother’s Day', words: "mother'?s'? day", when: { nth: 2, weekday: 0, month: 5 }, before: 2, nights: 3 },
  { name: 'Father’s Day', words: "father'?s'? day", when: { nth: 3, weekday: 0, month: 6 }, before: 2, nights: 3 },
  {
    name: 'Día de Muertos',
    words: 'dia de (?:los )?muertos|day of the dead',
    when: { on: '11-01' },
    before: 1,
    nights: 3,
  },
];
