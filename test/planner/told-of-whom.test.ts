/** Where one goes × who comes along × a relative clause × what is told of them, in eight languages: each is heard. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';

interface Parts {
  readonly before: readonly string[];
  readonly who: readonly string[];
  readonly relative: readonly string[];
  /** By what is to be read of it. */
  readonly told: Readonly<Record<'gluten-free' | 'wheelchair' | 'vegetarian' | 'tree-nut', string>>;
}

const PARTS: Readonly<Record<string, Parts>> = {
  en: {
    before: ['', "we'd rather go by train with ", 'in May with ', 'we prefer a hotel near the centre; '],
    who: ['my son', 'my wife', 'my mother (78)'],
    relative: [' who', ', who'],
    told: {
      'gluten-free': 'is coeliac',
      wheelchair: 'uses a wheelchair',
      vegetarian: 'is vegetarian',
      'tree-nut': 'has a severe nut allergy',
    },
  },
  es: {
    before: ['', 'vamos en tren con ', 'en mayo con ', 'preferimos hotel céntrico, con '],
    who: ['mi hijo', 'mi mujer', 'mi madre (78)'],
    relative: [' que', ', que'],
    told: {
      'gluten-free': 'es celíaco',
      wheelchair: 'va en silla de ruedas',
      vegetarian: 'es vegetariana',
      'tree-nut': 'es alérgico a los frutos secos',
    },
  },
  it: {
    before: ['', 'in treno con ', 'a maggio con ', 'preferiamo un hotel in centro, con '],
    who: ['mio figlio', 'mia moglie', 'mia madre (78)'],
    relative: [' che', ', che'],
    told: {
      'gluten-free': 'è celiaco',
      wheelchair: 'è in sedia a rotelle',
      vegetarian: 'è vegetariana',
      'tree-nut': 'è allergico alla frutta secca',
    },
  },
  pt: {
    before: ['', 'vamos de comboio com ', 'em maio com ', 'preferimos hotel no centro, com '],
    who: ['o meu filho', 'a minha mulher', 'a minha mãe (78)'],
    relative: [' que', ', que'],
    told: {
      'gluten-free': 'é celíaco',
      wheelchair: 'anda em cadeira de rodas',
      vegetarian: 'é vegetariana',
      'tree-nut': 'é alérgico a nozes',
    },
  },
  fr: {
    before: ['', 'en train avec ', 'en mai avec ', 'on préfère un hôtel au centre, avec '],
    who: ['mon fils', 'ma femme', 'ma mère (78)'],
    relative: [' qui', ', qui'],
    told: {
      'gluten-free': 'est cœliaque',
      wheelchair: 'est en fauteuil roulant',
      vegetarian: 'est végétarienne',
      'tree-nut': 'est allergique aux noix',
    },
  },
  de: {
    before: ['', 'lieber mit dem Zug, mit ', 'im Mai mit ', 'ein Hotel im Zentrum, mit '],
    who: ['meinem Sohn', 'meiner Frau', 'meiner Mutter (78)'],
    relative: [', der', ', die'],
    told: {
      'gluten-free': 'Zöliakie hat',
      wheelchair: 'im Rollstuhl sitzt',
      vegetarian: 'Vegetarierin ist',
      'tree-nut': 'eine Nussallergie hat',
    },
  },
  nl: {
    before: ['', 'liever met de trein, met ', 'in mei met '],
    who: ['mijn zoon', 'mijn vrouw'],
    relative: [' die', ', die'],
    told: {
      'gluten-free': 'coeliakie heeft',
      wheelchair: 'in een rolstoel zit',
      vegetarian: 'vegetarisch is',
      'tree-nut': 'een notenallergie heeft',
    },
  },
  da: {
    before: ['', 'hellere med tog, med ', 'i maj med '],
    who: ['min søn', 'min kone'],
    relative: [' som', ', der'],
    told: {
      'gluten-free': 'har cøliaki',
      wheelchair: 'sidder i kørestol',
      vegetarian: 'er vegetar',
      'tree-nut': 'har nøddeallergi',
    },
  },
};

test.each(Object.entries(PARTS))('what is told of somebody in a clause of their own is heard (%s)', (_, parts) => {
  const missed = parts.before.flatMap((before) =>
    parts.who.flatMap((who) =>
      parts.relative.flatMap((relative) =>
        Object.entries(parts.told).flatMap(([wanted, told]) => {
          const preferences = `${before}${who}${relative} ${told}`;
          const wish = { ...EMPTY_WISH, destination: 'Barcelona', preferences };
          const { diet, access, allergies } = readWish(wish, { today: '2026-12-01', gazetteer: ownGazetteer() });
          const read: readonly string[] = [...diet, ...access, ...allergies];
          return read.includes(wanted) ? [] : [preferences];
        }),
      ),
    ),
  );
  expect(missed).toEqual([]);
});
