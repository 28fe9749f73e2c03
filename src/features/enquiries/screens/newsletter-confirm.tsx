/** Where the letter that asks for the confirmation leads. */
import { addressOf } from '../../../shared/endpoint.ts';
import { call } from '../../../web/call.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { LinkPage } from '../components/link-page.tsx';
import type { confirmSubscription } from '../contract/newsletter.ts';
import { newsletterCopy } from '../copy/newsletter.ts';

const copy = newsletterCopy.confirm;
const confirmAddress = addressOf<typeof confirmSubscription>('POST', '/api/newsletter/confirm/:token');

export function NewsletterConfirmScreen({ params }: ScreenProps) {
  return (
    <LinkPage
      words={copy}
      act={() => call(confirmAddress, { params: { token: params['token'] ?? '' } })}
      done={{ label: copy.trips, href: '/upcoming-trips' }}
      failed={{ label: copy.again, href: '/contact' }}
    />
  );
}
