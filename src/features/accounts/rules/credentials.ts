/** What holds for names and passwords. */

/** What makes two spellings one name: "Ines", " INES " and "Ｉｎｅｓ" are the same person. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase().normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** Nothing that is invisible, reverses the line or cannot be stored as text. */
export function isPrintable(text: string): boolean {
  // The last five are letters and signs by their class, and blank to the eye.
  return !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/u.test(text);
}

export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A password that repeats the name, forwards or backwards, is known to everybody who knows the name. */
export function repeatsName(username: string, password: string): boolean {
  const name = usernameKey(username);
  const typed = usernameKey(password);
  return typed === name || typed === [...name].reverse().join('');
}
