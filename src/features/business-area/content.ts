/**
 * What a partner reads behind the gate. Server only: no screen may import it. The inquiry address is the brand's own and
 * is added when the page is asked for.
 */
import * as z from 'zod/mini';
import { readContent } from '../../kernel/content-file.ts';
import { BusinessContent } from './contract/business-area.ts';

const Inquiry = z.omit(BusinessContent.shape.inquiry, { email: true });

export const business = readContent('business.yaml', z.extend(BusinessContent, { inquiry: Inquiry }));
