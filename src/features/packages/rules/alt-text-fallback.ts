/** Alt text for the picture of a package: an operator's own words, else, where none were written, those that ship with it. */
import { pictureWords } from '../../destinations/content/pictures.ts';

export const pictureAltText = (of: { readonly image: string; readonly imageAlt: string | null }): string =>
  of.imageAlt ?? pictureWords[of.image] ?? '';
