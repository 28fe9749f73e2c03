import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const board: Source = { name: 'Visit Morocco', url: 'https://www.visitmorocco.com/' };
const city: Source = { name: 'Visit Marrakech', url: 'https://www.visitmarrakech.com/' };
const ukAdvice: Source = { name: 'GOV.UK: Morocco', url: 'https://www.gov.uk/foreign-travel-advice/morocco' };
const exchange: Source = { name: 'Office des Changes', url: 'https://www.oc.gov.ma/' };
const trains: Source = { name: 'ONCF, the railway', url: 'https://www.oncf.ma/' };
const telecoms: Source = { name: 'ANRT, the telecoms authority', url: 'https://www.anrt.ma/' };
const police: Source = { name: 'DGSN, the national police', url: 'https://www.dgsn.gov.ma/' };
const plugs: Source = { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' };

export const marrakesh: CityGuide = {
  id: 'marrakesh',
  city: 'Marrakesh',
  place: 'Morocco',
  intro: 'Blank walls outside, a fountain within. Getting lost is part of the plan; keep to the right, for the mopeds.',
  emergency: 'Police 19, ambulance and fire 15',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Salam alaykum opens every conversation, and asking after somebody’s health comes before asking the price.',
        'In the old town cover shoulders and knees, men as well. It is courtesy, and it keeps the sun off.',
        'Mosques are for Muslims. The Ben Youssef Madrasa and the Saadian Tombs show you the same art, doors open.',
        'Give, take and eat with the right hand. From a shared dish you eat the part in front of you.',
        'Whoever wants to photograph a person asks; on Jemaa el-Fnaa the answer is a price.',
      ],
      source: board,
    },
    transport: {
      points: [
        'Within the walls you walk. A porter with a handcart brings the bags to the riad: agree on the sum first.',
        'Petits taxis are beige and take three. Say compteur; if the meter is broken, take the next. After eight in the evening the fare is half as much again.',
        'City buses join the airport, the square and Guéliz; line 19 is the airport’s.',
        'Trains leave from Guéliz for Casablanca in under three hours and for Fès in about seven. Coaches of CTM and Supratours do the rest.',
      ],
      source: trains,
    },
    tipping: {
      points: [
        'Keep coins. A dirham or two for the toilet, five for the guard of your parked car, ten for a porter.',
        'In restaurants ten percent, in cash, unless service is on the bill. In a café the small change stays on the table.',
        'Euro and dollar coins cannot be exchanged: as a tip they are a souvenir.',
      ],
      source: board,
    },
    safety: {
      points: [
        'The street is not closed, the tannery is not open only today, and the young man is not going your way. Thank him and walk on.',
        'Hug the wall in the lanes: mopeds and mules come from behind, and “balak” means now.',
        'If something goes wrong near the square, look for the Brigade Touristique, the police for visitors.',
        'Black henna contains a dye that burns. Ask for brown, or for none.',
        'In the Atlas ask about the road after rain, and take a guide above the last village.',
      ],
      source: ukAdvice,
    },
    laws: {
      points: [
        'Sexual relations between people of the same sex, and between people who are not married, are offenses. Discretion is understood; displays are not.',
        'Drones are taken away at customs. Photographs of police, soldiers, royal palaces and checkpoints are forbidden.',
        'Criticizing the king, the faith or the borders of the kingdom is a crime, in writing too.',
        'Hashish is offered freely and punished with prison.',
        'In Ramadan nobody eats, drinks or smokes in the street by day. The law means Muslims, courtesy means you.',
      ],
      source: ukAdvice,
    },
  },
  further: {
    asOf: '2025-01',
    topics: {
      money: [
        {
          text: 'The dirham cannot be bought abroad, and only a small sum of it may cross the border. Change or withdraw on arrival and keep the receipts to change the rest back.',
          kind: 'rule',
          asOf: '2025-01',
          source: exchange,
        },
        {
          text: 'Souks, taxis, cafés and most riads’ dinners want cash. Cards work in Guéliz, in hotels and in the better restaurants.',
          kind: 'service',
          asOf: '2025-01',
          source: board,
        },
        {
          text: 'Bank machines stand around the square and along Avenue Mohammed V. They run dry at weekends and on feast days: go on Thursday.',
          kind: 'service',
          asOf: '2025-01',
          source: city,
        },
        {
          text: 'Bargain only for what you would buy. Begin at about half, smile, and let the seller win the last ten dirhams.',
          kind: 'manner',
          asOf: '2025-01',
          source: board,
        },
      ],
      connectivity: [
        {
          text: 'Sockets are types C and E, two round pins, 220 volts.',
          kind: 'manner',
          asOf: '2025-01',
          source: plugs,
        },
        {
          text: 'Maroc Telecom, Orange and Inwi sell SIMs against a passport, at the airport as well. European roaming does not reach here.',
          kind: 'service',
          asOf: '2025-01',
          source: telecoms,
        },
        {
          text: 'The country code is +212, and the first zero falls away. Mobiles begin with 6 or 7.',
          kind: 'number',
          asOf: '2025-01',
          source: telecoms,
        },
        {
          text: 'Thick walls and narrow lanes confuse the map. Load it beforehand, and save a picture of your riad’s door.',
          kind: 'manner',
          asOf: '2025-01',
          source: city,
        },
      ],
      accessibility: [
        {
          text: 'The old town is level but rough, and shared with carts and mopeds. The square, the Koutoubia gardens and the main street to it are the easy part.',
          kind: 'manner',
          asOf: '2025-01',
          source: city,
        },
        {
          text: 'A riad has stairs and hardly ever an elevator. Ask for a room on the ground floor, or sleep in Guéliz or Hivernage, where hotels have both.',
          kind: 'manner',
          asOf: '2025-01',
          source: board,
        },
        {
          text: 'Majorelle’s paths and the Menara gardens are level. Bahia Palace can be seen with a helping hand over its sills.',
          kind: 'manner',
          asOf: '2025-01',
          source: city,
        },
        {
          text: 'No bus or taxi can be counted on to carry a wheelchair as it is. Book a car with driver through the hotel.',
          kind: 'service',
          asOf: '2025-01',
          source: board,
        },
      ],
      firstTimers: [
        {
          text: 'They look for the riad at night. Let its people fetch you at the nearest gate, for the first time at least.',
          kind: 'manner',
          asOf: '2025-01',
          source: city,
        },
        {
          text: 'They come to Majorelle without a ticket. Entry is sold online, for a day and an hour.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Jardin Majorelle', url: 'https://www.jardinmajorelle.com/' },
        },
        {
          text: 'They are an hour off. Morocco keeps GMT+1 all year, and goes back to GMT for Ramadan.',
          kind: 'rule',
          asOf: '2025-01',
          source: board,
        },
        {
          text: 'They pose with the monkeys. Barbary macaques are a threatened species and were taken from the wild for this.',
          kind: 'manner',
          asOf: '2025-01',
          source: { name: 'IUCN Red List', url: 'https://www.iucnredlist.org/' },
        },
        {
          text: 'They shop on Friday afternoon. Much of the souk is at prayer, then at couscous.',
          kind: 'manner',
          asOf: '2025-01',
          source: city,
        },
        {
          text: 'They drink from the tap, or brush their teeth with it and worry. Drink bottled or filtered; the toothbrush is up to your stomach.',
          kind: 'manner',
          asOf: '2025-01',
          source: { name: 'CDC Travelers’ Health', url: 'https://wwwnc.cdc.gov/travel' },
        },
        {
          text: 'They plan the desert for a day. The dunes of Merzouga are nine hours away; what is near is stone, and beautiful enough.',
          kind: 'manner',
          asOf: '2025-01',
          source: board,
        },
      ],
    },
    numbers: [
      { number: '19', reaches: 'Police, in town', source: police },
      {
        number: '15',
        reaches: 'Ambulance and fire',
        source: { name: 'Protection Civile', url: 'https://www.interieur.gov.ma/' },
      },
      {
        number: '177',
        reaches: 'Gendarmerie, outside the towns',
        source: { name: 'GOV.UK: Morocco', url: 'https://www.gov.uk/foreign-travel-advice/morocco' },
      },
      {
        number: '+212 537 637 200',
        reaches: 'U.S. Embassy, Rabat',
        source: { name: 'U.S. Mission Morocco', url: 'https://ma.usembassy.gov/' },
      },
    ],
    phrases: {
      language: 'Moroccan Arabic',
      note: 'Written here as it sounds. French is understood nearly everywhere: bonjour, s’il vous plaît, merci, l’addition.',
      list: [
        { written: 'Salam alaykum', said: 'sah-LAHM ah-LAY-koom', means: 'Peace be with you: hello' },
        { written: 'Labas?', said: 'lah-BESS', means: 'How are you? Also the answer: fine' },
        { written: 'Afak', said: 'AH-fek', means: 'Please' },
        { written: 'Shukran', said: 'SHOOK-rahn', means: 'Thank you' },
        { written: 'La, shukran', said: 'lah SHOOK-rahn', means: 'No, thank you' },
        { written: 'Bshhal?', said: 'b’sh-HAL', means: 'How much?' },
        { written: 'Ghali bezzaf', said: 'GHAH-lee b’ZEF', means: 'Much too expensive' },
        { written: 'Smeh liya', said: 's’MEH lee-yah', means: 'Excuse me, sorry' },
        { written: 'Balak!', said: 'BAH-lek', means: 'Step aside, something is coming' },
        { written: 'Safi', said: 'SAH-fee', means: 'Enough, agreed, done' },
        { written: 'L’hsab, afak', said: 'l’h-SAHB AH-fek', means: 'The bill, please' },
        { written: 'Bslama', said: 'b’slah-MAH', means: 'Goodbye' },
      ],
    },
  },
};
