/** The brand's figures over HTTP. */
import type { Deps } from '../../kernel/deps.ts';
import { route } from '../../kernel/http/route.ts';
import { ok } from '../../shared/result.ts';
import * as figures from './actions.ts';
import { listFigures, resetFigure, writeFigure } from './contract.ts';
import { figureErrors } from './copy/figures.ts';

export const brandRoutes = (deps: Deps) => [
  route(listFigures, {}, async ({ operator }) =>
    ok({ figures: await figures.listFigures(deps), mayChange: operator.role === 'owner' }),
  ),
  route(writeFigure, figureErrors, ({ operator, params, input }) =>
    figures.sayFigure(deps, operator, params.name, input),
  ),
  route(resetFigure, figureErrors, ({ operator, params, input }) =>
    figures.letFileSpeak(deps, operator, params.name, input),
  ),
];
