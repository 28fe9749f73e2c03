import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const tourism: Source = { name: 'New Orleans & Company', url: 'https://www.neworleans.com/' };
const rta: Source = { name: 'New Orleans Regional Transit Authority', url: 'https://www.norta.com/' };
const city: Source = { name: 'City of New Orleans', url: 'https://nola.gov/' };
const ready: Source = { name: 'NOLA Ready', url: 'https://ready.nola.gov/' };
const rtaAccess: Source = { name: 'RTA, accessibility', url: 'https://www.norta.com/Accessibility/Overview' };

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
        'A club without a cover expects a drink for every set. The sign by the door means you.',
        'St. Louis Cemetery No. 1 may only be visited with a licensed guide. Touch nothing, leave nothing on the tombs.',
      ],
      source: tourism,
    },
    transport: {
      points: [
        'The St. Charles line has run since 1835 and still takes commuters to work. A day pass covers streetcars and buses.',
        'A public express bus and taxis with a posted flat rate connect the airport with the French Quarter.',
        'The ferry from the foot of Canal Street to Algiers Point costs two dollars and gives the best view of the city.',
        'The French Quarter is for walking: the streets are narrow, the slates uneven, and parking is a sport.',
        'Before a parade streetcars and buses leave the route hours early. Be on the side of the street where you want to end up.',
      ],
      source: rta,
    },
    tipping: {
      points: [
        'Table service: 18 to 20 percent. Bartenders: a dollar or two a drink, more for a Ramos gin fizz, which takes work.',
        'Brass bands and buskers live from the case in front of them. If you stopped to listen, drop something in.',
        'On Frenchmen Street the bucket goes round once a set. Five dollars a head is fair where nobody charged at the door.',
        'Guides: 15 to 20 percent. Carriage and pedicab drivers likewise.',
      ],
      source: tourism,
    },
    safety: {
      points: [
        'Hurricane season runs from June 1 to November 30. Sign up for the city’s alerts and know your hotel’s plan.',
        'After dark keep to busy, lit streets, and take a cab rather than a shortcut. Leave the phone in your pocket.',
        'A summer storm fills the streets faster than the pumps empty them. Never drive into an underpass with water in it.',
        'Now and then the city orders water to be boiled. Then the tap, the ice and the toothbrush are off until it is lifted.',
        'Someone who bets he can tell where you got your shoes has an answer ready and wants paying for it. Walk on.',
      ],
      source: ready,
    },
    laws: {
      points: [
        'You may drink in the street from plastic, not from glass or metal. Bars hand out go-cups for the purpose. The age is 21.',
        'Bars, restaurants and casinos are smoke-free, vaping included.',
        'On parade days cars are towed from the route within minutes. Read every sign, including the temporary ones.',
        'Parade ladders stand at least six feet from the curb and may not be tied together. Roping off a piece of the street is forbidden, and so is throwing anything back at a float.',
        'A short-term rental must hold a city permit and show its number in the advertisement. Without one, your booking can end at the door.',
      ],
      source: city,
    },
  },
  further: {
    topics: {
      money: [
        {
          text: 'Sales tax is 10 percent since January 2025, and about a quarter of a percent more in the French Quarter. It is added at the register; rooms are taxed higher still.',
          kind: 'rule',
          asOf: '2025-06',
          source: { name: 'Louisiana Department of Revenue', url: 'https://revenue.louisiana.gov/' },
        },
        {
          text: 'Older guidebooks promise visitors from abroad their sales tax back. The program ended on June 30, 2024, and its counters are shut.',
          kind: 'rule',
          asOf: '2024-07',
          source: { name: 'Louisiana Tax Free Shopping', url: 'https://louisianataxfree.louisiana.gov/' },
        },
        {
          text: 'A taxi between the airport and the center is a flat $36 for one or two people, $15 each from three. It does not rise when the apps do.',
          kind: 'price',
          asOf: '2025-01',
          source: {
            name: 'City of New Orleans, taxicab rates',
            url: 'https://nola.gov/next/ground-transportation-bureau/topics/new-orleans-taxicab-rates/',
          },
        },
        {
          text: 'A streetcar or bus ride is $1.25, a day $3. The box takes exact cash and gives no change; the Le Pass app does without it.',
          kind: 'price',
          asOf: '2025-01',
          source: { name: 'RTA, fares', url: 'https://www.norta.com/ride-with-us/how-to-pay/fares' },
        },
        {
          text: 'Carry fives and ones in the evening. Cash machines in Bourbon Street bars charge as if they played the trumpet too.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
      ],
      connectivity: [
        {
          text: 'Sockets are type A and B at 120 volts. In old guest houses they are few and loose: bring one adapter and a short strip.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' },
        },
        {
          text: 'On parade nights the network along St. Charles chokes. Agree on a corner, by its two street names, before you split up.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'Text NOLAREADY to 77295 for the city’s warnings: storms, street flooding, water orders.',
          kind: 'service',
          asOf: '2025-01',
          source: ready,
        },
        {
          text: 'Public libraries have free wifi and cold air. The Main Library stands on Loyola Avenue, ten minutes on foot from the Quarter.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'New Orleans Public Library', url: 'https://nolalibrary.org/' },
        },
        {
          text: 'In the swamps at Barataria the signal is weak. Fix the pickup time before the boat leaves.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Jean Lafitte National Historical Park', url: 'https://www.nps.gov/jela/' },
        },
      ],
      accessibility: [
        {
          text: 'The red streetcars on Canal Street and the riverfront all have lifts. On St. Charles only a few green cars do, about one an hour, and only some stops have the platform; the RTA line tells you when: 504-248-3900.',
          kind: 'service',
          asOf: '2025-01',
          source: rtaAccess,
        },
        {
          text: 'Buses have ramps and kneel, and ramps lead onto the ferries.',
          kind: 'service',
          asOf: '2025-01',
          source: rtaAccess,
        },
        {
          text: 'Visitors with paratransit papers from home may use RTA paratransit for up to 21 days a year, inside Orleans Parish. Send the papers ahead: 504-827-7433.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'RTA, paratransit', url: 'https://www.norta.com/Accessibility/Paratransit' },
        },
        {
          text: 'Sidewalks in the Quarter are cracked, sloped and blocked by posts. Decatur Street and the river walk are the smooth way; Royal Street is free of cars by day, so you can use the roadway.',
          kind: 'service',
          asOf: '2025-05',
          source: tourism,
        },
        {
          text: 'The National WWII Museum is step-free in all its halls and lends wheelchairs. Count on half a day and a lot of floor.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'The National WWII Museum', url: 'https://www.nationalww2museum.org/' },
        },
      ],
      firstTimers: [
        {
          text: 'They wait for Mardi Gras floats on Bourbon Street. The big parades have been too big for the Quarter since the 1970s; they roll down St. Charles, among families with ladders.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'They hear the karaoke of Bourbon and call it jazz. Frenchmen Street is ten minutes on foot, and the good set begins after nine.',
          kind: 'manner',
          asOf: '2025-01',
          source: { name: 'New Orleans Jazz National Historical Park', url: 'https://www.nps.gov/jazz/' },
        },
        {
          text: 'Two kinds of red streetcar go up Canal Street. One ends at the Cemeteries, the other turns to City Park and the museum; read the sign above the driver.',
          kind: 'service',
          asOf: '2025-01',
          source: rta,
        },
        {
          text: 'Galatoire’s asks men for a jacket after five and all of Sunday, and other old dining rooms turn away shorts. Heat is no excuse; the rooms are cold.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'Galatoire’s', url: 'https://www.galatoires.com/' },
        },
        {
          text: 'They ask for north. Nobody knows it: the river bends, so people say riverside, lakeside, uptown and downtown.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
        {
          text: 'A swamp tour or a plantation takes half a day with the drive. Of the plantations, Whitney tells the story through the people who were enslaved there.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Whitney Plantation', url: 'https://www.whitneyplantation.org/' },
        },
        {
          text: 'The Hurricane and the Hand Grenade are sweet and strong, and the go-cup hides how much is left. Locals drink one of them a decade.',
          kind: 'manner',
          asOf: '2025-01',
          source: tourism,
        },
      ],
    },
    numbers: [
      { number: '911', reaches: 'Police, fire, ambulance', source: city },
      {
        number: '504-821-2222',
        reaches: 'New Orleans Police, not urgent, day and night',
        source: { name: 'New Orleans Police Department', url: 'https://nola.gov/nopd/' },
      },
      { number: '311', reaches: 'The city’s information line; from other phones 504-658-2299', source: city },
      { number: '77295', reaches: 'The city’s warnings, by text: write NOLAREADY', source: ready },
      {
        number: '504-702-3000',
        reaches: 'University Medical Center, Canal Street, with an emergency room open day and night',
        source: { name: 'University Medical Center New Orleans', url: 'https://www.umcno.org/' },
      },
      {
        number: '1-800-222-1222',
        reaches: 'Poison control',
        source: { name: 'America’s Poison Centers', url: 'https://poisoncenters.org/' },
      },
    ],
    phrases: {
      language: 'New Orleans English',
      note: 'French, Spanish, West African and Irish, all said faster than they are written. School French will get you lost.',
      list: [
        { written: 'lagniappe', said: 'LAN-yap', means: 'A little extra for nothing: the thirteenth oyster' },
        { written: 'neutral ground', means: 'The median of a street, where streetcars and parade crowds live' },
        { written: 'second line', means: 'The people who dance behind the band, and the parade itself' },
        { written: 'krewe', said: 'crew', means: 'A carnival club with its own parade or ball' },
        { written: 'throws', means: 'What comes off the floats: beads, cups, painted shoes' },
        { written: 'dressed', means: 'Of a po’boy: with lettuce, tomato, pickles and mayonnaise' },
        { written: 'making groceries', means: 'Going food shopping, from the French faire' },
        { written: 'Where y’at?', means: 'How are you? The answer is “All right.”' },
        { written: 'Tchoupitoulas', said: 'chop-uh-TOO-lus', means: 'The long street along the wharves' },
        { written: 'Burgundy', said: 'bur-GUN-dee', means: 'The street, not the wine' },
        { written: 'Chartres', said: 'CHAR-ters', means: 'The street, not the cathedral' },
      ],
    },
    asOf: '2025-06',
  },
};
