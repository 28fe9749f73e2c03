/** What the head of a page says: title, description, and what a shared link shows. */
import type { QueryClient } from '@tanstack/react-query';
import { site } from '../../site.config.ts';
import type { Head } from './page.ts';
import type { PageQuery } from './query.ts';
import type { View } from './router.tsx';

export function headOf(view: Pick<View, 'page' | 'params'>, client: QueryClient | undefined): Head {
  const { head } = view.page;
  const read = <T>(query: PageQuery<T>) => client?.getQueryData<T>(query.queryKey);
  const said = typeof head === 'function' ? head(read, view.params) : head;
  return { ...said, title: said.title.includes(site.name) ? said.title : `${said.title} · ${site.name}` };
}
