import { expect, test } from 'vitest';
import { deedOf, type Press } from '../rules/lesson-keys.ts';

const press = (key: string, more: Partial<Press> = {}) =>
  deedOf({ key, modified: false, focus: 'player', onButton: false, ...more });

test('every key of the list does what it says while the player has the focus', () => {
  const keys = [' ', 'k', 'K', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'c', '<', '>', 'f', '?'];
  expect(keys.map((key) => press(key))).toEqual([
    'toggle',
    'toggle',
    'toggle',
    'back',
    'on',
    'chapter-back',
    'chapter-on',
    'captions',
    'slower',
    'faster',
    'whole-screen',
    'help',
  ]);
});

test('letters and signs are left alone where the player has not the focus', () => {
  for (const key of ['k', 'c', '<', '>', 'f', '?', ',', '.']) {
    expect(press(key, { focus: 'nowhere' })).toBeNull();
    expect(press(key, { focus: 'elsewhere' })).toBeNull();
  }
});

test('with the focus nowhere space and the arrows to the sides work, and the page can still be scrolled', () => {
  expect(press(' ', { focus: 'nowhere' })).toBe('toggle');
  expect(press('ArrowLeft', { focus: 'nowhere' })).toBe('back');
  expect(press('ArrowDown', { focus: 'nowhere' })).toBeNull();
});

test('the space bar presses the button it stands on', () => {
  expect(press(' ', { onButton: true })).toBeNull();
  expect(press('k', { onButton: true })).toBe('toggle');
});

test('shortcuts of the browser stay with the browser, and unknown keys mean nothing', () => {
  expect(press('c', { modified: true })).toBeNull();
  expect(press('Tab')).toBeNull();
  expect(press('constructor')).toBeNull();
});
