/** What the picture of a package shows: in an operator's own words, else in those that ship with the picture. */
import { pictureWords } from '../../destinations/content/pictures.ts';

export const pictureAltText = (of: { readonly image: string; readonly imageAlt: string | null }): string =>
  of.imageAlt ?? pictureWords[of.image] ?? '';
