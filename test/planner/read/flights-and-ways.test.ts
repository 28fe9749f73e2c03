/** What a sum says of the flights, and by what they come, in the idioms people use for both. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../../src/features/planner/rules/parse/read-wish.ts';
import type { Questionnaire } from '../../../src/features/planner/rules/questionnaire.ts';

const TRIP: Questionnaire = {
  destination: 'Lisbon',
  dates: '4-9 May 2027',
  budget: '',
  travelers: '2 adults',
  interests: '',
  preferences: '',
  taste: '',
};
const read = (said: Partial<Questionnaire>) =>
  readWish({ ...TRIP, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });

/** Who comes by other means flies with no sum either. */
const SUMS: Readonly<Record<string, readonly string[]>> = {
  included: [
    '24 000 lei for the whole choir, flights from Cluj in',
    '13,500 ringgit for the honeymoon, flight from KL in',
    '620 euro a persona, volo da Cagliari già dentro',
    '620 euro a persona, volo da Cagliari compreso',
    'NT$ 28,000 a person inc. tickets ex Kaohsiung',
    '£900 each inc tickets from Manchester',
    '€1,500 pp, plane in',
    '1 600 € tout compris pour nous quatre, avion aussi',
    '2000 €, Flug auch',
    '2000 €, flights too',
    '2000 € vuelos también',
    '2000 € anche il volo',
    'R28 000 pp flights incl from Joburg',
    '£380 per head and that has the Edinburgh flights in it',
    '$2k and the airfare comes out of that',
    '$2k, which also has to pay for the flights',
    '$2k, airfare has to come out of it',
    '$4,000, door to door',
    '$4,000 door-to-door from Boston',
  ],
  excluded: [
    '5,200 shekels a person, the charter is on top',
    "6,000 PLN per person; hotels and food. Flights come off my brother's miles",
    'AU$3,950 for one, the Darwin flights came off points',
    '$3000, flights are on airline miles',
    '1 500 € each plus the flight',
    '2 100 € por cabeça mais voos',
    '2 100 € por persona más vuelos',
    '2100 € par personne plus les vols',
    '2100 € a testa più il volo',
    '2100 € pro Kopf plus Flug',
    'KSh 180,000 per couple, dhow trips and hotel, not the Nairobi flight',
    '$140 a day per head, rooms in, planes out',
    'IDR 62 million for two, planes apart',
    '¥185,000 for both: lifts, bed, food, no planes',
    '85,000 pesos for the two of us for hotel and food. Cebu Pacific tickets bought in the seat sale',
    '€3000, Ryanair is paid',
    '€3000, Ryanair tickets bought',
    '$2k after paying for flights',
    '$2k once the flights are paid',
    '$2k on the ground',
    '$2k for everything on the ground, we fly on points',
    "we've $2k left after the flights",
    '€900 and the plane separately',
    '€900, das Flugzeug extra',
    '€900, avión aparte',
    '14 mil reais o casal, passagem de Curitiba por fora',
    'US$ 3.700 a família, fora as passagens saindo de Fortaleza',
    '2.8 million naira per person, visa and ticket separate',
    '$700 each, my company books the flight',
    '$700 each, mum is paying for the flights',
    '$700 each, airfare is a gift',
  ],
  unstated: ['£320 pp inc. ferry from Hull', '3000 euro max, the airline already swallowed 1100'],
};

test.each(Object.entries(SUMS).flatMap(([flights, sums]) => sums.map((budget) => [budget, flights] as const)))(
  '%s: flights %s',
  (budget, flights) => {
    const told = read({ budget }).budget.flights;
    expect(told === 'none' ? 'excluded' : told).toBe(flights);
  },
);

const WAYS: readonly (readonly [field: keyof Questionnaire, said: string, how: string])[] = [
  ['preferences', 'we come in our own pickup from Punta Arenas', 'prefer car'],
  ['preferences', 'we drive', 'prefer car'],
  ['preferences', 'An oven that works! We drive', 'prefer car'],
  ['preferences', "we're driving up from Tulsa in two trucks", 'prefer car'],
  ['preferences', 'Two trucks, driving up from Tulsa', 'prefer car'],
  ['travelers', '6 adults, coming in two minivans', 'prefer car'],
  ['preferences', "we've got our own van", 'prefer car'],
  ['preferences', 'appartement aan de piste; we komen met de auto vanuit Groningen', 'prefer car'],
  ['preferences', 'greyhound from laredo both ways (the bus!)', 'prefer bus'],
  ['preferences', 'the Jitney brings us, we have no car', 'prefer bus'],
  ['preferences', 'FlixBus there and back', 'prefer bus'],
  ['preferences', 'motel with a kitchenette. LIRR not car', 'prefer train'],
  ['preferences', 'We come by rail the whole way, none of us will fly', 'prefer train'],
  ['preferences', 'ICE, not plane', 'prefer train'],
  ['preferences', 'TGV de Lyon', 'prefer train'],
  ['preferences', 'Interrail passes, so trains', 'prefer train'],
  ['preferences', 'the fast train in between', 'prefer train'],
  ['budget', 'EUR 950 as a couple, night train from Vienna already included in that', 'prefer train'],
  ['budget', 'AU$5,600 inc ferry (Spirit of Tasmania) for car + family', 'prefer ferry'],
  ['budget', '£320 pp inc. ferry from Hull', 'prefer ferry'],
  ['budget', '420 euros cada uno, aparte el barco desde Denia que ya está comprado', 'prefer ferry'],
  ['budget', '€1,190 per person for the week, coach from Antwerp inside', 'prefer bus'],
  ['preferences', 'taxi over metro, he panics underground', 'avoid metro'],
  ['preferences', 'he gets green on boats', 'avoid ferry'],
  ['preferences', 'no island day trips, she goes green on boats', 'avoid ferry'],
  ['preferences', 'Nothing on a boat, he gets green', 'avoid ferry'],
  ['preferences', 'he setzt sich nach dem Unfall in kein Auto mehr', 'avoid car'],
  ['preferences', 'slow trains or fast trains, no hire car', 'avoid car'],
  ['preferences', "I won't set foot on a plane", 'avoid flight'],
  ['preferences', 'trains and boats, neither of us holds a licence', 'avoid car'],
  ['preferences', 'neither of us can drive', 'avoid car'],
  ['preferences', "we don't have a licence between us", 'avoid car'],
  ['preferences', 'no driving on Saturday', 'keeps car'],
  ['preferences', 'comboio sim, avião não', 'prefer train'],
  ['preferences', 'sem andar de avião dentro do Japão; comboio sim', 'prefer train'],
  ['preferences', 'airport bus ok, no car', 'prefer bus'],
  ['preferences', 'taxis only', 'prefer taxi'],
  ['preferences', 'no vaporetto, she gets seasick on anything that floats', 'avoid ferry'],
  ['preferences', 'scared of flying so by train from Paris', 'prefer train'],
  ['preferences', "on ne prend plus l'avion, train depuis Lille", 'prefer train'],
  ['preferences', 'vamos en coche desde Bilbao', 'prefer car'],
  ['preferences', 'Wir kommen mit dem Wohnmobil', 'prefer car'],
  ['preferences', 'arriviamo in pullman da Bari', 'prefer bus'],
];

test.each(WAYS)('%s: %s: %s', (field, said, how) => {
  const { transport, noCar } = read({ [field]: said });
  const modes = [
    ...transport.prefer.map((mode) => `prefer ${mode}`),
    ...transport.avoid.map((mode) => `avoid ${mode}`),
    noCar ? 'avoid car' : 'keeps car',
  ];
  expect(modes).toContain(how);
});

test.each([
  ['preferences', 'no car on that cliff road', 'no car on that cliff road', ''],
  ['interests', 'churches; no car on that cliff road', 'no car on that cliff road', 'church'],
  ['preferences', 'no driving in the mountains', 'no driving in the mountains', ''],
  ['preferences', 'no driving at night, no driving on the left', 'no driving at night, no driving on the left', ''],
  ['preferences', 'kein Auto auf der Küstenstraße', 'kein Auto auf der Küstenstraße', ''],
  ['preferences', 'pas de voiture dans les montagnes', 'pas de voiture dans les montagnes', ''],
] as const)('in %s “%s” refuses the way there and draws nobody', (field, said, where, drawn) => {
  const wish = read({ [field]: said });
  expect(wish.noCarAt).toBe(where);
  expect(wish.noCar).toBe(true);
  expect(Object.keys(wish.weights)).toEqual(drawn ? expect.arrayContaining([drawn]) : []);
  expect(wish.things ?? []).toEqual([]);
  expect(wish.excludeTags).toEqual([]);
  expect(wish.unused).toEqual([]);
});

test('who comes by car and refuses it at night alone is not told to go without', () => {
  const wish = read({ preferences: 'we come with our own car; no driving at night' });
  expect([wish.noCar, wish.noCarAt]).toEqual([false, 'no driving at night']);
});

test('a day or a town behind a refusal is one as before', () => {
  expect(read({ preferences: 'no car on Sunday' }).noCar).toBe(false);
  expect(read({ preferences: 'no car in Lisbon' })).toMatchObject({ noCar: true });
  expect(read({ preferences: 'no car, in the mountains we walk' }).noCarAt).toBeUndefined();
});
