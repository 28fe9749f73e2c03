/**
 * Where somebody is, as outside services tell it. Nothing configured answers
 * null, and so does every service that fails: a place is never guessed.
 */
export interface AccessPoint {
  readonly macAddress: string;
  readonly signalStrength?: number | undefined;
}

export interface Fix {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres. */
  readonly accuracy: number;
}

export interface NetworkPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string | null;
  readonly region: string | null;
  readonly country: string | null;
}

export interface Location {
  /** From the radio around a device. */
  fix(accessPoints: readonly AccessPoint[]): Promise<Fix | null>;
  /** From a public network address, an IPv6 one without its last 64 bits. */
  ofNetwork(address: string): Promise<NetworkPlace | null>;
}
