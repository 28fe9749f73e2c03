/**
 * Remembers what a pure function answered, so that a rule may be asked often without keeping state of its own. The answer
 * is the same with and without it. When as many answers are known as may be, all are forgotten.
 */
export function memoize<Asked, Answer extends NonNullable<unknown> | null>(
  answerTo: (asked: Asked) => Answer,
  { most, keyOf = itself }: { readonly most: number; readonly keyOf?: (asked: Asked) => unknown },
): (asked: Asked) => Answer {
  const known = new Map<unknown, Answer>();
  return (asked) => {
    const key = keyOf(asked);
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = answerTo(asked);
    if (known.size >= most) known.clear();
    known.set(key, answer);
    return answer;
  };
}

const itself = (asked: unknown) => asked;

/** The same for objects, remembered as long as the object lives. */
export function memoizeByObject<Key extends object, Answer extends NonNullable<unknown> | null>(
  answerTo: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new WeakMap<Key, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = answerTo(key);
    known.set(key, answer);
    return answer;
  };
}
