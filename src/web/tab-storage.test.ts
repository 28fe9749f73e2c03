import { beforeEach, expect, test, vi } from 'vitest';
import { giveTabStorage, type TabStorage } from '../../test/tab-storage.ts';
import { forgetTab, keptInTab, OF_THE_DEVICE, watchForgetting } from './tab-storage.ts';

const asText = (stored: unknown) => (typeof stored === 'string' ? stored : null);
let storage: TabStorage;

beforeEach(() => {
  storage = giveTabStorage();
});

test('a draft is there again for the page that is loaded next', () => {
  keptInTab('wish', asText).keep('Lisbon in May');
  expect(keptInTab('wish', asText).read()).toBe('Lisbon in May');
});

test.each(['', '{', 'null', '7', '{"an":"older shape"}'])('what is no draft of ours (%s) is none', (text) => {
  sessionStorage.setItem('wish', text);
  expect(keptInTab('wish', asText).read()).toBeNull();
});

test('a shape that cannot make anything of it is none', () => {
  sessionStorage.setItem('wish', '{}');
  const taken = keptInTab('wish', () => {
    throw new TypeError('of an older version');
  });
  expect(taken.read()).toBeNull();
});

test('read twice it is the same thing, so that a screen is not drawn again for nothing', () => {
  sessionStorage.setItem('wish', '{"for":"Lisbon"}');
  const wish = keptInTab('wish', (stored) => ({ stored }));
  expect(wish.read()).toBe(wish.read());
});

test('where there is no room for all of it the shorter is kept', () => {
  storage.room = 10;
  const wish = keptInTab('wish', asText);
  wish.keep('Lisbon in May, by train', 'Lisbon');
  expect(wish.read()).toBe('Lisbon');
});

test('where there is no room at all it lasts as long as the page, and goes with the person', () => {
  const wish = keptInTab('wish', asText);
  wish.keep('Rome');
  storage.room = 0;
  wish.keep('Lisbon');
  expect(wish.read()).toBe('Lisbon');
  expect(storage.kept['wish']).toBe('"Rome"');
  forgetTab();
  expect(wish.read()).toBeNull();
});

test('a step back to what is stored is a step back, although the step before found no room', () => {
  const wish = keptInTab('wish', asText);
  wish.keep('Rome');
  storage.room = 6;
  wish.keep('Lisbon');
  wish.keep('Rome');
  expect(wish.read()).toBe('Rome');
});

test('a browser that forbids all storage forgets a draft with the page, or with the person', () => {
  const wish = keptInTab('wish', asText);
  vi.stubGlobal('sessionStorage', undefined);
  wish.keep('Lisbon');
  expect(wish.read()).toBe('Lisbon');
  forgetTab();
  expect(wish.read()).toBeNull();
});

test('all that a person has begun goes with them; what belongs to the device stays', () => {
  keptInTab('wish', asText).keep('Lisbon');
  keptInTab('reply:marta:7', asText).keep('Dear Inês');
  keptInTab(OF_THE_DEVICE, asText).keep('pause');
  const isForgotten = watchForgetting();
  expect(isForgotten()).toBe(false);
  forgetTab();
  expect(isForgotten()).toBe(true);
  expect(Object.keys(storage.kept)).toEqual([OF_THE_DEVICE]);
});
