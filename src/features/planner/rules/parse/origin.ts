/** Where they start from: "from Boston", "départ de Lyon", "ab München", "fra Aarhus", "based in Chicago", 「成田発」. */
import { FIELDS, type FieldName } from '../reading.ts';
import { type Gazetteer, nameKey, type StartingPoint } from './gazetteer.ts';
import { type Notes, readAt, type Texts } from './notes.ts';
import type { Text } from './text.ts';

/** Surely about leaving, in any field. */
const SURE =
  /(?<![a-z])(?:(?:fly|flying|flights?|fly out|travel|travelling|traveling|coming|come|depart|departing|departure|leav\w+|starting|start|set off|setting off|trip|trains?|drive|driving|driving down|eurostar)\s+(?:out of|from|ex)|from|out of|ex|based in|(?:we|i) live (?:in|near)|living in|home (?:airport|city|town)?\s*(?:is|:|in)?|(?:we(?:'re| are)|i(?:'m| am)) (?:in|from)|au depart de|depart(?:s)? (?:de |d'|depuis |:)|partant de|en partant de|depuis|ab|abflug (?:ab|in|von)|abflughafen|anreise (?:ab|aus|von)|von|aus|wohnen in|desde|saliendo (?:de|desde)|salida (?:de|desde)|salimos de|partenza (?:da|:)|partendo da|in partenza da|partiamo da|saindo de|partindo de|partida de|a partir de|afrejse fra|fra|vi bor i|med fly fra)\s*(?:the )?(?:airport )?$/;
/** "da Milano", "de Lyon": also "of", so only outside the field of destinations. */
const PERHAPS = /(?<![a-z])(?:da|de|do|d')\s*$/;
const NOT_HOME =
  /(?<![a-z])(?:far|away|different|escape|back|return|day ?trips?|hours?|minutes?|km|miles|stones throw|walk|friends?|art|food|wine|dishes|recommendation\w*|letters?)\s*(?:away )?(?:from|of|de|da)\s*(?:the )?$/;
const TOKEN = /[a-z]+(?:['.-][a-z]+)*\.?/g;
const AFTERWARDS = /^\s*(?:発|から出発|から行|在住|-based|based\b| airport| departure| dep\b)/;

export interface OriginReading extends StartingPoint {
  readonly field: FieldName;
  readonly from: number;
  readonly to: number;
}

export function readOrigin(texts: Texts, gazetteer: Gazetteer, notes: Notes): OriginReading | null {
  const order: readonly FieldName[] = [
    'travelers',
    'destination',
    'dates',
    'preferences',
    'budget',
    'interests',
    'taste',
  ];
  for (const field of FIELDS.length === order.length ? order : FIELDS) {
    const found = originIn(texts[field], gazetteer);
    if (!found) continue;
    readAt(notes, 'origin', found.name, texts[field], 'plain', found);
    return { ...found, field };
  }
  return null;
}

function originIn(text: Text, gazetteer: Gazetteer): (StartingPoint & { from: number; to: number }) | null {
  const line = text.plain.text;
  const tokens = [...line.matchAll(TOKEN)];
  for (let index = 0; index < tokens.length; index++) {
    for (const words of [4, 3, 2, 1]) {
      const part = tokens.slice(index, index + words);
      const first = part[0];
      const last = part.at(-1);
      if (part.length < words || !first || !last) continue;
      const name = part.map((each) => nameKey(each[0])).join(' ');
      const point = gazetteer.starts.get(name);
      if (!point) continue;
      const to = last.index + last[0].length;
      const before = line.slice(Math.max(0, first.index - 44), first.index);
      if (NOT_HOME.test(before)) break;
      const code = words === 1 && nameKey(first[0]).length === 3 && point.code.toLowerCase() === nameKey(first[0]);
      if (code && text.shown.slice(text.plain.at[first.index], text.plain.at[to]) !== point.code) break;
      const sure = SURE.test(before) && isLeaving(text, name, line.slice(to), gazetteer);
      if (
        sure ||
        AFTERWARDS.test(line.slice(to)) ||
        (text.field !== 'destination' && PERHAPS.test(before) && text.field === 'travelers')
      ) {
        return { ...point, from: first.index, to };
      }
      break;
    }
  }
  for (const [name, point] of gazetteer.unspacedStarts) {
    const at = line.indexOf(name);
    if (at >= 0 && AFTERWARDS.test(line.slice(at + name.length))) return { ...point, from: at, to: at + name.length };
  }
  return null;
}

const TO_NEXT = /^\s*(?:to|nach|a|bis|til|hasta|>|-)\s+(?:the )?/;

/** In the field of destinations "from Rome to Venice" is a route within Italy; "from Chicago to Austin" says where they live. */
function isLeaving(text: Text, name: string, after: string, gazetteer: Gazetteer): boolean {
  if (text.field !== 'destination') return true;
  const joint = TO_NEXT.exec(after);
  const here = gazetteer.names.get(name);
  if (!joint || here?.kind !== 'ours') return true;
  const words = nameKey(after.slice(joint[0].length)).split(' ');
  const next = [3, 2, 1]
    .map((count) => gazetteer.names.get(words.slice(0, count).join(' ')))
    .find((each) => each !== undefined);
  return next?.kind !== 'ours' || next.id !== here.id;
}
