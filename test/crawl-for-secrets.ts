/**
 * Looks for secrets in everything a visitor can fetch: begins with the addresses
 * given and follows whatever a page, a script or a style sheet names, until there
 * is nothing new. Compressed bytes are looked into as well.
 */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answered, Client } from './app.ts';

export interface Crawled {
  /** Everything that was answered with 200. */
  readonly seen: ReadonlySet<string>;
  /** `address: secret`, for each that was found. */
  readonly hits: readonly string[];
}

const DECODED: Readonly<Record<string, (bytes: Uint8Array) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };
/** Addresses of our own, as they stand in HTML, scripts and styles. */
const NAMED = /["'(`](\/[\w@:%+.,~#?&=/-]*|\.{1,2}\/[\w@.,~/-]+|assets\/[\w@.,~/-]+)["')`]/g;
/** Pictures and films hold no words; what names them is looked at. */
const WORDLESS = /\.(?:avif|webp|jpe?g|png|ico|mp4|webm|woff2)$/;

export async function crawl(
  visitor: Pick<Client, 'get'>,
  from: readonly string[],
  secrets: readonly string[],
): Promise<Crawled> {
  const asked = new Set<string>();
  const seen = new Set<string>();
  const hits: string[] = [];
  const wanted = [...from];
  const written = secrets.map((secret) => ({ secret, spellings: spellings(secret) }));
  /** A body comes plain and packed, and is looked into once. */
  const secretsIn = (text: string) =>
    written.filter(({ spellings }) => spellings.some((spelling) => text.includes(spelling)));
  const inBodies = new Map<string, ReturnType<typeof secretsIn>>();
  const look = (address: string, { headers, bytes }: Answered) => {
    const decoded = DECODED[String(headers['content-encoding'] ?? '')]?.(bytes) ?? Buffer.from(bytes);
    const body = decoded.toString();
    const inBody = inBodies.get(body) ?? secretsIn(body);
    inBodies.set(body, inBody);
    // Headers are sent as well.
    for (const { secret } of [...inBody, ...secretsIn(JSON.stringify(headers))]) hits.push(`${address}: ${secret}`);
    return body;
  };

  for (let address = wanted.pop(); address !== undefined; address = wanted.pop()) {
    const [path = ''] = address.split('#');
    if (asked.has(path) || WORDLESS.test(path)) continue;
    asked.add(path);
    const plain = await visitor.get(path);
    const text = look(path, plain);
    if (plain.status !== 200) continue;
    seen.add(path);
    const packed = await visitor.get(path, { headers: { 'accept-encoding': 'br' } });
    if (packed.headers['content-encoding']) look(`${path} (br)`, packed);
    if (!/html|javascript|css|json/.test(String(packed.headers['content-type']))) continue;
    for (const [, name = ''] of text.matchAll(NAMED)) {
      const next = URL.parse(name.startsWith('assets/') ? `/${name}` : name, `http://site${path}`);
      if (next?.origin === 'http://site') wanted.push(next.pathname + next.search);
    }
    if (/\.(?:js|css)$/.test(path)) wanted.push(`${path}.map`);
  }
  return { seen, hits };
}

/** As it stands in text, in HTML, in scripts, in JSON and in addresses. */
function spellings(secret: string): readonly string[] {
  const all = [
    secret,
    secret.replaceAll("'", '&#x27;'),
    secret.replaceAll('"', '\\"'),
    encodeURIComponent(secret),
    Buffer.from(secret).toString('base64').replace(/.=*$/, ''),
  ];
  return [...new Set(all)];
}
