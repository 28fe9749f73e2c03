/** Values of `opening_hours` made by chance from the whole notation, the same ones for the same seed. */

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export interface Chance {
  readonly roll: (below: number) => number;
  readonly pick: <T>(list: readonly [T, ...T[]]) => T;
}

export function chanceOf(seed: number): Chance {
  let state = seed;
  const roll = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { roll, pick: (list) => list[roll(list.length)] ?? list[0] };
}

const two = (number: number) => String(number).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export function generatedValue({ roll, pick }: Chance): string {
  const day = () => DAYS[roll(7)] ?? 'Mo';
  const month = () => MONTHS[roll(12)] ?? 'Jan';

  const weekdays = (): string => {
    const one = () => (roll(2) === 0 ? day() : `${day()}-${day()}`);
    const nth = () => `${day()}[${pick(['1', '2', '-1', '1,3', '1-2', '-2'])}]`;
    if (roll(12) === 0) return nth();
    return Array.from({ length: 1 + roll(3) }, one).join(',');
  };
  const dates = (): string => {
    const date = () => `${month()} ${two(1 + roll(28))}`;
    const first = 1 + roll(20);
    return pick([
      month,
      () => `${month()}-${month()}`,
      () => `${month()}-${month()},${month()}`,
      date,
      () => {
        const [begin, months] = [roll(12), 1 + roll(10)];
        const dated = (of: number) => `${MONTHS[of % 12]} ${two(1 + roll(28))}`;
        return `${dated(begin)}-${dated(begin + months)}`;
      },
      () => `${month()} ${two(first)}-${two(first + roll(8))}`,
      () => `${date()},${date()}`,
      () => `${month()} ${day()}[-1]-${month()} ${day()}[1]`,
      () => `week ${two(1 + roll(20))}-${two(25 + roll(28))}${pick(['', '', '/2'])}`,
      () => `${2026 + roll(2)} ${date()}`,
      () => `${2025 + roll(2)}-${2027 + roll(2)}`,
      () => pick(['easter', 'easter -2 days', 'easter +1 day', 'easter -2 days-easter +1 day']),
    ])();
  };
  const span = (): string => {
    const from = 360 + 15 * roll(56);
    return pick([
      () => `${clock(from)}-${clock(from + 15 * (1 + roll(20)))}`,
      () => `${clock(from)}-${clock((from + 15 * (8 + roll(60))) % 1440)}`,
      () => `${clock(from)}-24:00`,
      () => `${clock(18 * 60 + 15 * roll(16))}-${clock(24 * 60 + 15 * roll(20))}`,
      () => pick(['sunrise-sunset', '10:00-sunset', '(sunrise+01:00)-(sunset-00:30)', 'dawn-dusk', 'sunset-02:00']),
      () => `${clock(from)}+`,
    ])();
  };
  const lunch = (): string =>
    `${clock(600 + 15 * roll(10))}-${clock(780 + 15 * roll(10))},${clock(1020 + 15 * roll(12))}-${clock(1260 + 15 * roll(12))}`;
  const times = (): string => (roll(3) === 0 ? lunch() : span());
  const selector = (): string =>
    pick([
      weekdays,
      weekdays,
      weekdays,
      dates,
      () => `${dates()} ${weekdays()}`,
      () => `${dates()}: ${weekdays()}`,
      () => pick(['PH', 'PH,Su', 'Mo-Fr,PH', 'Sa,Su,PH', 'PH -1 day']),
    ])();
  const rule = (): string => {
    const says = roll(12);
    if (says <= 1) return times();
    if (says <= 3) return `${selector()} ${pick(['off', 'closed'])}`;
    if (says === 4)
      return `${selector()} ${lunch()} ${pick(['off', 'unknown', '"on request"', 'open "ring the bell"'])}`;
    return `${selector()} ${times()}`;
  };
  // These two the reference library reads reliably only where they stand so.
  const alone = roll(20);
  if (alone === 0) return `${clock(600 + 15 * roll(10))}-${clock(900 + 15 * roll(40))}+`;
  let value = alone === 1 ? `24/7; ${rule()}` : rule();
  for (let more = roll(4); more > 0; more--) value += pick(['; ', '; ', '; ', ', ']) + rule();
  return roll(8) === 0 ? `${value} || ${pick([rule, () => '"by appointment"'])()}` : value;
}
