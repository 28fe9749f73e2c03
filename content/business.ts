/**
 * What a partner reads behind the gate. Server only: no screen may import it.
 * The featured partners are samples of a listing and say so; the inquiry
 * address is the brand's own and is added when the page is asked for.
 */
import type { BusinessContent } from '../src/features/partners/contract/partners.ts';

export const business: Omit<BusinessContent, 'inquiry'> & { inquiry: Omit<BusinessContent['inquiry'], 'email'> } = {
  title: 'Business Services',
  intro:
    'Travelers who ask our agent have a plan in hand: dates, party, budget and taste already known. These are the ways to be part of it.',
  discovery: {
    title: 'Hotel Discovery',
    intro:
      'The agent names the quarter and the kind of room, and leads on to a hotel search there. Nobody can pay for a place in a plan.',
    steps: [
      {
        name: 'Matched by fit',
        text: 'A plan starts from dates, group, budget and taste, and says which quarter suits them and why.',
      },
      {
        name: 'Checked before it is shown',
        text: 'Season, walking distance, diet and access are checked in every plan, from facts that name their source.',
      },
      {
        name: 'Booked with you',
        text: 'Travelers book with you or where they searched. We do not stand between you and your guest, and we take no commission on a room.',
      },
    ],
  },
  listings: {
    title: 'Directory Listings',
    intro: 'Three kinds of entry in a directory that has not opened yet. Tell us which one would suit your house.',
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
        includes: ['All of a full listing', 'A named contact', 'First look at next season’s dates'],
      },
    ],
  },
  promotions: {
    title: 'Promotions',
    intro: 'What we would like to offer next. Every promotion will be marked as one, and none runs today.',
    offers: [
      {
        name: 'Shoulder season',
        text: 'Offer the quiet weeks to travelers whose dates are open, before anybody else sees them.',
      },
      {
        name: 'Guide feature',
        text: 'A page in the city guide about what you know best: a walk, a dish, a craft, a view.',
      },
      { name: 'Newsletter story', text: 'One house in one email, told in two paragraphs and a picture.' },
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
    intro: 'Three steps, and the first is an email.',
    steps: [
      { name: 'Write to us', text: 'Tell us where you are, what you run and whom you love to host.' },
      { name: 'We ask', text: 'Season, access, diets, the way to your door: the questions a plan would ask of you.' },
      { name: 'You are listed', text: 'Once the directory opens, with the facts you have confirmed.' },
    ],
  },
  inquiry: {
    title: 'Partnership inquiries',
    text: 'Listings, promotions or hosting a departure: one address for all of it.',
    subject: 'Partnership inquiry',
  },
};
