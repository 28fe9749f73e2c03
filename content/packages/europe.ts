/** Packages in Europe, as the database is first filled with them. */
import type { NewPackage } from '../../src/features/packages/rules.ts';

export const europe: readonly NewPackage[] = [
  {
    id: 'val-thorens-ski',
    name: 'Val Thorens Above the Clouds',
    destinationId: 'val-thorens',
    location: 'Val Thorens, France',
    category: 'Adventure',
    nights: 7,
    duration: '8 days, 7 nights',
    priceHistory: [
      { price: 4399, daysAgo: 150 },
      { price: 3899, daysAgo: 24 },
    ],
    sampleRating: 4.8,
    maxGuests: 8,
    capacity: 24,
    departs: { month: 2, day: 6 },
    image: 'val-thorens-ski',
    summary: 'A week at 2,300 meters, with a guide who knows where yesterday’s wind put the snow.',
    highlights: ['Cime Caron at 3,200 meters', 'All of Les 3 Vallées', 'Off-piste with a mountain guide'],
    features: [
      'Ski-in, ski-out chalet, half board',
      'Six-day Les 3 Vallées pass',
      'Mountain guide for two days',
      'Avalanche kit and a morning’s training',
      'Spa with outdoor pool',
      'Transfers from Geneva',
    ],
    itinerary: [
      {
        title: 'Up the Belleville valley',
        text: 'About three hours by road from Geneva to Europe’s highest ski resort. Boots fitted before dinner, so the morning is yours.',
      },
      {
        title: 'Finding your legs',
        text: 'Wide blues and reds below the Péclet glacier while the lungs get used to the height. Spa at four.',
      },
      {
        title: 'Cime Caron',
        text: 'The cable car to 3,200 meters, Mont Blanc to the north, and a long red or the black Combe de Caron down.',
      },
      {
        title: 'Three valleys in a day',
        text: 'Over Mont Vallon to Méribel and the Saulire above Courchevel, and home on the last lifts with tired, happy legs.',
      },
      {
        title: 'Off the piste',
        text: 'Avalanche training first, then the guide chooses by the morning’s bulletin: the valley of the Lac du Lou if it is safe, groomed snow if not.',
      },
      {
        title: 'The fourth valley',
        text: 'Across to the Orelle side and the Pointe du Bouchet, 3,230 meters, the highest ground of the area.',
      },
      {
        title: 'Down to Saint-Martin',
        text: 'Through Les Menuires to the stone village of Saint-Martin-de-Belleville for a very long lunch.',
      },
      { title: 'Back to the lake', text: 'Breakfast above the clouds and a transfer to Geneva.' },
    ],
  },
  {
    id: 'ibiza',
    name: 'Ibiza, the Quiet Side',
    destinationId: 'ibiza',
    location: 'Ibiza, Spain',
    category: 'Wellness',
    nights: 5,
    duration: '6 days, 5 nights',
    priceHistory: [
      { price: 2699, daysAgo: 140 },
      { price: 2299, daysAgo: 21 },
    ],
    sampleRating: 4.7,
    maxGuests: 10,
    capacity: 24,
    departs: { month: 5, day: 28 },
    image: 'ibiza-package',
    summary: 'Sunset over Es Vedrà, a white finca in the north and mornings on the mat.',
    highlights: ['Es Vedrà at sunset', 'A day’s sail to Formentera', 'Yoga among almond trees'],
    features: [
      'Private finca with pool, breakfast and supper',
      'Daily yoga and breathwork',
      'Day’s sail to Formentera',
      'Guided walk above Es Vedrà',
      'Massage in the garden',
      'Airport transfers',
    ],
    itinerary: [
      {
        title: 'North, past the almonds',
        text: 'Half an hour from the airport to a white farmhouse near Sant Joan. Supper under the porch; bed when the crickets say so.',
      },
      {
        title: 'Breath, then sea',
        text: 'Yoga at eight, a morning at the pool, and a swim from the boathouses of Benirràs as the sun drops behind its rock.',
      },
      {
        title: 'Es Vedrà',
        text: 'A walk through rosemary to the watchtower of Es Savinar for the island’s best view, timed for the last hour of light.',
      },
      {
        title: 'Under sail',
        text: 'Past the salt pans of Ses Salines and across to Formentera’s long white spit. Anchor, swim, eat, sail home.',
      },
      {
        title: 'Inside the walls',
        text: 'Dalt Vila, the walled upper town, before the heat. A massage in the garden and a last slow practice at dusk.',
      },
      { title: 'Light luggage', text: 'A short practice, figs and coffee, and a car to the airport.' },
    ],
  },
  {
    id: 'amalfi-sea-road',
    name: 'Amalfi by the Sea Road',
    destinationId: 'italy',
    location: 'Amalfi Coast, Italy',
    category: 'Luxury',
    nights: 6,
    duration: '7 days, 6 nights',
    priceHistory: [
      { price: 4099, daysAgo: 120 },
      { price: 3699, daysAgo: 30 },
    ],
    sampleRating: 4.9,
    maxGuests: 6,
    capacity: 24,
    departs: { month: 5, day: 15 },
    image: 'amalfi-sea-road',
    summary: 'A terrace over the water, a wooden boat for Capri and Ravello when the day visitors have left.',
    highlights: ['Private boat to Capri', 'The Path of the Gods', 'Ravello in the evening'],
    features: [
      'Sea-view suite with terrace, breakfast included',
      'Private wooden boat to Capri',
      'Guided walk on the Path of the Gods',
      'Villa gardens of Ravello',
      'Dinner among the lemon terraces',
      'Private transfers from Naples',
    ],
    itinerary: [
      {
        title: 'The road begins',
        text: 'From Naples around the shoulder of the Lattari mountains to a clifftop hotel at Praiano. Dinner with the lights of Positano below.',
      },
      {
        title: 'Positano by its stairs',
        text: 'Down on foot before the boats come in, up by the little bus, and an afternoon with nothing planned but the terrace.',
      },
      {
        title: 'The Path of the Gods',
        text: 'From Bomerano to Nocelle with a guide, about seven kilometers of limestone, goat bells and open sea.',
      },
      {
        title: 'Capri by wooden boat',
        text: 'Around the island under the Faraglioni, swimming from the boat, and ashore when the ferries have turned for home.',
      },
      {
        title: 'Amalfi and its valley',
        text: 'The striped cathedral and its cloister, then up the paper-makers’ valley into shade and waterfalls.',
      },
      {
        title: 'Ravello, late',
        text: 'Villa Rufolo, and the Terrace of Infinity at Villa Cimbrone. Dinner under the lemons on the way back.',
      },
      { title: 'Arrivederci', text: 'Coffee on the terrace and a private car to Naples.' },
    ],
  },
  {
    id: 'lisbon-river-light',
    name: 'Lisbon, Hills and River',
    destinationId: 'lisbon',
    location: 'Lisbon, Portugal',
    category: 'Cultural',
    nights: 5,
    duration: '6 days, 5 nights',
    priceHistory: [{ price: 1899, daysAgo: 190 }],
    sampleRating: 4.8,
    maxGuests: 8,
    capacity: 24,
    departs: { month: 4, day: 18 },
    image: 'lisbon-river-light',
    summary: 'Tiles, fado and a ferry at sundown, before the summer knows you are there.',
    highlights: ['Alfama with a historian', 'Fado in a small house', 'Sintra before the crowds'],
    features: [
      'Townhouse hotel in the old center, breakfast included',
      'Historian guide for two walks',
      'Fado evening in a small house',
      'Sintra by private car',
      'Tile-painting morning',
      'Airport transfers',
    ],
    itinerary: [
      {
        title: 'A view to begin with',
        text: 'Settle in, then up to the Miradouro da Graça for the whole city at once, pink going to gray.',
      },
      {
        title: 'Alfama and Mouraria',
        text: 'The lanes that outlived the earthquake of 1755, read house by house by a historian. Fado after dinner.',
      },
      {
        title: 'Belém',
        text: 'The river front the ships left from: the tower, the monastery of the Jerónimos and a warm custard tart.',
      },
      {
        title: 'Sintra',
        text: 'An early car to the hills: the painted palace of Pena, the Moorish walls, and the Atlantic at Cabo da Roca.',
      },
      {
        title: 'Blue and white',
        text: 'A morning painting your own tile, then the ferry to Cacilhas to watch Lisbon light up from across the Tagus.',
      },
      { title: 'Last coffee', text: 'A bica at the counter like everybody else, and a car to the airport.' },
    ],
  },
];
