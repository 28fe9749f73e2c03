import { expect, test } from 'vitest';
import { CHOICES, EMPTY_FORM, missingIn, questionnaireOf } from './trip-form.ts';

test('every choice of the form says something to the agent', () => {
  for (const duration of CHOICES.duration) {
    for (const travelers of CHOICES.travelers) {
      const wish = questionnaireOf({
        ...EMPTY_FORM,
        destination: 'Tokyo',
        duration: duration.value,
        travelers: travelers.value,
      });
      expect(wish.dates).toMatch(/^\d+ nights$/);
      expect(wish.travelers).toMatch(/adult/);
    }
  }
  for (const budget of CHOICES.budget) {
    expect(questionnaireOf({ ...EMPTY_FORM, budget: budget.value }).budget).toMatch(/flights separate/);
  }
});

test('interests come first, the style after them', () => {
  const wish = questionnaireOf({ ...EMPTY_FORM, interests: 'jazz', travelStyle: 'foodie' });
  expect(wish.interests).toBe('jazz, markets, cooking class, local food, tastings');
});

test('only place, length and company are demanded', () => {
  expect(missingIn(EMPTY_FORM)).toEqual(['destination', 'duration', 'travelers']);
  expect(missingIn({ ...EMPTY_FORM, destination: 'Tokyo', duration: '1 week', travelers: 'solo' })).toEqual([]);
});
