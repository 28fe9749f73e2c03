import type { CityGuide } from '../../src/features/learn/rules.ts';

export const newOrleans: CityGuide = {
  id: 'new-orleans',
  city: 'New Orleans',
  place: 'Louisiana, United States',
  intro:
    'A port with its own calendar, its own kitchen and its own clock. Say good morning to everyone and follow the brass.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Greet people when you enter a shop or pass a porch. Walking in silently is what counts as rude.',
        'At a second line, dance behind the band, never in front of it, and ask before you photograph anyone up close.',
        'St. Louis Cemetery No. 1 may only be visited with a licensed guide. Touch nothing, leave nothing on the tombs.',
      ],
      source: { name: 'New Orleans & Company', url: 'https://www.neworleans.com/' },
    },
    transport: {
      points: [
        'The St. Charles streetcar has run since 1835 and still takes commuters to work. A day pass covers streetcars and buses.',
        'A public express bus and taxis with a posted flat rate connect the airport with the French Quarter.',
        'The French Quarter is for walking: the streets are narrow, the slates uneven, and parking is a sport.',
      ],
      source: { name: 'New Orleans Regional Transit Authority', url: 'https://www.norta.com/' },
    },
    tipping: {
      points: [
        'Table service: 18 to 20 percent. Bartenders: a dollar or two a drink, more for a Ramos gin fizz, which takes work.',
        'Brass bands and buskers live from the case in front of them. If you stopped to listen, drop something in.',
        'Guides: 15 to 20 percent. Carriage and pedicab drivers likewise.',
      ],
      source: { name: 'New Orleans & Company', url: 'https://www.neworleans.com/' },
    },
    safety: {
      points: [
        'Hurricane season runs from June 1 to November 30. Sign up for the city’s alerts and know your hotel’s plan.',
        'After dark keep to busy, lit streets, and take a cab rather than a shortcut. Leave the phone in your pocket.',
        'Someone who bets he can tell where you got your shoes has an answer ready and wants paying for it. Walk on.',
      ],
      source: { name: 'NOLA Ready', url: 'https://ready.nola.gov/' },
    },
    laws: {
      points: [
        'You may drink in the street from plastic, not from glass or metal. Bars hand out go-cups for the purpose. The age is 21.',
        'Bars, restaurants and casinos are smoke-free, vaping included.',
        'On parade days cars are towed from the route within minutes. Read every sign, including the temporary ones.',
      ],
      source: { name: 'City of New Orleans', url: 'https://nola.gov/' },
    },
  },
};
