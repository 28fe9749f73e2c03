/** Messages to travellers over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import { readMessage, sentMessages } from './actions/read-messages.ts';
import { previewMessage, sendMessages } from './actions/send-messages.ts';
import * as templates from './actions/templates.ts';
import * as contract from './contract/messages.ts';
import * as templateContract from './contract/templates.ts';
import { messageErrors, messageReadErrors, templateErrors } from './copy/messages.ts';

export const messageRoutes = (deps: Deps) => [
  route(contract.previewMessage, messageErrors, ({ input }) => previewMessage(deps, input)),
  route(contract.sendMessages, messageErrors, ({ operator, input }) => sendMessages(deps, operator, input)),
  route(contract.listMessages, {}, async () => ok(await sentMessages(deps.db))),
  route(contract.readMessage, messageReadErrors, ({ params }) => readMessage(deps.db, params.id)),
  route(templateContract.listTemplates, {}, async () => ok(await templates.listTemplates(deps.db))),
  route(templateContract.addTemplate, templateErrors, ({ operator, input }) =>
    templates.addTemplate(deps, operator, input),
  ),
  route(templateContract.changeTemplate, templateErrors, ({ operator, params, input }) =>
    templates.changeTemplate(deps, operator, params.id, input),
  ),
  route(templateContract.removeTemplate, templateErrors, ({ operator, params }) =>
    templates.removeTemplate(deps, operator, params.id),
  ),
];
