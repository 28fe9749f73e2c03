/** The seven free texts that a visitor fills in. */
export const FIELDS = ['destination', 'dates', 'budget', 'travelers', 'interests', 'preferences', 'taste'] as const;
export type FieldName = (typeof FIELDS)[number];

/** The seven texts as they were sent. */
export type Questionnaire = Readonly<Record<FieldName, string>>;

/** Nothing said yet. */
export const EMPTY_WISH: Questionnaire = {
  destination: '',
  dates: '',
  budget: '',
  travelers: '',
  interests: '',
  preferences: '',
  taste: '',
};
