/** A package: its states, its days, its id and its pictures. */

/** A draft has never been on sale; what is withdrawn has been. */
export const PACKAGE_STATES = ['draft', 'published', 'withdrawn'] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];

/** What an id can look like; anything else exists nowhere and need not be looked up. */
export function isPackageId(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text);
}

/** Of the back office; every other picture ships with the product. */
export function isUploadedPicture(id: string): boolean {
  return id.startsWith('uploaded-');
}

/** "6 days, 5 nights". */
export function durationOf(nights: number): string {
  return `${nights + 1} days, ${nights} ${nights === 1 ? 'night' : 'nights'}`;
}

export interface ItineraryDay {
  readonly title: string;
  readonly text: string;
}
