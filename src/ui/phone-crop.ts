/** Of the upright part that a phone shows where a page opens with a picture: AVIF only, browsers without it take the whole. */
import { isUploadedPicture } from '../shared/uploaded-picture.ts';
import { pictureFile, pictureUrl } from './picture-files.ts';

const WIDTHS = [720, 956];

/** Null for a drawing, and for what was uploaded in the back office. */
export function phoneCrop(id: string): string | null {
  const picture = pictureFile(id);
  if (!picture || isUploadedPicture(picture.file)) return null;
  const crop = { ...picture, file: `${picture.file}-phone` };
  return WIDTHS.map((width) => `${pictureUrl(crop, width, 'avif')} ${width}w`).join(', ');
}
