/** Who travels, told in two or three fields: everybody comes along once. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

const TRIP: Questionnaire = { ...EMPTY_WISH, destination: 'Lisbon', dates: '3-7 May 2027' };
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...TRIP, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

const APART: readonly (readonly [said: Partial<Questionnaire>, adults: number, children: readonly number[]])[] = [
  // Children beside their parents.
  [{ travelers: '2 adults', preferences: 'Coming with our two kids (4 and 7).' }, 2, [4, 7]],
  [{ travelers: 'my husband and I', interests: 'our 9 year old loves trains' }, 2, [9]],
  [{ travelers: 'couple', preferences: 'we need a cot for the baby (8 months)' }, 2, [0]],
  [{ travelers: 'just me', preferences: 'travelling with my son (9)' }, 1, [9]],
  [{ travelers: '2', interests: 'our kids are 5 and 8, they love animals' }, 2, [5, 8]],
  [{ travelers: '2 adults', dates: 'in the school holidays, our twins (6) start school after' }, 2, [6, 6]],
  [
    { travelers: '2 adults', interests: 'zoo, our son is 6', preferences: 'our son (6) naps, our daughter (3) too' },
    2,
    [3, 6],
  ],
  [{ travelers: '2 Erwachsene', preferences: 'Wir reisen mit unseren Kindern (3 und 6)' }, 2, [3, 6]],
  [{ travelers: 'deux adultes', preferences: 'nous voyageons avec nos enfants de 5 et 9 ans' }, 2, [5, 9]],
  [{ travelers: '2 adultos', preferences: 'viajamos con nuestros hijos de 4 y 7 años' }, 2, [4, 7]],
  [{ travelers: '2 adulti', preferences: 'viaggiamo con i nostri figli di 4 e 7 anni' }, 2, [4, 7]],
  [{ travelers: 'two adults and kids', preferences: 'the kids are 3, 5 and 9' }, 2, [3, 5, 9]],
  [{ travelers: 'Grandad and Granny', preferences: 'with our grandsons Leo (8) and Finn (11)' }, 2, [8, 11]],
  [{ travelers: 'single mum and son', preferences: "He's 10 and autistic" }, 1, [10]],
  [
    { travelers: 'grandparents', preferences: '5 of us altogether: us two and Ava 12, Liam 10 and Noah 6.' },
    2,
    [6, 10, 12],
  ],
  [{ travelers: 'me, my wife and the kids, Luke (9) and Tom (6)' }, 2, [6, 9]],
  [{ travelers: '2 adults, 2 kids: Luke 9 and Tom 6' }, 2, [6, 9]],
  [{ travelers: 'pareja', preferences: 'vamos con los niños, Lucas de 9 y Sara de 6' }, 2, [6, 9]],
  // Inside the number of all.
  [{ travelers: 'the two of us', interests: 'my daughter (8) wants to ride the trams' }, 1, [8]],
  [{ travelers: 'five of us', preferences: 'cot for our baby (10 months)' }, 4, [0]],
  // No child comes along.
  [{ travelers: '2 adults', preferences: 'no kids under 12 at the hotel please' }, 2, []],
  [{ travelers: '2 adults', preferences: 'our kids (4 and 7) stay with my parents' }, 2, []],
  [{ travelers: '2 adults', interests: 'a present for our son (6)' }, 2, []],
  [{ travelers: '2 adults', budget: '€2000, kids under 5 go free anyway' }, 2, []],
  [{ travelers: '2 adults', taste: 'a good 12 year old whisky' }, 2, []],
  // Somebody more.
  [{ travelers: 'me and my husband', preferences: 'we are travelling with my mother in law, she is 74' }, 3, []],
  [{ travelers: 'us two', preferences: 'and grandma is coming too' }, 3, []],
  [{ travelers: 'mi esposo y yo', preferences: 'viajamos con mi suegra de 74 años' }, 3, []],
  [{ travelers: 'meine Frau und ich', preferences: 'Wir fahren mit meiner Mutter' }, 3, []],
  [{ travelers: '2 adults', preferences: 'I am taking my mum to see the tiles' }, 2, []],
  [{ travelers: 'my wife and I', preferences: 'my mother might come along too, not sure yet' }, 2, []],
  // Somebody drops out, or joins.
  [{ travelers: 'four of us', preferences: "Kyle can't make it any more, so three" }, 3, []],
  [{ travelers: 'six friends', preferences: "Jenny's pulled out. We are 5" }, 5, []],
  [{ travelers: '8 of us', preferences: 'make that 7, Ben is out' }, 7, []],
  [{ travelers: 'five friends', preferences: 'two of us had to cancel' }, 3, []],
  [{ travelers: '6 adults', preferences: "we were six but Marco can't come" }, 5, []],
  [{ travelers: '6 adults', preferences: "Marco can't come to the museum on Friday" }, 6, []],
  [{ travelers: '2 adults and 2 kids (6, 9)', preferences: 'the train at 3 was cancelled once' }, 2, [6, 9]],
  [{ travelers: 'me and my wife and her mother', preferences: "her mother can't come after all" }, 2, []],
  [{ travelers: 'six of us, no wait, five, Omar had to cancel' }, 5, []],
  [{ travelers: 'three of us - was four but Ben dropped out' }, 3, []],
  [{ travelers: '3 friends', preferences: "Lucy is joining after all so we'll be 4" }, 4, []],
  [{ travelers: 'two couples', preferences: 'a third couple is joining us so six' }, 6, []],
  [{ travelers: 'vier Freunde', preferences: 'Jan kann nicht mehr, also drei' }, 3, []],
  [{ travelers: '6 Personen', preferences: 'Einer ist abgesprungen, jetzt 5' }, 5, []],
  [{ travelers: 'quatre amis', preferences: 'finalement Paul ne vient pas, donc trois' }, 3, []],
  [{ travelers: 'cuatro amigos', preferences: 'al final Pablo no puede, así que somos tres' }, 3, []],
  [{ travelers: 'quattro amici', preferences: 'Luca non può più, quindi siamo in tre' }, 3, []],
  [{ travelers: 'quatro amigos', preferences: 'o João já não vem, por isso somos três' }, 3, []],
  [{ travelers: 'fire venner', preferences: 'Mads kan alligevel ikke, så vi er tre' }, 3, []],
  [{ travelers: '友人4人', preferences: '健太が行けなくなったので3人です' }, 3, []],
  // Called like a place or a month.
  [{ travelers: 'April and June, sisters' }, 2, []],
  [{ travelers: 'Madison, Preston and Carson, three lads' }, 3, []],
  [{ travelers: 'Paris and Sydney, 24 and 26' }, 2, []],
  [{ travelers: 'Paris, Sydney, Austin and me (Georgia), all 20-21' }, 4, []],
  // A group, and its number elsewhere.
  [{ travelers: 'hen party', preferences: 'there are nine of us' }, 9, []],
  [{ travelers: 'the family', budget: '€4000 for 2 adults and 3 kids (3, 5, 9)' }, 2, [3, 5, 9]],
];

test.each(APART)('%j', (said, adults, children) => {
  const { party } = read(said);
  expect({ adults: party.adults, children: party.children.toSorted((a, b) => a - b) }).toEqual({ adults, children });
});

test('a number of people taken back in a later field counts, and is told', () => {
  const said = { travelers: '4 adults', preferences: "Sorry, my sister can't make it, so it's only three of us now." };
  const { party, conflicts } = read(said);
  expect(party.adults).toBe(3);
  expect(conflicts.map(({ field }) => field)).toEqual(['travelers']);
});

test('so does the sum, for those who are left', () => {
  const preferences = 'Sorry, only three of us now and the budget goes down to $4,000.';
  expect(read({ travelers: '4 adults', budget: '$5,000 for 4', preferences }).budget.amount).toBe(4000);
});
