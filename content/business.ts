/**
 * What a partner reads behind the gate. Server only: no screen may import it.
 * The featured partners are samples of a listing and say so; the inquiry
 * address is the brand's own and is added when the page is asked for.
 */
import type { BusinessContent } from '../src/features/partners/contract.ts';

export const business: Omit<BusinessContent, 'inquiry'> & { inquiry: Omit<BusinessContent['inquiry'], 'email'> } = {
  title: 'Business Services',
  intro:
    'Our travelers arrive with a plan in hand: dates, party, budget and taste already known. These are the ways to be part of it.',
  discovery: {
    title: 'Hotel Discovery',
    intro:
      'The agent proposes a place when it fits a traveler, never because it paid to be there. That is why being found here is worth something.',
    steps: [
      {
        name: 'Matched by fit',
        text: 'A plan starts from dates, group, budget and taste. Your house comes up when it answers them, with the reason written beside it.',
      },
      {
        name: 'Checked before it is shown',
        text: 'Opening season, walking distance, diet and access are checked in every plan. Facts you keep current keep you in the answer.',
      },
      {
        name: 'Booked with you',
        text: 'Travelers reach your own site or telephone. We do not stand between you and your guest, and we take no commission on a room.',
      },
    ],
  },
  listings: {
    title: 'Directory Listings',
    intro: 'One page per house, kept by you, read by travelers and by the agent that plans for them.',
    tiers: [
      {
        name: 'Directory entry',
        text: 'The facts a plan needs, and nothing to maintain beyond them.',
        includes: [
          'Name, address, map position and season',
          'Telephone and website link',
          'Access, diet and family notes',
        ],
      },
      {
        name: 'Full listing',
        text: 'For houses with a story to tell and a calendar to fill.',
        includes: [
          'All facts of a directory entry',
          'Pictures and a house portrait written with you',
          'A place in the guide of your city',
        ],
      },
      {
        name: 'Partner listing',
        text: 'For houses that host our own departures.',
        includes: [
          'All of a full listing',
          'A named contact at our desk, day and night',
          'First look at next season’s group dates',
        ],
      },
    ],
  },
  promotions: {
    title: 'Promotions',
    intro: 'A promotion is always marked as one, and an old price is only shown where it was really charged.',
    offers: [
      {
        name: 'Shoulder season',
        text: 'Offer the quiet weeks to travelers whose dates are open, before anybody else sees them.',
      },
      {
        name: 'Guide feature',
        text: 'A page in the city guide about what you know best: a walk, a dish, a craft, a view.',
      },
      { name: 'Newsletter story', text: 'One house in one letter, told in two paragraphs and a picture.' },
    ],
  },
  featured: {
    title: 'Featured Partners',
    note: 'Samples that show how a listing looks. They describe no particular house.',
    partners: [
      {
        name: 'A beachfront hotel',
        kind: 'Partner listing',
        place: 'Miami Beach, Florida',
        text: 'Forty rooms behind an Art Deco front on Ocean Drive, breakfast on the terrace, the sand across the road.',
        picture: 'miami',
      },
      {
        name: 'An onsen inn',
        kind: 'Full listing',
        place: 'Niseko, Hokkaido',
        text: 'Twelve tatami rooms facing Mount Yotei, an outdoor bath fed by its own spring, dinner in the season’s order.',
        picture: 'niseko',
      },
      {
        name: 'A courtyard riad',
        kind: 'Directory entry',
        place: 'Medina, Marrakesh',
        text: 'Seven rooms around a pool, a roof for the evening, and a host who meets guests at the nearest gate.',
        picture: 'marrakesh',
      },
    ],
  },
  join: {
    title: 'Become a Partner',
    intro: 'Three steps, and the first is a letter.',
    steps: [
      { name: 'Write to us', text: 'Tell us where you are, what you run and whom you love to host.' },
      { name: 'We visit', text: 'Somebody of ours stays, eats or walks with you before anything is published.' },
      { name: 'You are listed', text: 'You keep your facts current; we keep the plans honest.' },
    ],
  },
  inquiry: {
    title: 'Partnership inquiries',
    text: 'Listings, promotions or hosting a departure: one address for all of it.',
    subject: 'Partnership inquiry',
  },
};
