/** What the site does with data, said to the people it belongs to. Change it together with what the site does. */
import { site } from '../../site.config.ts';
import type { LegalText } from '../../src/features/legal/rules.ts';

/** @param hasTileMap whether a map service is set */
export const privacyWhere = (hasTileMap: boolean): LegalText => ({
  title: 'Privacy',
  lead: 'We keep what a booking needs, and say here exactly what that is and who else learns of it.',
  inForceSince: '2026-11-20',
  sections: [
    {
      id: 'short',
      title: 'In short',
      paragraphs: [
        `Looking around needs no account and leaves no profile. There is no advertising, no analytics service, no tracking pixel and no social plug-in on this site. Fonts, pictures and films come from our own server, so no other company learns that you looked around.${hasTileMap ? ' The one exception is the map beside the restaurants, of which you read below.' : ''}`,
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
          term: 'Known browser cookie',
          text: 'Set when you log in and kept for half a year, also after you log out. It holds a random number that we signed, and cannot be read by scripts. By it we tell your browser from a stranger who guesses at your password, so that their guesses do not lock you out.',
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
          term: 'Your trips, without a network',
          text: 'When you open your trips or a booking, your browser keeps that page and what it shows, so that you can read it where there is no connection. It is deleted from the browser when you log out or somebody else logs in there.',
        },
        {
          term: 'Session storage',
          text: 'Keeps small choices of this visit, such as a paused background film, and what you have typed into an unsent form, until you close the tab or log out.',
        },
      ],
    },
    {
      id: 'agent',
      title: 'When you ask the trip agent',
      paragraphs: [
        'Plans are worked out on our own server. What you write is read for that and not stored; the plans stay in your browser until you close the tab or log out. When you share one, we keep the plan under its link for a year, and not what you wrote.',
        `A language model of another company may read along. Only when the page of your plans says that your words are read once more has it done so: then the texts of your questions and changes went to its provider, shortened, with nothing beside them: no name, no address, no account, no position. What comes back, choices from our lists and sentences about places, is kept for a day. Ask us at ${site.email} which provider it is.`,
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
        'With a booking we store the package and its departure, the number of travelers, your special requests, the billing address, what was paid, and the email address if you gave one. We use them to run your trip and to write to you about it: the confirmation, and what you need to know before you leave, and once afterward how it was. You see all of it on the booking’s own page, and only your account can open that page. When you share a trip, whoever has the link sees the package, its dates and its days, and nothing about you; you end it on the same page, and of the link itself we keep only a fingerprint. The address a calendar follows works the same way.',
        'On the page of a trip you may tell us who travels and what they need: names, food, access, a note. Those who look after you on the trip learn it, and nobody else; it is not in a trip you share, and a month after the return it is erased.',
        'When you wait for seats of a trip that is sold out, we keep the departure, how many you are and the address you leave, for the one email that comes of it. You can leave the list at any time, and a week after your place has ended it is erased.',
        'Bookings are business records, which the law obliges us to keep for several years. A booking that came to nothing, because its payment was declined or nobody paid, is cut loose from you after thirty days: what stays says nothing about you but the country.',
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      paragraphs: [
        'We never store a card number or a security code, in no table, log or email. What stays with a booking is the card’s brand and its last four digits.',
        'As long as the line at the foot of the page says “Demo”, no money moves: the number you type is checked, reduced to brand and last four digits at the door, and forgotten. Where real payments are taken, the card fields belong to the payment provider Stripe, and the number goes from your browser to them without passing through us.',
      ],
    },
    {
      id: 'writing',
      title: 'When you write to us',
      paragraphs: [
        `What you write to ${site.email} is read, answered, and kept as long as the matter needs. We do not put your address on any list you have not asked for.`,
        'What you send through a form here (your name, your address, your words, your files) is stored with a reference, reaches us as an email, and is erased from this site after twelve months. Nobody can open a file by an address on the web.',
        'The newsletter begins only when you confirm it from your own mailbox; an address that is never confirmed is erased after a week. We keep when you asked, confirmed and left, and the sentence you agreed to. Every newsletter has a link that ends it with one click, and twelve months later the address is erased.',
        'Who asks to be told of a lesson or of the launch gets one email when it is there. When an email of ours cannot be delivered we note that for a year, with a fingerprint of the address in its place, and send no newsletter there for a while.',
        'Under each form stands what guards it. ALTCHA is a small sum that your browser works out for our server: no other company takes part, and nothing about you is looked at. Where a form says reCAPTCHA, Google takes part on our behalf: its script comes to that page once you begin to fill in the form, and Google judges for us by what it sees of your browser whether a person is writing. It comes to no other page.',
      ],
    },
    {
      id: 'place',
      title: 'Restaurants near you',
      paragraphs: [
        'The restaurants page asks your browser where you are. You can refuse and type a city instead. Your position reaches our server as part of one question, the list is worked out from it, and it is forgotten with the answer: it is stored in no table and no log.',
        'Where your browser does not say where you are, the page asks our server, and our server may ask a look-up service for the town that belongs to your network address, if whoever runs this site has chosen one; of an IPv6 address only the part that names the network is sent. The town is used for that answer and forgotten. Without such a service nobody is asked.',
        'Where live places are switched on, a places service (a server of OpenStreetMap, or Google Maps) is asked by our server about the square of about a mile and a half in which you are, never about your exact position, and does not learn your address. What you search for by name there goes with the question. For what is shown of Google Maps, Google’s terms (https://maps.google.com/help/terms_maps) and privacy policy (https://policies.google.com/privacy) apply.',
        ...(hasTileMap
          ? [
              'The map beside the list comes from a map service that is named beneath it: when the map comes into view your browser asks it for the area around you, so the service learns that area, your network address and that you are on this site, and nothing else about you.',
            ]
          : []),
      ],
    },
    {
      id: 'reviews',
      title: 'Reviews of restaurants and trips',
      paragraphs: [
        'A review is public: the name you give, your stars, your words and the time are shown to everybody, also to search engines, for as long as the restaurant is in our list. No account is needed and no email address is asked for. We store nothing that leads back to you: to keep a table from being voted up or down we count reviews for each network address, as a value that cannot be turned back, for at most a day or two.',
        'A review that looks rude, advertises, gives away an address or repeats another one waits until it has been read. Who reports a review stays unknown; the reason is kept until we have decided, and with the review afterward.',
        'A trip is reviewed by people who were on it: once for each confirmed booking, after the return, by a link in the email that asks how it was or on your page of trips. Each is read before it is shown; then the name you chose, your stars, your words and the time are public, marked “Verified traveler”, for as long as the trip is in our shop. Nobody else sees which booking it belongs to. It is in the file of your data, and it is erased with your account.',
        `To have a review of yours corrected or erased, write to ${site.email} and tell us the restaurant or the trip, the name and the day. What was wrong is erased, and you write it anew as it should be.`,
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
        `You may ask what we hold about you, have it corrected, receive it as a file, or have it erased; what the law makes us keep is then cut loose from you. With an account you do most of it yourself: its page shows where you are logged in, hands you everything as a file, and deletes the account at once. For everything else write to ${site.email}. You may also complain to the data protection authority where you live.`,
      ],
    },
  ],
});
