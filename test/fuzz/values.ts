/** Values of a schema, and the same values spoilt. All chance comes from one seed. */
import type { Definitions, Schema } from './schema.ts';

export type Roll = () => number;

export function rollFrom(seed: number): Roll {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function oneOf<T>(roll: Roll, values: readonly T[]): T | undefined {
  return values[Math.floor(roll() * values.length)];
}

/** Texts that have broken other people's programs. */
export const NASTY: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\ufeff\u202e\u200b',
  "'; drop table users; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'http://169.254.169.254/latest/meta-data/',
  'http://localhost:22/',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e400',
  '99999999999999999999',
  '-1',
  '0x10',
  '%',
  '%00',
  '%ff',
  'é'.repeat(300),
  '𝕏'.repeat(60),
  'x'.repeat(5000),
  '(a+)+$'.repeat(20),
  '\r\nset-cookie: a=b',
];

/** Values that were seen in answers, by the name they had: what links one request to another. */
export type Pool = Map<string, string[]>;

export function valueFor(
  schema: Schema,
  name: string,
  roll: Roll,
  pool: Pool,
  definitions: Definitions,
  depth = 0,
): unknown {
  if (schema.$ref !== undefined)
    return valueFor(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, roll, pool, definitions, depth);
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return oneOf(roll, schema.enum);
  if (schema.anyOf !== undefined)
    return valueFor(oneOf(roll, schema.anyOf) ?? {}, name, roll, pool, definitions, depth + 1);
  const type = [schema.type ?? 'string'].flat()[0];
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return roll() < 0.5;
    case 'integer':
    case 'number': {
      const [least, most] = [Math.max(schema.minimum ?? 0, -1e6), Math.min(schema.maximum ?? 100, 1e6)];
      const value = least + roll() * (most - least);
      return type === 'integer' ? Math.round(value) : value;
    }
    case 'array': {
      const most = Math.min(schema.maxItems ?? 3, 3);
      const length = Math.max(schema.minItems ?? 0, Math.floor(roll() * (most + 1)));
      return Array.from({ length }, () => valueFor(schema.items ?? {}, name, roll, pool, definitions, depth + 1));
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || roll() < 0.6)
          .map(([key, inner]) => [key, valueFor(inner, key, roll, pool, definitions, depth + 1)]),
      );
    default:
      return textFor(schema, name, roll, pool);
  }
}

const GOOD: Readonly<Record<string, () => string>> = {
  latitude: () => '38.7128',
  longitude: () => '-9.1393',
  radius: () => '10',
  price: () => '3',
  openNow: () => 'true',
  stepFree: () => 'true',
  email: () => 'ines@example.com',
  dates: () => 'next June, five days',
  destination: () => 'Lisbon',
  budget: () => '$3,000',
  travelers: () => '2 adults',
  signupCode: () => 'WANDER',
  cardNumber: () => '4242 4242 4242 4242',
  expiryDate: () => '12/40',
  macAddress: () => '00:11:22:33:44:55',
};

function textFor({ pattern, minLength = 0, maxLength = 60 }: Schema, name: string, roll: Roll, pool: Pool): string {
  const seen = pool.get(name) ?? [];
  if (seen.length > 0 && roll() < 0.7) return oneOf(roll, seen) ?? '';
  const good = GOOD[name];
  if (good && roll() < 0.8) return good();
  if (pattern?.includes('\\d')) return String(Math.floor(roll() * 1000));
  const length = Math.min(maxLength, Math.max(minLength, Math.floor(roll() * 40)));
  const letters = 'abcdefghij klmnopqrstuvwxyzéß中🍽';
  return Array.from({ length }, () => oneOf(roll, [...letters])).join('');
}

/** One thing about the value is wrong, or everything. */
export function spoil(value: unknown, roll: Roll): unknown {
  const wrong: readonly unknown[] = [null, true, -1, 1.5, 1e308, [], {}, [[[]]], { $gt: '' }, ...NASTY];
  if (typeof value !== 'object' || value === null || roll() < 0.1) return oneOf(roll, wrong);
  if (Array.isArray(value))
    return roll() < 0.5 ? [...value, oneOf(roll, wrong)] : Array.from({ length: 2000 }, () => 1);
  const entries = Object.entries(value);
  const at = Math.floor(roll() * entries.length);
  const how = roll();
  if (how < 0.25) return Object.fromEntries(entries.filter((_, i) => i !== at));
  if (how < 0.35) return { ...value, isUserGenerated: false, id: 1, role: 'admin', createdAt: '1999-01-01' };
  return Object.fromEntries(entries.map(([name, one], i) => [name, i === at ? spoil(one, roll) : one]));
}
