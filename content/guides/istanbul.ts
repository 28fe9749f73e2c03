import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const board: Source = { name: 'Go Türkiye', url: 'https://goturkiye.com/' };
const howto: Source = { name: 'How to Istanbul', url: 'https://howtoistanbul.com/' };
const metro: Source = { name: 'Metro İstanbul', url: 'https://www.metro.istanbul/' };
const ferries: Source = { name: 'Şehir Hatları ferries', url: 'https://sehirhatlari.istanbul/' };
const ukAdvice: Source = { name: 'GOV.UK: Turkey', url: 'https://www.gov.uk/foreign-travel-advice/turkey' };
const bank: Source = { name: 'Central Bank of Türkiye', url: 'https://www.tcmb.gov.tr/' };
const telecoms: Source = { name: 'BTK, the telecoms authority', url: 'https://www.btk.gov.tr/' };
const interior: Source = { name: '112 Emergency Call Centers', url: 'https://www.112.gov.tr/' };
const plugs: Source = { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' };

export const istanbul: CityGuide = {
  id: 'istanbul',
  city: 'Istanbul',
  place: 'Türkiye',
  intro: 'Two continents, one tea glass. Take the ferry whenever there is a choice, and shoes that come off easily.',
  emergency: '112',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Before the carpet of a mosque the shoes come off. Women cover hair, shoulders and knees, men their knees, and nobody walks in front of a person who prays.',
        'Tea offered in a shop is friendship. It does not bind you to buy, only to a few minutes.',
        'A raised chin with a click of the tongue means no. It is not rude.',
        'Bargain for carpets, lamps and leather, with time and good humor. Food, and whatever has a price tag, costs what it says.',
      ],
      source: howto,
    },
    transport: {
      points: [
        'Buy one İstanbulkart from a machine at any station and tap it once for each of you: tram, metro, bus, funicular and ferry.',
        'Tram T1 strings the sights together from the Grand Bazaar to Karaköy. The Marmaray train crosses beneath the Bosphorus in four minutes.',
        'Ferries from Eminönü and Karaköy to Kadıköy are transport for locals and the best view in town for you.',
        'From Istanbul Airport take the M11 metro or a Havaist coach, from Sabiha Gökçen the M4 or a coach. Between five and eight a taxi stands still.',
      ],
      source: metro,
    },
    tipping: {
      points: [
        'Look for servis on the bill. If it is not there, leave five to ten percent in cash; it can rarely be added to the card.',
        'Round up in a taxi. Nobody tips on a ferry or for a tea.',
        'In a hamam have ten to fifteen percent ready in small notes for the attendant who scrubbed you.',
      ],
      source: board,
    },
    safety: {
      points: [
        'Hail a taxi through an app or from a rank, see the meter start, and name the note you hand over.',
        'The friendly stranger who knows a bar, and the shoe-shiner who loses his brush, cost a great deal in the end. Thank them and go on.',
        'Traffic does not stop for a crossing. Cross in a group, with your eyes on the scooters.',
        'The city expects a strong earthquake some day. Look once where the stairs are; drop, cover and hold on.',
      ],
      source: ukAdvice,
    },
    laws: {
      points: [
        'Insulting the nation, its flag, Atatürk or the president is a crime, on your phone as well.',
        'Carry your passport or an official photo ID: the law says so, and police do ask.',
        'Nothing really old leaves the country without a museum’s paper: no coin, stone or antique carpet.',
        'Shops sell no alcohol between ten at night and six in the morning; restaurants pour on. The age is 18.',
        'Soldiers, barracks and police are not photographed. A drone needs a permit before you bring it.',
      ],
      source: ukAdvice,
    },
  },
  further: {
    asOf: '2025-01',
    topics: {
      money: [
        {
          text: 'The Turkish lira loses value quickly, so prices of last season say little. Many hotels and tours quote euros instead.',
          kind: 'manner',
          asOf: '2025-01',
          source: bank,
        },
        {
          text: 'Cards are taken almost everywhere. Keep lira for bazaars, tips, public toilets and small kitchens.',
          kind: 'service',
          asOf: '2025-01',
          source: board,
        },
        {
          text: 'Change at a döviz office around the Grand Bazaar or Sirkeci, not at the airport or in the hotel, and only as much as you need this week.',
          kind: 'manner',
          asOf: '2025-01',
          source: howto,
        },
        {
          text: 'If a machine offers to charge your own currency, decline and pay in lira.',
          kind: 'manner',
          asOf: '2025-01',
          source: bank,
        },
      ],
      connectivity: [
        {
          text: 'Sockets are types C and F, two round pins, 230 volts.',
          kind: 'manner',
          asOf: '2025-01',
          source: plugs,
        },
        {
          text: 'Türkiye is outside the European roaming rules: a day of data on a home SIM can cost more than dinner. Look before you switch it on.',
          kind: 'rule',
          asOf: '2025-01',
          source: { name: 'Your Europe', url: 'https://europa.eu/youreurope/' },
        },
        {
          text: 'Turkcell, Vodafone and Türk Telekom sell visitor SIMs against a passport; in town they cost less than at the airport.',
          kind: 'service',
          asOf: '2025-01',
          source: telecoms,
        },
        {
          text: 'Install an eSIM before you fly. Since July 2025 the pages of several international sellers cannot be opened from within the country; what is installed keeps working.',
          kind: 'service',
          asOf: '2025-07',
          source: telecoms,
        },
        {
          text: 'The country code is +90. Numbers with 212 are on the European side, with 216 on the Asian.',
          kind: 'number',
          asOf: '2025-01',
          source: telecoms,
        },
      ],
      accessibility: [
        {
          text: 'Metro and Marmaray stations have elevators, and trams stop level with raised platforms. Rush hour is the obstacle.',
          kind: 'service',
          asOf: '2025-01',
          source: metro,
        },
        {
          text: 'Galata and Cihangir are stairs with houses. The Tünel and the Taksim funicular take the climb out of it.',
          kind: 'manner',
          asOf: '2025-01',
          source: metro,
        },
        {
          text: 'The crew of a ferry lays a ramp from the pier. How steep it is depends on the water.',
          kind: 'service',
          asOf: '2025-01',
          source: ferries,
        },
        {
          text: 'The old town is cobbled and Topkapı’s courts are rough stone. Newer houses such as Istanbul Modern are step-free throughout.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'Istanbul Modern', url: 'https://www.istanbulmodern.org/' },
        },
      ],
      firstTimers: [
        {
          text: 'They expect to stand under the dome of Hagia Sophia. Since January 2024 visitors pay and see it from the upper gallery; the floor is for prayer.',
          kind: 'rule',
          asOf: '2025-01',
          source: board,
        },
        {
          text: 'They forget the closing days: Topkapı shuts on Tuesdays, the Grand Bazaar on Sundays, mosques to visitors around Friday noon.',
          kind: 'service',
          asOf: '2025-01',
          source: howto,
        },
        {
          text: 'They book the wrong airport. One lies in Europe, one in Asia, and between them there can be two hours.',
          kind: 'manner',
          asOf: '2025-01',
          source: board,
        },
        {
          text: 'They never leave the old town. Twenty minutes by ferry to Kadıköy show how the city lives.',
          kind: 'manner',
          asOf: '2025-01',
          source: ferries,
        },
        {
          text: 'They buy saffron by the bag. What costs little is safflower; the real thing is sold by the gram.',
          kind: 'manner',
          asOf: '2025-01',
          source: howto,
        },
        {
          text: 'They drink from the tap. Residents buy their water, and so should you.',
          kind: 'service',
          asOf: '2025-01',
          source: { name: 'CDC Travelers’ Health', url: 'https://wwwnc.cdc.gov/travel' },
        },
      ],
    },
    numbers: [
      { number: '112', reaches: 'Police, fire, ambulance, coast guard; answers in English', source: interior },
      {
        number: '114',
        reaches: 'Poison information',
        source: { name: 'Ministry of Health', url: 'https://www.saglik.gov.tr/' },
      },
      {
        number: '+90 212 527 45 03',
        reaches: 'Tourist police, Sultanahmet',
        source: { name: 'Istanbul Police', url: 'https://www.istanbul.pol.tr/' },
      },
      {
        number: '153',
        reaches: 'The city’s own help line',
        source: { name: 'Istanbul Metropolitan Municipality', url: 'https://www.ibb.istanbul/' },
      },
      {
        number: '+90 212 335 9000',
        reaches: 'U.S. Consulate General',
        source: { name: 'U.S. Mission Türkiye', url: 'https://tr.usembassy.gov/' },
      },
    ],
    phrases: {
      language: 'Turkish',
      note: 'Every letter is said, always the same way: c is j, ç is ch, ş is sh, ğ only draws the vowel out.',
      list: [
        { written: 'Merhaba', said: 'MEHR-hah-bah', means: 'Hello' },
        { written: 'Lütfen', said: 'LEWT-fen', means: 'Please' },
        { written: 'Teşekkürler', said: 'teh-shek-kewr-LEHR', means: 'Thank you' },
        { written: 'Evet / hayır', said: 'eh-VET / HIGH-uhr', means: 'Yes / no' },
        { written: 'Pardon', said: 'par-DON', means: 'Excuse me' },
        { written: 'Ne kadar?', said: 'NEH kah-dar', means: 'How much?' },
        { written: 'Hesap, lütfen', said: 'heh-SAHP LEWT-fen', means: 'The bill, please' },
        { written: 'Etsiz', said: 'et-SEEZ', means: 'Without meat' },
        {
          written: 'Elinize sağlık',
          said: 'eh-lee-nee-ZEH sah-LUHK',
          means: 'Health to your hands: said to whoever cooked',
        },
        { written: 'Kolay gelsin', said: 'koh-LIE gel-SIN', means: 'May it come easy: said to anyone at work' },
        { written: 'Şerefe', said: 'sheh-reh-FEH', means: 'Cheers' },
        { written: 'İmdat!', said: 'EEM-daht', means: 'Help!' },
      ],
    },
  },
};
