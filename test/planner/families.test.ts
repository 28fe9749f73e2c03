/** Who travels, put together from parts: the grown-ups, the children, and a sentence beside them that counts nobody. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';

interface Parts {
  readonly adults: Readonly<Record<string, number>>;
  /** By the ages of the children, youngest first. */
  readonly children: Readonly<Record<string, string>>;
  readonly beside: readonly string[];
}

const PARTS: Readonly<Record<string, Parts>> = {
  en: {
    adults: {
      'my wife and I': 2,
      'me and my husband': 2,
      'my partner and me': 2,
      '2 adults': 2,
      'us two': 2,
      'just me': 1,
      'my mum and I': 2,
    },
    children: {
      '': '',
      ' with our kids (4 and 7)': '4,7',
      ', our daughter is 9': '9',
      ' + 2 kids aged 3 & 11': '3,11',
      ' plus a 6-year-old': '6',
      ' and our twins, both 8': '8,8',
    },
    beside: ['', '. The dog stays home', '. It is our first trip together', '. Grandma looks after the cat'],
  },
  de: {
    adults: {
      'meine Frau und ich': 2,
      'ich und mein Mann': 2,
      '2 Erwachsene': 2,
      'wir zwei': 2,
      'nur ich': 1,
      'meine Mutter und ich': 2,
    },
    children: {
      '': '',
      ' mit unseren Kindern (4 und 7)': '4,7',
      ', unsere Tochter ist 9': '9',
      ' + 2 Kinder, 3 und 11 Jahre': '3,11',
      ' und eine Sechsjährige': '6',
      ' und unsere Zwillinge, beide 8': '8,8',
    },
    beside: ['', '. Der Hund bleibt zu Hause', '. Oma passt auf die Katze auf'],
  },
  fr: {
    adults: {
      'ma femme et moi': 2,
      'moi et mon mari': 2,
      '2 adultes': 2,
      'nous deux': 2,
      'juste moi': 1,
      'ma mère et moi': 2,
    },
    children: {
      '': '',
      ' avec nos enfants (4 et 7 ans)': '4,7',
      ', notre fille a 9 ans': '9',
      ' + 2 enfants de 3 et 11 ans': '3,11',
      ' et nos jumeaux de 8 ans': '8,8',
    },
    beside: ['', '. Le chien reste à la maison', '. Mamie garde le chat'],
  },
  es: {
    adults: {
      'mi mujer y yo': 2,
      'yo y mi marido': 2,
      '2 adultos': 2,
      'nosotros dos': 2,
      'solo yo': 1,
      'mi madre y yo': 2,
    },
    children: {
      '': '',
      ' con nuestros hijos (4 y 7 años)': '4,7',
      ', nuestra hija tiene 9 años': '9',
      ' + 2 niños de 3 y 11 años': '3,11',
      ' y los mellizos de 8 años': '8,8',
    },
    beside: ['', '. El perro se queda en casa', '. La abuela cuida al gato'],
  },
  it: {
    adults: {
      'mia moglie e io': 2,
      'io e mio marito': 2,
      '2 adulti': 2,
      'noi due': 2,
      'solo io': 1,
      'mia madre e io': 2,
    },
    children: {
      '': '',
      ' con i nostri figli (4 e 7 anni)': '4,7',
      ', nostra figlia ha 9 anni': '9',
      ' + 2 bambini di 3 e 11 anni': '3,11',
      ' e i gemelli di 8 anni': '8,8',
    },
    beside: ['', '. Il cane resta a casa', '. La nonna tiene il gatto'],
  },
  pt: {
    adults: {
      'a minha mulher e eu': 2,
      'eu e o meu marido': 2,
      '2 adultos': 2,
      'nós dois': 2,
      'só eu': 1,
      'a minha mãe e eu': 2,
    },
    children: {
      '': '',
      ' com os nossos filhos (4 e 7 anos)': '4,7',
      ', a nossa filha tem 9 anos': '9',
      ' + 2 crianças de 3 e 11 anos': '3,11',
      ' e os gémeos de 8 anos': '8,8',
    },
    beside: ['', '. O cão fica em casa', '. A avó fica com o gato'],
  },
  nl: {
    adults: { 'mijn vrouw en ik': 2, 'ik en mijn man': 2, '2 volwassenen': 2, 'wij tweeën': 2, 'alleen ik': 1 },
    children: {
      '': '',
      ' met onze kinderen (4 en 7)': '4,7',
      ', onze dochter is 9': '9',
      ' + 2 kinderen van 3 en 11 jaar': '3,11',
      ' en een zesjarige': '6',
    },
    beside: ['', '. De hond blijft thuis', '. Oma past op de kat'],
  },
  da: {
    adults: { 'min kone og jeg': 2, 'mig og min mand': 2, '2 voksne': 2, 'os to': 2, 'kun mig': 1 },
    children: {
      '': '',
      ' med vores børn (4 og 7)': '4,7',
      ', vores datter er 9': '9',
      ' + 2 børn på 3 og 11 år': '3,11',
      ' og en seksårig': '6',
    },
    beside: ['', '. Hunden bliver hjemme', '. Mormor passer katten'],
  },
};

test.each(Object.entries(PARTS))('every family that is put together is counted as it stands (%s)', (_, parts) => {
  const misread = Object.entries(parts.adults).flatMap(([grown, adults]) =>
    Object.entries(parts.children).flatMap(([young, ages]) =>
      parts.beside.flatMap((beside) => {
        const travelers = `${grown}${young}${beside}`;
        const wish = { ...EMPTY_WISH, destination: 'Copenhagen', travelers };
        const { party } = readWish(wish, { today: '2026-12-01', gazetteer: ownGazetteer() });
        const read = `${party.adults}/${party.children.toSorted((a, b) => a - b).join(',')}${party.pets ? '/pet' : ''}`;
        return read === `${adults}/${ages}` ? [] : [`${travelers} → ${read}`];
      }),
    ),
  );
  expect(misread).toEqual([]);
});
