/** What is said where a second, closer reading of the texts took part. No word of it is a model's. */
import { listed } from './phrasing.ts';

const NEEDS: Readonly<Record<string, string>> = {
  wheelchair: 'places a wheelchair can enter',
  'step-free': 'ways without steps',
  'low-walking': 'short walks',
  stroller: 'ways for a stroller',
  hearing: 'help for those who hear little',
  vision: 'help for those who see little',
};

export const enrichCopy = {
  nights: (count: number) => `From your words we take it that you stay ${count === 1 ? '1 night' : `${count} nights`}.`,
  party: (adults: number, children: readonly number[]) =>
    `From your words we take it that ${adults === 1 ? '1 adult travels' : `${adults} adults travel`}${children.length > 0 ? ` with ${children.length === 1 ? 'a child' : 'children'} (${children.join(', ')})` : ''}.`,
  month: (month: string) => `From your words we take it that you would like to travel in ${month}.`,
  tier: {
    low: 'From your words we plan simple rooms.',
    mid: 'From your words we plan comfortable rooms.',
    high: 'From your words we plan the better rooms.',
  },
  keptNights: (count: number) =>
    `Your words can be read another way; we kept ${count === 1 ? '1 night' : `${count} nights`}, as first understood.`,
  keptParty: (adults: number, children: number) =>
    `Your words can be read another way; we kept ${adults + children === 1 ? 'one traveler' : `${adults + children} travelers`}, as first understood.`,
  diet: (words: readonly string[]) => `From your words we also look for ${listed(words)} kitchens.`,
  allergies: (words: readonly string[]) => `From your words we also keep away from ${listed(words)}.`,
  access: (needs: readonly string[]) =>
    `From your words we also look for ${listed(needs.map((need) => NEEDS[need] ?? need))}.`,
  avoid: (words: readonly string[]) => `From your words we leave out ${listed(words)}.`,
  pace: {
    slow: 'From your words we plan slower days.',
    normal: 'From your words we plan ordinary days.',
    full: 'From your words we plan fuller days.',
  },
  interests: (words: readonly string[]) => `We also gave a little weight to ${listed(words)}, which you did not name.`,
  occasion: (word: string) => `From your words we take it that the occasion is: ${word}.`,
} as const;

/** On the page, while it goes on and when it has come. */
export const closerReadingCopy = {
  working: 'Reading your words once more, more closely…',
  told: 'The descriptions are now told with your words in mind.',
  offered: 'A closer reading found more in your words.',
  show: 'Show what it changes',
} as const;
