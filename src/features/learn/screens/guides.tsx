/** All city guides on one page, each with its own anchor, and a box for those whose city is missing. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { cityGuides } from '../../../../content/guides/all.ts';
import { site } from '../../../../site.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { GuideArticle } from '../components/guide-article.tsx';
import { learnCopy } from '../copy.ts';

const copy = learnCopy.guides;

export function GuidesScreen() {
  return (
    <>
      <Section ground="clear" space="md">
        <ButtonLink href="/learn" variant="quiet" size="sm" className="-ml-4.5 mb-4">
          <ArrowLeft aria-hidden="true" strokeWidth={1.4} />
          {learnCopy.back}
        </ButtonLink>
        <Opening level={1} title={copy.title} lead={copy.intro} />
        <nav aria-label={copy.cities} className="mt-10">
          <ul className="-mx-3 flex flex-wrap gap-y-1">
            {cityGuides.map((guide) => (
              <li key={guide.id}>
                <a
                  href={`#${guide.id}`}
                  className="inline-flex min-h-11 items-center px-3 font-[520] underline decoration-transparent decoration-1 underline-offset-[0.35em] transition-colors hover:decoration-accent"
                >
                  {guide.city}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Section>
      <Section space="none" className="pb-20 md:pb-28">
        {cityGuides.map((guide, at) => (
          <GuideArticle key={guide.id} guide={guide} first={at === 0} />
        ))}
        <Card as="section" labelledBy="custom-guide">
          <div className="grid gap-6 md:grid-cols-[1fr_auto] md:items-center md:gap-16 md:p-4">
            <div>
              <Heading level={2} size="part" id="custom-guide">
                {copy.request.title}
              </Heading>
              <p className="mt-3 max-w-[36em] text-fg-muted">{copy.request.text}</p>
            </div>
            <ButtonLink
              variant="dark"
              size="lg"
              href={`mailto:${site.email}?subject=${encodeURIComponent(copy.request.subject)}`}
            >
              {copy.request.action}
            </ButtonLink>
          </div>
        </Card>
        <p className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-1 text-sm text-fg-muted">
          <span>
            © {site.years.pages} {site.name}. {copy.rights}
          </span>
          <span>{site.updated}</span>
        </p>
      </Section>
    </>
  );
}
