/** Where the letter that asks for the confirmation leads. */
import { call } from '../../../web/call.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { LinkPage } from '../components/link-page.tsx';
import { confirmSubscription } from '../contract/newsletter.ts';
import { newsletterCopy } from '../copy/newsletter.ts';

const copy = newsletterCopy.confirm;

export function NewsletterConfirmScreen({ params }: ScreenProps) {
  return (
    <LinkPage
      words={copy}
      act={() => call(confirmSubscription, { params: { token: params['token'] ?? '' } })}
      done={{ label: copy.trips, href: '/upcoming-trips' }}
      failed={{ label: copy.again, href: '/contact' }}
    />
  );
}
