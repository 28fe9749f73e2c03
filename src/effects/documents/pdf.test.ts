import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { readPdf } from '../../../test/pdf.ts';
import type { ConfirmationSheet } from './documents-port.ts';
import { openPdfDocuments } from './pdf.ts';

const SHEET: ConfirmationSheet = {
  brand: 'Wanderlight',
  title: 'Lisbon, Hills and River: booking 004711',
  issued: new Date('2026-11-20T10:00:00Z'),
  heading: 'Booking Confirmed!',
  place: 'Lisbon, Portugal',
  trip: 'Lisbon, Hills and River',
  reference: { label: 'Booking reference', value: '004711' },
  status: { label: 'Status', value: 'Confirmed · Paid' },
  online: { label: 'Your booking online', url: 'https://wanderlight.example/booking-confirmation/4711' },
  facts: [
    { label: 'Departure', value: '4 May 2027' },
    { label: 'Return', value: '9 May 2027' },
    { label: 'Duration', value: '6 days, 5 nights' },
    { label: 'Travelers', value: '2 travelers' },
  ],
  included: { title: 'What is included', items: ['Breakfast', 'A walk through Alfama', 'Tram 28'] },
  where: {
    title: 'Where you are going',
    latitude: 38.72,
    longitude: -9.14,
    lines: ['38.72° N, 9.14° W', 'Local time: Europe/Lisbon'],
    description: 'The globe with a point at Lisbon',
    circles: [{ name: 'Equator', latitude: 0 }],
  },
  sums: {
    title: 'Price',
    lines: [
      { label: '$1,000 × 2 travelers', value: '$2,000' },
      { label: 'Taxes & Fees', value: '$200' },
    ],
    total: { label: 'Total', value: '$2,200' },
  },
  next: { title: 'What Happens Next', steps: [{ when: 'Within 24 hours', text: 'An e-mail arrives.' }] },
  days: { title: 'Day by day', days: days(6) },
  support: { text: 'Questions:', email: 'hello@wanderlight.example' },
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
};

function days(
  count: number,
  text = 'Up the hill in the morning, down to the river in the evening, and a long dinner.',
) {
  return Array.from({ length: count }, (_, i) => ({
    label: `Day ${i + 1}`,
    date: `${i + 4} May 2027`,
    title: `Hill ${i + 1}`,
    text,
  }));
}

async function printed(changed: Partial<ConfirmationSheet> = {}) {
  return readPdf(await openPdfDocuments().confirmation({ ...SHEET, ...changed }));
}

const MARGIN = 50;
const FOOTER = 62;

/** Everything but the footers stands between the margins. */
function outside({ placed, width }: Awaited<ReturnType<typeof printed>>) {
  return placed.filter(
    ({ text, left, right, up }) =>
      left < MARGIN - 3 ||
      right > width - MARGIN + 3 ||
      (up < FOOTER && !/^(Wanderlight|Page )/.test(text)) ||
      up > 842 - 30,
  );
}

/** Lines of text that stand on one another. */
function overlapping({ placed }: Awaited<ReturnType<typeof printed>>) {
  return placed.flatMap((one, i) =>
    placed
      .slice(i + 1)
      .filter(
        (other) =>
          other.page === one.page &&
          Math.abs(other.up - one.up) < 6 &&
          other.left < one.right - 1 &&
          one.left < other.right - 1,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}

test('a confirmation says everything, on two pages of A4', async () => {
  const pdf = await printed();
  expect(pdf.pages).toBe(2);
  expect(pdf.width).toBeCloseTo(595.28, 1);
  for (const said of [
    'Booking Confirmed!',
    'Lisbon, Hills and River',
    '004711',
    'Confirmed · Paid',
    'wanderlight.example/booking-confirmation/4711',
    '6 days, 5 nights',
    'A walk through Alfama',
    '38.72° N, 9.14° W',
    '$1,000 × 2 travelers',
    '$2,200',
    'Within 24 hours',
    'Day 6',
    'Hill 6',
    'Page 2 of 2',
  ]) {
    expect.soft(pdf.text).toContain(said);
  }
  expect(pdf.text).not.toContain('\uFFFD');
  expect(outside(pdf)).toEqual([]);
  expect(overlapping(pdf)).toEqual([]);
});

test('the document can be read aloud: tagged, with a language, a title and a described globe', async () => {
  const { tags, plain } = await printed();
  expect([...tags]).toEqual(expect.arrayContaining(['Document', 'Sect', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Figure']));
  expect(plain).toContain('/Marked true');
  expect(plain).toContain('/Lang (en)');
  expect(plain).toContain('/DisplayDocTitle true');
  expect(plain).toContain('(Lisbon, Hills and River: booking 004711)');
  expect(plain).toContain('/Alt (The globe with a point at Lisbon)');
  expect(plain).toContain('/URI (https://wanderlight.example/booking-confirmation/4711)');
});

test('the code on paper is read as the address of the booking', async () => {
  const { boxes } = await printed();
  const [SCALE, SIDE, LEFT] = [4, 720, 420];
  const pixels = new Uint8Array(SIDE * SIDE * 4).fill(255);
  for (const { left, top, width, height } of boxes.filter((box) => box.left > LEFT && box.width < 60)) {
    for (let y = Math.round(top * SCALE); y < Math.round((top + height) * SCALE); y++) {
      const row = y - 400;
      if (row < 0 || row >= SIDE) continue;
      for (let x = Math.round((left - LEFT) * SCALE); x < Math.round((left - LEFT + width) * SCALE); x++) {
        pixels.fill(0, (row * SIDE + x) * 4, (row * SIDE + x) * 4 + 3);
      }
    }
  }
  const image = { width: SIDE, height: SIDE, data: pixels };
  expect(decodeQR(image, { effort: Infinity, timeLimit: Infinity })).toBe(SHEET.online.url);
});

test('the same sheet is the same file, another one is not', async () => {
  const paper = openPdfDocuments();
  const first = Buffer.from(await paper.confirmation(SHEET));
  expect(first.equals(await paper.confirmation(SHEET))).toBe(true);
  expect(first.equals(await paper.confirmation({ ...SHEET, place: 'Porto, Portugal' }))).toBe(false);
});

test('a long name, fourteen days, many inclusions and great sums stay between the margins', async () => {
  const pdf = await printed({
    trip: 'From the Atlantic Lighthouses of Galicia along the Old Pilgrim Road to the Gardens and Water Courts of Granada',
    place: 'Santiago de Compostela, León, Burgos, Toledo, Córdoba and Granada, all of them in Spain',
    reference: { label: 'Booking reference', value: '9999999' },
    facts: SHEET.facts.map(({ label }) => ({ label, value: '14 days, 13 nights, and a morning' })),
    online: {
      label: 'Your booking online',
      url: 'https://a-rather-long-travel-brand.example/booking-confirmation/9999999',
    },
    included: {
      title: 'What is included',
      items: Array.from(
        { length: 14 },
        (_, i) => `Breakfast ${i + 1}, with all that belongs to it, in every town of the journey`,
      ),
    },
    sums: { ...SHEET.sums, total: { label: 'Total', value: '$1,234,567' } },
    days: { title: 'Day by day', days: days(14) },
  });
  expect(pdf.pages).toBeLessThanOrEqual(3);
  expect(pdf.text).toContain('Hill 14');
  expect(pdf.text).toContain('Breakfast 14');
  expect(pdf.text).toContain('$1,234,567');
  expect(outside(pdf)).toEqual([]);
  expect(overlapping(pdf)).toEqual([]);
});

test('fourteen ordinary days fit on the second page', async () => {
  const pdf = await printed({
    days: { title: 'Day by day', days: days(14, 'Up the hill in the morning, down to the river in the evening.') },
  });
  expect(pdf.pages).toBe(2);
  expect(outside(pdf)).toEqual([]);
});

test('a trip to nowhere we know, with no days, is one page', async () => {
  const pdf = await printed({ where: null, days: { title: 'Day by day', days: [] } });
  expect(pdf.pages).toBe(1);
  expect(pdf.text).not.toContain('Where you are going');
  expect(outside(pdf)).toEqual([]);
});

test('a day that is longer than a page goes on on the next', async () => {
  const pdf = await printed({ days: { title: 'Day by day', days: days(2, 'And then another hill. '.repeat(400)) } });
  expect(pdf.pages).toBeGreaterThan(2);
  expect(outside(pdf)).toEqual([]);
});
