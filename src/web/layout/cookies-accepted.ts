/** Whether this browser has accepted cookies; the banner, which comes later, stores it. */
export const ACCEPTED = 'cookiesAccepted';

export function areCookiesAccepted(): boolean {
  try {
    return localStorage.getItem(ACCEPTED) !== null;
  } catch {
    return false;
  }
}
