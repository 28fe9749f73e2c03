/** The library that all pictures are made with; loaded when the first is: most visitors never need it. */
import type { default as sharp } from 'sharp';

let loaded: Promise<typeof sharp> | undefined;

export function library(): Promise<typeof sharp> {
  loaded ??= import('sharp').then(({ default: opened }) => {
    opened.cache(false);
    opened.concurrency(1);
    return opened;
  });
  return loaded;
}
