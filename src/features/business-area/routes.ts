/** The business area over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { openGate, readContent } from './actions.ts';
import { readBusinessContent, unlockBusiness } from './contract/business-area.ts';
import { businessAreaCopy } from './copy.ts';

export const businessAreaRoutes = (deps: Pick<Deps, 'config' | 'limits' | 'passwords'>) => [
  route(unlockBusiness, businessAreaCopy.errors, async ({ input, client, session }) => {
    const opened = await openGate(deps, input.password, client.address);
    if (opened.ok) await session.unlockPartner();
    return opened;
  }),
  route(readBusinessContent, {}, () => ok(readContent())),
];
