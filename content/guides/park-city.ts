import type { CityGuide } from '../../src/features/learn/rules.ts';

export const parkCity: CityGuide = {
  id: 'park-city',
  city: 'Park City',
  place: 'Utah, United States',
  intro: 'A silver town that found something whiter. The bus is free, the snow is dry, and the air is thin.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'On snow the person below you has the right of way. Stop at the side, look uphill, then start.',
        'Lift lines alternate, one from each side. Singles fill the gaps and get up faster.',
        'Leave the boots at the door where a bench is set out for them; wooden floors are proud of themselves here.',
      ],
      source: { name: 'National Ski Areas Association', url: 'https://nsaa.org/' },
    },
    transport: {
      points: [
        'Town buses are free for everybody, no ticket, and carry skis and bikes.',
        'Salt Lake City’s airport is about 40 minutes away by road. Shared shuttles make a rental car unnecessary.',
        'The Town Lift starts beside Main Street, so you can ski out of breakfast and back to dinner.',
      ],
      source: { name: 'Park City Municipal, transit', url: 'https://www.parkcity.org/' },
    },
    tipping: {
      points: [
        'Ski instructors and guides: 15 to 20 percent of the lesson, handed over with thanks at the end.',
        'Table service: 18 to 20 percent. Valets and ski concierges: a few dollars each time.',
        'Shuttle drivers: two or three dollars a bag, a little more when it snows.',
      ],
      source: { name: 'Visit Park City', url: 'https://www.visitparkcity.com/' },
    },
    safety: {
      points: [
        'The town lies at about 7,000 feet and the lifts go to 10,000. Drink water, go easy on wine, and take the first day slowly.',
        'Never duck a rope: beyond it nobody controls avalanches. Read the daily bulletin before any tour.',
        'Winter roads ice over after sunset. Rent with snow tires, or let the bus drive.',
      ],
      source: { name: 'Utah Avalanche Center', url: 'https://utahavalanchecenter.org/' },
    },
    laws: {
      points: [
        'Utah’s limit for drivers is 0.05 percent blood alcohol, the strictest in the country.',
        'Restaurants serve alcohol only with food, and everyone who orders may be asked for ID. The age is 21.',
        'Wine, spirits and stronger beer come from state stores, which close on Sundays and holidays.',
      ],
      source: { name: 'Utah Department of Alcoholic Beverage Services', url: 'https://abs.utah.gov/' },
    },
  },
};
