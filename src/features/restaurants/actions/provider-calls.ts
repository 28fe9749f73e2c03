/** The day's questions to the services of others: how many are used, of how many. */
import type { Deps } from '../../../kernel/deps.ts';
import type { MetricReading } from '../../../kernel/metric-readings.ts';
import { googleCallsToday } from './google-places.ts';
import { overpassCallsToday } from './live-places.ts';

export const providerCallsReading: MetricReading<Pick<Deps, 'config' | 'limits'>> = {
  gauges: [
    {
      name: 'provider_calls_today',
      help: 'Questions to services of places today (UTC), by provider',
      label: 'provider',
    },
    { name: 'provider_calls_budget', help: 'How many of them a day may have', label: 'provider' },
  ],
  async read(deps) {
    const { config } = deps;
    const google = config.googlePlaces && (await googleCallsToday(deps, config.googlePlaces));
    const overpass = config.overpassUrl === null ? null : await overpassCallsToday(deps);
    const figures = (of: 'taken' | 'most') => ({
      ...(google && { google: google[of] }),
      ...(overpass && { overpass: overpass[of] }),
    });
    return [figures('taken'), figures('most')];
  },
};
