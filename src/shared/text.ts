/** What somebody typed, as PostgreSQL can keep it: no NUL, no half characters, no surrounding blanks. */
export function storable(typed: string): string {
  return typed.toWellFormed().replaceAll('\u0000', '').trim();
}
