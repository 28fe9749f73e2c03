/** The picture that a shared plan unfolds into where its link is sent: its title over its place. */
import { readFile } from 'node:fs/promises';
import { site } from '../../../../site.config.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { findDestination } from '../../destinations/actions.ts';
import { pictureOfPlan } from '../components/picture-of-plan.ts';
import { explainCopy } from '../copy/explain.ts';
import { pictureOf } from '../rules/explain/plan-picture.ts';
import { availablePictures } from './available-pictures.ts';
import { readSharedPlan } from './share-plan.ts';

const PUBLIC = new URL('../../../../public/', import.meta.url);

/** As JPEG; null where there is no such plan. Says neither price nor dates: a link is read by more people than it was sent to. */
export async function planShareCard(
  deps: Pick<Deps, 'db' | 'now' | 'pictures'>,
  token: string,
): Promise<Buffer | null> {
  const shared = await readSharedPlan(deps, token);
  if (!shared.ok) return null;
  const { title, place, plan, destinationId } = shared.value;
  const picture = pictureOf(pictureOfPlan(shared.value), availablePictures());
  const drawn = await deps.pictures.card({
    picture: new URL(picture.replace('-960.', '-1600.').slice(1), PUBLIC),
    title,
    line: explainCopy.placeAndNights(place, plan.nights),
    brand: site.name,
  });
  const ready = findDestination(destinationId) ? `place-${destinationId}` : 'default';
  return drawn ?? readFile(new URL(`media/og/${ready}.jpg`, PUBLIC));
}
