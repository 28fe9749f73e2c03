/** Who says what we show of a restaurant. */
export const sourceLabels = {
  editors: 'Our own list',
  openstreetmap: '© OpenStreetMap contributors',
  google: 'Google Maps',
} as const;
