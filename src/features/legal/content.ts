/** The legal pages, with the brand's own words filled in. */
import { site } from '../../../site.config.ts';
import { readContent } from '../../kernel/content-file.ts';
import { LegalText } from './rules.ts';

const filled = (text: LegalText): LegalText =>
  JSON.parse(
    JSON.stringify(text).replaceAll(/\{(name|email|phone)\}/g, (_, part: 'name' | 'email' | 'phone') => site[part]),
  );

export const privacy = filled(readContent('legal/privacy.yaml', LegalText));
export const terms = filled(readContent('legal/terms.yaml', LegalText));
