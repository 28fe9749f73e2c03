/** Whether a value is what a schema of our API's description says; only the words that the description uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly $ref?: string;
}

export type Definitions = Readonly<Record<string, Schema>>;

/** What is wrong, each with its place; empty where nothing is. */
export function faultsOf(schema: Schema, value: unknown, definitions: Definitions, at = '$'): string[] {
  if (schema.$ref !== undefined) {
    const target = definitions[schema.$ref.split('/').at(-1) ?? ''];
    return target ? faultsOf(target, value, definitions, at) : [`${at}: no ${schema.$ref}`];
  }
  if (schema.anyOf !== undefined) {
    const fits = schema.anyOf.some((one) => faultsOf(one, value, definitions, at).length === 0);
    return fits ? [] : [`${at}: fits nothing of anyOf`];
  }
  if ('const' in schema) return value === schema.const ? [] : [`${at}: is not ${String(schema.const)}`];
  if (schema.enum !== undefined) return schema.enum.includes(value) ? [] : [`${at}: ${String(value)} is not listed`];
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => isOf(type, value))) return [`${at}: is no ${types.join(' or ')}`];
  if (typeof value === 'string') return faultsOfText(schema, value, at);
  if (typeof value === 'number') {
    const isWithin = value >= (schema.minimum ?? -Infinity) && value <= (schema.maximum ?? Infinity);
    return isWithin ? [] : [`${at}: ${value} is out of bounds`];
  }
  if (Array.isArray(value)) {
    const size = value.length < (schema.minItems ?? 0) || value.length > (schema.maxItems ?? Infinity);
    const inside = schema.items
      ? value.flatMap((one, i) => faultsOf(schema.items ?? {}, one, definitions, `${at}[${i}]`))
      : [];
    return [...(size ? [`${at}: has ${value.length} items`] : []), ...inside];
  }
  return typeof value === 'object' && value !== null ? faultsOfObject(schema, value, definitions, at) : [];
}

function faultsOfText({ minLength = 0, maxLength = Infinity, pattern }: Schema, value: string, at: string): string[] {
  const length = [...value].length;
  if (length < minLength || value.length > maxLength * 2 || length > maxLength)
    return [`${at}: has ${length} characters`];
  return pattern === undefined || new RegExp(pattern, 'u').test(value) ? [] : [`${at}: is not like ${pattern}`];
}

function faultsOfObject(schema: Schema, value: object, definitions: Definitions, at: string): string[] {
  const given = new Map(Object.entries(value));
  const missing = (schema.required ?? []).filter((name) => !given.has(name)).map((name) => `${at}.${name}: is missing`);
  const inside = [...given].flatMap(([name, one]) => {
    const known = schema.properties?.[name];
    if (known) return faultsOf(known, one, definitions, `${at}.${name}`);
    if (schema.additionalProperties === false) return [`${at}.${name}: is not described`];
    return typeof schema.additionalProperties === 'object'
      ? faultsOf(schema.additionalProperties, one, definitions, `${at}.${name}`)
      : [];
  });
  return [...missing, ...inside];
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}
