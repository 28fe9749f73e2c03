/** Every word on and under a map of ours. */
export const baseMapCopy = {
  /** The licence asks for these very words. */
  credit: '© OpenStreetMap contributors',
  creditLink: 'https://www.openstreetmap.org/copyright',
  ruler: (metres: number) => (metres < 1000 ? `${metres} m` : `${metres / 1000} km`),
} as const;
