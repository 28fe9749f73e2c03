import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const tfl: Source = { name: 'Transport for London', url: 'https://tfl.gov.uk/' };
const stepFree: Source = {
  name: 'Transport for London, wheelchair access',
  url: 'https://tfl.gov.uk/transport-accessibility/wheelchair-access-and-avoiding-stairs',
};
const gov: Source = { name: 'GOV.UK', url: 'https://www.gov.uk/' };
const bank: Source = { name: 'Bank of England', url: 'https://www.bankofengland.co.uk/' };
const visit: Source = { name: 'Visit London', url: 'https://www.visitlondon.com/' };
const police: Source = { name: 'Metropolitan Police', url: 'https://www.met.police.uk/' };
const plugs: Source = { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' };

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
        'Stand on the right of the escalator, let people off first, and find the end of the line before you join it.',
        'In a pub you order at the bar and pay as you go. With friends, drinks are bought in rounds; do not skip yours.',
        'Sorry, please and thank you carry more weight than volume ever will.',
        'A table booked for eight is given away by a quarter past, and a theater lets late comers in at the interval.',
      ],
      source: { name: 'Visit London', url: 'https://www.visitlondon.com/' },
    },
    transport: {
      points: [
        'Tap a contactless card or phone in and out. It costs the same as Oyster, and daily and weekly caps apply by themselves.',
        'Buses take no cash, and you only tap in. Any further bus within an hour is free with the Hopper fare.',
        'From Heathrow: the Elizabeth line for speed, the Piccadilly line for price. Black cabs stop when the orange light is on.',
        'In the center walking often beats changing lines: Leicester Square and Covent Garden stations lie less than 300 meters apart.',
      ],
      source: { name: 'Transport for London', url: 'https://tfl.gov.uk/' },
    },
    tipping: {
      points: [
        'Look for “service charge” on the bill, often 12.5 percent and optional. If it is there, nothing more is due.',
        'Where it is not, leave 10 to 15 percent for table service. Nobody tips at the bar of a pub.',
        'Round up in a taxi. By law the staff must receive every tip in full.',
        'A hotel porter gets a pound or two for a bag; the guide of a free walking tour lives from what is given at the end.',
      ],
      source: { name: 'Visit London', url: 'https://www.visitlondon.com/' },
    },
    safety: {
      points: [
        'Call 999 in an emergency, 101 for the police otherwise, and 111 for medical advice.',
        'Phones are snatched from hands near the curb by riders on bikes. Step back to the wall before you check the map.',
        'Traffic comes from the right. The words painted on the crossing are there for visitors; believe them.',
        'Only black cabs may be hailed. A minicab must be booked; a driver who offers himself outside a club is neither licensed nor insured.',
      ],
      source: { name: 'Metropolitan Police', url: 'https://www.met.police.uk/' },
    },
    laws: {
      points: [
        'Many visitors who need no visa need an Electronic Travel Authorisation. Apply only on the government’s site.',
        'Alcohol is sold from 18, and drinking it is banned on the Tube and on buses. Smoking is banned indoors in public places.',
        'Carrying a knife without good reason is a crime, pocket tools with a locking blade included. Pepper spray is forbidden outright.',
        'A dropped cigarette end is litter, and councils fine it on the spot.',
      ],
      source: { name: 'GOV.UK', url: 'https://www.gov.uk/' },
    },
  },
  further: {
    asOf: '2025-01',
    topics: {
      money: [
        {
          text: 'The pound is paid by card or phone nearly everywhere. Buses take nothing else, and some cafés refuse cash, so a few notes are enough.',
          kind: 'service',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'Paper notes are no longer money. Shops take the polymer ones only, with the late Queen or the King on them; the Bank of England changes the old.',
          kind: 'rule',
          asOf: '2025-01',
          source: bank,
        },
        {
          text: 'Scottish and Northern Irish notes are real pounds that a London shop may still decline. Spend them before the train south.',
          kind: 'manner',
          asOf: '2025-01',
          source: bank,
        },
        {
          text: 'Tax is in every price you see, and visitors cannot claim it back on what they carry home: tax-free shopping ended here in 2021.',
          kind: 'rule',
          asOf: '2025-01',
          source: gov,
        },
        {
          text: 'When a terminal offers your own currency, choose pounds. Most cash machines charge nothing; those that do must say so first.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'LINK cash machines', url: 'https://www.link.co.uk/' },
        },
      ],
      connectivity: [
        {
          text: 'Sockets are type G, three flat pins, 230 volts. Many have a switch beside them: if nothing charges, press it.',
          kind: 'manner',
          asOf: '2025-01',
          source: plugs,
        },
        {
          text: 'Mobile signal reaches more of the Tube every year, stations first and tunnels after. Load the map before you go down all the same.',
          kind: 'service',
          asOf: '2025-01',
          source: tfl,
        },
        {
          text: 'The rule that a European SIM works here at home prices ended with Brexit. Some networks still do it, others charge by the day: ask yours.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'Your Europe', url: 'https://europa.eu/youreurope/' },
        },
        {
          text: 'The country code is +44 and the first zero falls away: 020 7946 0000 is +44 20 7946 0000 from abroad.',
          kind: 'number',
          asOf: '2025-01',
          source: { name: 'Ofcom', url: 'https://www.ofcom.org.uk/' },
        },
      ],
      accessibility: [
        {
          text: 'Every London bus has a ramp and a space for a wheelchair, and the space comes before a pram.',
          kind: 'service',
          asOf: '2025-01',
          source: stepFree,
        },
        {
          text: 'About a third of Tube stations are step-free. All stations of the Elizabeth line are, from the street at least to the platform: plan with the step-free map.',
          kind: 'service',
          asOf: '2025-01',
          source: stepFree,
        },
        {
          text: 'Black cabs all carry a ramp, and the driver may not charge more for using it.',
          kind: 'rule',
          asOf: '2025-01',
          source: stepFree,
        },
        {
          text: 'The large free museums are step-free and lend wheelchairs. Theaters keep access seats, usually with a cheaper one for a companion; book them by phone.',
          kind: 'service',
          asOf: '2025-01',
          source: visit,
        },
      ],
      firstTimers: [
        {
          text: 'They buy paper tickets. The same contactless card pays less, and stops charging once the daily cap is reached. Children under eleven ride free with an adult.',
          kind: 'service',
          asOf: '2025-01',
          source: tfl,
        },
        {
          text: 'They tap a card in and a phone out. To the gate these are two travelers, and both are charged too much.',
          kind: 'service',
          asOf: '2025-01',
          source: tfl,
        },
        {
          text: 'They take the Tube for one stop. Leicester Square to Covent Garden is five minutes on foot and longer below ground.',
          kind: 'manner',
          asOf: '2025-01',
          source: tfl,
        },
        {
          text: 'They photograph London Bridge and mean Tower Bridge, the one with the towers, half a mile downstream.',
          kind: 'manner',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'They pay to see art elsewhere first. The British Museum, National Gallery, Tate Modern and V&A are free to walk into; only special exhibitions cost.',
          kind: 'service',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'They arrive for dinner at ten. Many pub kitchens close at nine, and the Sunday roast is a lunch.',
          kind: 'manner',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'They rent a car. The center has a congestion charge, all of London one for older engines, and nowhere has parking.',
          kind: 'rule',
          asOf: '2025-01',
          source: tfl,
        },
      ],
    },
    numbers: [
      { number: '999', reaches: 'Police, fire, ambulance', source: police },
      { number: '112', reaches: 'The same, as in the rest of Europe', source: gov },
      { number: '101', reaches: 'Police, when it is not urgent', source: police },
      { number: '111', reaches: 'Medical advice, day and night', source: { name: 'NHS', url: 'https://www.nhs.uk/' } },
      {
        number: '0800 405 040',
        reaches: 'British Transport Police, on trains and the Tube',
        source: { name: 'British Transport Police', url: 'https://www.btp.police.uk/' },
      },
      {
        number: '+44 20 7499 9000',
        reaches: 'U.S. Embassy',
        source: { name: 'U.S. Embassy London', url: 'https://uk.usembassy.gov/' },
      },
    ],
    phrases: {
      language: 'British English',
      note: 'You speak it already. These words mean something else here.',
      list: [
        { written: 'Cheers', means: 'Thank you, or goodbye; only sometimes a toast' },
        { written: 'You all right?', means: 'Hello. The answer is “yes, you?”' },
        { written: 'Queue', said: 'kyoo', means: 'Line. It has one end, and you join it there' },
        { written: 'Subway', means: 'A passage under the road; the trains are the Tube' },
        { written: 'First floor', means: 'One flight up; at street level is the ground floor' },
        { written: 'Chips / crisps', means: 'French fries / potato chips' },
        { written: 'Pants', means: 'Underwear; the other thing is trousers' },
        { written: 'Quid', means: 'Pound, also for several: five quid' },
        { written: 'To let', means: 'For rent' },
        { written: 'Mind the gap', means: 'The train stands away from the platform: look down' },
      ],
    },
  },
};
