/** The picture of a destination or package, as an address of our own: a still where there is one, else a drawing. */

export interface PicturesThere {
  /** Names without width and ending: "lisbon". */
  readonly stills: ReadonlySet<string>;
  readonly drawings: ReadonlySet<string>;
}

/** A view of nowhere in particular. */
const ANYWHERE = '/media/drawn/coast.svg';

/** `lisbon-slow-days` shows Lisbon: the longest name that the id begins with. */
function nameIn(names: ReadonlySet<string>, id: string): string | undefined {
  return [...names]
    .filter((name) => id === name || id.startsWith(`${name}-`))
    .toSorted((a, b) => b.length - a.length)[0];
}

export function pictureOf(id: string, { stills, drawings }: PicturesThere): string {
  const still = nameIn(stills, id);
  if (still !== undefined) return `/media/stills/${still}-960.webp`;
  const drawing = nameIn(drawings, id);
  return drawing === undefined ? ANYWHERE : `/media/drawn/${drawing}.svg`;
}

/** Pictures of a mood: beside a plan that names its hotel and its tables they would be taken for those. */
const NOT_THE_PLACE = /-(?:room|table|path|detail|evening)$/;

/** Another picture of the place than those on the cards before, where it has one; snow is shown to whoever asked for it. */
export function otherPicture(
  id: string,
  shown: ReadonlySet<string>,
  { stills }: PicturesThere,
  wantsSnow: boolean,
): string | undefined {
  return [...stills]
    .filter((name) => name.startsWith(`${id}-`) && !NOT_THE_PLACE.test(name) && (wantsSnow || !name.endsWith('-ski')))
    .map((name) => `/media/stills/${name}-960.webp`)
    .toSorted()
    .find((picture) => !shown.has(picture));
}
