/** Words beside those who come along that count nobody. */

import { afterHosts } from './absent-people.ts';
import { afterGenerations } from './bare-ages.ts';
import type { Row } from './party-row.ts';
import { NOUNS } from './person-mention.ts';

/** Words that hold a number or a person without adding one: "one of us is 6 months pregnant", "3 generations", "hot dogs". */
export function uncountedPhraseEnd(row: Row, at: number): number {
  let next = at;
  if (row.has(at, 'subset')) {
    // "5 nurses, one of them male"
    next = behindSmallWords(row, at);
    return row.same(next, at) && row.isNounAhead(next, NOUNS) ? next + 1 : at + 1;
  }
  // "Me ma, me brother n me"
  if (row.items[at]?.text === 'me' && row.has(at + 1, 'kin', 'kins') && isOfBlood(row, at + 1)) return at + 1;
  if (row.has(at, 'no-pet', 'nobody')) {
    // "Four pals, nobody a couple"
    next = behindSmallWords(row, at);
    return row.same(next, at) && row.has(next, 'couple', 'pair') ? next + 1 : at + 1;
  }
  const ofThem = oneOfThem(row, at);
  if (ofThem) return ofThem;
  // "4 adults, 2 of them seniors"
  const behind = behindSmallWords(row, at + 2);
  const isPart =
    row.number(at) !== undefined && row.isOf(at + 1) && /^(?:them|whom)$/.test(row.items[at + 2]?.text ?? '');
  if (isPart && row.same(behind, at) && row.isNounAhead(behind, ['adult', 'parents', 'kin', 'kins'])) return behind + 1;
  if (row.has(at, 'stays-away')) return afterHosts(row, at);
  if (row.has(at, 'pregnant')) {
    next = at + 1;
    const isOfIt = (to: number) =>
      row.has(to, 'aged', 'number', 'age-unit', 'preposition') || /^[(,)]$/.test(row.items[to]?.text ?? '');
    while (next < at + 6 && row.same(next, at) && isOfIt(next)) next++;
    // "Babymoon for two" counts them.
    if (!row.items.slice(at, next).some(({ senses }) => senses.has('age-unit'))) return at + 1;
    while (row.items[next - 1]?.text === ',') next--;
    return next;
  }
  if (row.has(at, 'left-behind')) {
    for (let ahead = at + 1; ahead < at + 4 && row.same(ahead, at); ahead++)
      if (row.has(ahead, 'child', 'children', 'kin', 'pet', 'pets', 'parents')) return ahead + 1;
  }
  for (let ahead = at; ahead < at + 5 && row.same(ahead, at); ahead++) {
    if (row.has(ahead, 'pregnant')) {
      if (ahead > at && (row.items[at]?.number !== undefined || row.has(at, 'turning', 'age-unit'))) return ahead + 1;
      break;
    }
    if (row.items[ahead]?.kind === 'mark') break;
  }
  if (row.items[at]?.number !== undefined) {
    next = at + 1;
    if (row.has(next, 'generations')) return afterGenerations(row, next + 1);
    // "In our 60s", "late 20s", "her 60th".
    if (
      row.items[next]?.joint === '' &&
      /^(?:s|ish|ies|th|st|nd|rd|er|ern|igern|tals?|star|代)$/.test(row.items[next]?.text ?? '')
    )
      return next + 1;
    if (row.has(at - 1, 'half-decade') && (row.items[at]?.number ?? 0) >= 20) return next;
  }
  if (row.has(at, 'decade')) return at + 1;
  return at;
}

function behindSmallWords(row: Row, at: number): number {
  let next = at + 1;
  while (row.same(next, at) && row.has(next, 'copula', 'filler', 'article')) next++;
  return next;
}

/** "Two couples of teachers, one of the teachers is pregnant", "his four kids, the youngest of whom is 39". */
function oneOfThem(row: Row, at: number): number | null {
  if (!row.same(at - 1, at)) return null;
  if (row.has(at, 'article') && row.has(at + 1, 'child') && row.has(at + 2, 'including')) {
    let to = at + 3;
    while (row.same(to, at) && !row.endsClause(to)) to++;
    return to;
  }
  const isOf = row.isOf(at + 1) || row.has(at + 1, 'subset');
  const next = isOf && row.has(at + 2, 'article') ? at + 3 : -1;
  return row.number(at) === 1 && next > 0 && row.same(next, at) && row.isNounAhead(next, NOUNS) ? next + 1 : null;
}

const isOfBlood = (row: Row, at: number) =>
  row.items[at]?.joint === ' ' &&
  !/^(?:wife|husband|partner|bride|groom)$/.test(row.items[at]?.senses.get('kin') ?? '');
