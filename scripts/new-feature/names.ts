/** One name in the spellings that a feature needs. */
export interface Names {
  /** Folder, path of the endpoint and of the page: `gift-cards`. */
  readonly kebab: string;
  /** `giftCards`. */
  readonly camel: string;
  /** `GiftCards`. */
  readonly pascal: string;
  /** The table: `gift_cards`. */
  readonly snake: string;
  /** For people: `Gift cards`. */
  readonly title: string;
}

export function namesOf(kebab: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(kebab)) {
    throw new Error('Name the feature after a noun of the business, in kebab-case: npm run new gift-cards');
  }
  const pascal = kebab.replace(/(^|-)([a-z])/g, (_, _dash: string, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}`,
    pascal,
    snake: kebab.replaceAll('-', '_'),
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  };
}
