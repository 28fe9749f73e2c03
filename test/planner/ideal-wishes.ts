/** What a careful person understands of each wish of both sets, by its id: written by hand, read from the YAML beside. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { WishOverrides } from '../../src/features/planner/contract/reading.ts';
import { contentOf } from '../../src/kernel/content-file.ts';

const FILES = ['thirty', 'eighty-plain', 'eighty-particular'] as const;
const Wishes = z.record(z.string(), WishOverrides);

export const idealWishes: ReadonlyMap<string, WishOverrides> = new Map(
  FILES.flatMap((file) => {
    const name = `ideal-wishes/${file}.yaml`;
    return Object.entries(contentOf(name, readFileSync(new URL(name, import.meta.url), 'utf8'), Wishes));
  }),
);
