/** Accounts over HTTP. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../server/deps.ts';
import { route } from '../../server/http.ts';
import { ok } from '../../shared/result.ts';
import * as actions from './actions.ts';
import { logIn, logOut, readTraveller, register } from './contract.ts';
import { accountsCopy } from './copy.ts';

export const accountRoutes = (deps: Deps) => [
  route(register, accountsCopy.registerErrors, ({ input, client }) => actions.register(deps, input, client.address)),
  route(logIn, accountsCopy.logInErrors, ({ input, client, session }) =>
    actions.logIn(deps, input, client.address, session),
  ),
  route(logOut, {}, async ({ session }) => {
    await session.end();
    return ok({});
  }),
  route(readTraveller, {}, ({ traveller }) => ok(traveller)),
];
