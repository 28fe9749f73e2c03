/** What is loved and what is not, in one sentence: every turn of phrase with every two things, each on both sides of it. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';

/** The tags any of which stands for the thing. */
const THINGS = {
  museum: ['museum', 'art'],
  hiking: ['hiking', 'walking', 'nature'],
  beach: ['beach'],
  nightlife: ['nightlife'],
  shopping: ['shopping'],
  gardens: ['gardens', 'garden'],
} as const;
type Thing = keyof typeof THINGS;

interface Language {
  readonly words: Readonly<Record<Thing, string>>;
  /** `{Y}` is liked, `{X}` is not. */
  readonly said: readonly string[];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    words: {
      museum: 'museums',
      hiking: 'hiking',
      beach: 'beaches',
      nightlife: 'nightclubs',
      shopping: 'shopping',
      gardens: 'gardens',
    },
    said: [
      '{Y} yes, {X} no',
      'love {Y}, hate {X}',
      '{Y} rather than {X}',
      '{X} are not our thing, but {Y} is',
      'please no {X}; lots of {Y}',
      'we could do without {X}, {Y} is what we came for',
      "don't bother with {X}, we want {Y}",
      '{Y}! Absolutely no {X}.',
      'my husband is bored by {X}. {Y} please',
      'not a fan of {X} - more {Y}',
      'skip the {X}, give us {Y}',
      "we've had enough of {X}; {Y} instead",
      'less {X}, more {Y}',
      'anything but {X}. {Y} is a must',
      '{Y}, {Y} and {Y}. Never {X}',
    ],
  },
  de: {
    words: {
      museum: 'Museen',
      hiking: 'Wandern',
      beach: 'Strand',
      nightlife: 'Nachtleben',
      shopping: 'Shopping',
      gardens: 'Gärten',
    },
    said: [
      '{Y} ja, {X} nein',
      'wir lieben {Y} und hassen {X}',
      'lieber {Y} als {X}',
      '{X} ist nichts für uns, {Y} schon',
      'bitte kein {X}, dafür viel {Y}',
      '{Y}, aber ohne {X}',
      'auf {X} können wir verzichten, {Y} muss sein',
      'mit {X} kann man uns jagen, gerne {Y}',
      'statt {X} lieber {Y}',
    ],
  },
  fr: {
    words: {
      museum: 'musées',
      hiking: 'randonnée',
      beach: 'plage',
      nightlife: 'boîtes de nuit',
      shopping: 'shopping',
      gardens: 'jardins',
    },
    said: [
      '{Y} oui, {X} non',
      'on adore {Y}, on déteste {X}',
      'plutôt {Y} que {X}',
      'pas de {X}, beaucoup de {Y}',
      '{Y} mais sans {X}',
      '{X} très peu pour nous, {Y} volontiers',
      'surtout pas de {X} ; {Y} avec plaisir',
      'on peut se passer de {X}, mais {Y} est indispensable',
    ],
  },
  es: {
    words: {
      museum: 'museos',
      hiking: 'senderismo',
      beach: 'playa',
      nightlife: 'discotecas',
      shopping: 'compras',
      gardens: 'jardines',
    },
    said: [
      '{Y} sí, {X} no',
      'nos encanta {Y} y odiamos {X}',
      'mejor {Y} que {X}',
      'nada de {X}, mucho {Y}',
      '{Y} pero sin {X}',
      '{X} no nos va, {Y} sí',
      'no nos gusta {X}, preferimos {Y}',
      'en vez de {X}, {Y}',
    ],
  },
  it: {
    words: {
      museum: 'musei',
      hiking: 'escursioni',
      beach: 'spiaggia',
      nightlife: 'discoteche',
      shopping: 'shopping',
      gardens: 'giardini',
    },
    said: [
      '{Y} sì, {X} no',
      'adoriamo {Y}, odiamo {X}',
      'meglio {Y} che {X}',
      'niente {X}, tanto {Y}',
      '{Y} ma senza {X}',
      '{X} non fa per noi, {Y} sì',
      'non ci piace {X}, preferiamo {Y}',
      'invece di {X}, {Y}',
    ],
  },
  pt: {
    words: {
      museum: 'museus',
      hiking: 'caminhadas',
      beach: 'praia',
      nightlife: 'discotecas',
      shopping: 'compras',
      gardens: 'jardins',
    },
    said: [
      '{Y} sim, {X} não',
      'adoramos {Y}, detestamos {X}',
      'antes {Y} do que {X}',
      'nada de {X}, muito {Y}',
      '{Y} mas sem {X}',
      'não gostamos de {X}, preferimos {Y}',
      'em vez de {X}, {Y}',
    ],
  },
  nl: {
    words: {
      museum: 'musea',
      hiking: 'wandelen',
      beach: 'strand',
      nightlife: 'uitgaan',
      shopping: 'winkelen',
      gardens: 'tuinen',
    },
    said: [
      '{Y} wel, {X} niet',
      'we houden van {Y}, niet van {X}',
      'liever {Y} dan {X}',
      'geen {X}, veel {Y}',
      '{Y} maar zonder {X}',
      '{X} is niets voor ons, {Y} wel',
      'in plaats van {X} graag {Y}',
    ],
  },
  da: {
    words: {
      museum: 'museer',
      hiking: 'vandring',
      beach: 'strand',
      nightlife: 'natteliv',
      shopping: 'shopping',
      gardens: 'haver',
    },
    said: [
      '{Y} ja, {X} nej',
      'vi elsker {Y} og hader {X}',
      'hellere {Y} end {X}',
      'ingen {X}, masser af {Y}',
      '{Y} men uden {X}',
      '{X} er ikke noget for os, {Y} er',
      'i stedet for {X} gerne {Y}',
    ],
  },
  ja: {
    words: {
      museum: '美術館',
      hiking: 'ハイキング',
      beach: 'ビーチ',
      nightlife: 'ナイトクラブ',
      shopping: '買い物',
      gardens: '庭園',
    },
    said: ['{Y}はいいけど{X}はいらない', '{X}は苦手、{Y}が好き', '{X}なし、{Y}たくさん', '{X}ではなく{Y}'],
  },
  zh: {
    words: { museum: '博物馆', hiking: '徒步', beach: '海滩', nightlife: '夜店', shopping: '购物', gardens: '花园' },
    said: ['要{Y}，不要{X}', '喜欢{Y}，不喜欢{X}', '不去{X}，多去{Y}', '{X}就算了，{Y}必须有'],
  },
};

const things = Object.keys(THINGS) as Thing[];
const NEXT: readonly (readonly [Thing, Thing])[] = things.flatMap((one, at) => {
  const other = things[(at + 1) % things.length];
  return other
    ? ([
        [one, other],
        [other, one],
      ] as const)
    : [];
});
const LIKED = 0.5;
const INDIFFERENT = 0.3;

test.each(Object.entries(LANGUAGES))(
  'what is loved is planned for, and what is not is not (%s)',
  (_, { words, said }) => {
    const misread = said.flatMap((form) =>
      NEXT.flatMap(([loved, loathed]) => {
        const interests = form.replaceAll('{Y}', words[loved]).replaceAll('{X}', words[loathed]);
        const wish = { ...EMPTY_WISH, destination: 'Lisbon', interests };
        const { weights, excludeTags } = readWish(wish, { today: '2026-12-01', gazetteer: ownGazetteer() });
        const weightOf = (tag: string) => weights[tag as keyof typeof weights] ?? 0;
        const excluded: readonly string[] = excludeTags;
        const isLoved = THINGS[loved].some((tag) => weightOf(tag) >= LIKED && !excluded.includes(tag));
        const isLeft = THINGS[loathed].every((tag) => weightOf(tag) < INDIFFERENT);
        return isLoved && isLeft ? [] : [interests];
      }),
    );
    expect(misread).toEqual([]);
  },
);
