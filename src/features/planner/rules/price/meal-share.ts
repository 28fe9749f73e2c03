/** What a day's food money goes to. */
export const MEAL_SHARE = { breakfast: 0.2, lunch: 0.3, dinner: 0.5 } as const;
