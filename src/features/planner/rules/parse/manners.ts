/** How they travel: pace, hours, work, Sabbath, cars, beds, access, occasion. */
import type { AccessNeed, Pace, Reading, TimeOfDay } from '../reading.ts';
import { type Notes, readAt, type Texts } from './notes.ts';

type Manners = Pick<
  Reading,
  'access' | 'pace' | 'sabbath' | 'noCar' | 'lodging' | 'earliestStart' | 'workHours' | 'occasion'
>;

const ACCESS: readonly (readonly [AccessNeed, RegExp])[] = [
  [
    'wheelchair',
    /(?<![a-z])(?:wheel-?chairs?|wheel chair|rollstuhl\w*|fauteuil roulant|silla de ruedas|sedia a rotelle|carrozzina|cadeira de rodas|korestol\w*|mobility scooter|handicap\w* accessible)(?![a-z])|車椅子|車いす/,
  ],
  [
    'step-free',
    /(?<![a-z])(?:step[- ]?free|no (?:steps|stairs)|without (?:steps|stairs)|can'?t (?:do|manage|climb) (?:steps|stairs)|barrier[- ]?free|barrierefrei\w*|stufenlos|ohne (?:treppen|stufen)|keine treppen|sans (?:marches|escaliers)|sin escaleras|sin escalones|sin barreras|senza (?:scale|gradini|barriere)|sem (?:escadas|degraus)|uden trapper|trappefri\w*|trinfri|niveaufri\w*|ramps?|accessible|lift access|elevator needed|needs? (?:a |an )?(?:lift|elevator))(?![a-z])|バリアフリー|段差なし|階段なし/,
  ],
  [
    'low-walking',
    /(?<![a-z])(?:bad (?:knees?|hips?|back|legs?|feet)|(?:dodgy|sore|gammy|weak|arthritic|new|replaced) (?:knees?|hips?)|(?:knee|hip) (?:problems?|trouble|replacement|surgery|issues?)|arthritis|not (?:much|too much|a lot of|so much|able to do much|able to) walk\w*|(?:little|less|limited|minimal|short|easy) walk(?:s|ing)?|can'?t walk (?:far|much|long)|cannot walk (?:far|much|long)|(?:don'?t|doesn'?t) walk (?:far|much|well)|no long walks|limited mobility|reduced mobility|mobility (?:issues?|problems?|impaired)|slow walkers?|walking stick|cane|crutches|pregnant|knieprobleme?|nicht (?:viel|so viel|weit) (?:laufen|gehen)|gehbehinder\w*|schlecht zu fuss|wenig laufen|peu de marche|pas trop (?:de marche|marcher)|mal aux genoux|mobilite reduite|marche difficile|poco caminar|no (?:caminar|andar) mucho|problemas de (?:rodilla|movilidad)|rodillas malas|movilidad reducida|camminare poco|non camminare (?:troppo|molto)|problemi alle ginocchia|mobilita ridotta|andar pouco|pouca caminhada|mobilidade reduzida|darlige knae|ikke ga (?:sa )?(?:meget|langt)|gangbesvaer\w*)(?![a-z])|あまり歩け|歩くのが苦手|足が悪い|膝が悪い/,
  ],
  [
    'stroller',
    /(?<![a-z])(?:strollers?|prams?|push-?chairs?|buggy|buggies|kinderwagen|poussettes?|carritos?(?: de bebe)?|cochecito|silleta|passeggin[oi]|carrinho(?: de bebe)?|barnevogn|klapvogn)(?![a-z])|ベビーカー/,
  ],
  [
    'hearing',
    /(?<![a-z])(?:deaf|hard of hearing|hearing (?:aid|impaired|loss)|gehorlos|schwerhorig|sourde?|malentendante?|sord[oa]s?|hipoacusi\w*|non udent[ei]|surd[oa]|dov|doeve)(?![a-z])|難聴|耳が聞こえ/,
  ],
  [
    'vision',
    /(?<![a-z])(?:blind(?! date)|visually impaired|low vision|partially sighted|guide dog|sehbehindert|aveugle|malvoyante?|cieg[oa]|no vidente|non vedente|ipovedente|cega?o?|synshandicap\w*)(?![a-z])|視覚障/,
  ],
];

const SLOW =
  /(?<![a-z])(?:slow(?:ly)?(?! cook| food)|slow[- ]?paced?|relax(?:ed|ing)?|easy[- ]?going|easy pace|laid[- ]?back|chilled?(?:[- ]out)?|gentle|leisurely|unhurried|no rush(?:ing)?|not (?:too )?(?:rushed|busy|packed|hectic)|take it easy|lazy|lots of (?:rest|downtime|free time)|down ?time|tranquil\w*|calme?s?|rythme (?:tranquille|lent|doux)|doucement|sans se presser|au calme|reposant\w*|entspannt\w*|gemutlich\w*|langsam\w*|ruhige[smn]? tempo|ohne stress|ohne hetze|nicht zu viel|relajad[oa]s?|sin prisas?|despacio|ritmo (?:lento|tranquilo|pausado)|calma|rilassat[oaie]|senza fretta|ritmi? lent[oi]|con calma|relaxad[oa]s?|sem pressa|devagar|afslapp?et|roligt? tempo|stille og roligt|i ro og mag|uden stress)(?![a-z])|ゆっくり|のんびり|ゆったり/;
const FULL =
  /(?<![a-z])(?:see (?:it )?(?:all|everything)|everything|as much as possible|packed|action[- ]packed|fast[- ]?paced?|busy days?|full (?:days?|on|programme|program|schedule)|non[- ]?stop|go go go|make the most of|cram|jam[- ]packed|pack(?:ed)? it in|all the (?:sights|highlights)|hit the ground running|tout voir|le plus possible|rythme soutenu|alles sehen|so viel wie moglich|volles programm|verlo todo|ver todo|todo lo posible|a tope|ritmo intenso|vedere tutto|il piu possibile|ver tudo|o maximo|se det hele|sa meget som muligt|fuld program)(?![a-z])|全部見|できるだけ多く|盛りだくさん/;
const LATE =
  /(?<![a-z])(?:no (?:early|crazy early) (?:starts?|mornings?|alarms?|rises?|wake ?ups?)|not (?:an? )?(?:early|morning) (?:starts?|persons?|people|birds?|risers?)|(?:hate|don'?t like|avoid) (?:early (?:starts?|mornings?)|mornings?|getting up early)|late (?:starts?|risers?|mornings?)|sleep(?:ing)? (?:in|late)|lie[- ]?ins?|long (?:lie|breakfasts?)|sin madrugar|no madrugar|madrugar no|dormir hasta tarde|pas de (?:lever|reveil|depart)s? (?:matinal|tot)\w*|grasses? matinees?|pas (?:se lever )?tot|nicht (?:so |zu )?fruh (?:aufstehen|raus)|kein fruhes aufstehen|ausschlafen|langschlafer|niente (?:sveglie|levatacce)|senza (?:alzarsi presto|svegliarsi presto|levatacce)|dormire fino a tardi|sem acordar cedo|nao acordar cedo|ikke (?:sa )?tidligt? op|sove laenge|ingen tidlige morgener)(?![a-z])|早起きは?(?:苦手|しない|なし|したくない)|朝はゆっくり/;
const NOT_BEFORE =
  /(?:nothing|not|no (?:tours|plans|activities)|nichts|rien|nada|niente|intet|start(?:ing|s)?)\s*(?:starts? |starting )?(?:before|until|at|earlier than|vor|avant|antes de las?|prima delle|antes das?|for kl\.?|after)\s*(\d{1,2})(?:[:.h](\d\d))?\s*(am|pm|uhr)?/;
const WORK =
  /(?:work(?:ing)?|on calls?|meetings?|remote(?:ly)?|conference|office|arbeit\w*|home ?office|travail\w*|trabaj\w*|lavor\w*|arbejd\w*|workation)[^.;\n]{0,40}?(?:from\s+)?(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?\s*(?:-|to|until|till|bis|a|til|~)\s*(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?/;
const WORKING =
  /(?<![a-z])(?:digital nomads?|workation|remote work\w*|working remotely|work remotely|work (?:on )?weekdays|tele-?travail|teletrabaj\w*|smart ?working|homeoffice)(?![a-z])/;
const SABBATH =
  /(?<![a-z])(?:shomer(?:et)? shab+at|shomrei|shab+(?:at|os|es|as)|sabbath|orthodox jew\w*|sabbat[- ]?(?:observant|keeping))(?![a-z])/;
const NO_CAR =
  /(?<![a-z])(?:no (?:rental |hire |hired |rented )?cars?|no (?:hire|rental)|no driving|without (?:a )?(?:car|driving)|don'?t (?:want to )?(?:drive|rent)|do not drive|can'?t drive|won'?t drive|not driving|car[- ]free|public transport(?:ation)?|by train only|trains? only|sans voiture|pas de voiture|sans conduire|ohne auto|ohne mietwagen|kein (?:auto|mietwagen)|oeffis|offis|offentliche verkehrsmittel|sin coche|sin carro|sin conducir|transporte publico|senza (?:auto|macchina|guidare)|sem carro|sem conduzir|uden bil|ingen bil|offentlig transport|transports? (?:en commun|publics?))(?![a-z])|車なし|運転しない|公共交通/;
const TRAINS = /(?<![a-z])(?:trains? between|travel(?:ling|ing)? by train|by rail|by train)(?![a-z])/;

const LODGING: readonly (readonly [Reading['lodging'][number], RegExp])[] = [
  [
    'apartment',
    /(?<![a-z])(?:apartments?|apartment-style|flats?|airbnb|aparthotel|self[- ]?catering|condo|appartements?|wohnung|ferienwohnung\w*|fewo|apartamentos?|departamento|pisos?|appartament[oi]|lejlighed\w*|location)(?![a-z])|アパート/,
  ],
  [
    'villa',
    /(?<![a-z])(?:villas?|house|holiday home|cottage|chalet|ferienhaus|casa (?:rural|de campo)|finca|maison|sommerhus|casa)(?! (?:music|wine|tour))(?![a-z])/,
  ],
  ['hotel', /(?<![a-z])(?:hotels?|hoteles|hotell)(?![a-z])|ホテル|旅館|ryokan/],
  [
    'boutique',
    /(?<![a-z])(?:boutique hotels?|boutique|design hotels?|small hotels?|charming hotel|hotel (?:con encanto|de charme|di charme)|kleines hotel|petit hotel|lille hotel|b&b|bed and breakfast|guest ?house)(?![a-z])/,
  ],
  [
    'hostel',
    /(?<![a-z])(?:hostels?|dorms?|backpackers?|jugendherberge|auberge de jeunesse|albergue|ostello|vandrerhjem|couchsurfing)(?![a-z])/,
  ],
  ['riad', /(?<![a-z])(?:riads?)(?![a-z])/],
  ['resort', /(?<![a-z])(?<!not an? )(?:resorts?|all[- ]inclusive|club ?med|todo incluido)(?![a-z])/],
  [
    'family-room',
    /(?<![a-z])(?:family (?:room|suite|rooms)|connecting rooms?|interconnecting|adjoining rooms?|familienzimmer|chambre familiale|habitacion familiar|camera familiare|familievaerelse\w*)(?![a-z])/,
  ],
  [
    'kitchen',
    /(?<![a-z])(?:kitchen(?:ette)?|kochmoglichkeit|kuche|cuisine equipee|cocina(?! espan| loc| trad)|cucina attrezzata|cozinha equipada|kokken)(?![a-z])|キッチン/,
  ],
  ['pool', /(?<![a-z])(?:pools?|swimming pool|piscina|piscine|swimmingpool|schwimmbad)(?![a-z])|プール/],
  [
    'ski-in',
    /(?<![a-z])(?:ski[- ]?in|ski[- ]?out|slope[- ]?side|on the (?:slopes|piste)|an der piste|au pied des pistes|pied des pistes|a pie de pista|sulle piste)(?![a-z])/,
  ],
  ['quiet', /(?<![a-z])(?:quiet|peaceful|ruhig\w*|calme|tranquil[oae]\w*|silenzios\w*|roligt?|stille)(?![a-z])|静か/],
  [
    'central',
    /(?<![a-z])(?:central(?:ly)?|city cent(?:re|er)|downtown|walking distance|zentral\w*|zentrum|centre-ville|centrico|centrale|midtown|centralt|in the middle of)(?![a-z])|中心|駅近/,
  ],
  [
    'view',
    /(?<![a-z])(?:with (?:a |sea |ocean |great )?views?|sea view|ocean view|room with a view|meerblick|aussicht|vue (?:sur|mer)|vistas?(?: al mar)?|vista mare|udsigt)(?![a-z])|眺め|オーシャンビュー/,
  ],
];
const NOT_BED =
  /(?:\bnot?|\bno|\bwithout|\bavoid|\bkein(?:e|en)?|\bpas d[e']|\bsin|\bnon|\bsem|\bingen|\bikke)\s+(?:an? |un |une |ein(?:en)? |any |the |too |couples |big |chain )*$/;

const OCCASIONS: readonly (readonly [NonNullable<Reading['occasion']>, RegExp])[] = [
  [
    'honeymoon',
    /(?<![a-z])(?:honey-?moon\w*|newly-?weds?|newlyweds|flitterwoch\w*|lune de miel|voyage de noces|luna de miel|recien casados|luna di miele|viaggio di nozze|lua[- ]de[- ]mel|bryllupsrejse)(?![a-z])|新婚|ハネムーン/,
  ],
  [
    'anniversary',
    /(?<![a-z])(?:anniversar(?:y|ies)|hochzeitstag|jahrestag|anniversaire de mariage|aniversario(?! de 1)|anniversario|bodas de \w+|bryllupsdag)(?![a-z])|結婚記念/,
  ],
  [
    'birthday',
    /(?<![a-z])(?:birthdays?|bday|b-day|turning \d\d|\d\dth birthday|geburtstag\w*|anniversaire|cumple\w*|compleanno|fodselsdag\w*)(?![a-z])|誕生日/,
  ],
  [
    'stag',
    /(?<![a-z])(?:stag(?: do| party| weekend)?|bachelor(?: party| weekend)?|junggesellenabschied|jga|evg|despedida de soltero|addio al celibato|polterabend)(?![a-z])/,
  ],
  [
    'hen',
    /(?<![a-z])(?:hen(?: do| party| weekend)|bachelorette\w*|junggesellinnen\w*|evjf|despedida de soltera|addio al nubilato)(?![a-z])/,
  ],
  [
    'graduation',
    /(?<![a-z])(?:graduation|graduat(?:ed|ing)|abi(?:tur)?(?:reise|fahrt)?|laurea|fin de carrera|studenterrejse)(?![a-z])|卒業旅行/,
  ],
  [
    'work',
    /(?<![a-z])(?:business trip|for work|conference|offsite|off-site|team building|workation|working 9|dienstreise|geschaftsreise|voyage d'affaires|viaje de (?:negocios|trabajo)|viaggio di lavoro|forretningsrejse)(?![a-z])|出張/,
  ],
  [
    'solo',
    /(?<![a-z])(?:solo|alone|by myself|on my own|allein\w*|seule?|sola|da sol[oa]|sozinh[oa]|alene)(?![a-z])|一人旅|ひとり旅/,
  ],
  [
    'friends',
    /(?<![a-z])(?:friends|mates|girls'? trip|lads|freunde|freundinnen|amis|amies|amig[oa]s|amici|amiche|venner|veninder)(?![a-z])|友達/,
  ],
  [
    'family',
    /(?<![a-z])(?<!\b(?:no|without|adults only|sin|ohne|sans) )(?:family|kids|children|familie|famille|familia|famiglia|enfants|kinder|ninos|bambini|born)(?![a-z])|家族|子連れ/,
  ],
];

export function readManners(texts: Texts, notes: Notes): Manners {
  const wishes = `${texts.preferences.plain.text} ; ${texts.interests.plain.text} ; ${texts.travelers.plain.text} ; ${texts.destination.plain.text} ; ${texts.dates.plain.text} ; ${texts.taste.plain.text}`;
  const access: AccessNeed[] = [];
  for (const [need, words] of ACCESS) {
    for (const field of ['preferences', 'travelers', 'interests', 'destination', 'taste', 'dates'] as const) {
      const found = words.exec(texts[field].plain.text);
      if (!found || access.includes(need)) continue;
      access.push(need);
      readAt(notes, 'access', need, texts[field], 'plain', { from: found.index, to: found.index + found[0].length });
    }
  }
  const lodging = LODGING.filter(([, words]) => {
    const line = `${texts.preferences.plain.text} ; ${texts.budget.plain.text}`;
    const found = words.exec(line);
    return found !== null && !NOT_BED.test(line.slice(Math.max(0, found.index - 24), found.index));
  }).map(([kind]) => kind);
  const occasion = OCCASIONS.find(([, words]) => words.test(wishes))?.[0];
  const earliestStart = earliest(wishes);
  const workHours = work(texts);
  return {
    access,
    pace: paceOf(wishes),
    sabbath: SABBATH.test(wishes) && !/\bnot? (?:keep|observ)\w* shab/.test(wishes),
    noCar: NO_CAR.test(wishes) || TRAINS.test(wishes),
    lodging,
    ...(earliestStart ? { earliestStart } : {}),
    ...(workHours ? { workHours } : {}),
    ...(occasion ? { occasion } : {}),
  };
}

function paceOf(wishes: string): Pace {
  const slow = SLOW.test(wishes);
  const full = FULL.test(wishes);
  return slow === full ? 'normal' : slow ? 'slow' : 'full';
}

function earliest(wishes: string): TimeOfDay | undefined {
  const said = NOT_BEFORE.exec(wishes);
  const hour = Number(said?.[1]);
  if (said && hour >= 7 && hour <= 13 && said[3] !== 'pm')
    return `${String(hour).padStart(2, '0')}:${said[2] ?? '00'}` as TimeOfDay;
  return LATE.test(wishes) ? '09:30' : undefined;
}

function work(texts: Texts): Reading['workHours'] | undefined {
  for (const field of ['preferences', 'travelers', 'dates', 'interests', 'destination'] as const) {
    const found = WORK.exec(texts[field].counted.text);
    if (!found) continue;
    const from = hourOf(found[1], found[3], false);
    const to = hourOf(found[4], found[6], true);
    if (from < 5 || to <= from || to > 23) continue;
    return { from: clock(from, found[2]), to: clock(to, found[5]) };
  }
  return WORKING.test(texts.preferences.plain.text) ? { from: '09:00', to: '17:00' } : undefined;
}

function hourOf(text: string | undefined, half: string | undefined, later: boolean): number {
  const hour = Number(text);
  if (half === 'pm' && hour < 12) return hour + 12;
  return later && half === undefined && hour <= 7 ? hour + 12 : hour;
}

function clock(hour: number, minutes: string | undefined): TimeOfDay {
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}` as TimeOfDay;
}
