/**
 * What stands under every form that is guarded: the guard by its name. Google works for the site since April 2026, so
 * it is the site's own privacy notice that speaks of it, and Google's terms are not named.
 */
export const guardCopy = {
  recaptcha: 'This form is protected by reCAPTCHA',
  unreachable: 'reCAPTCHA cannot be reached from here. ',
  before: 'This form is protected by ',
  name: 'ALTCHA',
  after: ', a privacy-friendly alternative to reCAPTCHA.',
} as const;
