import { describe, expect, test } from 'vitest';
import { packages } from '../content.ts';
import { categoryFrom, inCategory } from './categories.ts';

describe('categories', () => {
  test('anything unknown in an address means all', () => {
    expect(categoryFrom('Luxury')).toBe('Luxury');
    expect(categoryFrom('luxury<script>')).toBe('All');
    expect(categoryFrom(null)).toBe('All');
  });

  test('one category shows its own trips only, All shows everything', () => {
    const luxury = inCategory(packages, 'Luxury');
    expect(luxury.length).toBeGreaterThan(1);
    expect(luxury.every((known) => known.category === 'Luxury')).toBe(true);
    expect(inCategory(packages, 'All')).toEqual(packages);
  });
});
