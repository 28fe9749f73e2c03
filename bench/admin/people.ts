/** What people write, say and subscribe to, what operators did about it, and what operators ask of all that. */
import { sql } from 'kysely';
import type { Db } from '../../src/database/sql.ts';
import { type AdminArea, roll } from './area.ts';

const BATCH = 5000;
const WORDS = 20_000;
const COMMON = ['the', 'we', 'to', 'and', 'trip', 'in', 'would', 'please', 'lisbon', 'travel', 'room', 'days', 'quiet'];
const NAMES = ['Ines', 'Marco', 'Aiko', 'Sofia', 'Liam', 'Noor', 'Pablo', 'Greta', 'Tom', 'Wanda'];

/** A few words stand in most texts, most words in few. */
function text(): string {
  return Array.from({ length: 20 + Math.floor(roll() * 60) }, () => {
    const drawn = Math.floor(roll() ** 3 * WORDS);
    return COMMON[drawn] ?? drawn.toString(36);
  }).join(' ');
}

export function openPeople(count: number): AdminArea {
  async function writeMessages(db: Db): Promise<void> {
    for (let from = 1; from <= count; from += BATCH) {
      const texts = Array.from({ length: Math.min(BATCH, count - from + 1) }, text);
      const names = texts.map(
        () => `${NAMES[Math.floor(roll() * NAMES.length)]} ${Math.floor(roll() * 1e5).toString(36)}`,
      );
      await sql`
        insert into contacts (reference, name, email, message, attachments, created_at)
        select 'B-' || lpad((${from}::int + n)::text, 8, '0'), name, 'guest' || (${from}::int + n) || '@example.com', said,
          case when n % 20 = 0 then array['plan.pdf'] else '{}'::text[] end, now() - (${count - from}::int - n) * interval '5 minutes'
        from unnest(${names}::text[], ${texts}::text[]) with ordinality as told (name, said, n)`.execute(db);
    }
    await sql`
      insert into requests (reference, kind, name, email, about, created_at)
      select 'R-' || lpad(n::text, 8, '0'), (array['learn', 'guide', 'lesson', 'business', 'launch'])[1 + n % 5], 'Ines ' || n,
        'asks' || n || '@example.com', 'Lisbon in spring', now() - n * interval '1 hour'
      from generate_series(1, ${Math.ceil(count / 10)}::int) n`.execute(db);
    await sql`update enquiries set done_at = created_at + interval '1 day' where id % 50 <> 0`.execute(db);
    await sql`update enquiries set operator_id = (select min(id) from operators) where id % 3 = 0`.execute(db);
  }

  async function fill(db: Db): Promise<void> {
    await writeMessages(db);
    await sql`
      insert into newsletters (email, seed, confirm_sha256, leave_sha256, created_at, asked_at, confirmed_at, left_at)
      select (array['ines', 'marco', 'aiko', 'sofia'])[1 + n % 4] || n || '@example.com', gen_random_uuid(), md5('c' || n), md5('l' || n), at, at,
        case when n % 10 > 0 then at end, case when n % 10 = 1 then at end
      from generate_series(1, ${count}::int) n cross join lateral (select now() - n * interval '5 minutes' as at) as drawn`.execute(
      db,
    );
    await sql`
      insert into reviews (restaurant_id, author_name, rating, text, time, state, held_for, created_at, print)
      select 'b' || n * 7 % 1000, 'Ines ' || n, 1 + n % 5, 'A table by the window, and fish of the day. ' || n, at,
        case when n % 100 = 0 then 'pending' when n % 100 = 1 then 'hidden' else 'shown' end,
        case when n % 100 = 0 then 'link' end, at, md5(n::text)
      from generate_series(1, ${count}::int) n cross join lateral (select now() - n * interval '5 minutes' as at) as drawn`.execute(
      db,
    );
    await sql`
      insert into review_reports (review_id, reason, reported_at)
      select id, (array['untrue', 'rude', 'advertising'])[1 + id % 3], now() from reviews where state = 'shown' and id % 20 = 3`.execute(
      db,
    );
    await sql`
      insert into audit_log (at, operator_id, operator, action, subject, before, after)
      select now() - (${count}::int - n) * interval '5 minutes', (select min(id) from operators), 'Ana',
        (array['bookings.cancelled', 'packages.edited', 'restaurants.hidden', 'enquiries.answered'])[1 + n % 4],
        (array['booking', 'package', 'restaurant', 'enquiry'])[1 + n % 4] || ' ' || n % 5000, '{"state": "confirmed"}', '{"state": "cancelled"}'
      from generate_series(1, ${count}::int) n`.execute(db);
  }

  const questions = async () => ({
    'the inbox': 'enquiries',
    mine: 'enquiries?view=mine',
    'nobody’s': 'enquiries?view=nobodys',
    done: 'enquiries?view=done',
    'all, from the middle': `enquiries?view=all&after=${Math.floor(count / 2)}`,
    'requests of businesses': 'enquiries?view=all&kind=business',
    'with files': 'enquiries?view=all&files=with',
    'a word in most of them': 'enquiries?view=all&q=the',
    'a letter in all of them': 'enquiries?view=all&q=a',
    'a name': 'enquiries?view=all&q=marco',
    'a rare word': 'enquiries?view=all&q=b2b',
    'half an address': 'enquiries?view=all&q=guest4711@ex',
    nothing: 'enquiries?view=all&q=qqqq',
    'two common words, open': 'enquiries?view=open&q=the%20we',
    'a common word of a business': 'enquiries?view=all&kind=business&q=lisbon',
    'a common word in nothing there is': 'enquiries?view=mine&kind=lesson&q=the',
    'one message': 'enquiries/25',
    subscribers: 'subscribers',
    'subscribers by beginning': 'subscribers?q=marco',
    'subscribers who left': 'subscribers?status=left',
    'subscribers who wait, by beginning': 'subscribers?status=waiting&q=ines',
    'one subscriber': 'subscribers/25',
    'reviews that wait': 'reviews?queue=waiting',
    'reviews that were reported': 'reviews?queue=reported',
    'hidden reviews': 'reviews?queue=hidden',
    'one review': 'reviews/100',
    'the audit log': 'audit',
    'the audit log of one booking': 'audit?subject=booking%20100',
    'one kind of deed': 'audit?did=packages.edited',
    'a kind of deed there is not': 'audit?did=launch.moved',
    'one operator': 'audit?operator=1',
    'facts due': 'facts',
    figures: 'figures',
    packages: 'packages',
    operators: 'operators',
    today: 'today',
  });

  return { name: `${count.toLocaleString('en-US')} messages, subscribers, reviews and deeds`, fill, questions };
}
