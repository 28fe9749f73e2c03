/** The contact page in its four blocks. The forms come later; the ways to reach us are real already. */
import { site } from '../../../../site.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { ContactCard } from '../components/contact-card.tsx';
import { enquiriesCopy as copy } from '../copy.ts';

export function ContactScreen() {
  return (
    <>
      <Section ground="clear" space="md">
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
        <div className="grid gap-10 lg:grid-cols-12 lg:gap-14">
          <div className="lg:col-span-7">
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
        <div className="grid gap-7 lg:grid-cols-[1fr_auto] lg:items-end lg:gap-14">
          <div>
            <Heading level={2} id="newsletter">
              {copy.newsletter.title}
            </Heading>
            <p className="mt-5 max-w-[36em] text-xl text-fg-muted">{copy.newsletter.text}</p>
          </div>
          <ButtonLink
            variant="ghost"
            size="lg"
            className="sm:justify-self-start"
            href={`mailto:${site.email}?subject=${encodeURIComponent(copy.newsletter.subject)}`}
          >
            {copy.newsletter.ask}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
