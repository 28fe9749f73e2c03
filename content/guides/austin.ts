import type { CityGuide } from '../../src/features/learn/rules.ts';

export const austin: CityGuide = {
  id: 'austin',
  city: 'Austin',
  place: 'Texas, United States',
  intro: 'Spring water at noon, brisket at one, a guitar by nightfall. Come hungry and pack light.',
  emergency: '911',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Barbecue is sold by weight until it is gone. Arrive early, know your order, and bring patience for the line.',
        'In a listening room the band has the floor; save the conversation for between songs.',
        'From spring to fall, people gather at dusk for the bats under the Congress Avenue bridge. Watch without flash or noise.',
      ],
      source: { name: 'Visit Austin', url: 'https://www.austintexas.org/' },
    },
    transport: {
      points: [
        'CapMetro runs the buses and the Red Line train; one app holds tickets for both.',
        'A regular CapMetro bus connects the airport and downtown all day for the price of a city ride.',
        'Downtown, South Congress and the lake trail are walkable from each other. For swimming holes out west you need a car.',
      ],
      source: { name: 'CapMetro', url: 'https://www.capmetro.org/' },
    },
    tipping: {
      points: [
        'Table service: 18 to 20 percent. Counter service, food trucks included: a dollar or two, or ten percent.',
        'The jar in front of the stage is how musicians are paid at a free show. Put something in for every set.',
        'Ride drivers: 15 percent or so, more for a late night or a heavy case.',
      ],
      source: { name: 'Visit Austin', url: 'https://www.austintexas.org/' },
    },
    safety: {
      points: [
        'Central Texas floods fast. Never drive or walk through water on a road: turn around, don’t drown.',
        'Summer afternoons often pass 100°F. Be outdoors early, carry water, and take shade seriously.',
        'Sixth Street is loud and crowded late on weekends. Agree on a meeting point and leave with your group.',
      ],
      source: {
        name: 'National Weather Service, Turn Around Don’t Drown',
        url: 'https://www.weather.gov/safety/flood-turn-around-dont-drown',
      },
    },
    laws: {
      points: [
        'The drinking age is 21, bars stop serving at 2 a.m., and open containers are forbidden in a car, for passengers too.',
        'Holding a phone while driving or cycling is an offense in Austin. Use a mount or stop.',
        'Recreational cannabis is illegal in Texas, whatever the state next door says.',
      ],
      source: { name: 'City of Austin', url: 'https://www.austintexas.gov/' },
    },
  },
};
