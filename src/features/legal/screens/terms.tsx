/** The terms, as a page. */
import { terms } from '../../../../content/legal/terms.ts';
import { LegalPage } from '../components/legal-page.tsx';

export function TermsScreen() {
  return <LegalPage text={terms} />;
}
