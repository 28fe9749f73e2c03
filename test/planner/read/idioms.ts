/** How people in eight languages say one thing: parts of wishes to be put together, each with what it must be read as. */
export const TONGUES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'da', 'ja'] as const;
export type Tongue = (typeof TONGUES)[number];

export interface Idioms {
  /** Place of the catalogue, and its city where it is one of a country. */
  readonly places: readonly (readonly [said: string, id: string, city?: string])[];
  readonly stays: readonly (readonly [said: string, start: string, nights: number])[];
  readonly parties: readonly (readonly [said: string, adults: number, children: readonly number[]])[];
  /** With `#` for the figure. */
  readonly sums: readonly (readonly [
    said: string,
    basis: 'person' | 'group',
    flights: 'included' | 'excluded' | 'unstated',
  ])[];
  readonly needs: readonly (readonly [said: string, kind: string])[];
  /** With `#` for what is liked or not. */
  readonly likes: readonly string[];
  readonly dislikes: readonly string[];
  readonly tastes: readonly (readonly [said: string, tag: string])[];
}

export const IDIOMS: Readonly<Record<Tongue, Idioms>> = {
  en: {
    places: [
      ['Lisbon', 'lisbon'],
      ['the Big Apple', 'nyc'],
      ['Seville', 'spain', 'seville'],
      ['Copenhagen', 'copenhagen'],
      ['Marrakech', 'marrakesh'],
    ],
    stays: [
      ['14 to 19 May 2027', '2027-05-14', 5],
      ['four nights from 3 June 2027', '2027-06-03', 4],
      ['leaving 9 September 2027, home on the 13th', '2027-09-09', 4],
      ['the week of 6 March 2027', '2027-03-06', 7],
    ],
    parties: [
      ['my wife and I', 2, []],
      ['two couples', 4, []],
      ['2 adults, 2 kids aged 6 and 9', 2, [6, 9]],
      ['single dad with a 7-year-old', 1, [7]],
      ['five mates', 5, []],
      ['just me', 1, []],
    ],
    sums: [
      ['€# each, flights extra', 'person', 'excluded'],
      ['€# a head without airfare', 'person', 'excluded'],
      ['€# in total including flights', 'group', 'included'],
      ['no more than €# for all of us', 'group', 'unstated'],
    ],
    needs: [
      ['one of us uses a wheelchair', 'access:wheelchair'],
      ['bad knees', 'access:low-walking'],
      ['hard of hearing', 'access:hearing'],
      ['afraid of heights', 'need:heights'],
      ['coeliac', 'diet:gluten-free'],
      ['vegan', 'diet:vegan'],
    ],
    likes: ['we love #', '# please', 'keen on #'],
    dislikes: ['no #', 'we hate #', 'anything but #'],
    tastes: [
      ['jazz', 'jazz'],
      ['museums', 'museum'],
      ['beaches', 'beach'],
      ['wine', 'wine'],
      ['theatre', 'theatre'],
    ],
  },
  de: {
    places: [
      ['Lissabon', 'lisbon'],
      ['New York', 'nyc'],
      ['Sevilla', 'spain', 'seville'],
      ['Kopenhagen', 'copenhagen'],
      ['Marrakesch', 'marrakesh'],
    ],
    stays: [
      ['vom 14. bis 19. Mai 2027', '2027-05-14', 5],
      ['vier Nächte ab dem 3. Juni 2027', '2027-06-03', 4],
      ['9.-13. September 2027', '2027-09-09', 4],
    ],
    parties: [
      ['meine Frau und ich', 2, []],
      ['zwei Paare', 4, []],
      ['2 Erwachsene, 2 Kinder (6 und 9 Jahre)', 2, [6, 9]],
      ['zu fünft', 5, []],
      ['allein', 1, []],
    ],
    sums: [
      ['# € pro Kopf, Flüge kommen noch dazu', 'person', 'excluded'],
      ['# Euro pro Nase ohne Flug', 'person', 'excluded'],
      ['# € insgesamt inkl. Flug', 'group', 'included'],
      ['höchstens # Euro für alle', 'group', 'unstated'],
    ],
    needs: [
      ['einer sitzt im Rollstuhl', 'access:wheelchair'],
      ['schlecht zu Fuß', 'access:low-walking'],
      ['schwerhörig', 'access:hearing'],
      ['Höhenangst', 'need:heights'],
      ['glutenfrei', 'diet:gluten-free'],
      ['vegan', 'diet:vegan'],
    ],
    likes: ['wir lieben #', 'gerne #'],
    dislikes: ['keine #', 'bloß keine #', 'ohne #'],
    tastes: [
      ['Jazz', 'jazz'],
      ['Museen', 'museum'],
      ['Strände', 'beach'],
      ['Theater', 'theatre'],
    ],
  },
  fr: {
    places: [
      ['Lisbonne', 'lisbon'],
      ['New York', 'nyc'],
      ['Séville', 'spain', 'seville'],
      ['Copenhague', 'copenhagen'],
      ['Marrakech', 'marrakesh'],
    ],
    stays: [
      ['du 14 au 19 mai 2027', '2027-05-14', 5],
      ['quatre nuits à partir du 3 juin 2027', '2027-06-03', 4],
      ['9-13 septembre 2027', '2027-09-09', 4],
    ],
    parties: [
      ['ma femme et moi', 2, []],
      ['deux couples', 4, []],
      ['2 adultes et 2 enfants (6 et 9 ans)', 2, [6, 9]],
      ['cinq copains', 5, []],
    ],
    sums: [
      ['# € par personne, vols en plus', 'person', 'excluded'],
      ['# euros par tête hors avion', 'person', 'excluded'],
      ['# € en tout, vols compris', 'group', 'included'],
      ['pas plus de # euros pour tout le monde', 'group', 'unstated'],
    ],
    needs: [
      ["l'un de nous est en fauteuil roulant", 'access:wheelchair'],
      ['du mal à marcher', 'access:low-walking'],
      ['malentendant', 'access:hearing'],
      ['vertige', 'need:heights'],
      ['sans gluten', 'diet:gluten-free'],
      ['végane', 'diet:vegan'],
    ],
    likes: ['on adore les #', 'nous aimons les #'],
    dislikes: ['pas de #', 'surtout pas de #', 'sans #'],
    tastes: [
      ['musées', 'museum'],
      ['plages', 'beach'],
      ['concerts de jazz', 'jazz'],
    ],
  },
  es: {
    places: [
      ['Lisboa', 'lisbon'],
      ['Nueva York', 'nyc'],
      ['Sevilla', 'spain', 'seville'],
      ['Copenhague', 'copenhagen'],
      ['Marrakech', 'marrakesh'],
    ],
    stays: [
      ['del 14 al 19 de mayo de 2027', '2027-05-14', 5],
      ['cuatro noches desde el 3 de junio de 2027', '2027-06-03', 4],
    ],
    parties: [
      ['mi mujer y yo', 2, []],
      ['dos parejas', 4, []],
      ['2 adultos y 2 niños de 6 y 9 años', 2, [6, 9]],
      ['cinco amigos', 5, []],
    ],
    sums: [
      ['# € por persona, vuelos aparte', 'person', 'excluded'],
      ['# euros por cabeza sin vuelos', 'person', 'excluded'],
      ['# € en total, vuelos incluidos', 'group', 'included'],
      ['no más de # euros para todos', 'group', 'unstated'],
    ],
    needs: [
      ['uno va en silla de ruedas', 'access:wheelchair'],
      ['problemas de rodilla', 'access:low-walking'],
      ['duro de oído', 'access:hearing'],
      ['vértigo', 'need:heights'],
      ['sin gluten', 'diet:gluten-free'],
      ['vegano', 'diet:vegan'],
    ],
    likes: ['nos encantan #', 'nos gustan #'],
    dislikes: ['nada de #', 'sin #', 'odiamos #'],
    tastes: [
      ['museos', 'museum'],
      ['playas', 'beach'],
      ['jazz', 'jazz'],
    ],
  },
  it: {
    places: [
      ['Lisbona', 'lisbon'],
      ['New York', 'nyc'],
      ['Siviglia', 'spain', 'seville'],
      ['Copenaghen', 'copenhagen'],
      ['Marrakech', 'marrakesh'],
    ],
    stays: [
      ['dal 14 al 19 maggio 2027', '2027-05-14', 5],
      ['quattro notti dal 3 giugno 2027', '2027-06-03', 4],
    ],
    parties: [
      ['io e mia moglie', 2, []],
      ['due coppie', 4, []],
      ['2 adulti e 2 bambini di 6 e 9 anni', 2, [6, 9]],
      ['cinque amici', 5, []],
    ],
    sums: [
      ['# € a testa, voli esclusi', 'person', 'excluded'],
      ['# euro a persona senza voli', 'person', 'excluded'],
      ['# € in tutto, voli compresi', 'group', 'included'],
      ['non più di # euro per tutti', 'group', 'unstated'],
    ],
    needs: [
      ['uno di noi è in sedia a rotelle', 'access:wheelchair'],
      ['problemi alle ginocchia', 'access:low-walking'],
      ['sordi', 'access:hearing'],
      ['vertigini', 'need:heights'],
      ['senza glutine', 'diet:gluten-free'],
      ['vegano', 'diet:vegan'],
    ],
    likes: ['amiamo #', 'ci piacciono #'],
    dislikes: ['niente #', 'senza #', 'odiamo #'],
    tastes: [
      ['musei', 'museum'],
      ['spiagge', 'beach'],
      ['jazz', 'jazz'],
    ],
  },
  pt: {
    places: [
      ['Lisboa', 'lisbon'],
      ['Nova Iorque', 'nyc'],
      ['Sevilha', 'spain', 'seville'],
      ['Copenhaga', 'copenhagen'],
      ['Marraquexe', 'marrakesh'],
    ],
    stays: [
      ['de 14 a 19 de maio de 2027', '2027-05-14', 5],
      ['quatro noites a partir de 3 de junho de 2027', '2027-06-03', 4],
    ],
    parties: [
      ['eu e minha esposa', 2, []],
      ['dois casais', 4, []],
      ['2 adultos e 2 crianças de 6 e 9 anos', 2, [6, 9]],
      ['cinco amigos', 5, []],
    ],
    sums: [
      ['# € por pessoa, voos à parte', 'person', 'excluded'],
      ['# euros por cabeça sem voos', 'person', 'excluded'],
      ['# € no total, voos incluídos', 'group', 'included'],
      ['no máximo # euros para todos', 'group', 'unstated'],
    ],
    needs: [
      ['um de nós usa cadeira de rodas', 'access:wheelchair'],
      ['mobilidade reduzida', 'access:low-walking'],
      ['surdo', 'access:hearing'],
      ['vertigens', 'need:heights'],
      ['sem glúten', 'diet:gluten-free'],
      ['vegana', 'diet:vegan'],
    ],
    likes: ['adoramos #', 'gostamos de #'],
    dislikes: ['nada de #', 'sem #'],
    tastes: [
      ['museus', 'museum'],
      ['praias', 'beach'],
      ['jazz', 'jazz'],
    ],
  },
  da: {
    places: [
      ['Lissabon', 'lisbon'],
      ['New York', 'nyc'],
      ['Sevilla', 'spain', 'seville'],
      ['København', 'copenhagen'],
      ['Marrakech', 'marrakesh'],
    ],
    stays: [
      ['fra den 14. til den 19. maj 2027', '2027-05-14', 5],
      ['fire nætter fra den 3. juni 2027', '2027-06-03', 4],
    ],
    parties: [
      ['min kone og jeg', 2, []],
      ['to par', 4, []],
      ['2 voksne og 2 børn på 6 og 9 år', 2, [6, 9]],
      ['fem venner', 5, []],
    ],
    sums: [
      ['# euro pr. person, fly oveni', 'person', 'excluded'],
      ['# euro pr. næse uden fly', 'person', 'excluded'],
      ['# euro i alt inkl. fly', 'group', 'included'],
      ['højst # euro for os alle', 'group', 'unstated'],
    ],
    needs: [
      ['en af os sidder i kørestol', 'access:wheelchair'],
      ['dårligt knæ', 'access:low-walking'],
      ['hørehæmmet', 'access:hearing'],
      ['højdeskræk', 'need:heights'],
      ['glutenfri', 'diet:gluten-free'],
      ['veganer', 'diet:vegan'],
    ],
    likes: ['vi elsker #', 'gerne #'],
    dislikes: ['ingen #', 'uden #'],
    tastes: [
      ['museer', 'museum'],
      ['strande', 'beach'],
      ['jazz', 'jazz'],
    ],
  },
  ja: {
    places: [
      ['リスボン', 'lisbon'],
      ['ニューヨーク', 'nyc'],
      ['コペンハーゲン', 'copenhagen'],
      ['マラケシュ', 'marrakesh'],
    ],
    stays: [
      ['2027年5月14日から19日まで', '2027-05-14', 5],
      ['2027年6月3日から4泊', '2027-06-03', 4],
    ],
    parties: [
      ['夫婦', 2, []],
      ['大人2名、子供2名（6歳、9歳）', 2, [6, 9]],
      ['友人5人', 5, []],
    ],
    sums: [
      ['1人#ユーロ、航空券別', 'person', 'excluded'],
      ['一人#ユーロ（飛行機代込み）', 'person', 'included'],
      ['合計#ユーロまで', 'group', 'unstated'],
    ],
    needs: [
      ['車椅子を使います', 'access:wheelchair'],
      ['膝が悪い', 'access:low-walking'],
      ['難聴', 'access:hearing'],
      ['高所恐怖症', 'need:heights'],
      ['グルテンフリー', 'diet:gluten-free'],
      ['ヴィーガン', 'diet:vegan'],
    ],
    likes: ['#が好き'],
    dislikes: ['#は嫌い', '#なし'],
    tastes: [
      ['美術館', 'museum'],
      ['ジャズ', 'jazz'],
      ['ビーチ', 'beach'],
    ],
  },
};
