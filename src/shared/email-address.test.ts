import { expect, test } from 'vitest';
import { isMailAddress } from './email-address.ts';

test.each(['ines@example.com', 'ines.duarte+trips@mail.example.co.uk', "o'hara@example.ie", 'a@b.pt'])(
  '%s is an address',
  (text) => expect(isMailAddress(text)).toBe(true),
);

test.each([
  '',
  'ines',
  'ines@example',
  '@example.com',
  'ines@@example.com',
  'ines..duarte@example.com',
  'Ines <ines@example.com>',
  'ines@example.com, tomas@example.com',
  'ines@example.com\n',
  'ines@example.com\r\nBcc: all@example.com',
  '"ines"@example.com',
  'inês@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ines@${'a.'.repeat(130)}com`,
])('%j is none', (text) => expect(isMailAddress(text)).toBe(false));
