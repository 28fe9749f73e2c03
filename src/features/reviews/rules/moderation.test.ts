import { expect, test } from 'vitest';
import { heldFor } from './moderation.ts';

test.each([
  'Look at bit.ly/3xYz before you go',
  'Photos on goo.gl/abc',
  'More at t.co/abc',
  'Order at pills.de instead',
  'I won at lucky-casino.bet',
  'Cheaper on my-shop.app!',
  'Try PILLS.AT',
  'cheap-pills[.]com has more',
  'cheap-pills (dot) com has more',
  'cheap-pills . com has more',
  'cheap-pills dot com has more',
  'cheap-pills。com has more',
  'рills.com has more',
  'See hxxp://cheap.example',
  'See https ://cheap.example',
  'See x.com',
  'www cheap-pills',
  'Ask us at goodfood.example/menu',
])('leads elsewhere: %s', (text) => expect(heldFor('Inês', text)).toBe('link'));

test.each([
  'Write to wa.me/447911123456',
  'Call 555 123 4567',
  'Call (555) 123-4567 for a table',
  'Call 06.12.34.56.78 for a table',
  'Ring 020 7946 2019',
  'Ring 5551234',
  'Ring +44 20 7946 0958',
  'Ring 555–1234',
  'Ring ５５５１２３４',
  'me@home.example',
])('asks to be written to: %s', (text) => expect(heldFor('Inês', text)).toBe('contact'));

test.each([
  'We had 3.5 stars.Then left',
  'Bring cash, e.g. for the tip, i.e. coins',
  'The No.1 in town, near St.John and Mt.Vernon',
  'Loved it.It was worth the way.So we stayed.In the end we paid 12.50 each',
  'Comida boa.De resto, nada a dizer.No fim, café',
  'Open 11.30-14.00 and 18.30–23.00, closed on 24.12.2026',
  'Open 11:30-14:00, since 1987; better in 2019-2024 than in 2025',
  'We were there on 2026-11-20 at 8 p.m. and on 21/11/2026 at 9 a.m.',
  'Table 12, seats 3 and 4, bill 1,250.00, that is 312.50 for each of us',
  'Help: they have no vegan dish.The U.S. style ribs... well.Fine',
  'From $12 to $45, about 1 h 30 min, 2 courses, 3 glasses, 4 stars',
  'Served on Node.js night: fish and/or meat, w/o bread (B.Y.O.B.)',
  'Service 4/5, food 5/5, price 3/5, total 12/15',
  'Half past 7.it was full by 8',
])('is ordinary prose: %s', (text) => expect(heldFor('St. John O’Co', text)).toBeNull());
