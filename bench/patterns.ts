/**
 * What four times as much text takes the readers that strangers write to: the reader of wishes and the reader of mail
 * servers' notices. The measure is the same work on a quarter of it in the same run; sixteen times would be a
 * pattern that goes back over what it has read. What `npm test` counts (calls, characters), this times.
 *
 *   node bench/patterns.ts
 */
import { readBounce } from '../src/effects/mail/parse-bounce.ts';
import { ownGazetteer } from '../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../src/features/planner/rules/parse/read-wish.ts';
import { FIELDS, type Questionnaire } from '../src/features/planner/rules/questionnaire.ts';

const MOST_RATIO = 10;
const ROUNDS = 9;
const gazetteer = ownGazetteer();

const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const wish = (piece: string) => (length: number) => {
  const texts = Object.fromEntries(FIELDS.map((field) => [field, filled(piece, length)])) as unknown as Questionnaire;
  return () => readWish(texts, { today: '2026-12-01', gazetteer });
};
const notice = (head: string, piece: string, tail: string) => (length: number) => {
  const message = `${head}${filled(piece, length * 200)}${tail}`;
  return () => readBounce(message);
};
const RETURNED =
  'Content-Type: multipart/report; boundary=x\n\n--x\nContent-Type: message/delivery-status\n\nAction: failed\n\n--x\nContent-Type: text/rfc822-headers\n\nMessage-ID: <a@b.example>\nTo: ';

const hard: readonly (readonly [string, (length: number) => () => unknown])[] = [
  ...['museums and jazz; ', '1,1,1 ', '2 adults and ', '€€€ 1.', 'no no not ', 'a 3 or 4 ', 'no alla', 'ab', '   '].map(
    (piece) => [`a wish of "${piece}"`, wish(piece)] as const,
  ),
  ['a notice of "@"', notice(RETURNED, '@', '<\n')],
  ['a notice of blank lines', notice('Content-Type: multipart/report; boundary=x\n', '\t \n', '\n--x\n')],
];

/** The least of several rounds, in microseconds of the processor. */
function costOf(work: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    work();
    return process.cpuUsage(before).user;
  });
  return Math.max(200, Math.min(...rounds));
}

let worst = 0;
for (const [name, workOf] of hard) {
  const [short, long] = [costOf(workOf(500)), costOf(workOf(2000))];
  worst = Math.max(worst, long / short);
  console.log(
    `${name.padEnd(34)} ${(short / 1000).toFixed(1)} ms, four times as long ${(long / 1000).toFixed(1)} ms: ${(long / short).toFixed(1)} times`,
  );
}
console.log(`worst ${worst.toFixed(1)} times; at most ${MOST_RATIO}`);
process.exitCode = worst < MOST_RATIO ? 0 : 1;
