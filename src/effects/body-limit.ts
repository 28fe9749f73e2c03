/** The body of an answer, held to a size while it is read or passed on. */
import { Transform } from 'node:stream';

/** More came than was asked for; the connection is gone. */
export class AnswerTooLarge extends Error {
  override name = 'AnswerTooLarge';
}

/** Counted after decompression; leaving the loop ends the connection. */
export async function readAtMost(body: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new AnswerTooLarge(`More than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** The same for what is passed on while it is read. */
export function atMost(mostBytes: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) done(new AnswerTooLarge(`More than ${mostBytes} bytes`));
      else done(null, chunk);
    },
  });
}
