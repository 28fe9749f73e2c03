/** Words for people in eight languages, folded, as pieces of patterns: grown-ups, children, relations, groups, pets, rooms. */
export const ADULTS =
  'adults?|adlts?|grown[- ]?ups?|adultos?|adultas?|adultes?|erwachsenen?|erw\\.?|adulti|adulte|voksne|voksen|大人|おとな|seniors?|pensioners?|retirees?|oaps?|students?|ad\\b';
export const PEOPLE =
  'people|persons?|ppl|pers\\.?|personas?|personnes?|personen|persone|persona|pessoas?|personer|leute|gens|pax|travell?ers?|guests?|heads?|viajeros?|voyageurs?|viaggiatori|viajantes|rejsende|reisende|名様|名|人';
export const FRIENDS =
  'friends?|mates?|buddies|pals|lads|guys|blokes|boys(?= (?:trip|weekend))|girls(?= (?:trip|weekend))|girlfriends(?= trip)|ladies|women|men|girls|dudes|bros|amig[oa]s|amigas?|amis?|amies|copains|copines|freunden?|freundinnen|kumpels?|jungs|madels|amici|amiche|venner|veninder|colleagues?|coworkers?|kollegen|友達|友人';
export const COUPLES = 'couples?|parejas?|paare|coppie|casais|par(?= )|カップル';
export const BABIES =
  'bab(?:y|ies)|bebes?|infants?|newborns?|nourrissons?|sauglinge?|neonat[oi]|spaedb(?:arn|orn)|neugeborene[sn]?|赤ちゃん|乳児';
export const TODDLERS = 'toddlers?|kleinkind(?:er)?|tumling(?:er)?|幼児|tot\\b|tots\\b';
export const TEENS = 'teen(?:ager)?s?|adolescent(?:e|es|s|i)?|ados?\\b|jugendlichen?|teenagere|10代';
export const CHILDREN =
  'kids?|kiddos?|littles|child(?:ren)?|chldrn|little ones?|grandkids?|grandchild(?:ren)?|sons?|daughters?|boys?|ninos?|ninas?|hij[oa]s?|peques?|nietos?|enfants?|gosses?|fils|filles?|kind(?:er|ern)?|kids|sohne?|tochter|tochtern?|enkel(?:kinder)?|bambin[oiae]|figli[oae]?|nipoti|criancas?|filh[oa]s?|netos?|born|barn|bornebo?rn|sonner|dotre|datter|son\\b|子供|子ども|こども|お子様|小学生|息子|娘|twins?|triplets?';
/** One grown-up each, the speaker not counted. */
export const RELATIONS =
  'husband|wife|hubby|spouse|partner|girlfriend|boyfriend|gf|bf|fiancee?|mum|mom|mother|mummy|dad|father|daddy|grandma|grandmother|granny|nan|gran|grandpa|grandad|granddad|grandfather|sister|brother|aunt|auntie|uncle|cousin|best friend|friend|flatmate|roommate|colleague|mother[- ]in[- ]law|father[- ]in[- ]law|marido|mujer|esposa|esposo|novi[oa]|madre|padre|herman[oa]|abuel[oa]|mari|femme|mere|pere|soeur|frere|conjointe?|compagne|compagnon|copine|copain|mann|frau|freundin|freund|mutter|vater|schwester|bruder|oma|opa|marito|moglie|fidanzat[oa]|ragazz[oa]|compagn[oa]|sorella|fratello|nonn[oa]|mulher|namorad[oa]|mae|pai|irma|irmao|mand|kone|kaereste|mor|far|soster|bror|mormor|farmor|morfar|farfar|夫|妻|旦那|奥さん|彼女|彼氏|母|父';
export const PARENTS =
  'parents|folks|in[- ]laws|grandparents|abuelos|padres|grands[- ]parents|eltern|grosseltern|genitori|nonni|pais|avos|foraeldre|bedsteforaeldre|両親|祖父母';
export const SPEAKER = /(?<![a-z])(?:me|i|i'm|im|myself|ich|mich|moi|je|yo|io|eu|jeg|mig)(?![a-z])|私|僕/;
export const PETS =
  'dogs?|pup(?:py|pies)?|cats?|pets?|perr[oa]s?|gat[oa]s?|chiens?|chats?|hund(?:e|en)?|katzen?|cane|cani|gatt[oi]|cao|caes|cachorr[oa]s?|kat(?:te)?|mascotas?|犬';
export const ROOMS =
  'rooms?|bedrooms?|double rooms?|chambres?|zimmer|schlafzimmer|habitaci(?:on|ones)|camere|camera|stanze|quartos?|vaerelser?|部屋';
export const YEARS =
  'years?|yrs?|yr|y\\.?\\/?o\\.?|y|ans?|anos?|anni|anno|jahren?|jahrige[rns]?|jahrig|jahr|j\\.|ar|arig(?:e)?|歳|才|さい';
export const MONTHS_OLD =
  'months?|mths?|mos?|m\\.?o\\.?|mois|meses|mes|monaten?|monate|mesi|mese|maneder|maned|[かヶケ]月';
export const ALONE =
  /(?<![a-z])(?:solo|alone|just me|only me|myself|by myself|on my own|single (?:traveller|traveler|person)|seule?|tout(?:e)? seule?|alleine?|allein(?:reisend\w*)?|sol[oa]|yo sol[oa]|da sol[oa]|sozinh[oa]|alene)(?![a-z])|一人旅|ひとり旅|一人で|単身/;
export const PAIR_WORDS =
  /(?<![a-z\d])(?:a |the |un |une |una |um |ein |et |my |our )?(?:(?:married |older |young |retired |elderly |gay |lesbian )?couple(?! of)|newly[- ]?weds?|honeymoon(?:ers)?|pareja|matrimonio|recien casados|un couple|jeunes maries|paar|ehepaar|parchen|pärchen|flitterwoch\w+|coppia|sposini|sposi novelli|luna di miele|casal|lua[- ]de[- ]mel|luna de miel|lune de miel|noces|voyage de noces|(?<=et |aegte)par|nygifte|bryllupsrejse|duo|(?:the )?(?:both|2) of us|(?:us|we|nous|noi|nosotros|nosotras|nos|wir|vi) 2|us both|wir (?:2|beide)|zu (?:2t|zweit)|a deux|a 2|nosotros 2|in due|noi due|nos dois|os dois|vi to|vi 2|begge)(?![a-z])|夫婦|カップル|新婚|二人|ふたり/;
export const GROUPS: readonly (readonly [RegExp, adults: number, children: readonly number[]])[] = [
  [/(?<![a-z])(?:family|familia|famille|familien?|famiglia|familie)(?![a-z])|家族/, 2, [7, 10]],
  [
    /(?<![a-z])(?:hen|stag|bachelor|bachelorette|junggesell\w+|despedida|addio|polterabend|enterrement de vie)(?![a-z])/,
    6,
    [],
  ],
  [/(?<![a-z])(?:group|grupo|groupe|gruppe|gruppo|gruppen|team|bunch|gang|crew)(?![a-z])|グループ/, 6, []],
  [
    /(?<![a-z])(?:friends|mates|lads|girls|amig[oa]s|amis|amies|freunde|freundinnen|amici|amiche|venner|veninder)(?![a-z])|友達/,
    4,
    [],
  ],
  [/(?<![a-z])(?:we|us|our|wir|uns|nous|nosotros|noi|nos|vi|os)(?![a-z])|私たち/, 2, []],
];
