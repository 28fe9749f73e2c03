/** Messages with files, over HTTP: what arrives is kept whole or not at all. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { aForm, INES, SAMPLES, type Sent, sendForm } from '../../../../test/uploads.ts';
import { sweepFiles } from '../jobs.ts';

let folder: string;
let app: TestApp;
let visitors = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wl-uploads-'));
  app = await openApp({ settings: { DATA_DIR: folder } });
});
afterEach(async () => {
  await sql`truncate contacts cascade`.execute(app.db);
  await sql`delete from pgboss.job where name like 'enquiries.%'`.execute(app.db);
  await rm(join(folder, 'files'), { recursive: true, force: true });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

function filesIn(part: 'quarantine' | 'store'): string[] {
  const place = join(folder, 'files', part);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function stored() {
  const found = await sql<{ name: string; email: string; message: string | null; attachments: string[] }>`
    select name, email, message, attachments from contacts order by id`.execute(app.db);
  return found.rows;
}

const jobs = async () => {
  const found = await sql<{ name: string }>`select name from pgboss.job where name like 'enquiries.%' order by name`;
  return (await found.execute(app.db)).rows.map(({ name }) => name);
};

const send = (files: readonly Sent[] = [], fields: Readonly<Record<string, string>> = INES) =>
  sendForm(app, aForm(fields, files), { address: `10.7.0.${visitors++}` });

async function nothingIsKept() {
  expect(await stored()).toEqual([]);
  expect(filesIn('quarantine')).toEqual([]);
  expect(filesIn('store')).toEqual([]);
}

test('five good files are kept byte for byte, and both sides will get an email', async () => {
  const files = (['pdf', 'jpg', 'heic', 'docx', 'txt'] as const).map((kind) => ({
    name: `plan ${kind}.${kind}`,
    bytes: SAMPLES[kind],
  }));

  const answer = await send(files);

  expect(answer).toMatchObject({ status: 201, body: { attachments: files.map(({ name }) => name) } });
  expect(answer.body.reference).toMatch(/^W-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await stored()).toEqual([{ ...INES, attachments: files.map(({ name }) => name) }]);
  const places = await sql<{ place: string; name: string }>`
    select place, name from contact_files order by position`.execute(app.db);
  for (const [i, { place }] of places.rows.entries()) {
    expect(readFileSync(join(folder, 'files/store', place)).equals(files[i]?.bytes ?? Buffer.alloc(0))).toBe(true);
  }
  expect(filesIn('quarantine')).toEqual([]);
  expect(await jobs()).toEqual(['enquiries.acknowledge-message', 'enquiries.deliver-message']);
});

test('a message without text and without files is enough', async () => {
  expect((await send([], { name: INES.name, email: INES.email, message: '' })).status).toBe(201);
  expect(await stored()).toMatchObject([{ message: null, attachments: [] }]);
});

test('an empty chooser is no file', async () => {
  expect((await send([{ name: '', bytes: new Uint8Array() }])).status).toBe(201);
});

test('fields are named where they are wrong, in the form’s own words', async () => {
  const cases = [
    [
      { name: '', email: '' },
      { name: 'Required', email: 'Required' },
    ],
    [{ name: 'Inês', email: 'ines@' }, { email: 'Invalid email' }],
    [{ name: 'Inês', email: 'ines@example.com\r\nBcc: all@example.com' }, { email: 'Invalid email' }],
    [
      { name: 'Inês', email: INES.email, message: 'x'.repeat(5001) },
      { message: 'Please keep this under 5,000 characters' },
    ],
  ] as const;
  for (const [fields, wrong] of cases) {
    const answer = await send([{ name: 'a.txt', bytes: SAMPLES.txt }], fields);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: wrong } });
  }
  await nothingIsKept();
});

const MB = 1024 * 1024;
const big = (kind: keyof typeof SAMPLES, bytes: number) => Buffer.concat([SAMPLES[kind], Buffer.alloc(bytes)]);
const named = (name: string, bytes: Uint8Array): Sent => ({ name, bytes });
const six = Array.from({ length: 6 }, (_, i) => named(`${i}.txt`, SAMPLES.txt));

const REFUSED: readonly (readonly [string, readonly Sent[], number, string])[] = [
  ['six files', six, 400, 'too_many_files'],
  ['twelve files', [...six, ...six], 400, 'too_many_files'],
  ['11 MB', [named('a.pdf', big('pdf', 11 * MB))], 413, 'file_too_large'],
  ['25.5 MB in three', [1, 2, 3].map((i) => named(`${i}.pdf`, big('pdf', 8.5 * MB))), 413, 'files_too_large'],
  ['an empty file', [named('a.pdf', new Uint8Array())], 400, 'empty_file'],
  ['a picture that says it is a document', [named('a.pdf', SAMPLES.png)], 415, 'file_not_what_it_says'],
  ['a document that says it is a picture', [named('a.jpg', SAMPLES.pdf)], 415, 'file_not_what_it_says'],
  ['a program under another name', [named('a.pdf', Buffer.from('MZ\x90\x00'))], 415, 'file_not_what_it_says'],
  ['a program as text', [named('a.txt', Buffer.from('\x7fELF\x02\x01\x01\x00'))], 415, 'file_not_what_it_says'],
  ['Latin-1 as text', [named('a.txt', Buffer.from([0x4f, 0x6c, 0xe1, 0x2e]))], 415, 'file_not_what_it_says'],
  ['a zip as a document', [named('a.docx', SAMPLES.zip)], 415, 'file_not_what_it_says'],
  ['a sheet as a document', [named('a.docx', SAMPLES.xlsx)], 415, 'file_not_what_it_says'],
  ['a video in HEIC’s box', [named('a.heic', Buffer.from('\x00\x00\x00\x18ftypisom'))], 415, 'file_not_what_it_says'],
  ['SVG', [named('a.svg', Buffer.from('<svg onload="x()"/>'))], 415, 'file_type_not_allowed'],
  ['HTML', [named('a.html', Buffer.from('<script>'))], 415, 'file_type_not_allowed'],
  ['a program', [named('a.exe', Buffer.from('MZ'))], 415, 'file_type_not_allowed'],
  ['a zip', [named('a.zip', SAMPLES.zip)], 415, 'file_type_not_allowed'],
  ['two endings, the last bad', [named('a.pdf.exe', SAMPLES.pdf)], 415, 'file_type_not_allowed'],
  ['no ending', [named('pdf', SAMPLES.pdf)], 415, 'file_type_not_allowed'],
  ['one bad among good', [named('a.pdf', SAMPLES.pdf), named('b.exe', SAMPLES.txt)], 415, 'file_type_not_allowed'],
];

test.each(REFUSED)('%s: refused, and nothing stays', async (_, files, status, code) => {
  const answer = await send(files);

  expect(answer).toMatchObject({ status, body: { code } });
  expect(answer.body.message).toMatch(/[a-z]{3}.*\.$/);
  await nothingIsKept();
});

describe('names of files', () => {
  const NAMES: readonly (readonly [string, string])[] = [
    ['../../../etc/passwd.txt', 'passwd.txt'],
    ['C:\\Users\\ines\\plan.txt', 'plan.txt'],
    ['..txt.txt', 'txt.txt'],
    ['a\u202Egpj.txt', 'agpj.txt'],
    ['Reise nach Köln 🌍.txt', 'Reise nach Köln 🌍.txt'],
    [`${'long '.repeat(100)}.txt`, `${'long '.repeat(100).slice(0, 116)}.txt`],
    ['PLAN.TXT', 'PLAN.TXT'],
  ];
  test.each(NAMES)('%s is kept as %s', async (given, kept) => {
    const answer = await send([named(given, SAMPLES.txt)]);
    expect(answer).toMatchObject({ status: 201, body: { attachments: [kept] } });
    for (const place of filesIn('store')) expect(place).toMatch(/\/store\/[0-9a-f]{2}\/[0-9a-f]{48}$/);
  });
});

describe('forms that are none', () => {
  const type = 'multipart/form-data; boundary=xx';
  const head = '--xx\r\ncontent-disposition: form-data; name="name"\r\n\r\nInês\r\n';
  const file = '--xx\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\nabc';
  const BODIES: readonly (readonly [string, string])[] = [
    ['without its last boundary', `${head}${file}`],
    ['that ends within a part’s head', `${head}--xx\r\ncontent-disposition: form-data; na`],
    ['with another boundary', head.replaceAll('--xx', '--yy')],
    ['with a prototype for a name', `${head.replace('"name"', '"__proto__"')}--xx--\r\n`],
    ['with nothing in it', ''],
  ];
  test.each(BODIES)('%s are refused', { timeout: 15_000 }, async (_, body) => {
    const answer = await app.send('POST', '/api/contacts', body, { headers: { 'content-type': type } });
    expect(answer.status).toBe(400);
    expect(typeof answer.body.message).toBe('string');
    await nothingIsKept();
  });

  test('a file in another field is no attachment', async () => {
    const form = aForm(INES);
    form.append('avatar', new Blob([SAMPLES.txt]), 'a.txt');
    expect(await sendForm(app, form)).toMatchObject({ status: 400, body: { code: 'broken_form' } });
    await nothingIsKept();
  });

  test('fields nobody asked for are not stored', async () => {
    const more = { id: '7', reference: 'W-0000-0000', createdAt: '2000-01-01', attachments: 'x', key: 'x' };
    const answer = await send([], { ...INES, ...more });
    expect(answer.status).toBe(201);
    expect(answer.body.reference).not.toBe(more.reference);
    expect(await stored()).toEqual([{ ...INES, attachments: [] }]);
  });
});

test('what a killed process left behind is swept away after a few minutes, and nothing else', async () => {
  await send([named('kept.txt', SAMPLES.txt)]);
  const lost = randomBytes(24).toString('hex');
  await app.deps.files.receive(
    (async function* () {
      yield SAMPLES.txt;
    })(),
    100,
  );
  const received = await app.deps.files.receive(
    (async function* () {
      yield SAMPLES.txt;
    })(),
    100,
  );
  await app.deps.files.keep(received?.key ?? lost);
  expect([filesIn('quarantine').length, filesIn('store').length]).toEqual([1, 2]);

  await sweepFiles(app.deps);
  expect([filesIn('quarantine').length, filesIn('store').length]).toEqual([1, 2]);

  const sixMinutesAgo = new Date(Date.now() - 360_000);
  for (const path of [...filesIn('quarantine'), ...filesIn('store')]) await utimes(path, sixMinutesAgo, sixMinutesAgo);
  await sweepFiles(app.deps);
  expect([filesIn('quarantine').length, filesIn('store').length]).toEqual([0, 1]);
});

test('no file has an address', async () => {
  await send([named('a.txt', SAMPLES.txt)]);
  const [place = ''] = filesIn('store');
  const name = place.slice(place.indexOf('/store/'));
  for (const path of [name, `/files${name}`, `/data/files${name}`, `/api/contacts${name}`, '/api/contacts/1']) {
    const answer = await app.get(path);
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.text).not.toContain('São Jorge');
  }
});
