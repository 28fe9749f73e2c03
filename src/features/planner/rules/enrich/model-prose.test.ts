import { expect, test } from 'vitest';
import { catalogue } from '../../../destinations/actions.ts';
import { allowedWords } from './allowed-words.ts';
import { lintProse } from './model-prose.ts';

const here = [...catalogue().place.values()].filter(({ destinationId }) => destinationId === 'lisbon').slice(0, 3);
const places = new Map(here.map((place) => [place.id, place]));
const [a] = here;
const slot = `{{${a?.id}}}`;

test('a sentence of small words around a slot is told, with our name in the place of the slot', () => {
  expect(lintProse(`You come to ${slot} when the morning is still slow.`, places)).toEqual({
    sentences: [`You come to ${a?.name} when the morning is still slow.`],
    faults: [],
  });
});

test.each([
  ['a name', `You stay at the Ritz, close to ${slot}.`, 'name'],
  ['a name written small', `You stay at the ritz, beside ${slot}.`, 'word'],
  ['a name at the beginning', 'Paris is lovely at any pace.', 'word'],
  ['a figure', `You walk to ${slot} in 9 minutes.`, 'digit'],
  ['a figure of another script', `You walk to ${slot} in ٩ minutes.`, 'digit'],
  ['a number in words', `You walk to ${slot} in nine long hours.`, 'claim'],
  ['a day', `On friday you walk to ${slot}.`, 'claim'],
  ['a price', `You find that ${slot} is free.`, 'claim'],
  ['a promise', `You are safe at ${slot} at all times.`, 'claim'],
  ['a denial', `You will never wait at ${slot}.`, 'claim'],
  ['an address', 'You find more at www.evil.example today.', 'claim'],
  ['a link', 'You find more at https://evil.example.', 'markup'],
  ['markup', `You come to <b>${slot}</b> in the morning.`, 'markup'],
  ['a link of markup', `You come to [${slot}](x) in the morning.`, 'markup'],
  ['a place that is not in the plan', 'You come to {{lisbon-hotel-atlantis}} in the morning.', 'slot'],
  ['a slot that is none', 'You come to {{constructor}} in the morning.', 'slot'],
  ['a broken slot', `You come to {{${a?.id} in the morning.`, 'markup'],
  ['what stands for a slot', 'You come to □ in the morning.', 'markup'],
  ['another script', 'You come to прованс in the morning.', 'markup'],
  ['capitals', 'You come HERE in the morning, slowly.', 'name'],
  ['half a sentence', 'You come to the', 'length'],
  ['hardly a word', 'Lovely.', 'length'],
  ['an allergy', `You eat well at ${slot}, as gluten is far away.`, 'claim'],
])('%s is left out', (_, sentence, fault) => {
  expect(lintProse(sentence, places)).toEqual({ sentences: [], faults: [fault, 'missing'] });
});

test('what is broken does not take the rest with it', () => {
  const { sentences, faults } = lintProse(
    `You love ${slot} early. Pay 40 euros. You linger there, slowly and together.`,
    places,
  );
  expect(sentences).toEqual([`You love ${a?.name} early.`, 'You linger there, slowly and together.']);
  expect(faults).toEqual(['digit']);
});

test('nothing that is said twice is told twice', () => {
  expect(lintProse('You linger here together. You linger here together.', places).sentences).toHaveLength(1);
});

test('a word of our own description may be used where its place is named, and nowhere else', () => {
  const word = a?.about.split(/[\s,;]+/).find((each) => /^[a-z]{6,}$/.test(each) && !allowedWords().includes(each));
  expect(word).toBeDefined();
  expect(lintProse(`You enjoy ${word} at ${slot} together.`, places).sentences).toHaveLength(1);
  expect(lintProse(`You enjoy ${word} here and there together.`, places).faults).toContain('word');
});
