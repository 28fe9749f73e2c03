/** The title of a page, as the window and search engines show it. */
import type { QueryClient } from '@tanstack/react-query';
import { site } from '../../site.config.ts';
import type { Read } from './page.ts';
import type { View } from './router.tsx';

export function titleOf({ page, params }: Pick<View, 'page' | 'params'>, client: QueryClient | undefined): string {
  const title = typeof page.title === 'function' ? page.title(reader(client), params) : page.title;
  return title.includes(site.name) ? title : `${title} · ${site.name}`;
}

export function reader(client: QueryClient | undefined): Read {
  return (query) => client?.getQueryData(query.queryKey);
}
