/** The brand's figures over the wire. Pages get them with their document, so there is nothing here for visitors. */
import * as z from 'zod/mini';
import { endpoint } from '../../shared/endpoint.ts';
import { typedText } from '../../shared/typed-text.ts';
import { messages } from './copy/validation.ts';

const ShownFigure = z.object({
  name: z.string(),
  group: z.enum(['pages', 'views', 'students']),
  label: z.string(),
  kind: z.enum(['count', 'rating', 'hours']),
  /** What visitors read. */
  value: z.string(),
  /** What the files say. */
  written: z.string(),
  /** Null: nobody has changed it. */
  changed: z.nullable(z.object({ by: z.string(), at: z.string() })),
});
export type ShownFigure = z.infer<typeof ShownFigure>;

const value = typedText(1, 12, messages.value, messages.value);
const params = z.object({ name: z.string().check(z.maxLength(120)) });
/** What it said when it was edited. */
const was = z.string(messages.was).check(z.maxLength(40, messages.was));
const errors = { no_such_figure: 404, changed_meanwhile: 409 } as const;

export const listFigures = endpoint('GET /api/admin/figures', {
  who: 'operator',
  summary: 'The figures the brand states of itself',
  output: z.object({ figures: z.array(ShownFigure), mayChange: z.boolean() }),
});

export const writeFigure = endpoint('PUT /api/admin/figures/:name', {
  who: 'owner',
  summary: 'Says a figure anew',
  params,
  input: z.object({ value, was }),
  output: ShownFigure,
  errors: { ...errors, not_of_its_kind: 400 },
});

export const resetFigure = endpoint('POST /api/admin/figures/:name/reset', {
  who: 'owner',
  summary: 'Lets the file speak again',
  params,
  input: z.object({ was }),
  output: ShownFigure,
  errors,
});
