/** The contact page in its four blocks: the opening, how we help, the form with the ways to reach us, the newsletter. */
import { site } from '../../../../site.config.ts';
import { Card } from '../../../ui/card.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { ContactForm } from '../components/contact-form.tsx';
import { NewsletterForm } from '../components/newsletter-form.tsx';
import { contactCopy, contactCopy as copy } from '../copy/contact.ts';
import { newsletterCopy } from '../copy/newsletter.ts';

export function ContactScreen() {
  return (
    <>
      <Section ground="clear" space="scene">
        <Opening level={1} title={copy.title} lead={copy.intro} />
      </Section>
      <Section space="md" labelledBy="help">
        <Heading level={2} id="help">
          {copy.help.title}
        </Heading>
        <ul className="mt-10 grid gap-x-10 gap-y-9 md:mt-14 md:grid-cols-3">
          {copy.help.reasons.map((reason) => (
            <li key={reason.name} className="border-t border-line pt-6">
              <Heading level={3} size="card">
                {reason.name}
              </Heading>
              <p className="mt-3 text-fg-muted">{reason.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="paper" space="md" labelledBy="contact">
        <Heading level={2} id="contact">
          {copy.contact.title}
        </Heading>
        <p className="mt-5 max-w-[32em] text-xl text-fg-muted">{copy.contact.text}</p>
        <div className="mt-10 grid gap-10 md:mt-14 lg:grid-cols-12 lg:gap-14">
          <div className="min-w-0 lg:col-span-7">
            <Heading level={3} size="part">
              {copy.form.title}
            </Heading>
            <ContactForm />
          </div>
          <ContactCard />
        </div>
      </Section>
      <Section space="md" labelledBy="newsletter">
        <div className="grid gap-7 lg:grid-cols-2 lg:items-start lg:gap-14">
          <div>
            <Heading level={2} id="newsletter">
              {newsletterCopy.title}
            </Heading>
            <p className="mt-5 max-w-[36em] text-xl text-fg-muted">{newsletterCopy.text}</p>
          </div>
          <NewsletterForm />
        </div>
      </Section>
    </>
  );
}

const cardCopy = contactCopy.contact;
const onCard = site.social.filter((network) => network.onContactCard);

/** Where to find the company. A network without a target is named as coming soon, never linked to nowhere. */
function ContactCard() {
  return (
    <Card as="aside" ground="night" className="bg-pine! lg:col-span-5 lg:self-start">
      <dl className="grid gap-6">
        <div>
          <dt className="text-sm text-fg-muted">{cardCopy.email}</dt>
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
          <dt className="text-sm text-fg-muted">{cardCopy.phone}</dt>
          <dd className="mt-1">
            <a className="text-lg" href={`tel:${site.phone.replace(/[^+\d]/g, '')}`}>
              {site.phone}
            </a>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-fg-muted">{cardCopy.social}</dt>
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
                      <span className="block text-xs text-fg-muted">{cardCopy.soon}</span>
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
