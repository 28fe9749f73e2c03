/** Where the last line of every letter to the list leads. */
import { call } from '../../../web/call.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { LinkPage } from '../components/link-page.tsx';
import { leaveNewsletter } from '../contract/newsletter.ts';
import { newsletterCopy } from '../copy/newsletter.ts';

const copy = newsletterCopy.leave;

export function NewsletterLeaveScreen({ params }: ScreenProps) {
  return (
    <LinkPage
      words={copy}
      act={() => call(leaveNewsletter, { params: { token: params['token'] ?? '' } })}
      done={{ label: copy.home, href: '/' }}
      failed={{ label: copy.write, href: '/contact' }}
    />
  );
}
