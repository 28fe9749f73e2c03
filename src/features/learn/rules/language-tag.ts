/** The tag of a language, for whoever reads aloud. */

const LANGUAGE_TAGS: Readonly<Record<string, string>> = {
  Danish: 'da',
  Italian: 'it',
  'Moroccan Arabic': 'ar-Latn-MA',
  Portuguese: 'pt-PT',
  Spanish: 'es',
  Turkish: 'tr',
};

/** For whoever reads aloud: the tag of a language that is named in English; English ones need none. */
export function languageTag(language: string): string | undefined {
  return LANGUAGE_TAGS[language];
}
