/** Names that a title has room for. */
import type { Place } from '../../../../destinations/rules/catalogue.ts';

const SHORT = 34;

/** In a title a long name is left to the text, as long as there is a shorter one. */
export const shortNamesFirst = (list: readonly Place[]) => {
  const isLong = ({ name }: Place) => name.length > SHORT || /,| and /.test(name);
  return withoutEchoes([...list.filter((place) => !isLong(place)), ...list.filter(isLong)]);
};

/** A lesson at a beach and the beach are not named in one breath. */
const withoutEchoes = (list: readonly Place[]) =>
  list.filter(
    ({ name }, i) => !list.slice(0, i).some((other) => other.name.includes(name) || name.includes(other.name)),
  );
