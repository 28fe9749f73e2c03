/** Why a table of a file is not in the list. */
export const SKIPPED = ['nameless', 'disused', 'nowhere'] as const;
export type Skipped = (typeof SKIPPED)[number];
