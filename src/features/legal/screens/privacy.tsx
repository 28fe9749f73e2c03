/** The privacy page; it tells of a map service where one is set. */
import { LegalPage } from '../components/legal-page.tsx';
import { privacy } from '../content.ts';

export function PrivacyScreen() {
  return <LegalPage text={privacy} />;
}
