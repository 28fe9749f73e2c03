/** Who we are to services of others: product, version, and where to complain. Some refuse whoever does not say. */
import manifest from '../../package.json' with { type: 'json' };
import { site } from '../../site.config.ts';
import type { Config } from './config.ts';

export function ourAgent({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  // A header holds ASCII only, and a product is one word.
  const product = site.name.replaceAll(/[^\w.-]+/g, '') || 'site';
  return `${product}/${manifest.version} (${publicUrl}; ${site.email})`;
}
