/** Writes every drawn place to `public/media/drawn`: `npm run draw` after a change here. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawnPictures } from '../../src/ui/picture-files.ts';
import { drawScene } from './scene.ts';

const folder = new URL('../../public/media/drawn/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const id of drawnPictures) writeFileSync(new URL(`${id}.svg`, folder), drawScene(id));
