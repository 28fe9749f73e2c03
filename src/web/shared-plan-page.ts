/** The page of a shared plan as the server sends it: the plan is in the page, and its head names it where a link is shared. Only the server reads this module. */
import type { QueryClient } from '@tanstack/react-query';
import { site } from '../../site.config.ts';
import type { Recommendation } from '../features/planner/contract/recommend.ts';
import { readSharedPlan } from '../features/planner/contract/share.ts';
import { isShared, planCardPath } from '../features/planner/rules/plan-paths.ts';
import { type PageQuery, queryOf } from './endpoint-query.ts';
import type { PageMetadata } from './page.ts';
import type { PageMatch } from './router.tsx';

type Match = Pick<PageMatch, 'page' | 'params'>;

/** Null for every other page, and for a plan that only its browser has. */
function asked({ page, params: { token = '' } }: Match): PageQuery<Recommendation> | null {
  return page.path === '/plans/:token' && isShared(token) ? queryOf(readSharedPlan, { params: { token } }) : null;
}

export async function loadSharedPlan(match: Match, client: QueryClient): Promise<void> {
  const wanted = asked(match);
  if (wanted) await client.prefetchQuery(wanted);
}

/** Null where there is no such plan. */
export function sharedPlanMetadata(match: Match, client: QueryClient): PageMetadata | null {
  const { token = '' } = match.params;
  const wanted = asked(match);
  const plan = wanted && client.getQueryData<Recommendation>(wanted.queryKey);
  if (!plan) return null;
  const { title, place, duration, highlights } = plan;
  return {
    title: `${title} · ${site.name}`,
    description: `${place}, ${duration}: ${highlights.join(' · ')}`,
    image: planCardPath(token),
    noindex: true,
  };
}
