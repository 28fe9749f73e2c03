/** How long a review may be, how many stars it gives, and what may be reported of it. */
export const AUTHOR_MAX = 50;
export const TEXT_MIN = 10;
export const TEXT_MAX = 1000;
export const RATINGS = [5, 4, 3, 2, 1] as const;
/** Reviews in one answer. */
export const REVIEWS_A_PAGE = 100;
/** What a reader may find wrong with a review. */
export const REPORT_REASONS = ['untrue', 'rude', 'advertising', 'personal'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
