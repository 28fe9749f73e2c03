import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const visit: Source = { name: 'VisitCopenhagen', url: 'https://www.visitcopenhagen.com/' };
const denmark: Source = { name: 'VisitDenmark', url: 'https://www.visitdenmark.com/' };
const tickets: Source = { name: 'Din Offentlige Transport', url: 'https://dinoffentligetransport.dk/' };
const nationalbank: Source = { name: 'Danmarks Nationalbank', url: 'https://www.nationalbanken.dk/' };
const police: Source = { name: 'Danish Police', url: 'https://politi.dk/' };
const plugs: Source = { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' };

export const copenhagen: CityGuide = {
  id: 'copenhagen',
  city: 'Copenhagen',
  place: 'Denmark',
  intro: 'A capital at the height of a bicycle. The harbor is clean enough to swim in, and somebody always is.',
  emergency: '112',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'The raised lane beside the road belongs to bicycles. Look both ways before stepping off a bus across it.',
        'People wait for the green man, take a number in the bakery, and arrive exactly on time.',
        'Skål is said with the eyes: look at each person before and after the sip.',
        'Wait at the table until the host begins, and say tak for mad, thanks for the food, when you get up.',
      ],
      source: { name: 'VisitCopenhagen', url: 'https://www.visitcopenhagen.com/' },
    },
    transport: {
      points: [
        'The driverless metro runs day and night, and reaches the center from the airport in about a quarter of an hour.',
        'One zone ticket is valid on metro, train, bus and the yellow harbor ferries.',
        'On a bike, keep right, raise a hand before you stop, and turn left in two steps. Bikes travel free on the S-train.',
        'From the airport to the center you need a ticket for three zones; tickets are checked by people in the train, not by gates.',
      ],
      source: { name: 'Din Offentlige Transport', url: 'https://dinoffentligetransport.dk/' },
    },
    tipping: {
      points: [
        'Service is in the price by law and custom. Nobody is offended by no tip.',
        'For an evening that was better than expected, round up or add up to ten percent.',
        'Cards are taken nearly everywhere; many cafés prefer them to cash.',
        'Menu prices are final: tax and service are in the figure you read.',
      ],
      source: { name: 'VisitCopenhagen', url: 'https://www.visitcopenhagen.com/' },
    },
    safety: {
      points: [
        'Call 112 for emergencies. For urgent but not life-threatening care, phone 1813 before going to a hospital.',
        'Swim only inside the marked harbor baths; currents and boats own the rest.',
        'Crowds on Strøget and at the central station attract pickpockets, as anywhere.',
        'The harbor stays cold into July, and the baths have lifeguards in summer only.',
      ],
      source: { name: 'Danish Police', url: 'https://politi.dk/' },
    },
    laws: {
      points: [
        'Cyclists need lights after dark, may not hold a phone and may not ride on the sidewalk. Fines are handed out on the spot.',
        'Cannabis is illegal, in Christiania as well. Photography there is by consent.',
        'A small knife carried in town without a proper purpose is an offense. Leave it in the kitchen.',
        'Smoking is forbidden in restaurants and public buildings, and on the platforms of railway stations.',
      ],
      source: { name: 'Danish Police', url: 'https://politi.dk/' },
    },
  },
  further: {
    asOf: '2025-01',
    topics: {
      money: [
        {
          text: 'The Danish krone, not the euro. A shop that takes euros does it as a favor, at its own rate.',
          kind: 'manner',
          asOf: '2025-01',
          source: nationalbank,
        },
        {
          text: 'Cards and phones pay for everything down to a hot dog, and some cafés take no cash at all. MobilePay, which you will see everywhere, needs a local account.',
          kind: 'service',
          asOf: '2025-01',
          source: denmark,
        },
        {
          text: 'The 1,000-krone note and all series before 2009 stopped being money on May 31, 2025. Leave the ones from your last visit at home.',
          kind: 'rule',
          asOf: '2025-06',
          source: nationalbank,
        },
        {
          text: 'The tax of 25 percent is in the price. Visitors who live outside the EU can claim most of it back on larger purchases, with the form from the shop.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'Danish Customs and Tax', url: 'https://skat.dk/' },
        },
      ],
      connectivity: [
        {
          text: 'Danish sockets are type K, 230 volts; the two round pins of the rest of Europe (C, E and F) fit them.',
          kind: 'manner',
          asOf: '2025-01',
          source: plugs,
        },
        {
          text: 'A SIM from an EU country works here at home prices. For others 7-Eleven kiosks and supermarkets sell prepaid cards.',
          kind: 'service',
          asOf: '2025-01',
          source: denmark,
        },
        {
          text: 'The airport has free Wi-Fi, and so have the public libraries and most cafés.',
          kind: 'service',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'The country code is +45 and there are no area codes: eight digits, wherever you are.',
          kind: 'number',
          asOf: '2025-01',
          source: denmark,
        },
      ],
      accessibility: [
        {
          text: 'Every metro station has an elevator, and the train stops level with the platform.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Copenhagen Metro', url: 'https://m.dk/' },
        },
        {
          text: 'The yellow harbor ferries take wheelchairs and strollers, and are the cheapest boat tour in town.',
          kind: 'service',
          asOf: '2025-01',
          source: tickets,
        },
        {
          text: 'The label God Adgang lists hotels and museums by what they really offer to wheelchairs, eyes, ears and allergies.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'God Adgang', url: 'https://godadgang.dk/' },
        },
        {
          text: 'The old town is flat and partly cobbled. The Round Tower is climbed by a ramp that winds seven and a half times, with stairs only at the very top.',
          kind: 'manner',
          asOf: '2025-01',
          source: { name: 'Rundetaarn', url: 'https://www.rundetaarn.dk/' },
        },
      ],
      firstTimers: [
        {
          text: 'They stand in the bicycle lane. It looks like sidewalk and it is a road; the bell behind you is the last warning.',
          kind: 'manner',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'They buy ticket after ticket. A City Pass for zones 1 to 4 covers the airport, metro, trains, buses and harbor ferries for a day or more.',
          kind: 'service',
          asOf: '2025-01',
          source: tickets,
        },
        {
          text: 'They keep Monday for museums. The Glyptotek and the National Gallery, among others, are closed.',
          kind: 'service',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'They find Tivoli shut. It opens in spring and summer, at Halloween, for Christmas and for a few winter weeks, and rests between: look at its calendar.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Tivoli', url: 'https://www.tivoli.dk/' },
        },
        {
          text: 'They expect the Little Mermaid to be large. She is as tall as a child and sits on a stone beside a path.',
          kind: 'manner',
          asOf: '2025-01',
          source: visit,
        },
        {
          text: 'They plan the same day for June and for December. In June it is light until ten, in December dark before four.',
          kind: 'manner',
          asOf: '2025-01',
          source: { name: 'Danish Meteorological Institute', url: 'https://www.dmi.dk/' },
        },
        {
          text: 'They throw bottles away. Most carry a deposit of one to three kroner, which the machine in the supermarket gives back.',
          kind: 'price',
          asOf: '2025-01',
          source: { name: 'Dansk Retursystem', url: 'https://danskretursystem.dk/' },
        },
      ],
    },
    numbers: [
      { number: '112', reaches: 'Police, fire, ambulance', source: police },
      { number: '114', reaches: 'Police, when it is not urgent', source: police },
      {
        number: '1813',
        reaches: 'Urgent medical help in the capital: call before you go',
        source: { name: 'Capital Region of Denmark', url: 'https://www.regionh.dk/' },
      },
      {
        number: '+45 82 12 12 12',
        reaches: 'Poison line',
        source: { name: 'Bispebjerg Hospital', url: 'https://www.bispebjerghospital.dk/' },
      },
      {
        number: '+45 33 41 71 00',
        reaches: 'U.S. Embassy',
        source: { name: 'U.S. Embassy Copenhagen', url: 'https://dk.usembassy.gov/' },
      },
    ],
    phrases: {
      language: 'Danish',
      note: 'Everyone speaks English, and a word of Danish still earns a smile. Half the letters are not said.',
      list: [
        { written: 'Hej', said: 'hi', means: 'Hello; twice, hej hej, is goodbye' },
        { written: 'Tak', said: 'tahk', means: 'Thank you; it also does for please' },
        { written: 'Undskyld', said: 'OON-skool', means: 'Excuse me, sorry' },
        { written: 'Skål', said: 'skawl', means: 'Cheers, with a look in the eye' },
        { written: 'Taler du engelsk?', said: 'TAY-luh doo ENG-elsk', means: 'Do you speak English?' },
        { written: 'En øl', said: 'en erl', means: 'A beer' },
        { written: 'Regningen, tak', said: 'RY-ning-en tahk', means: 'The bill, please' },
        { written: 'Indgang / udgang', said: 'IN-gahng / OOTH-gahng', means: 'Entrance / exit' },
        { written: 'Uden gluten', said: 'OOTH-en gloo-TAYN', means: 'Without gluten' },
        { written: 'Hyggeligt', said: 'HEW-guh-leet', means: 'Cozy, good company: the highest praise for an evening' },
        { written: 'Hjælp!', said: 'yelp', means: 'Help!' },
      ],
    },
  },
};
