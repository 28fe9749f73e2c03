/** Every address that search engines may list, as a sitemap. */
import type { Renderer } from './renderer.ts';

export async function sitemap(renderer: Renderer, publicUrl: string): Promise<string> {
  const addresses = await renderer.addresses();
  const entries = addresses.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}
