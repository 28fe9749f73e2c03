/** An email that is due for longer needs somebody to look. */
export const EMAIL_LATE_SECONDS = 15 * 60;
