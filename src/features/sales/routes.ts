/** What sells and what leaves, over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { exportSales, readSales } from './actions/sales.ts';
import { readPulse } from './actions/sales-today.ts';
import * as contract from './contract/sales.ts';
import { salesErrors } from './copy/sales.ts';

export const salesRoutes = (deps: Deps) => [
  route(contract.readPulse, {}, async () => ok(await readPulse(deps))),
  route(contract.readSales, salesErrors, ({ query }) => readSales(deps, query)),
  route(contract.exportSales, salesErrors, ({ operator, query }) => exportSales(deps, operator, query)),
];
