/** Who travels, told in more than one field: an age beside a child, somebody more, and whoever only is spoken of. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../src/features/planner/rules/questionnaire.ts';

const gazetteer = ownGazetteer();

/** What was typed; grown-ups; the ages of the children, or how many (n2). */
const ROWS: readonly (readonly [Partial<Questionnaire>, number, string])[] = [
  [{ travelers: '2', interests: 'my husband loves jazz, I like museums' }, 2, ''],
  [
    {
      travelers: 'me and my sister',
      interests: 'she loves gardens, I want tapas',
      preferences: 'my sister uses a wheelchair',
    },
    2,
    '',
  ],
  [{ travelers: 'family of 4', interests: 'our son (9) is mad about trains, our daughter (6) about cats' }, 2, '6,9'],
  [{ travelers: '4 of us', preferences: 'the boys (8 and 11) share a room' }, 2, '8,11'],
  [{ travelers: 'just me', interests: 'my late wife loved this city' }, 1, ''],
  [{ travelers: 'solo', preferences: 'my son lives there and will join me for dinner one evening' }, 1, ''],
  [{ travelers: 'my wife and I', preferences: 'we are bringing the baby, 11 months' }, 2, '0'],
  [{ travelers: 'couple', interests: 'gifts for our grandchildren' }, 2, ''],
  [{ travelers: '2 adults', interests: 'somewhere my 5-year-old would love' }, 2, '5'],
  [{ travelers: '2 adults, 1 child', interests: 'our daughter is 7 and loves animals' }, 2, '7'],
  [{ travelers: '3 adults', budget: '$4000 for the three of us, my parents pay for themselves' }, 3, ''],
  [{ travelers: '6 friends', budget: '€500 each, Tom pays for his girlfriend too' }, 6, ''],
  [{ travelers: 'me + mum', preferences: 'mum has a bad hip', taste: 'mum is vegetarian' }, 2, ''],
  [{ travelers: 'us two', interests: 'we met a couple from Lisbon who recommended fado' }, 2, ''],
  [{ travelers: 'two couples', preferences: '2 double rooms; one of the men snores' }, 4, ''],
  [{ travelers: 'family', interests: 'kids 5 and 9 want the beach' }, 2, '5,9'],
  [{ travelers: 'my family of five', preferences: 'kids are 3, 6 and 10' }, 2, '3,6,10'],
  [{ travelers: '', preferences: 'we are two adults and a toddler of 2' }, 2, '2'],
  [{ travelers: '', interests: 'a trip with my best friend' }, 2, ''],
  [{ travelers: '', destination: 'Lisbon with my two kids (6, 9), single mum' }, 1, '6,9'],
  [{ travelers: 'my parents and me', preferences: "my dad can't do stairs, mum needs a nap" }, 3, ''],
  [{ travelers: '9 ladies', preferences: 'one of us is in a wheelchair, two are vegan' }, 9, ''],
  [{ travelers: '2 adults + 1 teen', interests: 'the teen (15) wants football' }, 2, '15'],
  [{ travelers: 'me, my wife and our son', preferences: 'our son is 4 so naps at 1' }, 2, '4'],
  [{ travelers: '3 of us', interests: 'me: museums, my brother: football, his girlfriend: shopping' }, 3, ''],
  [{ travelers: 'wife and me', budget: '3000 incl. a gift for my mother' }, 2, ''],
  [{ travelers: 'Just us', dates: 'while the kids are at camp' }, 2, ''],
  [{ travelers: 'Mum, Dad, 2 kids', taste: 'son has a nut allergy, daughter is vegetarian' }, 2, 'n2'],
  [{ travelers: '2 people', interests: 'honeymoon' }, 2, ''],
  [{ travelers: '1', preferences: 'I sleep in a female dorm of 4' }, 1, ''],
  [{ travelers: '8 of us', preferences: 'my mother-in-law needs a ground-floor room, the twins (3) a cot' }, 6, '3,3'],
  [{ travelers: '4 adults', interests: 'my father-in-law, 80, wants to sit a lot' }, 4, ''],
  [{ travelers: 'us & the kids', preferences: 'Leo is 4, Nina is 7' }, 2, '4,7'],
  [{ travelers: 'a friend and me', interests: 'a friend told me about the tile museum' }, 2, ''],
  [{ travelers: 'group of 12 colleagues', preferences: '2 of them are vegetarians, our boss wants a suite' }, 12, ''],
  [{ travelers: '2 adults', taste: 'my wife is coeliac, I eat all' }, 2, ''],
  [{ travelers: '2 adults', preferences: 'my mother is coming too so make it 3' }, 3, ''],
  [{ travelers: '4 adults 2 kids (3,6)', budget: '€6000 for all six' }, 4, '3,6'],
  [{ travelers: '5', interests: 'three generations, from my grandson (6) to my husband (70)' }, 4, '6'],
  [{ travelers: 'My daughter and I', interests: 'she turns 10 on the trip' }, 1, '10'],
  [{ travelers: 'My daughter and I', preferences: 'she is 23 and vegan' }, 2, ''],
  [{ travelers: 'My son and I', preferences: "he's autistic, 12, and hates crowds" }, 1, '12'],
  [{ travelers: 'me and the girls', interests: 'hen do for Sophie, we are 8' }, 8, ''],
  [{ travelers: '2 adults and a dog', preferences: 'our dog is old, our son stays with grandma' }, 2, ''],
  [{ travelers: 'my partner and I', interests: 'we used to go with the kids, now they are grown' }, 2, ''],
];

test.each(ROWS)('%j: %i grown-ups, children %s', (typed, adults, children) => {
  const asked = { ...EMPTY_WISH, destination: 'Lisbon', dates: '3 to 8 May 2027', ...typed };
  const { party } = readWish(asked, { today: '2026-12-01', gazetteer });
  const ages = party.children.toSorted((a, b) => a - b).join(',');
  const read = children.startsWith('n') ? `n${party.children.length}` : ages;
  expect([party.adults, read]).toEqual([adults, children]);
});
