/** Where to find the company. A network without a target is named as coming soon, never linked to nowhere. */
import { site } from '../../../../site.config.ts';
import { Card } from '../../../ui/card.tsx';
import { contactCopy } from '../copy/contact.ts';

const copy = contactCopy.contact;
const onCard = site.social.filter((network) => network.onContactCard);

export function ContactCard() {
  return (
    <Card as="aside" ground="night" className="bg-pine! lg:col-span-5 lg:self-start">
      <dl className="grid gap-6">
        <div>
          <dt className="text-sm text-fg-muted">{copy.email}</dt>
          <dd className="mt-1">
            <a
              className="display text-2xl underline decoration-accent decoration-1 underline-offset-[0.22em]"
              href={`mailto:${site.email}`}
            >
              {site.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-fg-muted">{copy.phone}</dt>
          <dd className="mt-1">
            <a className="text-lg" href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
              {site.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-fg-muted">{copy.social}</dt>
          <dd className="mt-2">
            <ul className="grid grid-cols-2 gap-x-6 border-t border-line">
              {onCard.map((network) => (
                <li key={network.name} className="border-b border-line py-3 leading-snug">
                  {network.href ? (
                    <a className="link" href={network.href} rel="noopener" target="_blank">
                      {network.name}
                    </a>
                  ) : (
                    <>
                      {network.name}
                      <span className="block text-xs text-fg-muted">{copy.soon}</span>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </Card>
  );
}
