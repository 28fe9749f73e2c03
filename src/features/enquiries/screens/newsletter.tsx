/** Where the emails of the newsletter lead: to confirm an address, and to leave the list. */
import { call } from '../../../web/api-client.ts';
import { EmailLinkPage } from '../../../web/email-link-page.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { confirmSubscription, leaveNewsletter } from '../contract/newsletter.ts';
import { newsletterCopy } from '../copy/newsletter.ts';

const confirmCopy = newsletterCopy.confirm;

export function NewsletterConfirmScreen({ params }: ScreenProps) {
  return (
    <EmailLinkPage
      words={confirmCopy}
      refused={confirmCopy.title}
      act={() => call(confirmSubscription, { params: { token: params['token'] ?? '' } })}
      done={{ label: confirmCopy.trips, href: '/upcoming-trips' }}
      failed={{ label: confirmCopy.again, href: '/contact' }}
    />
  );
}

const leaveCopy = newsletterCopy.leave;

/** Where the last line of every email to the list leads. */
export function NewsletterLeaveScreen({ params }: ScreenProps) {
  return (
    <EmailLinkPage
      words={leaveCopy}
      refused={leaveCopy.title}
      act={() => call(leaveNewsletter, { params: { token: params['token'] ?? '' } })}
      done={{ label: leaveCopy.home, href: '/' }}
      failed={{ label: leaveCopy.write, href: '/contact' }}
    />
  );
}
