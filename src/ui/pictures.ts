/**
 * Which pictures exist as files, how large they are, and which colour waits in their place. Files are
 * `/media/stills/<file>-<width>.avif|webp`; a place without one has a drawing, `/media/drawn/<name>.svg`.
 */

/** The colour shown until a picture has arrived: a class, because inline styles are not allowed. */
export type PictureTone = 'dusk' | 'snow' | 'sand' | 'night' | 'brick' | 'rose';

export type PictureFile = {
  file: string;
  width: number;
  height: number;
  widths: readonly number[];
  tone: PictureTone;
  /** Part of the picture that stays in view when it is cropped. */
  focus?: 'left' | 'right' | 'centre' | undefined;
};

const card = (file: string, tone: PictureTone, focus?: PictureFile['focus']): PictureFile => ({
  file,
  width: 1056,
  height: 660,
  widths: [480, 960, 1056],
  tone,
  focus,
});

const files = {
  italy: { file: 'italy', width: 1286, height: 723, widths: [480, 960, 1286], tone: 'dusk' },
  istanbul: { file: 'istanbul', width: 1280, height: 800, widths: [480, 960, 1280], tone: 'rose' },
  marrakesh: card('marrakesh', 'brick'),
  niseko: card('niseko', 'snow'),
  'val-thorens': card('val-thorens', 'snow', 'right'),
  ibiza: card('ibiza', 'rose', 'right'),
  miami: card('miami', 'night'),
  nyc: card('nyc', 'night'),
  copenhagen: card('copenhagen', 'brick'),
  hamptons: card('hamptons', 'sand', 'right'),
} as const satisfies Record<string, PictureFile>;

/** Other names of the same picture: package ids, and pages that borrow one. */
const aliases: Record<string, keyof typeof files> = {
  hero: 'italy',
  valthorens: 'val-thorens',
  'val-thorens-ski': 'val-thorens',
  'niseko-ski': 'niseko',
  'miami-beach-luxury': 'miami',
  'discover-1': 'marrakesh',
  'discover-2': 'niseko',
  'discover-3': 'ibiza',
};

const known = new Map<string, PictureFile>(Object.entries(files));

/** Places that are drawn until they have a picture, and three views of nowhere in particular. */
export const drawnPictures = [
  'austin',
  'nashville',
  'new-orleans',
  'park-city',
  'colorado',
  'charleston',
  'london',
  'lisbon',
  'spain',
  'cartagena',
  'jaco',
  'santorini',
  'tokyo',
  'costa-rica',
  'not-found',
  'coast',
  'bay',
  'dunes',
] as const;

const nowhere = ['coast', 'bay', 'dunes'] as const;

/** `lisbon-slow-days` shows Lisbon: the longest name the id begins with. */
function nameIn(names: readonly string[], id: string): string | undefined {
  return names
    .filter((name) => id === name || id.startsWith(`${name}-`))
    .reduce<string | undefined>((longest, name) => (name.length > (longest?.length ?? 0) ? name : longest), undefined);
}

/** The file of a picture, or null where there is only a drawing. */
export function pictureFile(id: string): PictureFile | null {
  const name = aliases[id] ?? nameIn([...known.keys(), ...drawnPictures], id);
  return (name && known.get(name)) || null;
}

/** The drawing of a place; any id has one, always the same. */
export function drawnUrl(id: string): string {
  let sum = 0;
  for (const letter of id) sum += letter.charCodeAt(0);
  return `/media/drawn/${nameIn(drawnPictures, id) ?? nowhere[sum % nowhere.length]}.svg`;
}

export type PictureFormat = 'avif' | 'webp';

export function pictureUrl(picture: PictureFile, width: number, format: PictureFormat): string {
  return `/media/stills/${picture.file}-${width}.${format}`;
}

/** "… 480w, … 960w": what the browser chooses from. */
export function pictureSources(picture: PictureFile, format: PictureFormat): string {
  return picture.widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

/** The best single address, for a preload, a share card or structured data. */
export function pictureAddress(id: string, format: PictureFormat = 'webp'): string | null {
  const picture = pictureFile(id);
  return picture && pictureUrl(picture, Math.max(...picture.widths), format);
}
