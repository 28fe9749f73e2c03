/** What the trip is for. */

import type { Reading } from '../../reading.ts';
import type { Reader } from '../reader.ts';

type Occasion = NonNullable<Reading['occasion']>;
/** The rarer one tells more. */
const OCCASIONS: readonly Occasion[] = [
  'honeymoon',
  'anniversary',
  'birthday',
  'stag',
  'hen',
  'graduation',
  'work',
  'solo',
  'friends',
  'family',
];

/** Friends or a family by the people who come, where nothing else is said of the trip. */
function company({ items }: Reader): Occasion | undefined {
  const comes = (...types: readonly string[]) =>
    items.some(
      (item, at) =>
        item.field === 'travelers' &&
        item.kind === 'word' &&
        types.some((type) => item.senses.has(type)) &&
        !items[at + 1]?.senses.has('stays-away'),
    );
  if (comes('child', 'children', 'twins', 'family')) return 'family';
  return comes('friend') ? 'friends' : undefined;
}

export function readOccasion(reader: Reader): Occasion | undefined {
  const found = new Map<Occasion, number>();
  reader.items.forEach((item, at) => {
    const kind = OCCASIONS.find((each) => each === item.senses.get('occasion'));
    if (!kind || item.field === 'budget' || found.has(kind)) return;
    if (reader.polarity[at] === 'unwanted' && kind === 'family') return;
    found.set(kind, at);
  });
  const kind = OCCASIONS.find((each) => found.has(each));
  const at = kind && found.get(kind);
  if (kind && at !== undefined && reader.ledger.isFree(at)) reader.ledger.claim('occasion', kind, at, at + 1);
  return kind ?? company(reader);
}
