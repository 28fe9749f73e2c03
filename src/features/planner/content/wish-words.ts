/** What travellers write for what the catalogue knows. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content.ts';

const WishWord = z.object({
  /** Tags of the catalogue, the strongest first. */
  means: z.array(z.string()),
  /** Folded; a star ends a stem, an underscore joins the words of a phrase. */
  words: z.string(),
});

export const wishWords: readonly z.infer<typeof WishWord>[] = readContent('wish-words.yaml', z.array(WishWord));
