import type { CityGuide } from '../../src/features/learn/rules.ts';

export const nashville: CityGuide = {
  id: 'nashville',
  city: 'Nashville',
  place: 'Tennessee, United States',
  intro: 'A city where the waiter may have a publishing deal. Listen first, clap late, tip the band.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'In songwriter rooms such as the Bluebird Cafe, silence during a song is the house rule, kindly enforced.',
        'The honky-tonks on Broadway rarely charge at the door by day. Buy a drink, and give the band your attention.',
        'Strangers say hello. Say it back; it costs nothing and earns the best recommendations.',
      ],
      source: { name: 'Visit Music City', url: 'https://www.visitmusiccity.com/' },
    },
    transport: {
      points: [
        'WeGo Public Transit runs the city buses, with a line between the airport and the center.',
        'Downtown is compact. The pedestrian bridge over the Cumberland gives the best view back at it.',
        'On weekend nights Broadway may close to cars. Ask a driver to stop two blocks away and walk the rest.',
      ],
      source: { name: 'WeGo Public Transit', url: 'https://www.wegotransit.com/' },
    },
    tipping: {
      points: [
        'Bands on Broadway play for tips. When the bucket comes round, five dollars is a good start, more with a request.',
        'Table service: 18 to 20 percent. Bars: a dollar or two a drink.',
        'Tour drivers and guides: 15 to 20 percent, in cash if you can.',
      ],
      source: { name: 'Visit Music City', url: 'https://www.visitmusiccity.com/' },
    },
    safety: {
      points: [
        'Tornadoes are most likely in spring. If the sirens sound, go indoors to the lowest floor, away from windows.',
        'Keep your drink in your hand and your friends in sight on Broadway; the crowd is thick after ten.',
        'The Cumberland runs faster than it looks. Enjoy it from the greenway.',
      ],
      source: { name: 'National Weather Service, tornado safety', url: 'https://www.weather.gov/safety/tornado' },
    },
    laws: {
      points: [
        'Tennessee is hands-free: a driver may not hold a phone, not even at a red light.',
        'The drinking age is 21. Some venues turn 21-and-over in the evening, so carry a passport or license.',
        'Cannabis is illegal in Tennessee. Venues for adults only may still allow smoking indoors.',
      ],
      source: { name: 'Tennessee Department of Safety', url: 'https://www.tn.gov/safety.html' },
    },
  },
};
