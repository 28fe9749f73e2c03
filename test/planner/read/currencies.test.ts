/** Sums in the money of any country: by its code, sign, name or the name of its country, in the languages people write in. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { exchangeRates } from '../../../src/features/planner/content/exchange-rates.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';

const read = (said: { readonly budget: string; readonly travelers?: string }) =>
  readWish(
    {
      destination: 'Lisbon',
      dates: '4-9 May 2027',
      travelers: '2 adults',
      interests: '',
      preferences: '',
      taste: '',
      ...said,
    },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );

const SUMS: Readonly<Record<string, readonly string[]>> = {
  KES: ['KSh 180,000 per couple', '180 000 shillings kényans'],
  HUF: ['26.000 ft fejenként', '520.000 Ft'],
  ISK: ['ISK 260.000 per person', '260 000 kr. íslenskar'],
  NGN: ['2.8 million naira each', '₦900k'],
  TWD: ['NT$ 28,000 a person', '28000 NTD', '3万台湾ドル'],
  XOF: ['350 000 FCFA', '350 000 francs CFA'],
  IDR: ['Rp 12.000.000', '12 million rupiah'],
  MYR: ['RM 6,500'],
  EGP: ['E£ 45,000', '45000 Egyptian pounds'],
  RON: ['9000 lei'],
  ARS: ['1 200 000 pesos argentinos', 'ARS 1.200.000'],
  DOP: ['RD$ 90,000'],
  JMD: ['J$200,000'],
  CAD: ['1950 Canadian', '5000 dólares canadienses', '1.500 dollari canadesi'],
  USD: ['3,000 US', '$3000 US', '3000 dollars US'],
  CZK: ['85 000 Kč', '25000 coronas checas'],
  BGN: ['2000 лв'],
  UAH: ['₴40000', '40 000 UAH'],
  RSD: ['150 000 RSD'],
  GEL: ['GEL 4000', '4000 lari'],
  PKR: ['PKR 300,000', '300000 Pakistani rupees'],
  INR: ['Rs 300,000'],
  LKR: ['LKR 450000'],
  DZD: ['120.000 dinars algériens'],
  TND: ['9 000 dinars tunisiens'],
  SAR: ['SAR 8,000', '8000 Saudi riyals'],
  BHD: ['BHD 900'],
  GHS: ['2,500 cedis', 'GH₵25,000'],
  ZAR: ['R 25 000'],
  CHF: ['Fr. 2500', '3000 sfr'],
  PAB: ['B/. 2000'],
  GTQ: ['20000 quetzales'],
  BOB: ['Bs 9000'],
  UGX: ['UGX 6m'],
  TZS: ['TSh 4,000,000'],
  SEK: ['6 500 kr svenska', '4.500 schwedische Kronen', '30 mil coronas suecas'],
  JPY: ['50万円'],
  VND: ['40 million dong', '₫40,000,000'],
  KZT: ['800000 tenge'],
  MUR: ['MUR 60,000'],
};

test.each(Object.entries(SUMS).flatMap(([currency, sums]) => sums.map((budget) => [budget, currency] as const)))(
  '%s is %s',
  (budget, currency) => {
    const wish = read({ budget });
    expect(wish.budget).toMatchObject({ currency });
    expect(wish.budget.amount).toBeGreaterThan(20);
    expect(wish.conflicts).toEqual([]);
    expect(Object.keys(exchangeRates.perDollar)).toContain(currency);
  },
);

test.each([
  ['Rs 300,000', 'two of us from Colombo', 'LKR'],
  ['2 500 000 $', 'nosotros dos, desde Buenos Aires', 'ARS'],
  ['40 000 shillings each', 'my wife and I, from Kampala', 'UGX'],
  ['45 000 pounds', 'couple from Cairo', 'EGP'],
  ['4000', 'we two, from Bucharest', 'RON'],
])('%s is the money of where they live: %s', (budget, travelers, currency) => {
  expect(read({ budget, travelers }).budget).toMatchObject({ currency });
});

test('what is money beside a sum is none elsewhere', () => {
  expect(read({ budget: '£2000', travelers: '2 Canadians, 6 ft tall, 300 km from the airport' }).budget).toMatchObject({
    amount: 2000,
    currency: 'GBP',
  });
});
