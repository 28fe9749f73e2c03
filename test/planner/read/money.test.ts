/** What people write where they are asked what a trip may cost: two travellers, four nights in Lisbon. */
import { describe, expect, it } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH, type Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';
import type { Budget } from '../../../src/features/planner/rules/reading.ts';

const read = (said: Partial<Questionnaire>) =>
  readWish(
    { ...EMPTY_WISH, destination: 'Lisbon', dates: '3-7 May 2027', travelers: '2 adults', ...said },
    { today: '2026-12-01', gazetteer: ownGazetteer() },
  );

type Row = readonly [said: string, means: Partial<Budget>];
const eur = (amount: number, more: Partial<Budget> = {}): Partial<Budget> => ({ amount, currency: 'EUR', ...more });
const usd = (amount: number, more: Partial<Budget> = {}): Partial<Budget> => ({ amount, currency: 'USD', ...more });
const gbp = (amount: number, more: Partial<Budget> = {}): Partial<Budget> => ({ amount, currency: 'GBP', ...more });
const each = (amount: number): Partial<Budget> => ({ basis: 'person', groupTotal: amount * 2 });
const beds = { covers: ['lodging'] } as const;

const AMOUNTS: readonly Row[] = [
  ['€1.200', eur(1200)],
  ['1 200 €', eur(1200)],
  ['EUR 1,200.50', eur(1200.5)],
  ['1.200,50 €', eur(1200.5)],
  ["1'200 francs", { amount: 1200, currency: 'CHF' }],
  ['€1,2k', eur(1200)],
  ['1k5 euros', eur(1500)],
  ['1200€', eur(1200)],
  ['$2k', usd(2000)],
  ['2k USD', usd(2000)],
  ['two grand', { amount: 2000 }],
  ['three and a half grand', { amount: 3500 }],
  ['a grand', { amount: 1000 }],
  ['half a million yen', { amount: 500_000, currency: 'JPY' }],
  ['one and a half thousand euros', eur(1500)],
  ['nine hundred and fifty pounds', gbp(950)],
  ['a hundred and twenty quid', gbp(120)],
  ['twenty-five hundred dollars', usd(2500)],
  ['two thousand five hundred bucks', usd(2500)],
  ['four thousand, two hundred dollars', usd(4200)],
  ['1.5 lakh rupees', { amount: 150_000, currency: 'INR' }],
  ['₹1,50,000', { amount: 150_000, currency: 'INR' }],
  ['2 crore INR', { amount: 20_000_000, currency: 'INR' }],
  ['a couple of hundred euros', eur(200)],
  ['1,500.- CHF', { amount: 1500, currency: 'CHF' }],
  ['US$ 3,000', usd(3000)],
  ['C$3500', { amount: 3500, currency: 'CAD' }],
  ['5000 MAD', { amount: 5000, currency: 'MAD' }],
  ['15k kr', { amount: 15_000, currency: 'DKK' }],
  ['12 000 SEK', { amount: 12_000, currency: 'SEK' }],
  ['zwölfhundert Euro', eur(1200)],
  ['tausend Euro', eur(1000)],
  ['zweitausend Euro', eur(2000)],
  ['dreitausendfünfhundert Euro', eur(3500)],
  ['zweieinhalbtausend Euro', eur(2500)],
  ['etwa 2 Tsd. Euro', eur(2000)],
  ['achthundertfünfzig Euro', eur(850)],
  ['mil quinientos euros', eur(1500)],
  ['dos mil euros', eur(2000)],
  ['tres mil doscientos euros', eur(3200)],
  ['un millón y medio de pesos colombianos', { amount: 1_500_000, currency: 'COP' }],
  ['novecientos euros', eur(900)],
  ['mille euros', eur(1000)],
  ['deux mille euros', eur(2000)],
  ['mille cinq cents euros', eur(1500)],
  ['quinze cents euros', eur(1500)],
  ['huit cents euros', eur(800)],
  ['duemila euro', eur(2000)],
  ['millecinquecento euro', eur(1500)],
  ['tremila euro', eur(3000)],
  ['ottocento euro', eur(800)],
  ['mil e quinhentos euros', eur(1500)],
  ['dois mil reais', { amount: 2000, currency: 'BRL' }],
  ['duzentos euros por dia', eur(200, { basis: 'group-day' })],
  ['ti tusind kroner', { amount: 10_000, currency: 'DKK' }],
  ['femten tusind kr', { amount: 15_000, currency: 'DKK' }],
  ['3万円', { amount: 30_000, currency: 'JPY' }],
  ['二十五万円', { amount: 250_000, currency: 'JPY' }],
  ['8千円', { amount: 8000, currency: 'JPY' }],
  ['12万5千円', { amount: 125_000, currency: 'JPY' }],
  ['１０万円', { amount: 100_000, currency: 'JPY' }],
];

const RANGES: readonly Row[] = [
  ['€1500-2000', eur(2000, { atLeast: 1500 })],
  ['between 1000 and 1500 euros', eur(1500, { atLeast: 1000 })],
  ['2-3k EUR', eur(3000, { atLeast: 2000 })],
  ['2k-2.5k EUR', eur(2500, { atLeast: 2000 })],
  ['5-6000 kr', { amount: 6000, currency: 'DKK', atLeast: 5000 }],
  ['from 1200 to 1400 pounds', gbp(1400, { atLeast: 1200 })],
  ['$1,000 to $1,500', usd(1500, { atLeast: 1000 })],
  ['entre 800 et 1000 euros', eur(1000, { atLeast: 800 })],
  ['zwischen 1000 und 1500 Euro', eur(1500, { atLeast: 1000 })],
  ['1000 bis 1500 Euro', eur(1500, { atLeast: 1000 })],
  ['entre 1.000 y 1.500 euros', eur(1500, { atLeast: 1000 })],
  ['tra 1000 e 1500 euro', eur(1500, { atLeast: 1000 })],
  ['mellem 8000 og 10000 kr', { amount: 10_000, currency: 'DKK', atLeast: 8000 }],
  ['10万〜15万円', { amount: 150_000, currency: 'JPY', atLeast: 100_000 }],
  ['1500 euros, could stretch to 1800', eur(1800, { atLeast: 1500 })],
  ['up to 900 EUR', eur(900)],
  ['not a penny over £800', gbp(800)],
  ['max 2000€', eur(2000)],
  ['höchstens 1000 Euro', eur(1000)],
  ['1000 Euro Obergrenze', eur(1000)],
  ['hasta 1200 euros', eur(1200)],
  ['au maximum 900 euros', eur(900)],
  ['massimo 1000 euro', eur(1000)],
  ['højst 9000 kr', { amount: 9000, currency: 'DKK' }],
  ['30万円以内', { amount: 300_000, currency: 'JPY' }],
  ['around 1,800 euros, no, sorry, 2,000 euros', eur(2000)],
  ['€1500, I mean €1800', eur(1800)],
];

const BASES: readonly Row[] = [
  ['€800 pp', eur(800, each(800))],
  ['€800 p.p.', eur(800, each(800))],
  ['800€/person', eur(800, each(800))],
  ['800 euros each', eur(800, each(800))],
  ['£700 a head', gbp(700, each(700))],
  ['750 quid apiece', gbp(750, each(750))],
  ['per person 900 euros', eur(900, each(900))],
  ['900 euros. That is per person.', eur(900, each(900))],
  ['$150 a day each', usd(150, { basis: 'person-day', groupTotal: 1500 })],
  ['$150 per day', usd(150, { basis: 'group-day', groupTotal: 750 })],
  ['€60pppn', eur(60, { basis: 'person-night', groupTotal: 480, ...beds })],
  ['€120 a night', eur(120, { basis: 'group-night', groupTotal: 480, ...beds })],
  ['£2000 total', gbp(2000, { basis: 'group', groupTotal: 2000 })],
  ['£2000 total, so £1000 each', gbp(2000, { groupTotal: 2000 })],
  ['900 Euro pro Kopf', eur(900, each(900))],
  ['jeweils 900 Euro', eur(900, each(900))],
  ['900 Euro p.P.', eur(900, each(900))],
  ['100 Euro am Tag für beide zusammen', eur(100, { groupTotal: 100 * 5 })],
  ['80 € pro Nacht', eur(80, { basis: 'group-night', ...beds })],
  ['1800 Euro insgesamt', eur(1800, { basis: 'group' })],
  ['900 euros par personne', eur(900, each(900))],
  ['900€ chacun', eur(900, each(900))],
  ['70 euros par jour et par personne', eur(70, { basis: 'person-day', groupTotal: 700 })],
  ['1800 euros en tout', eur(1800, { basis: 'group' })],
  ['600 euros por barba', eur(600, each(600))],
  ['600 cada uno', { ...each(600) }],
  ['100 euros al día', eur(100, { basis: 'group-day' })],
  ['1500 euros en total', eur(1500, { basis: 'group' })],
  ['700 euro a testa', eur(700, each(700))],
  ['700 euro a persona', eur(700, each(700))],
  ['90 euro a notte', eur(90, { basis: 'group-night', ...beds })],
  ['1500 euro in tutto', eur(1500, { basis: 'group' })],
  ['700 euros por pessoa', eur(700, each(700))],
  ['700 euros cada um', eur(700, each(700))],
  ['2000 euros ao todo', eur(2000, { basis: 'group' })],
  ['5000 kr pr. person', { amount: 5000, currency: 'DKK', ...each(5000) }],
  ['5000 kr hver', { amount: 5000, currency: 'DKK', ...each(5000) }],
  ['12000 kr i alt', { amount: 12_000, currency: 'DKK', basis: 'group' }],
  ['一人10万円', { amount: 100_000, ...each(100_000) }],
  ['1人あたり10万円', { amount: 100_000, ...each(100_000) }],
  ['合計20万円', { amount: 200_000, basis: 'group' }],
  ['1日2万円', { amount: 20_000, basis: 'group-day' }],
  ['600 euros per couple', eur(600, { groupTotal: 600 })],
];

const withoutTickets = { covers: ['lodging', 'food', 'local-transport'] } as const;

const PARTS: readonly Row[] = [
  ['max €110 a night for the hotel', eur(110, { basis: 'group-night', perNight: 110, ...beds })],
  ['hotel: 150 euros per night', eur(150, { basis: 'group-night', ...beds })],
  ['$90 a night for an airbnb', usd(90, beds)],
  ['accommodation budget is 500 euros', eur(500, beds)],
  ['700 for the hotel and 300 for food', { groupTotal: 1000, covers: ['lodging', 'food'] }],
  ['hotel 700€, food 300€', eur(1000, { groupTotal: 1000, covers: ['lodging', 'food'] })],
  ['£100 a night for the room plus £80 a day for everything else', gbp(800, { perNight: 100, perDay: 80 })],
  ['2k each for flights and 1.5k for the rest', { groupTotal: 7000, flights: 'included' }],
  ['flights 600, hotel 900, spending 500', { groupTotal: 2000, flights: 'included' }],
  ['1500€ plus 400€ for flights', eur(1900, { groupTotal: 1900, flights: 'included' })],
  ['2000 euros excluding the hotel', eur(2000, { covers: ['food', 'activities', 'local-transport'] })],
  ['700 in the hotel and 300 in food', { groupTotal: 1000, covers: ['lodging', 'food'] }],
  [
    '£4,400 for the chalet and the grub. Passes + flights we pay ourselves',
    gbp(4400, { covers: ['lodging', 'food'], flights: 'excluded' }),
  ],
  ['4400 euros, ski passes on top', eur(4400, withoutTickets)],
  ['€4400, ski hire and passes are extra', eur(4400, withoutTickets)],
  ['4400 € ohne Skipässe', eur(4400, withoutTickets)],
  ['4400 €, forfaits de ski non compris', eur(4400, withoutTickets)],
  ['4400 € sin forfait de esquí', eur(4400, withoutTickets)],
  ['4400 euro, skipass esclusi', eur(4400, withoutTickets)],
  ['4400 € sem passes de esqui', eur(4400, withoutTickets)],
  ['Hotel höchstens 100 € die Nacht', eur(100, { basis: 'group-night', ...beds })],
  ['500 Euro fürs Hotel, 300 Euro fürs Essen', eur(800, { groupTotal: 800, covers: ['lodging', 'food'] })],
  ["100 € la nuit pour l'hôtel", eur(100, { basis: 'group-night', ...beds })],
  ['600 euros para el hotel y 400 para comida', eur(1000, { groupTotal: 1000, covers: ['lodging', 'food'] })],
  ['80 euro a notte per la camera', eur(80, { basis: 'group-night', ...beds })],
  ['100 euros por noite para o hotel', eur(100, { basis: 'group-night', ...beds })],
  ['800 kr pr. nat for hotellet', { amount: 800, currency: 'DKK', ...beds }],
  ['ホテルは1泊2万円まで', { amount: 20_000, currency: 'JPY', basis: 'group-night', ...beds }],
];

const FLIGHTS: readonly Row[] = [
  ['€2000 incl. flights', { flights: 'included' }],
  ['€2000 including flights and hotel', { flights: 'included' }],
  ['€2000 with flights', { flights: 'included' }],
  ['€2000, flights included', { flights: 'included' }],
  ['€2000 all in', { flights: 'included' }],
  ['€2000, everything included', { flights: 'included' }],
  ['€2000 not incl. flights', { flights: 'excluded' }],
  ['€2000 not including airfare', { flights: 'excluded' }],
  ['€2000 excl flights', { flights: 'excluded' }],
  ['€2000 before flights', { flights: 'excluded' }],
  ['€2000 + flights', { flights: 'excluded' }],
  ['€2000 plus airfare', { flights: 'excluded' }],
  ['€2000, flights are extra', { flights: 'excluded' }],
  ['€2000, flights not included', { flights: 'excluded' }],
  ['€2000 on the ground', { flights: 'excluded' }],
  ['€2000, hotel included but not the flights', { flights: 'excluded' }],
  ['€2000, flights already booked', { flights: 'excluded', paid: ['flights'] }],
  ['€2000, we have flights on points', { flights: 'excluded', paid: ['flights'] }],
  ['€800, hotel is paid already', eur(800, { paid: ['lodging'] })],
  ['€2000, we are driving', { flights: 'none' }],
  ['2000 € inklusive Flug', { flights: 'included' }],
  ['2000 € ohne Flug', { flights: 'excluded' }],
  ['2000 €, Flüge nicht inbegriffen', { flights: 'excluded' }],
  ['2000 € zzgl. Flug', { flights: 'excluded' }],
  ['2000 €, Flug schon gebucht', { flights: 'excluded', paid: ['flights'] }],
  ['2000 € vols compris', { flights: 'included' }],
  ['2000 € hors vols', { flights: 'excluded' }],
  ['2000 € sans les billets', { flights: 'excluded' }],
  ['2000 € tout compris', { flights: 'included' }],
  ['2000 € vols non inclus', { flights: 'excluded' }],
  ['2000 € con vuelos', { flights: 'included' }],
  ['2000 € sin contar los vuelos', { flights: 'excluded' }],
  ['2000 €, vuelos aparte', { flights: 'excluded' }],
  ['2000 €, vuelos ya pagados', { flights: 'excluded', paid: ['flights'] }],
  ['2000 € volo incluso', { flights: 'included' }],
  ['2000 € voli esclusi', { flights: 'excluded' }],
  ['2000 € senza voli', { flights: 'excluded' }],
  ['2000 € com voos incluídos', { flights: 'included' }],
  ['2000 € sem voos', { flights: 'excluded' }],
  ['15.000 kr inkl. fly', { flights: 'included' }],
  ['15.000 kr uden fly', { flights: 'excluded' }],
  ['15.000 kr ekskl. flybilletter', { flights: 'excluded' }],
  ['30万円（航空券込み）', { flights: 'included' }],
  ['30万円、航空券は別', { flights: 'excluded' }],
];

const WORDS: readonly Row[] = [
  ['luxury', { tier: 'high' }],
  ['five star all the way', { tier: 'high' }],
  ['mid-range', { tier: 'mid' }],
  ['shoestring', { tier: 'low' }],
  ['nothing fancy', { tier: 'low' }],
  ['money is no object', { tier: 'any' }],
  ['Geld spielt keine Rolle', { tier: 'any' }],
  ['gehoben', { tier: 'high' }],
  ['so billig wie möglich', { tier: 'low' }],
  ['haut de gamme', { tier: 'high' }],
  ['petit budget', { tier: 'low' }],
  ['de lujo', { tier: 'high' }],
  ['lo más barato posible', { tier: 'low' }],
  ['di lusso', { tier: 'high' }],
  ['pochi soldi', { tier: 'low' }],
  ['sem limite', { tier: 'any' }],
  ['billigt', { tier: 'low' }],
  ['予算は問わない', { tier: 'any' }],
  ['格安で', { tier: 'low' }],
  ['💶', { tier: 'low' }],
  ['💶💶', { tier: 'mid' }],
  ['$$$', { tier: 'high' }],
];

describe.each([
  ['amounts', AMOUNTS],
  ['ranges and limits', RANGES],
  ['for whom and per what', BASES],
  ['what a sum is for', PARTS],
  ['flights', FLIGHTS],
  ['price classes in words', WORDS],
] as const)('%s', (_, rows) => {
  it.each(rows)('%s', (budget, means) => {
    expect(read({ budget }).budget).toMatchObject(means);
  });

  it.each(['£4,400 for six in a hotel', '4400 € für sechs in einem Hotel'])(
    '%s: where they sleep is no part',
    (budget) => {
      expect(read({ budget }).budget.covers).toBeUndefined();
    },
  );
});

describe('money among other words', () => {
  it('is no price class by its figures', () => {
    expect(read({ budget: '$5000' }).budget.tier).toBeUndefined();
    expect(read({ budget: '5 000 €' }).budget.tier).toBeUndefined();
  });

  it('is not spent on a bed with friends', () => {
    const { budget } = read({ budget: '€900', preferences: 'staying with friends, museums by day' });
    expect(budget).toMatchObject({ amount: 900, paid: ['lodging'] });
  });

  it.each([
    ['2 adults, 5 nights', undefined],
    ['four figures', undefined],
    ['5 nights, 2 people, 1400 euros', 1400],
    ['we are 34 and 36, 1400 euros', 1400],
    ['1400 euros for 2 people and 4 nights', 1400],
    ['4 star hotel, 1400 euros', 1400],
  ])('%s', (budget, amount) => expect(read({ budget }).budget.amount).toBe(amount));

  it('is found in whichever field it was written', () => {
    expect(read({ preferences: 'total spend 1,900 euros including flights' }).budget).toMatchObject({
      amount: 1900,
      flights: 'included',
    });
    expect(read({ travelers: '2 adults, budget is 1500' }).budget.amount).toBe(1500);
  });

  it('is not the price of a dinner', () => {
    expect(read({ interests: 'dinner for under 40 euros, museums' }).budget.amount).toBeUndefined();
  });

  it('keeps a limit for the beds beside the whole', () => {
    expect(read({ budget: '£2500', preferences: 'hotel max £180 a night' }).budget).toMatchObject({
      groupTotal: 2500,
      perNight: 180,
    });
  });

  it('takes the later of two sums where one takes back the other', () => {
    expect(read({ budget: '€1500', preferences: 'actually make it 2000 euros' }).budget.amount).toBe(2000);
  });

  it('counts a price for a room once for each room', () => {
    const { budget } = read({ travelers: '4 adults in 2 rooms', budget: '€100 a night per room' });
    expect(budget).toMatchObject({ amount: 100, groupTotal: 800, perNight: 200 });
  });
});
