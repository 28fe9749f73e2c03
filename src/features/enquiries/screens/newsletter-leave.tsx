/** Where the last line of every letter to the list leads. */
import { addressOf } from '../../../shared/endpoint.ts';
import { call } from '../../../web/call.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { LinkPage } from '../components/link-page.tsx';
import type { leaveNewsletter } from '../contract/newsletter.ts';
import { newsletterCopy } from '../copy/newsletter.ts';

const copy = newsletterCopy.leave;
const leaveAddress = addressOf<typeof leaveNewsletter>('POST', '/api/newsletter/leave/:token');

export function NewsletterLeaveScreen({ params }: ScreenProps) {
  return (
    <LinkPage
      words={copy}
      act={() => call(leaveAddress, { params: { token: params['token'] ?? '' } })}
      done={{ label: copy.home, href: '/' }}
      failed={{ label: copy.write, href: '/contact' }}
    />
  );
}
