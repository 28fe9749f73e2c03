/**
 * Which pictures exist as files, which colour waits in their place and which part stays in view when they are cropped.
 * Files are `/media/stills/<file>-<width>.avif|webp`, all 1600 × 1000; a place without one has a drawing, `/media/drawn/<name>.svg`.
 */
import { isUploadedPicture } from '../shared/uploaded-picture.ts';

/** The colour shown until a picture has arrived: a class, because inline styles are not allowed. */
export type PictureTone = keyof typeof tones;
export type PictureFocus = keyof typeof focuses;

export interface PictureFile {
  readonly file: string;
  readonly tone: PictureTone;
  readonly focus: PictureFocus | undefined;
}

const tones = {
  dusk: 'istanbul ibiza lisbon discover-1 lisbon-river-light-detail cartagena-walls-detail',
  rose: 'italy marrakesh miami nyc copenhagen miami-beach-luxury austin colorado nashville santorini lisbon-river-light cartagena-walls jaco-pacific discover-2 miami-beach-luxury-detail amalfi-sea-road-detail park-city-detail santorini-table miami-beach-luxury-table lisbon-river-light-path miami-beach-luxury-room istanbul-two-shores-path',
  snow: 'niseko val-thorens jaco costa-rica niseko-ski ibiza-package ibiza-detail val-thorens-ski-detail santorini-detail amalfi-sea-road-path niseko-ski-path',
  sand: 'hamptons charleston london spain hamptons-after-summer hamptons-after-summer-room ibiza-room niseko-ski-room amalfi-sea-road-table ibiza-table hamptons-after-summer-detail spain-detail austin-detail london-detail charleston-detail aspen-gold-detail niseko-ski-detail spain-path charleston-table copenhagen-table london-path austin-evening hamptons-after-summer-table lisbon-river-light-room jaco-pacific-room park-city-room amalfi-sea-road istanbul-two-shores-room amalfi-sea-road-room cartagena-walls-table',
  night:
    'new-orleans tokyo istanbul-two-shores marrakesh-garden-steam discover-3 istanbul-two-shores-detail miami-beach-luxury-evening tokyo-detail niseko-ski-evening nashville-detail new-orleans-detail costa-rica-detail jaco-pacific-evening marrakesh-garden-steam-evening hamptons-after-summer-evening val-thorens-ski-evening park-city cartagena-walls-evening ibiza-evening',
  brick:
    'cartagena aspen-gold istanbul-two-shores-table marrakesh-garden-steam-table lisbon-river-light-table cartagena-walls-room aspen-gold-room val-thorens-ski-room marrakesh-garden-steam-detail nyc-detail copenhagen-detail new-orleans-table nashville-room costa-rica-table nyc-path aspen-gold-path aspen-gold-table val-thorens-ski val-thorens-ski-table jaco-pacific-detail marrakesh-garden-steam-room tokyo-table jaco-pacific-table',
} as const;

/** Part of the picture that stays in view when it is cropped; the middle where nothing is said. */
const focuses = {
  left: 'charleston lisbon miami-beach-luxury-table jaco-pacific-room',
  right:
    'val-thorens ibiza hamptons london nashville santorini istanbul miami-beach-luxury istanbul-two-shores cartagena-walls lisbon-river-light discover-1 ibiza-room ibiza-detail hamptons-after-summer-detail nashville-detail nashville-room austin-evening miami-beach-luxury-room',
} as const;

const PICTURE_WIDTHS = [480, 720, 960, 1600];
const UPLOADED_WIDTHS = [480, 960, 1600];

const focusOf = (file: string): PictureFocus | undefined =>
  (['left', 'right'] as const).find((side) => focuses[side].split(' ').includes(file));

const known = new Map(
  (Object.keys(tones) as PictureTone[]).flatMap((tone) =>
    tones[tone].split(' ').map((file) => [file, { file, tone, focus: focusOf(file) }] as const),
  ),
);

/** What an id without a picture shows: a view of nowhere in particular. */
export const drawnPictures = ['not-found', 'coast', 'bay', 'dunes'] as const;

const nowhere = ['coast', 'bay', 'dunes'] as const;

/** `lisbon-slow-days` shows Lisbon: the longest name the id begins with. */
function nameIn(names: readonly string[], id: string): string | undefined {
  return names
    .filter((name) => id === name || id.startsWith(`${name}-`))
    .reduce<string | undefined>((longest, name) => (name.length > (longest?.length ?? 0) ? name : longest), undefined);
}

/** The file of a picture, or null where there is only a drawing. */
export function pictureFile(id: string): PictureFile | null {
  if (isUploadedPicture(id)) return { file: id, tone: 'sand', focus: undefined };
  return known.get(nameIn([...known.keys(), ...drawnPictures], id) ?? '') ?? null;
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

/** A few pixels of the picture, shown blurred until it has arrived. */
export function placeholderUrl(picture: PictureFile): string {
  return pictureUrl(picture, 24, 'webp');
}

/** "… 480w, … 960w": what the browser chooses from. */
export function pictureSources(picture: PictureFile, format: PictureFormat): string {
  const widths = isUploadedPicture(picture.file) ? UPLOADED_WIDTHS : PICTURE_WIDTHS;
  return widths.map((width) => `${pictureUrl(picture, width, format)} ${width}w`).join(', ');
}

/** The best single address, for a preload, a share card or structured data. */
export function pictureAddress(id: string, format: PictureFormat = 'webp'): string | null {
  const picture = pictureFile(id);
  return picture && pictureUrl(picture, 1600, format);
}
