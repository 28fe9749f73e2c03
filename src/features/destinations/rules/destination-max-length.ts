/** Room for a whole wish in one sentence. */
export const DESTINATION_MAX_LENGTH = 300;
