/** What is refused stays out, and what is wanted beside it stays in: every manner of saying no with every noun, field and language. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../../src/features/planner/rules/questionnaire.ts';

const TAGS = ['museum', 'beach', 'golf', 'church'] as const;
/** X is refused, Y wanted. */
const SAID: Readonly<Record<string, { nouns: string; wanted: string; dates: string; manners: string }>> = {
  en: {
    nouns: 'museums beaches golf churches',
    wanted: 'gardens',
    dates: '10-17 May 2027',
    manners:
      "no X | without X | we skip X | X isn't for us | X aren't our thing | please not X again | not another X | spare us X | X leave us cold | nothing with X | Y over X | Y rather than X | Y instead of X | instead of X, Y | enough X for a lifetime | X? hard pass | X is a no | X = no | X: never | X bore us | we're not X people | not X people | we don't do X | you can keep your X | X can wait | X - please no | pass on X | pass on the X | we'd rather not do X | I can't stand X | X are not for me | never X | zero X | Y yes, X no | Y but no X | Y (no X) | Y, not X | anything but X | everything except X | X do nothing for us | couldn't care less about X | X give me a headache | no more X | leave out X | drop the X | X are overrated | we had enough X last year | kids hate X | my husband hates X | she's done with X | not X, Y | less X, more Y | I avoid X | X make me yawn | thumbs down for X | veto on X | X veto",
  },
  de: {
    nouns: 'Museen Strand Golf Kirchen',
    wanted: 'Gärten',
    dates: '10.-17. Mai 2027',
    manners:
      'keine X | ohne X | X nicht | X brauchen wir nicht | X müssen nicht sein | X muss nicht sein | bloß keine X | X lieber nicht | lieber Y als X | Y statt X | statt X lieber Y | X sind nichts für uns | X langweilen uns | auf X verzichten wir | X können wir auslassen | mit X kann man uns jagen | X interessieren uns nicht | von X haben wir genug | nie wieder X | Y ja, X nein | Y, aber keine X | nur keine X | X: nein danke | X mögen wir nicht | die Kinder hassen X | alles außer X | weniger X, mehr Y',
  },
  fr: {
    nouns: 'musées plage golf églises',
    wanted: 'jardins',
    dates: 'du 10 au 17 mai 2027',
    manners:
      "pas de X | sans X | X non merci | pas trop de X | on évite les X | X très peu pour nous | les X nous ennuient | plutôt Y que X | Y plutôt que X | Y au lieu de X | ras-le-bol des X | X : jamais | nous détestons les X | mon mari déteste les X | Y mais pas de X | tout sauf X | les X, non | on s'en passe des X | moins de X, plus de Y | les X ne nous intéressent pas",
  },
  es: {
    nouns: 'museos playa golf iglesias',
    wanted: 'jardines',
    dates: 'del 10 al 17 de mayo de 2027',
    manners:
      'nada de X | sin X | X no | no nos gustan los X | los X nos aburren | Y en vez de X | mejor Y que X | Y pero no X | odiamos X | X no, gracias | paso de X | todo menos X | menos X, más Y | ni X ni golf | los X no nos interesan | evitar X | X ni hablar | basta de X',
  },
  it: {
    nouns: 'musei spiaggia golf chiese',
    wanted: 'giardini',
    dates: 'dal 10 al 17 maggio 2027',
    manners:
      'niente X | senza X | X no | i X ci annoiano | Y invece di X | meglio Y che X | Y ma non X | odiamo X | X no grazie | basta X | tutto tranne X | meno X, più Y | né X né golf | X non ci interessano | evitare X | X anche no | X mai',
  },
  pt: {
    nouns: 'museus praia golfe igrejas',
    wanted: 'jardins',
    dates: 'de 10 a 17 de maio de 2027',
    manners:
      'nada de X | sem X | X não | Y em vez de X | melhor Y do que X | Y mas sem X | odiamos X | X não, obrigado | dispenso X | tudo menos X | menos X, mais Y | nem X nem golfe | X não nos interessam | evitar X | X nem pensar | chega de X',
  },
  da: {
    nouns: 'museer strand golf kirker',
    wanted: 'haver',
    dates: '10.-17. maj 2027',
    manners:
      'ingen X | uden X | X nej tak | ikke X | Y i stedet for X | hellere Y end X | Y men ikke X | vi hader X | alt undtagen X | mindre X, mere Y | hverken X eller golf | X interesserer os ikke | undgå X | aldrig X | X keder os | drop X | X siger os ikke noget',
  },
};

test.for(Object.entries(SAID))('%s', ([, { nouns, wanted, dates, manners }]) => {
  const gazetteer = ownGazetteer();
  const wrong = manners.split(' | ').flatMap((manner) =>
    nouns.split(' ').flatMap((noun, index) =>
      (['interests', 'preferences', 'taste'] as const).flatMap((field) => {
        const text = manner.replace('X', noun).replace('Y', wanted);
        const said = { ...EMPTY_WISH, destination: 'London', dates, budget: '2000 €', [field]: text };
        const { excludeTags, weights } = readWish(said, { today: '2026-12-01', gazetteer });
        const tag = TAGS[index] ?? 'museum';
        const isRight =
          excludeTags.includes(tag) && !(tag in weights) && (!manner.includes('Y') || 'garden' in weights);
        return isRight ? [] : [`${field}: ${text}`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['nobody skis', []],
  ['none of us skis', []],
  ['jazz; nobody here skis', ['jazz', 'live-music']],
  ['nadie esquía', []],
])('what nobody does is refused: %s', (interests, wanted) => {
  const { excludeTags, weights, unused } = readWish(
    { ...EMPTY_WISH, destination: 'Aspen', interests },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );
  expect([excludeTags, Object.keys(weights), unused]).toEqual([['ski'], wanted, []]);
});

test.each(['Copenhagen? London? Neither: Lisbon', 'Kopenhagen? London? Keins von beiden: Lissabon'])(
  'neither of the places asked before: %s',
  (destination) => {
    const { destinations, excludes } = readWish(
      { ...EMPTY_WISH, destination },
      { today: '2026-12-01', gazetteer: ownGazetteer() },
    );
    expect([destinations.map(({ id }) => id), excludes]).toEqual([['lisbon'], ['copenhagen', 'london']]);
  },
);
