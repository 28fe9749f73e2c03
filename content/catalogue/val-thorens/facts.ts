/** Val Thorens and its valley: money, weather, calendar, manners and entry. Amounts are euros, typical of `asOf`. */
import type { DestinationFacts, Source } from '../../../src/features/destinations/rules/facts.ts';

const wiki = (name: string, page: string): Source => ({
  name: `Wikipedia: ${name}`,
  url: `https://en.wikipedia.org/wiki/${page}`,
});
const board: Source = { name: 'Val Thorens tourist office', url: 'https://www.valthorens.com' };
const meteo: Source = {
  name: 'Météo-France: mountain weather and avalanche bulletin',
  url: 'https://meteofrance.com/meteo-montagne',
};
const govuk: Source = { name: 'GOV.UK: France', url: 'https://www.gov.uk/foreign-travel-advice/france' };
const state: Source = { name: 'U.S. Department of State', url: 'https://travel.state.gov' };
const eu: Source = { name: 'Travel to Europe, the European Union’s site', url: 'https://travel-europe.europa.eu' };
const nhs: Source = { name: 'NHS: altitude sickness', url: 'https://www.nhs.uk/conditions/altitude-sickness/' };
const voyage: Source = { name: 'Wikivoyage: Val Thorens', url: 'https://en.wikivoyage.org/wiki/Val_Thorens' };

export const valThorensFacts: DestinationFacts = {
  destinationId: 'val-thorens',
  country: 'FR',
  currency: 'EUR',
  languages: ['French'],
  aliases: [
    'Val Thorens',
    'Valthorens',
    'Val Torens',
    'Val Thoren',
    'Val Tho',
    'Val Thorens 3 Vallées',
    'Les 3 Vallées',
    'Les Trois Vallées',
    'Three Valleys',
    'Trois Vallees',
    'Drei Täler',
    'Tre Valli',
    'Belleville',
    'French Alps',
  ],
  cities: [
    {
      id: 'val-thorens',
      name: 'Val Thorens',
      aliases: ['Valthorens', 'Val Tho'],
      lat: 45.2979,
      lon: 6.58,
      nights: { from: 4, to: 7 },
    },
  ],
  legs: [],
  bases: [
    {
      id: 'val-thorens-caron',
      cityId: 'val-thorens',
      name: 'Place Caron, centre',
      lat: 45.2976,
      lon: 6.5793,
      character:
        'Snow front, ski schools and pool at the door; music until six, then quiet by the standard of the place.',
      lodgingFactor: 1.0,
      tags: ['ski', 'family', 'snowboard'],
    },
    {
      id: 'val-thorens-slalom',
      cityId: 'val-thorens',
      name: 'Place du Slalom, top of the village',
      lat: 45.2986,
      lon: 6.5838,
      character:
        'The large hotels with spas and the last sun; first on the piste in the morning, uphill in the evening.',
      lodgingFactor: 1.45,
      tags: ['spa', 'romantic', 'ski', 'view'],
    },
    {
      id: 'val-thorens-soleil',
      cityId: 'val-thorens',
      name: 'Rue du Soleil, lower village',
      lat: 45.2966,
      lon: 6.5778,
      character: 'Plain apartments with skis in and out at the best price, lifts up to the shops.',
      lodgingFactor: 0.75,
      tags: ['ski', 'casual', 'snowboard'],
    },
    {
      id: 'val-thorens-saint-martin',
      cityId: 'val-thorens',
      name: 'Saint-Martin-de-Belleville',
      lat: 45.379,
      lon: 6.5047,
      character:
        'A real stone village at 1,450 meters with the best tables; an hour of lifts, or 35 minutes by bus, to Val Thorens.',
      lodgingFactor: 0.9,
      tags: ['quiet', 'family', 'historic', 'ski'],
    },
  ],
  airports: [
    {
      code: 'GVA',
      name: 'Geneva',
      lat: 46.2381,
      lon: 6.109,
      cityId: 'val-thorens',
      transfer: {
        mode: 'bus',
        minutes: 210,
        price: 85,
        note: 'Shared coaches must be booked; on Saturdays of February add an hour.',
      },
    },
    {
      code: 'CMF',
      name: 'Chambéry Savoie',
      lat: 45.6381,
      lon: 5.8803,
      cityId: 'val-thorens',
      transfer: { mode: 'shuttle', minutes: 130, price: 75, note: 'Winter weekends.' },
    },
    {
      code: 'LYS',
      name: 'Lyon Saint-Exupéry',
      lat: 45.7256,
      lon: 5.0811,
      cityId: 'val-thorens',
      transfer: { mode: 'bus', minutes: 200, price: 80 },
    },
    {
      code: 'GNB',
      name: 'Grenoble Alpes Isère',
      lat: 45.3629,
      lon: 5.3294,
      cityId: 'val-thorens',
      transfer: { mode: 'shuttle', minutes: 180, price: 75 },
    },
  ],
  lodging: { low: 110, mid: 270, high: 640 },
  lodgingByMonth: [0.95, 1.4, 1.05, 0.85, 0.7, 0.5, 0.45, 0.45, 0.5, 0.5, 0.7, 1.15],
  food: { low: 45, mid: 90, high: 210 },
  localTransport: { low: 0, mid: 0, high: 25 },
  gettingAround: {
    mode: 'shuttle',
    text: 'The village is without cars: unload, then park outside. One walks or skis; free buses join the quarters and, in winter, Les Menuires. The train stops at Moûtiers, an hour below by bus.',
    carFree: 'easy',
  },
  climate: {
    station: 'Val Thorens, 2,300 m, estimated from Bourg-Saint-Maurice, 865 m',
    period: '1991–2020',
    high: [-1.5, -1.0, 1.5, 4.5, 9.0, 13.0, 16.0, 15.5, 12.0, 8.0, 2.0, -1.0],
    low: [-9.0, -9.5, -7.0, -4.0, 0.5, 4.0, 6.5, 6.5, 4.0, 1.0, -4.5, -8.0],
    rainMm: [96, 74, 76, 63, 80, 82, 79, 80, 67, 78, 82, 110],
    rainDays: [10, 9, 9, 9, 11, 11, 10, 10, 8, 9, 9, 10],
    source: { name: 'Météo-France', url: 'https://meteofrance.com' },
  },
  seasons: [
    {
      months: [1, 3],
      kind: 'best',
      text: 'January is cold, quiet and deep after the first week; March has the same snow, longer days and softer afternoons.',
    },
    {
      months: [2, 12],
      kind: 'good',
      text: 'Sure snow and every lift, with holiday crowds and prices at Christmas and through February.',
    },
    {
      months: [4],
      kind: 'good',
      text: 'Firm at nine, soft by noon, terraces in the sun; the height keeps the snow when other resorts close.',
    },
    {
      months: [11, 5],
      kind: 'mixed',
      text: 'Opening and closing weeks: from late November and until early May not all lifts and links run.',
    },
    {
      months: [7, 8],
      kind: 'mixed',
      text: 'A short summer of walks and bicycles with a handful of kitchens open, cool nights.',
    },
    {
      months: [6, 9, 10],
      kind: 'closed',
      text: 'Between the seasons lifts, hotels and nearly all kitchens are closed.',
    },
  ],
  watch: [
    {
      when: { from: '05-10', to: '11-20' },
      kind: 'closures',
      text: 'No skiing: the winter season runs from about the third week of November to the first week of May.',
      about: ['ski', 'snowboard'],
      source: board,
    },
    {
      when: { from: '11-20', to: '12-12' },
      kind: 'closures',
      text: 'Opening weeks: part of the pistes, and the links to Méribel, Courchevel and Orelle may still be closed.',
      about: ['ski', 'snowboard'],
      source: board,
    },
    {
      when: { from: '04-18', to: '05-09' },
      kind: 'closures',
      text: 'Courchevel, Méribel and Orelle close before Val Thorens; ask for the local pass, which is cheaper.',
      about: ['ski', 'snowboard'],
      source: board,
    },
    {
      when: { months: [11, 12, 1, 2, 3, 4, 5] },
      kind: 'safety',
      text: 'Off the marked piste go with a guide and with transceiver, shovel and probe; read the avalanche bulletin each morning and stay away at level 4.',
      about: ['ski', 'snowboard', 'snowshoe', 'mountain'],
      source: meteo,
    },
    {
      when: { months: [12, 1, 2] },
      kind: 'weather',
      text: 'Very cold: minus 10 °C at dawn, and minus 20 with wind on Cime Caron; cover every bit of skin.',
      source: meteo,
    },
    {
      when: { months: [12, 1, 2, 3] },
      kind: 'weather',
      text: 'Storm and white-out close the high lifts for a day or two; there are no trees for shelter, so keep a pool, spa or Saint-Martin in mind.',
      source: meteo,
    },
    {
      when: { months: [12, 1, 2, 3, 4, 5] },
      kind: 'health',
      text: 'You sleep at 2,300 meters: drink water, take it slowly the first day, and ask a doctor before coming with heart or lung trouble, late in pregnancy or with an infant.',
      source: nhs,
    },
    {
      when: { months: [3, 4, 5, 7, 8] },
      kind: 'weather',
      text: 'High sun on snow burns in half an hour; goggles and strong cream, also under cloud.',
      source: meteo,
    },
    {
      when: { from: '02-06', to: '03-07' },
      kind: 'crowds',
      text: 'French school holidays: full lifts from ten, ski school sold out, roads from Moûtiers blocked on Saturdays; travel on Sunday if you may.',
      source: board,
    },
    {
      when: { from: '12-19', to: '01-03' },
      kind: 'prices',
      text: 'Christmas and New Year weeks cost half as much again and are sold Saturday to Saturday.',
      source: board,
    },
    {
      when: { months: [11, 12, 1] },
      kind: 'weather',
      text: 'Short days: the last lifts run at half past four, and the sun leaves the village by four.',
      source: meteo,
    },
    {
      when: { months: [11, 12, 1, 2, 3, 4] },
      kind: 'safety',
      text: 'Cars need winter tires or chains on mountain roads of Savoie from November to March.',
      source: govuk,
    },
  ],
  events: [
    {
      name: 'La Grande Première',
      when: { nth: 4, weekday: 6, month: 11, days: 2 },
      text: 'Opening weekend: ski tests, concerts and the first snow of France.',
      priceFactor: 1.15,
      source: board,
    },
    {
      name: 'Ski Cross World Cup',
      when: { from: '12-08', to: '12-12' },
      text: 'Four racers side by side above the village, free to watch.',
      priceFactor: 1.1,
      source: wiki('FIS Freestyle Ski World Cup', 'FIS_Freestyle_Ski_World_Cup'),
    },
    {
      name: 'Christmas and New Year',
      when: { from: '12-20', to: '01-02' },
      text: 'Torchlight descents and fireworks on the snow front.',
      priceFactor: 1.5,
      source: board,
    },
    {
      name: 'Winter holidays',
      when: { from: '02-06', to: '03-07' },
      text: 'All zones of France in turn, and British half-term in the middle.',
      priceFactor: 1.3,
      source: board,
    },
    {
      name: 'Closing weekend',
      when: { nth: 1, weekday: 6, month: 5, days: 2 },
      text: 'Last lifts, fancy dress and cheap rooms.',
      priceFactor: 0.9,
      source: board,
    },
  ],
  holidays: [
    { name: "New Year's Day", when: { on: '01-01' }, effect: 'Lifts run.' },
    { name: 'Easter Monday', when: { easter: 1 }, effect: 'A busy weekend.' },
    { name: 'Labour Day', when: { on: '05-01' } },
    { name: 'Victory Day', when: { on: '05-08' } },
    { name: 'Ascension', when: { easter: 39 } },
    { name: 'Whit Monday', when: { easter: 50 } },
    { name: 'Bastille Day', when: { on: '07-14' } },
    { name: 'Assumption', when: { on: '08-15' } },
    { name: "All Saints' Day", when: { on: '11-01' } },
    { name: 'Armistice', when: { on: '11-11' } },
    { name: 'Christmas Day', when: { on: '12-25' }, effect: 'Lifts run; dinner must be booked.' },
  ],
  etiquette: [
    { text: 'Say "bonjour" before anything else, to the lift man too.', source: voyage },
    {
      text: 'On the piste the skier below has the right of way; stop at the edge, and help after a fall.',
      source: {
        name: 'Wikipedia: FIS rules of conduct',
        url: 'https://en.wikipedia.org/wiki/International_Ski_and_Snowboard_Federation',
      },
    },
    {
      text: 'Rows of lifts fill up: singles have a line of their own, and skis are not for standing on.',
      source: voyage,
    },
    { text: 'Lunch tables on the mountain are held for noon or half past one; call if you are late.', source: voyage },
    {
      text: 'Bread in a fondue is stirred, not dropped; who loses it pays the next bottle.',
      source: wiki('Fondue', 'Fondue'),
    },
    {
      text: 'Ski boots are not welcome in hotels beyond the ski room, and quiet is kept after ten in apartments.',
      source: voyage,
    },
  ],
  entry: [
    {
      text: 'U.S. and UK travelers may stay 90 days in 180 in the Schengen area without a visa; the passport must be under ten years old and valid three months past departure.',
      source: govuk,
    },
    { text: 'EU citizens travel on the identity card.', source: eu },
    {
      text: 'The EU’s Entry/Exit System began in October 2025: at the border it records a photograph and fingerprints of non-EU visitors instead of a stamp. ETIAS authorization is to follow, so check before you fly.',
      source: { name: 'European Union, Entry/Exit System', url: 'https://travel-europe.europa.eu/en/ees' },
      asOf: '2025-10',
    },
  ],
  safety: [
    {
      text: 'Mountain rescue on pistes is not free: buy the pass insurance or carry a policy that names off-piste and helicopter.',
      source: govuk,
    },
    {
      text: 'Flags on the lifts show avalanche danger; yellow with black is considerable and most accidents happen then.',
      source: meteo,
    },
    { text: 'A closed piste is closed for blasting or slides; patrollers may take the pass away.', source: board },
    {
      text: 'Headache, nausea and bad sleep on the first night are the height: rest, drink, and go down if they grow.',
      source: nhs,
    },
  ],
  tipping: {
    text: 'Service is included; five to ten percent for good service, and something for instructor and guide at the end of the week.',
    source: voyage,
  },
  kitchens: [
    'Allergens must be listed by law in France; in the mountain huts ask, and tell the kitchen each time.',
    'The local cooking is cheese, potato and ham: vegetarians eat well, vegans mostly with pizza, or by cooking in the apartment.',
    'Raclette with potatoes suits many who avoid gluten, fondue and tartiflette sauces not always; fryers are shared, coeliacs should ask and carry a card in French.',
    'With a milk allergy the village is hard; nuts stand in salads and desserts. There is no halal or kosher kitchen that we know of.',
  ],
  emergency: '112 · on the pistes the number printed on the pass',
  lessons: [
    {
      topic: 'history',
      text: 'There was no village: the resort was drawn in 1969 to 1971 on an alp at 2,300 meters, after Courchevel, Méribel and Les Menuires had filled the valleys below.',
      tags: ['ski', 'walk', 'architecture'],
      source: wiki('Val Thorens', 'Val_Thorens'),
    },
    {
      topic: 'geography',
      text: 'The three valleys are Saint-Bon, Les Allues and Belleville; Orelle in the Maurienne makes a fourth, and some 600 kilometers of piste hang together.',
      tags: ['ski', 'snowboard', 'cable-car', 'view'],
      source: wiki('Les Trois Vallées', 'Les_Trois_Vall%C3%A9es'),
    },
    {
      topic: 'nature',
      text: 'The glaciers of Péclet and Thorens once served for summer skiing; they have shrunk so far that it was given up in the early 2000s.',
      tags: ['mountain', 'cable-car', 'view', 'science'],
      source: wiki('Val Thorens', 'Val_Thorens'),
    },
    {
      topic: 'nature',
      text: 'Above the tree line the ptarmigan changes feathers three times a year and sleeps in holes of snow; skiers who flush it cost it a day of food.',
      tags: ['snowshoe', 'wildlife', 'birds', 'nature'],
      source: wiki('Rock ptarmigan', 'Rock_ptarmigan'),
    },
    {
      topic: 'planning',
      text: 'A slab needs a slope steeper than thirty degrees, a weak layer and one skier; most victims set off their own avalanche.',
      tags: ['ski', 'snowboard', 'mountain', 'workshop'],
      source: meteo,
    },
    {
      topic: 'planning',
      text: 'Of those buried, most live if found within fifteen minutes, so it is your companions, not the helicopter, who save you.',
      tags: ['ski', 'snowboard', 'snowshoe'],
      source: wiki('Avalanche', 'Avalanche'),
    },
    {
      topic: 'food',
      text: 'Beaufort is made from milk of Tarine and Abondance cows; the wheels of summer alps are the ones to look for at Christmas.',
      tags: ['fondue', 'alpine', 'cooking-class'],
      source: wiki('Beaufort cheese', 'Beaufort_cheese'),
    },
    {
      topic: 'food',
      text: 'Tartiflette sounds old and is of the 1980s, invented to sell Reblochon.',
      tags: ['alpine', 'fondue', 'casual'],
      source: wiki('Tartiflette', 'Tartiflette'),
    },
    {
      topic: 'religion',
      text: 'Baroque came over the passes with Italian masters after the Council of Trent: plain walls without, gold within, so that peasants might see heaven.',
      tags: ['church', 'religious', 'art', 'architecture'],
      source: wiki('Saint-Martin-de-Belleville', 'Saint-Martin-de-Belleville'),
    },
    {
      topic: 'history',
      text: 'Savoy became French only in 1860, by a vote after a bargain over Italy; the valley spoke Arpitan.',
      tags: ['history', 'walk', 'church', 'museum'],
      source: wiki('Savoy', 'Savoy'),
    },
    {
      topic: 'nature',
      text: 'Behind the ridge begins the Vanoise, the first national park of France, founded in 1963 to save the ibex.',
      tags: ['nature', 'wildlife', 'hike', 'mountain'],
      source: wiki('Vanoise National Park', 'Vanoise_National_Park'),
    },
    {
      topic: 'language',
      text: 'Learn "poudreuse" for powder, "fermé" for closed, "verglas" for ice, and "dernière montée", the last lift, which you must not miss.',
      tags: ['ski', 'snowboard', 'family'],
      source: voyage,
    },
    {
      topic: 'geography',
      text: 'Each thousand meters up costs about six and a half degrees and a tenth of the air: at Cime Caron a third of the oxygen of the beach is gone.',
      tags: ['view', 'mountain', 'cable-car', 'science'],
      source: nhs,
    },
  ],
  authorities: [board, meteo, govuk, state, eu],
  asOf: '2025-01',
};
