/** How full the days may be: slow, full, or nothing said. */
import { readingCopy } from '../../../copy/reading.ts';
import { contradict } from '../../parse/reading-notes.ts';
import type { Pace } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import type { Reader } from '../reader.ts';

export function readPace(reader: Reader): Pace {
  const said = { slow: '', full: '' };
  reader.items.forEach((item, at) => {
    const few = fewADay(reader, at);
    if (few) {
      said.slow ||= item.text;
      reader.ledger.claim('pace', 'slow', at, few);
    }
    const pace = item.senses.get('pace');
    // "We hate rushing"; "work is hectic" is no wish.
    if (pace === 'hurry' && reader.polarity[at] === 'unwanted') {
      said.slow ||= item.text;
      reader.ledger.claim('pace', 'slow', at, at + 1);
    }
    if (pace !== 'slow' && pace !== 'full') return;
    if (item.field === 'budget' || item.senses.has('place')) return;
    // "Three full days" in the field of dates is a length.
    if (item.field === 'dates' && pace === 'full') return;
    const meant = reader.polarity[at] === 'wanted' ? pace : pace === 'full' ? 'slow' : undefined;
    if (!meant) return;
    said[meant] ||= item.text;
    reader.ledger.claim('pace', meant, at, at + 1);
  });
  if (said.slow !== '' && said.full !== '')
    contradict(
      reader.notes,
      'pace',
      readingCopy.wishes.slowAndFull(said.full, said.slow),
      readingCopy.wishes.slowAndFullChosen,
    );
  return (said.slow === '') === (said.full === '') ? 'normal' : said.slow === '' ? 'full' : 'slow';
}

/** "Two or three things a day max", "max 2 sights per day", "höchstens zwei Sachen pro Tag": where it ends. */
function fewADay({ items }: Reader, at: number): number | undefined {
  const count = items[at]?.number;
  if (count === undefined || count > FEW) return undefined;
  let next = at + 1;
  if (items[next]?.senses.has('joiner') || items[next]?.text === '-') next += 2;
  if ((items[next - 1]?.number ?? count) > FEW + 1 || isEnd(items, next)) return undefined;
  // A word for what is done, then "a day".
  const per = items[next + 1]?.senses.has('per') ? next + 1 : -1;
  const isDaily = items[next + 1]?.senses.get('basis') === 'day';
  const end = isDaily ? next + 2 : per + 2;
  if (!isDaily && (per < 0 || items[per + 1]?.senses.get('price-unit') !== 'day')) return undefined;
  return items[next]?.kind === 'word' && !isEnd(items, end - 1) && !items[next]?.senses.has('mode')
    ? end + (items[end]?.senses.has('limit') && !isEnd(items, end) ? 1 : 0)
    : undefined;
}
const FEW = 2;
