/** What the sockets of a country take and give, by ISO 3166 code (IEC World Plugs, www.iec.ch/world-plugs). */
export interface Sockets {
  readonly types: readonly string[];
  readonly volts: number;
}

const AMERICAN: Sockets = { types: ['A', 'B'], volts: 120 };

export const sockets: Readonly<Record<string, Sockets>> = {
  CO: { types: ['A', 'B'], volts: 110 },
  CR: AMERICAN,
  DK: { types: ['C', 'E', 'F', 'K'], volts: 230 },
  ES: { types: ['C', 'F'], volts: 230 },
  FR: { types: ['C', 'E'], volts: 230 },
  GB: { types: ['G'], volts: 230 },
  GR: { types: ['C', 'F'], volts: 230 },
  IT: { types: ['C', 'F', 'L'], volts: 230 },
  JP: { types: ['A', 'B'], volts: 100 },
  MA: { types: ['C', 'E'], volts: 220 },
  PT: { types: ['C', 'F'], volts: 230 },
  TR: { types: ['C', 'F'], volts: 230 },
  US: AMERICAN,
};
