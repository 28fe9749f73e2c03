/** Where a mailbox is, as the settings say it. */
import { expect, test } from 'vitest';
import { imapAccess } from './imap-url.ts';

test('a mailbox is reached over an encrypted line, or on this machine', () => {
  expect(imapAccess('imaps://inbox%40wanderlight.example:a%20%22b%22@mail.example/Answers')).toEqual({
    ...{ host: 'mail.example', port: 993, isEncrypted: true },
    ...{ user: 'inbox@wanderlight.example', password: 'a "b"', folder: 'Answers' },
  });
  expect(imapAccess('imap://inbox:secret@[::1]:1143')).toMatchObject({ host: '::1', port: 1143, folder: 'INBOX' });
  for (const address of [
    '',
    'imap://a:b@mail.example',
    'imaps://mail.example',
    'https://a:b@mail.example',
    'imaps://a@b',
  ])
    expect.soft(imapAccess(address), address).toBeNull();
});
