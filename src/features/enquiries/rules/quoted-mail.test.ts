import { expect, test } from 'vitest';
import { splitQuoted } from './quoted-mail.ts';

test('what a mail program quotes is folded away, in the languages of travellers', () => {
  const quoted = [
    'On Thu, Nov 26, 2026 at 9:00 AM Wanderlight <a@b.c> wrote:',
    'On Thu, Nov 26, 2026 at 9:00 AM Wanderlight\n<a@b.c> wrote:',
    'Am 26.11.2026 um 09:00 schrieb Wanderlight <a@b.c>:',
    'Le jeu. 26 nov. 2026 à 09:00, Wanderlight <a@b.c> a écrit :',
    'El jue, 26 nov 2026 a las 9:00, Wanderlight (<a@b.c>) escribió:',
    '-----Original Message-----',
    '________________________________',
    '> Yes, very quiet.',
  ];
  for (const tail of quoted) {
    expect
      .soft(splitQuoted(`And breakfast?\r\n\r\n${tail}\n> Yes`), tail)
      .toEqual({ said: 'And breakfast?', quoted: `${tail}\n> Yes` });
  }
});

test('what a person says is never taken for a quote, and an answer below one is kept', () => {
  const said = 'On Monday we leave. My aunt wrote: bring shoes.\nIs that right?';
  expect(splitQuoted(said)).toEqual({ said, quoted: null });
  const below = '> Is the inn quiet?\nYes!';
  expect(splitQuoted(below)).toEqual({ said: below, quoted: null });
  expect(splitQuoted('')).toEqual({ said: '', quoted: null });
});
