/** A day as it crosses the wire. */
import * as z from 'zod/mini';

export const IsoDay = z.templateLiteral([z.number(), '-', z.number(), '-', z.number()]);
