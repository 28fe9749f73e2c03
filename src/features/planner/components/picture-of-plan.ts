/** The picture of a plan by its id: the trip's own where it is one of ours, else that of its place. */
import type { Recommendation } from '../contract/recommend.ts';

export function pictureOfPlan({ image, destinationId }: Pick<Recommendation, 'image' | 'destinationId'>): string {
  return /\/stills\/([\w-]+)-960\.webp$/.exec(image)?.[1] ?? destinationId;
}
