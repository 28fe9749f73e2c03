import type { CityGuide } from '../../src/features/learn/rules.ts';

export const london: CityGuide = {
  id: 'london',
  city: 'London',
  place: 'England, United Kingdom',
  intro:
    'A hundred villages that grew together and kept their pubs. Stand on the right, look right, and carry a light coat.',
  emergency: '999 or 112',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Stand on the right of the escalator, let people off first, and find the end of the queue before you join it.',
        'In a pub you order at the bar and pay as you go. With friends, drinks are bought in rounds; do not skip yours.',
        'Sorry, please and thank you carry more weight than volume ever will.',
      ],
      source: { name: 'Visit London', url: 'https://www.visitlondon.com/' },
    },
    transport: {
      points: [
        'Tap a contactless card or phone in and out. It costs the same as Oyster, and daily and weekly caps apply by themselves.',
        'Buses take no cash, and you only tap in. Any further bus within an hour is free with the Hopper fare.',
        'From Heathrow: the Elizabeth line for speed, the Piccadilly line for price. Black cabs stop when the orange light is on.',
      ],
      source: { name: 'Transport for London', url: 'https://tfl.gov.uk/' },
    },
    tipping: {
      points: [
        'Look for “service charge” on the bill, often 12.5 percent and optional. If it is there, nothing more is due.',
        'Where it is not, leave 10 to 15 percent for table service. Nobody tips at the bar of a pub.',
        'Round up in a taxi. By law the staff must receive every tip in full.',
      ],
      source: { name: 'Visit London', url: 'https://www.visitlondon.com/' },
    },
    safety: {
      points: [
        'Call 999 in an emergency, 101 for the police otherwise, and 111 for medical advice.',
        'Phones are snatched from hands near the kerb by riders on bikes. Step back to the wall before you check the map.',
        'Traffic comes from the right. The words painted on the crossing are there for visitors; believe them.',
      ],
      source: { name: 'Metropolitan Police', url: 'https://www.met.police.uk/' },
    },
    laws: {
      points: [
        'Many visitors who need no visa need an Electronic Travel Authorisation. Apply only on the government’s site.',
        'Alcohol is sold from 18, and drinking it is banned on the Tube and on buses. Smoking is banned indoors in public places.',
        'Carrying a knife without good reason is a crime, pocket tools with a locking blade included. Pepper spray is forbidden outright.',
      ],
      source: { name: 'GOV.UK', url: 'https://www.gov.uk/' },
    },
  },
};
