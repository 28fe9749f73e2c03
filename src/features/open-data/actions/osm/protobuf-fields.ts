/** The fields of a message of protocol buffers, which holds numbers and bytes alone: https://protobuf.dev/programming-guides/encoding */

export type Field = readonly [key: number, value: number | Buffer];

/** Throws where the message breaks off or holds another kind of field. */
export function fieldsOf(bytes: Buffer): Field[] {
  const found: Field[] = [];
  for (let at = 0; at < bytes.length; ) {
    const [tag, afterTag] = varintAt(bytes, at);
    const [value, afterValue] = varintAt(bytes, afterTag);
    const isLong = (tag & 7) === 2;
    at = isLong ? afterValue + value : afterValue;
    if (at > bytes.length || (!isLong && (tag & 7) !== 0)) throw new Error('A field breaks off');
    found.push([tag >> 3, isLong ? bytes.subarray(afterValue, at) : value]);
  }
  return found;
}

export function varintAt(bytes: Buffer, from: number): readonly [value: number, after: number] {
  let value = 0;
  for (let [at, scale] = [from, 1]; at < bytes.length; at++, scale *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return [value, at + 1];
  }
  throw new Error('A number breaks off');
}
