/** Words written one after the other, each checked as if it stood in quotes. */
type WordsOf<Text extends string, Found = never> = Text extends `${infer Word} ${infer Rest}`
  ? WordsOf<Rest, Found | Word>
  : Found | Text;

/** `wordList('bar pub')` is `['bar', 'pub']`. */
export const wordList = <const Text extends string>(text: Text) => text.split(' ') as WordsOf<Text>[];
