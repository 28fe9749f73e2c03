import { expect, test } from 'vitest';
import { allowedValues } from './allowed-values.ts';

const said = (expression: string) =>
  Object.fromEntries([...allowedValues(expression)].map(([column, values]) => [column, [...values]]));

test.each([
  ["CHECK ((role = ANY (ARRAY['operator'::text, 'owner'::text])))", { role: ['operator', 'owner'] }],
  ["CHECK ((kind = 'one'::text))", { kind: ['one'] }],
  ["CHECK ((note = ANY (ARRAY['it''s'::text, 'a) OR (b'::text])))", { note: ["it's", 'a) OR (b'] }],
  [
    "CHECK (((letter = ANY (ARRAY['due'::text, 'sent'::text])) AND ((letter IS NULL) = (since IS NULL))))",
    { letter: ['due', 'sent'] },
  ],
  [
    "CHECK ((((state = 'held'::text) AND (shown = 'pending'::text)) OR ((state = 'done'::text) AND (shown = 'paid'::text))))",
    { state: ['held', 'done'], shown: ['pending', 'paid'] },
  ],
  [
    "CHECK (((state = ANY (ARRAY['a'::text, 'b'::text])) AND (state = ANY (ARRAY['b'::text, 'c'::text]))))",
    { state: ['b'] },
  ],
])('%s binds columns to texts', (expression, bound) => {
  expect(said(expression)).toEqual(bound);
});

test.each([
  ["CHECK (((state = ANY (ARRAY['done'::text, 'refused'::text])) = (ended_at IS NOT NULL)))"],
  ["CHECK (((state = ANY (ARRAY['held'::text, 'declined'::text])) OR (payment_id IS NOT NULL)))"],
  ["CHECK ((password ~~ '$argon2id$%'::text))"],
  ['CHECK ((char_length(name) <= 40))'],
  ["CHECK ((COALESCE(state, 'new'::text) = 'new'::text))"],
])('%s binds none', (expression) => {
  expect(said(expression)).toEqual({});
});
