/** The city guides, in the order of their page. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { CityGuide } from '../rules/guide-schema.ts';

const IDS = readContent('guides/order.yaml', z.array(z.string()));

export const cityGuides: readonly CityGuide[] = IDS.map(
  (id) => readContent(`guides/${id}.yaml`, z.object({ guide: CityGuide })).guide,
);
