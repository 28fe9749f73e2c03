/** The contact page in its four blocks. The forms come later; the ways to reach us are real already. */
import { site } from '../../../../site.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { ContactCard } from '../components/contact-card.tsx';
import { enquiriesCopy as copy } from '../copy.ts';

export function ContactScreen() {
  return (
    <>
      <Section ground="clear" space="lg" className="isolate">
        <div aria-hidden="true" className="scrim-side -top-(--header-height)! -z-10 max-md:bg-umber/60!" />
        <Opening level={1} title={copy.title} lead={copy.intro} className="[&>p]:text-fg" />
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
        <div className="grid gap-10 md:grid-cols-12 md:gap-14">
          <div className="md:col-span-7">
            <Heading level={2} id="contact">
              {copy.contact.title}
            </Heading>
            <p className="mt-5 max-w-[32em] text-xl text-fg-muted">{copy.contact.text}</p>
            <ButtonLink
              variant="dark"
              size="lg"
              className="mt-8"
              href={`mailto:${site.email}?subject=${encodeURIComponent(copy.contact.subject)}`}
            >
              {copy.contact.write}
            </ButtonLink>
          </div>
          <ContactCard />
        </div>
      </Section>
      <Section space="md" labelledBy="newsletter">
        <div className="grid gap-6 md:grid-cols-12 md:items-end md:gap-14">
          <div className="md:col-span-8">
            <Heading level={2} id="newsletter">
              {copy.newsletter.title}
            </Heading>
            <p className="mt-5 max-w-[36em] text-xl text-fg-muted">{copy.newsletter.text}</p>
          </div>
          <p className="md:col-span-4 md:text-right">
            <a className="link" href={`mailto:${site.email}?subject=${encodeURIComponent(copy.newsletter.subject)}`}>
              {copy.newsletter.ask}
            </a>
          </p>
        </div>
      </Section>
    </>
  );
}
