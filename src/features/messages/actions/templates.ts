/** Texts to use again: kept, changed and forgotten, each with its entry in the log. */
import { type Db, inTransaction, isUniqueViolation } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { toWire } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Template, TemplateError, TemplateForm } from '../contract/templates.ts';
import { faultySlots } from '../rules.ts';
import { deleteTemplate, findTemplate, insertTemplate, readTemplates, updateTemplate } from '../store/templates.ts';

export async function listTemplates(db: Db): Promise<{ templates: Template[] }> {
  return { templates: (await readTemplates(db)).map(toWire) };
}

export async function addTemplate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  form: TemplateForm,
): Promise<Result<Template, 'unknown_slot' | 'name_taken'>> {
  const [slot] = faultySlots(`${form.subject}\n${form.body}`);
  if (slot !== undefined) return err('unknown_slot', { slot });
  return withFreeName(async () =>
    inTransaction(db, async (tx) => {
      const added = await insertTemplate(tx, form, now());
      await audit(tx, { operator, action: 'template.add', subject: `template:${added.id}`, after: noted(form) });
      return ok(toWire(added));
    }),
  );
}

export async function changeTemplate(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  idText: string,
  { version, ...form }: TemplateForm & { readonly version: number },
): Promise<Result<Template, TemplateError>> {
  const [slot] = faultySlots(`${form.subject}\n${form.body}`);
  if (slot !== undefined) return err('unknown_slot', { slot });
  const id = idFrom(idText);
  return withFreeName<TemplateError>(async () =>
    inTransaction(db, async (tx) => {
      const before = await findTemplate(tx, id);
      if (!before) return err('no_such_template');
      const changed = await updateTemplate(tx, { id, version }, form, now());
      if (!changed) return err('changed_meanwhile');
      await audit(tx, {
        operator,
        action: 'template.change',
        subject: `template:${id}`,
        before: noted(before),
        after: noted(form),
      });
      return ok(toWire(changed));
    }),
  );
}

export async function removeTemplate(
  { db }: Pick<Deps, 'db'>,
  operator: Operator,
  idText: string,
): Promise<Result<{ removed: true }, 'no_such_template'>> {
  return inTransaction(db, async (tx) => {
    const before = await findTemplate(tx, idFrom(idText));
    if (!before || !(await deleteTemplate(tx, before.id))) return err('no_such_template');
    await audit(tx, { operator, action: 'template.remove', subject: `template:${before.id}`, before: noted(before) });
    return ok({ removed: true });
  });
}

/** Ours, and nothing of a traveller. */
function noted({ kind, name, subject, body }: TemplateForm) {
  return { kind, name, subject, body };
}

function idFrom(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}

async function withFreeName<E extends string>(
  work: () => Promise<Result<Template, E>>,
): Promise<Result<Template, E | 'name_taken'>> {
  try {
    return await work();
  } catch (fault) {
    if (isUniqueViolation(fault, 'message_templates_name_taken')) return err('name_taken');
    throw fault;
  }
}
