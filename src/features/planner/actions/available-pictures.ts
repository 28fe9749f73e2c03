/** Which pictures there are, from the files themselves: they come and go without the agent being told. */
import { existsSync, readdirSync } from 'node:fs';
import type { PicturesThere } from '../rules/explain/plan-picture.ts';

const MEDIA = new URL('../../../../public/media/', import.meta.url);

function namesIn(folder: string, ending: RegExp): Set<string> {
  const at = new URL(`${folder}/`, MEDIA);
  const files = existsSync(at) ? readdirSync(at) : [];
  return new Set(files.filter((file) => ending.test(file)).map((file) => file.replace(ending, '')));
}

let found: PicturesThere | undefined;

export function availablePictures(): PicturesThere {
  found ??= { stills: namesIn('stills', /-960\.webp$/), drawings: namesIn('drawn', /\.svg$/) };
  return found;
}
