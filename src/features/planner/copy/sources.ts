/** How a source under an answer reads: always as a name, never as an address. */
export const sourcesCopy = {
  guide: (place: string) => `${place} guide`,
  /** Public bodies that a searching model may name and our own facts do not. */
  bodies: {
    'unesco.org': 'UNESCO',
    'who.int': 'World Health Organization',
    'wmo.int': 'World Meteorological Organization',
    'europa.eu': 'European Union',
    'state.gov': 'U.S. Department of State',
    'cdc.gov': 'U.S. Centers for Disease Control and Prevention',
    'nps.gov': 'U.S. National Park Service',
    'weather.gov': 'U.S. National Weather Service',
  } as Readonly<Record<string, string>>,
  body: (host: string) => `Published at ${host}`,
} as const;
