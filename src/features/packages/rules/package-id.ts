/** The id of a package, as it stands in addresses. */

/** What an id can look like; anything else exists nowhere and need not be looked up. */
export function isPackageId(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text);
}
