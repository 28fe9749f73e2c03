/** The privacy page. */
import { privacy } from '../../../../content/legal/privacy.ts';
import { LegalPage } from '../components/legal-page.tsx';

export function PrivacyScreen() {
  return <LegalPage text={privacy} />;
}
