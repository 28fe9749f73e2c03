/** Whether there is budget left for asking others about restaurants. */
import type { ReadMatters } from '../../../server/matters.ts';
import { isLastingSpent } from './live.ts';
import { isPassingSpent } from './passing.ts';

export const restaurantMatters: ReadMatters = async (deps) => {
  const { places } = deps;
  const sources = [
    ...(places.lasting ? [{ name: 'OpenStreetMap', spent: await isLastingSpent(deps) }] : []),
    ...(places.passing ? [{ name: 'Google Places', spent: await isPassingSpent(deps) }] : []),
  ];
  return sources.map(({ name, spent }) => ({
    id: `places-${name}`,
    title: spent ? `Today’s questions to ${name} are used up; lists show what is stored` : `${name} may be asked`,
    count: spent ? 1 : 0,
    oldest: null,
    href: null,
    state: spent ? 'waits' : 'fine',
  }));
};
