/** A draft has never been on sale; what is withdrawn has been. */
export const PACKAGE_STATES = ['draft', 'published', 'withdrawn'] as const;
export type PackageState = (typeof PACKAGE_STATES)[number];
