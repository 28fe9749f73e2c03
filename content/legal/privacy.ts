/** What the site does with data, said to the people it belongs to. Change it together with what the site does. */
import { site } from '../../site.config.ts';
import type { LegalText } from '../../src/features/legal/rules.ts';

export const privacy: LegalText = {
  title: 'Privacy',
  lead: 'We keep what a booking needs, tell nobody else, and say here exactly what that is.',
  inForceSince: '20 November 2026',
  sections: [
    {
      id: 'short',
      title: 'In short',
      paragraphs: [
        'Looking around needs no account and leaves no profile. There is no advertising, no analytics service, no tracking pixel and no social plug-in on this site. Fonts, pictures and films come from our own server, so no other company learns that you were here.',
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      paragraphs: ['Only what a function of the site needs. None of it follows you to other sites.'],
      list: [
        {
          term: 'Session cookie',
          text: 'Set when you log in. It holds a random number and nothing about you, cannot be read by scripts, and ends when you log out, after 24 hours without a visit, or after 14 days.',
        },
        {
          term: 'signed_in',
          text: 'A cookie with the value 1 beside the session cookie. It tells the page whether asking who is logged in is worthwhile.',
        },
        {
          term: 'Business cookie',
          text: 'Set when a travel business unlocks its area. It ends after eight hours or with the browser.',
        },
        {
          term: 'cookiesAccepted',
          text: 'Remembers in your browser’s storage that you have accepted the cookie notice.',
        },
        {
          term: 'Session storage',
          text: 'Keeps small choices of this visit, such as a paused background film, until you close the tab.',
        },
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'An account is a username and a password. The password is never stored: we keep a one-way Argon2id value of it that cannot be turned back. Of your session we keep only a fingerprint of the cookie, so a copy of our database would log nobody in.',
      ],
    },
    {
      id: 'booking',
      title: 'When you book',
      paragraphs: [
        'With a booking we store the package and its departure, the number of travelers, your special requests, the billing address, what was paid, and the e-mail address if you gave one. We use them to run your trip and to write to you about it: the confirmation, and what you need to know before you leave. You see all of it on the booking’s own page, and only your account can open that page. When you share a trip, whoever has the link sees the package, its dates and its days, and nothing about you; you end it on the same page, and of the link itself we keep only a fingerprint.',
        'Bookings are business records, which the law obliges us to keep for several years.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'We never store a card number or a security code, in no table, log or letter. What stays with a booking is the card’s brand and its last four digits.',
        'As long as the line at the foot of the page says that payments are pretended, no money moves: the number you type is checked, reduced to brand and last four digits at the door, and forgotten. Where real payments are taken, the card fields belong to the payment provider Stripe, and the number goes from your browser to them without passing through us.',
      ],
    },
    {
      id: 'writing',
      title: 'When you write to us',
      paragraphs: [
        `What you write to ${site.email} is read by people, answered, and kept as long as the matter needs. We do not put your address on any list you have not asked for.`,
      ],
    },
    {
      id: 'logs',
      title: 'What the server notes',
      paragraphs: [
        'For each request the server notes the kind of page or call, the result and how long it took: no names, no addresses, nothing you typed. To slow down password guessing and floods it counts attempts for each network address; the address itself is not stored, only a value that cannot be turned back, for at most a day or two.',
      ],
    },
    {
      id: 'others',
      title: 'Other companies',
      paragraphs: [
        'We sell and rent no data. A hotel, guide or driver of your trip learns the names and requests it needs to look after you. Links to other sites, such as hotel search or maps, open there with nothing but the search itself.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        `You may ask what we hold about you, have it corrected, receive it as a file, or have it erased; what the law makes us keep is then cut loose from your account. Write to ${site.email}. You may also complain to the data protection authority where you live.`,
      ],
    },
  ],
};
