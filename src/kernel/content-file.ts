/**
 * The one door to `content/`: data files in YAML, read from the disk and held against a schema. A fault names the file, the
 * line and the rule. The build reads them all (`scripts/content-as-data.ts`): browsers get what they need in their scripts,
 * and a server starts with what the build has read of every file that has not changed since.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { EVENT_ID, type Event, getScalarValue, load, parseEvents } from 'js-yaml';
import { en } from 'zod/locales';
import * as z from 'zod/mini';

const FOLDER = new URL('../../content/', import.meta.url);
const BUILT = new URL('../../dist/server/content.json', import.meta.url);

type Path = readonly PropertyKey[];
type Source = { readonly name: string; readonly url: string };

/**
 * What the file holds.
 *
 * A file whose root has `sources` names each authority once: `source: tourism` then stands for its name and address.
 *
 * @param name below `content/`, with its ending
 * @throws when the file is no YAML or breaks the schema; the message has a line for each fault
 */
export function readContent<S extends z.ZodMiniType>(name: string, schema: S): z.output<S> {
  const file = new URL(name, FOLDER);
  const { size, mtimeMs } = statSync(file);
  const stamp = `${size} ${mtimeMs}`;
  const built = whatWasBuilt()[name];
  const data =
    built?.stamp === stamp ? (built.data as z.output<S>) : contentOf(name, readFileSync(file, 'utf8'), schema);
  read.set(name, { stamp, data });
  return data;
}

interface Read {
  /** Size and time of the file: another stamp is another text. */
  readonly stamp: string;
  readonly data: unknown;
}

/** Every file this process has read, by its name below `content/`. */
export const read = new Map<string, Read>();

let built: Readonly<Record<string, Read>> | undefined;
function whatWasBuilt(): Readonly<Record<string, Read>> {
  built ??= existsSync(BUILT) ? (JSON.parse(readFileSync(BUILT, 'utf8')) as Readonly<Record<string, Read>>) : {};
  return built;
}

export function contentOf<S extends z.ZodMiniType>(name: string, text: string, schema: S): z.output<S> {
  const given = withSources(load(text, { filename: `content/${name}` }));
  const checked = z.safeParse(schema, given, { error: en().localeError });
  if (checked.success) return checked.data;
  const faults = checked.error.issues.map(
    ({ path, message }) => `content/${name}:${lineOf(text, path)}  ${path.join('.')}: ${message}`,
  );
  throw new Error(faults.join('\n'));
}

/** With each authority in the place of its name. */
function withSources(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('sources' in data)) return data;
  const { sources, ...rest } = data;
  const known = new Map(Object.entries(sources as Record<string, Source>));
  const named = (value: unknown) => (typeof value === 'string' ? (known.get(value) ?? value) : value);
  const within = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => (key === 'authorities' ? named(item) : within(item, '')));
    if (typeof value !== 'object' || value === null) return key === 'source' ? named(value) : value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, within(part, name)]));
  };
  return within(rest, '');
}

/** On which line the value at a path begins, counted from 1; where there is none, what should hold it. */
function lineOf(text: string, path: Path): number {
  const events = parseEvents(text, {});
  const isEnd = (at: number) => events[at]?.type === EVENT_ID.POP;
  const after = (at: number): number => {
    const type = events[at]?.type;
    let next = at + 1;
    if (type !== EVENT_ID.MAPPING && type !== EVENT_ID.SEQUENCE) return next;
    while (!isEnd(next)) next = after(next);
    return next + 1;
  };
  const find = (at: number, [step, ...rest]: Path): number => {
    const event = events[at];
    if (step !== undefined && event?.type === EVENT_ID.MAPPING) {
      for (let key = at + 1; !isEnd(key); key = after(after(key))) {
        const name = events[key];
        if (name?.type === EVENT_ID.SCALAR && getScalarValue(text, name) === String(step))
          return find(after(key), rest);
      }
    }
    if (step !== undefined && event?.type === EVENT_ID.SEQUENCE) {
      let item = at + 1;
      for (let passed = 0; passed < Number(step) && !isEnd(item); passed++) item = after(item);
      if (!isEnd(item)) return find(item, rest);
    }
    return beginOf(event);
  };
  return text.slice(0, find(1, path)).split('\n').length;
}

function beginOf(event: Event | undefined): number {
  if (event?.type === EVENT_ID.SCALAR) return event.valueStart;
  return event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE ? event.start : 0;
}
