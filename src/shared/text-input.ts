/** What somebody typed, as PostgreSQL can keep it: no NUL, no half characters, no surrounding blanks. */
export function storable(typed: string): string {
  return typed.toWellFormed().replaceAll('\u0000', '').trim();
}

/** What is said of a text that is too long. */
export function tooLong(most: number): string {
  return `Please keep this under ${most.toLocaleString('en-US')} characters`;
}
