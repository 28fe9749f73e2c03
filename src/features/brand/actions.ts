/** The brand's figures: read for pages, and said anew by its owner. */

import { type Db, inTransaction } from '../../database/sql.ts';
import { audit } from '../../kernel/audit-log.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Operator } from '../../kernel/sessions/operator-sessions.ts';
import type { ErrorOf } from '../../shared/endpoint.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { resetFigure, ShownFigure, writeFigure } from './contract.ts';
import { FIGURES, type Figure, isFigure, type WrittenFigures } from './rules.ts';
import { deleteSaid, holdSaid, listSaid, writeSaid } from './store.ts';

/** What differs from the files, for pages. */
export async function writtenFigures({ db }: Pick<Deps, 'db'>): Promise<WrittenFigures> {
  const said = await listSaid(db);
  const known = said.filter(({ name, value }) => FIGURES.some((one) => one.name === name && one.written !== value));
  return Object.fromEntries(known.map(({ name, value }) => [name, value]));
}

export async function listFigures({ db }: Pick<Deps, 'db'>): Promise<ShownFigure[]> {
  const said = new Map((await listSaid(db)).map((one) => [one.name, one]));
  return FIGURES.map((figure) => {
    const own = said.get(figure.name);
    return {
      ...figure,
      value: own?.value ?? figure.written,
      changed: own ? { by: own.by, at: own.at.toISOString() } : null,
    };
  });
}

export async function sayFigure(
  deps: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  name: string,
  { value, was }: { readonly value: string; readonly was: string },
): Promise<Result<ShownFigure, ErrorOf<typeof writeFigure>>> {
  const figure = FIGURES.find((one) => one.name === name);
  if (!figure) return err('no_such_figure');
  if (!isFigure(figure.kind, value)) return err('not_of_its_kind', { kind: figure.kind });
  return change(deps, operator, figure, was, (tx) =>
    writeSaid(tx, { name, value, by: operator.name, at: deps.now() }).then(() => value),
  );
}

export async function letFileSpeak(
  deps: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  name: string,
  { was }: { readonly was: string },
): Promise<Result<ShownFigure, ErrorOf<typeof resetFigure>>> {
  const figure = FIGURES.find((one) => one.name === name);
  if (!figure) return err('no_such_figure');
  return change(deps, operator, figure, was, (tx) => deleteSaid(tx, name).then(() => figure.written));
}

async function change(
  { db }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { name, written }: Figure,
  was: string,
  write: (tx: Db) => Promise<string>,
): Promise<Result<ShownFigure, 'no_such_figure' | 'changed_meanwhile'>> {
  const done = await inTransaction(db, async (tx) => {
    const before = (await holdSaid(tx, name)) ?? written;
    if (before !== was) return err('changed_meanwhile', { now: before });
    const after = await write(tx);
    await audit(tx, {
      operator,
      action: 'figure.say',
      subject: `figure:${name}`,
      before: { value: before },
      after: { value: after },
    });
    return ok(null);
  });
  if (!done.ok) return done;
  const shown = (await listFigures({ db })).find((one) => one.name === name);
  return shown ? ok(shown) : err('no_such_figure');
}
