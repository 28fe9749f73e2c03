/** The `code` of a Node or PostgreSQL error ("ENOENT", "57P03"), or an empty text. */
export function codeOf(fault: unknown): string {
  const code = (fault as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
