/** The terms, as a page. */
import { LegalPage } from '../components/legal-page.tsx';
import { terms } from '../content.ts';

export function TermsScreen() {
  return <LegalPage text={terms} />;
}
