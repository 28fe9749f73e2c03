/** Operators and the audit log over HTTP. */

import type { FindInAdmin } from '../../kernel/admin-search.ts';
import type { ReadAlerts } from '../../kernel/alerts.ts';
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { auditLog, exportLog } from './actions/audit-log.ts';
import { listAlerts } from './actions/list-alerts.ts';
import { change, invite, newLink, operators } from './actions/operators.ts';
import { searchAdmin as search } from './actions/search-admin.ts';
import { signIn as enter, readFirstSignIn, signInFirst } from './actions/sign-in.ts';
import { readToday } from './contract/alerts.ts';
import { exportAuditLog, readAuditLog } from './contract/audit-log.ts';
import { changeOperator, inviteOperator, listOperatorNames, listOperators, renewLink } from './contract/operators.ts';
import { searchAdmin } from './contract/search-admin.ts';
import { readMe, readWelcome, redeemWelcome, signIn, signOut } from './contract/sign-in.ts';
import { operatorErrors } from './copy.ts';

const { people } = operatorErrors;

export const operatorRoutes = (deps: Deps, alerts: readonly ReadAlerts[], finders: readonly FindInAdmin[]) => [
  route(searchAdmin, {}, async ({ query }) => ok(await search(deps, finders, query.q ?? ''))),
  route(readToday, {}, async () => ok(await listAlerts(deps, alerts))),
  route(signIn, operatorErrors.signIn, ({ input, client, session }) =>
    enter(deps, input, client.address, session.operator),
  ),
  route(signOut, {}, async ({ session }) => {
    await session.operator.end();
    return ok({ signedOut: true as const });
  }),
  route(readMe, {}, ({ operator }) => ok(operator)),
  route(readWelcome, operatorErrors.welcome, ({ params }) => readFirstSignIn(deps, params.token)),
  route(redeemWelcome, operatorErrors.welcome, ({ params, input, client, session }) =>
    signInFirst(deps, params.token, input, client.address, session.operator),
  ),
  route(listOperators, {}, async () => ok(await operators(deps.db))),
  route(listOperatorNames, {}, async () =>
    ok((await operators(deps.db)).map(({ id, name, state }) => ({ id, name, state }))),
  ),
  route(inviteOperator, people, ({ operator, input }) => invite(deps.db, operator, input)),
  route(renewLink, people, ({ operator, params }) => newLink(deps.db, operator, params.id)),
  route(changeOperator, people, ({ operator, params, input }) => change(deps.db, operator, params.id, input)),
  route(readAuditLog, {}, async ({ query }) => ok(await auditLog(deps.db, query))),
  route(exportAuditLog, {}, async ({ operator }) => ok(await exportLog(deps.db, operator))),
];
