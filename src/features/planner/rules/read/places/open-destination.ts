/** What kind of place they want when it is open: region, sort, warmth, how far and by what. */
import { DESTINATION_KINDS, type DestinationKind } from '../../../../destinations/rules/catalogue.ts';
import type { FieldName } from '../../questionnaire.ts';
import type { Reading } from '../../reading.ts';
import type { Reader } from '../reader.ts';
import type { Mention } from './place-mentions.ts';

type Search = Reading['search'];
const CLIMATES = ['snow', 'mild', 'warm', 'cold'] as const;
/** Where a word about weather is about where to go; "beach" among interests is a wish for beaches, which the season judges. */
const CLIMATE_FIELDS: readonly FieldName[] = ['destination', 'preferences'];
const DISTANCE_FIELDS: readonly FieldName[] = ['destination', 'preferences', 'dates', 'travelers'];

/** `likened`: "somewhere like Santorini" asks for its sort of place. */
export function searchOf(reader: Reader, wanted: readonly Mention[], likened: readonly Mention[]): Search {
  const { gazetteer } = reader;
  const areas = wanted.flatMap(({ named }) => (named?.kind === 'region' && named.isArea ? [named] : []));
  const within = [...new Set(areas.flatMap((area) => area.ids))].filter((id) => gazetteer.titles.has(id));
  const climate = climateOf(reader);
  const said = kindsIn(reader, 'wanted');
  const kinds = said.length > 0 ? said : kindsOf(reader, likened);
  const notKinds = kindsIn(reader, 'unwanted');
  return {
    regions: areas.map((area) => area.name),
    ...(areas.length > 0 ? { within } : {}),
    ...(climate ? { climate } : {}),
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(notKinds.length > 0 ? { notKinds } : {}),
    noLongHaul: says(reader, 'distance'),
    noFlight: says(reader, 'no-flight'),
  };
}

function climateOf(reader: Reader): Search['climate'] | undefined {
  for (const field of CLIMATE_FIELDS) {
    const found = CLIMATES.find((climate) => claimed(reader, field, 'climate', climate, 'wanted'));
    if (found) return found;
    if (claimed(reader, field, 'climate', 'warm', 'unwanted')) return 'mild';
  }
  return claimed(reader, 'interests', 'climate', 'snow', 'wanted') ? 'snow' : undefined;
}

function kindsIn(reader: Reader, polarity: 'wanted' | 'unwanted'): DestinationKind[] {
  return DESTINATION_KINDS.filter((kind) => claimed(reader, 'destination', 'place-kind', kind, polarity));
}

function kindsOf({ gazetteer, ledger }: Reader, likened: readonly Mention[]): readonly DestinationKind[] {
  return likened.flatMap(({ field, named, from, to }) => {
    if (field !== 'destination' || named?.kind !== 'ours') return [];
    ledger.claim('destination', named.said, from, to);
    return gazetteer.kinds.get(named.id) ?? [];
  });
}

/** Whether a field says it; what says it is used. */
function claimed(
  reader: Reader,
  field: FieldName,
  type: string,
  value: string,
  polarity: 'wanted' | 'unwanted',
): boolean {
  let found = false;
  reader.items.forEach((item, at) => {
    if (item.field !== field || item.senses.get(type) !== value || reader.polarity[at] !== polarity) return;
    found = true;
    reader.ledger.claim('destination', '', at, at + 1);
  });
  return found;
}

function says(reader: Reader, type: string): boolean {
  let found = false;
  reader.items.forEach((item, at) => {
    if (!DISTANCE_FIELDS.includes(item.field) || !item.senses.has(type)) return;
    found = true;
    reader.ledger.claim('destination', '', at, at + 1);
  });
  return found;
}
