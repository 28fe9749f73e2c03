import { expect, test } from 'vitest';
import { addressesIn } from './light-contracts.ts';

test('of a contract browsers get the method and the path of each endpoint, and no schema', () => {
  const contract = `
    import * as z from 'zod/mini';
    import { endpoint } from '../../../shared/endpoint.ts';
    import { Wish } from './forms.ts';
    export const Answer = z.object({ id: z.int() });
    export type Answer = z.infer<typeof Answer>;
    const own = { params: z.object({ id: z.string() }) };
    export const readWish = endpoint('GET /api/wishes/:id', { ...own, output: Answer, errors: {} });
    export const makeWish = endpoint('POST /api/wishes', { input: Wish, output: Answer, errors: {} });
  `;
  expect(addressesIn(contract, 'wishes.ts')).toBe(
    "export const readWish = { method: 'GET', path: '/api/wishes/:id' };\n" +
      "export const makeWish = { method: 'POST', path: '/api/wishes' };\n",
  );
});
