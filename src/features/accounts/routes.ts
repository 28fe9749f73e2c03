/** Accounts over HTTP. The contract says what is allowed; this file only says who does the work. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import type { PersonalRecords } from '../../kernel/personal-records.ts';
import { ok } from '../../shared/result.ts';
import * as own from './actions/own-account.ts';
import { deleteAccount, writeOwnData } from './actions/own-account.ts';
import { logIn, register } from './actions/register-and-log-in.ts';
import * as contract from './contract/accounts.ts';
import { readTraveller } from './contract/read-traveller.ts';
import { accountsCopy as copy } from './copy/accounts.ts';

/** `records`: what the features keep about travellers. */
export const accountRoutes = (deps: Deps, records: readonly PersonalRecords[]) => [
  route(contract.register, copy.registerErrors, ({ input, client }) => register(deps, input, client.address)),
  route(contract.logIn, copy.logInErrors, ({ input, client, session }) => logIn(deps, input, client.address, session)),
  route(contract.logOut, {}, async ({ session }) => {
    await session.end();
    return ok({});
  }),
  route(readTraveller, {}, ({ traveller }) => ok(traveller)),
  route(contract.readAccount, {}, async ({ traveller, session }) =>
    ok(await own.readAccount(deps, traveller, session)),
  ),
  route(contract.changePassword, copy.changePasswordErrors, ({ traveller, input, session }) =>
    own.changePassword(deps, traveller, input, session),
  ),
  route(contract.endOwnSession, copy.endSessionErrors, ({ traveller, params, session }) =>
    own.endOne(deps, traveller, params.id, session),
  ),
  route(contract.endOtherSessions, {}, async ({ traveller, session }) =>
    ok(await own.endOthers(deps, traveller, session)),
  ),
  route(contract.downloadOwnData, copy.downloadErrors, ({ traveller }) => writeOwnData(deps, records, traveller)),
  route(contract.deleteAccount, copy.deleteErrors, ({ traveller, input, session }) =>
    deleteAccount(deps, records, traveller, input, session),
  ),
];
