/** What the guide of a city says that is made by rule from open data. */

const KILOMETERS = (km: number) => `${Math.max(1, Math.round(km))} km`;

export const openGuideCopy = {
  unknown: 'Not known to us',
  sources: [
    { name: '© OpenStreetMap contributors (ODbL)', url: 'https://www.openstreetmap.org/copyright' },
    { name: 'Wikidata (CC0)', url: 'https://www.wikidata.org/wiki/Wikidata:Licensing' },
  ],
  reaches: ({ any, police, ambulance, fire }: Readonly<Record<'any' | 'police' | 'ambulance' | 'fire', boolean>>) =>
    any ? 'Any emergency' : [police && 'Police', ambulance && 'Ambulance', fire && 'Fire'].filter(Boolean).join(', '),
  voyage: (title: string) => `Wikivoyage, ${title} (CC BY-SA 4.0)`,
  unconfirmed: (reaches: string) => `${reaches}; not confirmed with an official page`,
  iec: { name: 'IEC World Plugs', url: 'https://www.iec.ch/world-plugs' },
  money: {
    currency: (name: string, code: string) => `Paid in ${name} (${code}).`,
    level: (share: number) =>
      share === 100
        ? 'Prices in the country are about those of the United States.'
        : `Prices in the country are about ${share} % of those in the United States.`,
  },
  transport: {
    airport: (name: string, code: string, km: number, isNearest: boolean) =>
      `${name} (${code}) is the ${isNearest ? 'nearest' : 'next'} with flights on a timetable that we know of: ${KILOMETERS(km)} in a straight line.`,
    drives: (side: 'left' | 'right') => `Traffic keeps to the ${side}.`,
    clock: (zone: string) => `Clocks follow ${zone.replaceAll('_', ' ')}.`,
  },
  sockets: (types: readonly string[], volts: number | null) =>
    `Sockets take plugs of type ${types.join(', ')}${volts === null ? '' : `, with ${volts} volts`}.`,
  notes: {
    holds: (sights: number, hours: number, tables: number) =>
      `The map tells of ${sights} ${sights === 1 ? 'sight' : 'sights'} (opening hours of ${hours}) and ${tables} ${tables === 1 ? 'place' : 'places'} to eat.`,
    numbers: 'emergency numbers',
    sockets: 'the sockets',
    manners:
      'Customs, tipping, safety, laws and entry are not known to us: ask the travel advice of your own state before you go.',
  },
  list: {
    title: 'Cities from open data',
    text: 'What maps and tables tell of them, by rule. Nobody of ours has checked it.',
  },
} as const;
