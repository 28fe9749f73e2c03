/** Room for a whole wish in one sentence. */
export const LONGEST_DESTINATION = 300;
