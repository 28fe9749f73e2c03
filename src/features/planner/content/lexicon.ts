/** What words mean, language by language: `content/lexicon/<language>/<subject>.yaml`, a phrase a line. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { wordList } from '../../../shared/word-list.ts';
import type { Phrases } from '../rules/read/lexicon.ts';
import { namedFeasts } from './named-feasts.ts';

/** `any` holds signs and emoji. */
const LEXICON_LANGUAGES = ['any', 'en', 'es', 'fr', 'de', 'it', 'pt', 'da', 'ja', 'nl', 'zh'] as const;
/** One file each for every language; a language without words for a subject has no file of it. */
const LEXICON_SUBJECTS = wordList('grammar places people tastes things diet needs rhythm lodging transport money');

const Phrase = z.string().check(z.minLength(1), z.maxLength(240));
const Lines = z.record(z.string(), z.record(z.string(), z.array(Phrase)));

export const lexicon: readonly { readonly language: string; readonly phrases: Phrases }[] = LEXICON_LANGUAGES.flatMap(
  (language) =>
    LEXICON_SUBJECTS.map((subject) => ({
      language,
      phrases: readContent(`lexicon/${language}/${subject}.yaml`, Lines),
    })),
);

/** What is hard for people and how they say so; its small words would cut through the phrases of other subjects. */
export const stressorWords: typeof lexicon = LEXICON_LANGUAGES.map((language) => ({
  language,
  phrases: readContent(`lexicon/${language}/stressors.yaml`, Lines),
}));

/** What the calendar takes from other subjects: numbers and hours. */
const SHARED = { grammar: ['number', 'for-whom'], rhythm: ['clock-mark', 'clock-before', 'clock-word'] } as const;

/** The lexicon of dates stands by itself: its phrases would cut through those of other subjects. */
export const calendarWords: typeof lexicon = [
  ...LEXICON_LANGUAGES.flatMap((language) => [
    { language, phrases: readContent(`lexicon/${language}/dates.yaml`, Lines) },
    ...Object.entries(SHARED).map(([subject, types]) => {
      const phrases = readContent(`lexicon/${language}/${subject}.yaml`, Lines);
      return {
        language,
        phrases: Object.fromEntries(types.flatMap((type) => (phrases[type] ? [[type, phrases[type]]] : []))),
      };
    }),
  ]),
  { language: 'any', phrases: { feast: Object.fromEntries(namedFeasts.map(({ name, words }) => [name, words])) } },
];
