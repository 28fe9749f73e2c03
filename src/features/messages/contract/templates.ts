/** Texts to use again, over the wire. */
import * as z from 'zod/mini';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { messages as says } from '../copy/validation.ts';
import { text } from './messages.ts';

export const TEMPLATE_KINDS = ['message', 'answer'] as const;
const TemplateFields = {
  kind: z.enum(TEMPLATE_KINDS, says.kind),
  name: text(80, 1, says.name),
  /** Of a message; an answer has none. */
  subject: text(120, 0, says.subject),
  body: text(8000, 1, says.body),
};
const Template = z.object({ id: z.int(), version: z.int(), updatedAt: z.string(), ...TemplateFields });
export type Template = z.infer<typeof Template>;
export const TemplateForm = z.object(TemplateFields);
export type TemplateForm = z.infer<typeof TemplateForm>;

export const listTemplates = endpoint('GET /api/admin/message-templates', {
  who: 'operator',
  summary: 'Texts that are written again and again',
  output: z.object({ templates: z.array(Template) }),
});

export const addTemplate = endpoint('POST /api/admin/message-templates', {
  who: 'operator',
  summary: 'Keeps a text to be used again',
  input: TemplateForm,
  output: Template,
  errors: { unknown_slot: 422, name_taken: 409 },
  status: 201,
});

export const changeTemplate = endpoint('PUT /api/admin/message-templates/:id', {
  who: 'operator',
  summary: 'Changes a kept text; what was sent stays as it was sent',
  params: z.object({ id: z.string() }),
  input: z.object({ ...TemplateFields, version: z.int(says.version) }),
  output: Template,
  errors: { unknown_slot: 422, name_taken: 409, no_such_template: 404, changed_meanwhile: 409 },
});

export const removeTemplate = endpoint('DELETE /api/admin/message-templates/:id', {
  who: 'operator',
  summary: 'Forgets a kept text',
  params: z.object({ id: z.string() }),
  output: z.object({ removed: z.literal(true) }),
  errors: { no_such_template: 404 },
});
export type TemplateError = ErrorOf<typeof changeTemplate>;
