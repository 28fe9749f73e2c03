/** The privacy page; it tells of a map service where one is set. */
import { privacyWhere } from '../../../../content/legal/privacy.ts';
import { useNavigation } from '../../../web/router.tsx';
import { LegalPage } from '../components/legal-page.tsx';

export function PrivacyScreen() {
  return <LegalPage text={privacyWhere(useNavigation().guests.includes('map'))} />;
}
