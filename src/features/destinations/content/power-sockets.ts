/** What the sockets of a country take and give, by ISO 3166 code. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';

const Sockets = z.object({ types: z.array(z.string()), volts: z.number() });
export type Sockets = z.infer<typeof Sockets>;

export const sockets: Readonly<Record<string, Sockets>> = readContent('sockets.yaml', z.record(z.string(), Sockets));
