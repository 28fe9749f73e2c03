/** Joins class names, leaving out what does not apply. The order of classes never decides a look here. */
export function cx(...parts: ReadonlyArray<string | false | null | undefined>): string {
  return parts.filter(Boolean).join(' ');
}
