import type { CityGuide, Source } from '../../src/features/learn/rules/guides.ts';

const italia: Source = { name: 'Italia.it', url: 'https://www.italia.it/' };
const trains: Source = { name: 'Trenitalia', url: 'https://www.trenitalia.com/' };
const stations: Source = { name: 'Rete Ferroviaria Italiana', url: 'https://www.rfi.it/' };
const police: Source = { name: 'Polizia di Stato', url: 'https://www.poliziadistato.it/' };
const venice: Source = { name: 'Comune di Venezia', url: 'https://www.comune.venezia.it/' };
const culture: Source = { name: 'Ministero della Cultura', url: 'https://cultura.gov.it/' };
const customs: Source = { name: 'Agenzia Dogane e Monopoli', url: 'https://www.adm.gov.it/' };
const bank: Source = { name: 'Banca d’Italia', url: 'https://www.bancaditalia.it/' };
const telecoms: Source = { name: 'AGCOM, the telecoms authority', url: 'https://www.agcom.it/' };
const ukAdvice: Source = { name: 'GOV.UK: Italy', url: 'https://www.gov.uk/foreign-travel-advice/italy' };
const plugs: Source = { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' };

export const italy: CityGuide = {
  id: 'italy',
  city: 'Italy',
  place: 'Rome, Florence, Venice and the Amalfi Coast',
  intro: 'Four cities, each convinced that it is the real one. See fewer of them, and sit down more often.',
  emergency: '112',
  asOf: '2025-01',
  chapters: {
    etiquette: {
      points: [
        'Say buongiorno as you enter a shop and arrivederci as you leave; after four it is buonasera. Touch the fruit on a stall only when invited.',
        'Shoulders and knees are covered in a church. A scarf in the bag settles it.',
        'Coffee is drunk standing, in three sips. At a table the same cup costs more, and on a famous square much more.',
        'Milk in coffee belongs to the morning. After lunch the word is caffè.',
      ],
      source: italia,
    },
    transport: {
      points: [
        'Fast trains join Rome, Florence and Venice. Bought weeks ahead they cost a fraction, and the ticket is good for that train and seat only.',
        'Regional trains cost the same on any day. Stamp a paper ticket in the machine on the platform; check a digital one in before you board.',
        'In Rome a bank card opens the metro gates. In Venice the vaporetto is the bus: a pass for a day or two pays at the third ride.',
        'A strike is called sciopero and is announced. Long-distance and commuter trains keep guaranteed hours on working days: look at the list before you despair.',
        'On the Amalfi Coast take the ferry from April to October. The road has buses and patience.',
      ],
      source: trains,
    },
    tipping: {
      points: [
        'Coperto on the bill is for bread and table, servizio is for service. With either, nothing more is owed.',
        'For an evening you will remember, leave the coins or round up to the next ten.',
        'A few cents on the counter with the receipt make the next coffee come faster.',
      ],
      source: italia,
    },
    safety: {
      points: [
        'Pockets are picked where visitors stand close: bus 64 and the metro around Termini in Rome, the vaporetto stops in Venice, the Circumvesuviana to Pompeii.',
        'Somebody who gives you a bracelet, a rose or a petition wants your hands busy. Keep walking.',
        'In July and August do stones and ruins before eleven. Street fountains run with drinking water; carry a bottle.',
        'Barriers hold back the highest tides of Venice. When a siren still sounds, the low parts, St Mark’s first, are under water within hours; footbridges stand from mid-September to the end of April.',
      ],
      source: ukAdvice,
    },
    laws: {
      points: [
        'Buying a fake bag on the street is fined, and it is the buyer who pays.',
        'Old centers are closed to cars by camera, the ZTL. A rental car that drives in gets its fine by mail, months later.',
        'Sitting on the Spanish Steps, bathing in a fountain or a canal, and feeding pigeons in Venice are fined on the spot.',
        'On listed days of spring and summer Venice asks day visitors to pay for entry. Guests who sleep there are exempt, with a code.',
        'Carry identification. Hotels register every guest with the police and collect the city’s tax for each night.',
      ],
      source: police,
    },
  },
  further: {
    asOf: '2025-01',
    topics: {
      money: [
        {
          text: 'The euro. By law a shop must take cards for any amount; a small bar or a market stall still smiles at cash.',
          kind: 'rule',
          asOf: '2025-01',
          source: bank,
        },
        {
          text: 'In many bars you pay first at the cassa, then lay the receipt on the counter and order.',
          kind: 'manner',
          asOf: '2025-01',
          source: italia,
        },
        {
          text: 'Visitors who live outside the EU can claim the tax back on purchases above 70 euros in one shop. Ask for the form, and have it stamped before you leave the Union.',
          kind: 'rule',
          asOf: '2025-01',
          source: customs,
        },
        {
          text: 'Use the machines of banks, marked Bancomat, and let them charge euros. Those in bright colors at the sights convert at their own rate.',
          kind: 'service',
          asOf: '2025-01',
          source: bank,
        },
      ],
      connectivity: [
        {
          text: 'Sockets are type L, three round pins in a row, or types C and F. Two thin pins fit most; 230 volts.',
          kind: 'manner',
          asOf: '2025-01',
          source: plugs,
        },
        {
          text: 'A SIM from an EU country works here at home prices. TIM, Vodafone, WindTre and Iliad sell prepaid cards against a passport.',
          kind: 'rule',
          asOf: '2025-01',
          source: telecoms,
        },
        {
          text: 'The country code is +39, and the zero stays: Rome is +39 06, also from abroad.',
          kind: 'number',
          asOf: '2025-01',
          source: telecoms,
        },
      ],
      accessibility: [
        {
          text: 'The railway’s Sala Blu meets you with a lift at the larger stations, free of charge. Book it a day ahead.',
          kind: 'service',
          asOf: '2025-01',
          source: stations,
        },
        {
          text: 'Venice is kinder than it looks. The vaporetto takes wheelchairs, and about seventy percent of the old town can be reached without a bridge: the city draws the map.',
          kind: 'service',
          asOf: '2025-01',
          source: venice,
        },
        {
          text: 'The Colosseum and the Uffizi have elevators, and the Vatican Museums a step-free route. Not every station of the Roman metro does; line A has the fewest.',
          kind: 'service',
          asOf: '2025-01',
          source: culture,
        },
        {
          text: 'Positano is a staircase. On that coast Sorrento and Maiori are the level places.',
          kind: 'manner',
          asOf: '2025-01',
          source: italia,
        },
      ],
      firstTimers: [
        {
          text: 'They see five cities in seven days. Every change costs half a day; two places a week is a good trip.',
          kind: 'manner',
          asOf: '2025-01',
          source: italia,
        },
        {
          text: 'They come without tickets. The Colosseum, the Vatican Museums, the Borghese and the Uffizi sell dated entries, and those run out.',
          kind: 'service',
          asOf: '2025-01',
          source: culture,
        },
        {
          text: 'They plan the Uffizi and the Accademia for a Monday, or the Vatican Museums for a Sunday. Closed, except the Vatican’s last Sunday of the month.',
          kind: 'service',
          asOf: '2025-01',
          source: culture,
        },
        {
          text: 'They order pepperoni and get peppers. The sausage is salame piccante; and a latte is a glass of milk.',
          kind: 'manner',
          asOf: '2025-01',
          source: italia,
        },
        {
          text: 'They go to dinner at six, to the place that is open then. Kitchens begin at half past seven.',
          kind: 'manner',
          asOf: '2025-01',
          source: italia,
        },
        {
          text: 'They see Venice between ten and four with the day visitors. Stay a night: it belongs to you at seven in the morning.',
          kind: 'manner',
          asOf: '2025-01',
          source: venice,
        },
      ],
    },
    numbers: [
      { number: '112', reaches: 'Police, fire, ambulance', source: police },
      { number: '113', reaches: 'State police', source: police },
      {
        number: '115',
        reaches: 'Fire service',
        source: { name: 'Vigili del Fuoco', url: 'https://www.vigilfuoco.it/' },
      },
      {
        number: '118',
        reaches: 'Ambulance',
        source: { name: 'Ministero della Salute', url: 'https://www.salute.gov.it/' },
      },
      {
        number: '1530',
        reaches: 'Coast guard',
        source: { name: 'Guardia Costiera', url: 'https://www.guardiacostiera.gov.it/' },
      },
      { number: '800 90 60 60', reaches: 'Sala Blu, help at stations', source: stations },
      {
        number: '+39 06 46741',
        reaches: 'U.S. Embassy, Rome',
        source: { name: 'U.S. Embassy Rome', url: 'https://it.usembassy.gov/' },
      },
    ],
    phrases: {
      language: 'Italian',
      note: 'Every vowel is said, and double letters are held. A greeting comes before every question.',
      list: [
        {
          written: 'Buongiorno / buonasera',
          said: 'bwon-JOR-noh / bwoh-nah-SEH-rah',
          means: 'Good day / good evening',
        },
        { written: 'Per favore', said: 'pehr fah-VOH-reh', means: 'Please' },
        { written: 'Grazie', said: 'GRAH-tsyeh', means: 'Thank you' },
        { written: 'Permesso', said: 'pehr-MESS-soh', means: 'May I pass' },
        { written: 'Vorrei…', said: 'vor-RAY', means: 'I would like…' },
        { written: 'Quanto costa?', said: 'KWAN-toh KOS-tah', means: 'How much is it?' },
        { written: 'Il conto, per favore', said: 'eel KON-toh', means: 'The bill, please' },
        { written: 'Un caffè', said: 'oon kahf-FEH', means: 'An espresso' },
        { written: 'Sono celiaco / celiaca', said: 'SOH-noh cheh-LEE-ah-koh', means: 'I have celiac disease' },
        { written: 'Binario', said: 'bee-NAH-ryoh', means: 'Platform, on the board of a station' },
        { written: 'Sciopero', said: 'SHOH-peh-roh', means: 'Strike' },
        { written: 'Aiuto!', said: 'ah-YOO-toh', means: 'Help!' },
      ],
    },
  },
};
