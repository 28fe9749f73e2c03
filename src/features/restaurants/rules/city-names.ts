/** Comparing names of cities as people type them: without accents, capitals and signs. */
export function beginsWith(name: string, typed: string): boolean {
  const wanted = plain(typed);
  return wanted !== '' && plain(name).startsWith(wanted);
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
