/**
 * What a partner reads behind the gate. Server only: no screen may import it. The inquiry address, which is the
 * brand's own, and the words of the pictures are added when the page is asked for.
 */
import * as z from 'zod/mini';
import { readContent } from '../../kernel/content-file.ts';
import { BusinessContent } from './contract/business-area.ts';

const { inquiry, featured } = BusinessContent.shape;

export const business = readContent(
  'business.yaml',
  z.extend(BusinessContent, {
    inquiry: z.omit(inquiry, { email: true }),
    featured: z.extend(featured, { partners: z.array(z.omit(featured.shape.partners.def.element, { alt: true })) }),
  }),
);
