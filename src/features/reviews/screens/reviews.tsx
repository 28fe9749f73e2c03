/** The restaurants page before its list opens: what it will be, and the guides that already help. */
import { cityGuides } from '../../../../content/guides/all.ts';
import { site } from '../../../../site.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { Link } from '../../../web/link.tsx';
import { reviewsCopy as copy } from '../copy.ts';

export function ReviewsScreen() {
  return (
    <Section ground="clear" space="md" className="flex min-h-[80svh] flex-col">
      <Opening level={1} title={copy.title} lead={copy.subtitle} />
      <Card as="section" labelledBy="soon" className="mt-12 md:mt-16">
        <div className="grid gap-8 md:grid-cols-2 md:gap-14 md:p-4">
          <div>
            <Heading level={2} size="part" id="soon">
              {copy.soon.title}
            </Heading>
            <p className="mt-4 max-w-[34em] text-fg-muted">{copy.soon.text}</p>
            <ButtonLink variant="dark" size="lg" href="/guides" className="mt-7">
              {copy.soon.guides}
            </ButtonLink>
          </div>
          <nav aria-label={copy.soon.cities}>
            <p className="text-sm text-fg-muted">{copy.soon.cities}</p>
            <ul className="mt-2 grid grid-cols-2 gap-x-6 border-t border-line">
              {cityGuides.map((guide) => (
                <li key={guide.id} className="border-b border-line">
                  <Link
                    href={`/guides#${guide.id}`}
                    className="flex min-h-12 items-center text-[1rem] font-[520] transition-colors hover:text-accent"
                  >
                    {guide.city}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Card>
      <p className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-1 text-sm">
        <span>
          © {site.years.pages} {site.name}. {copy.rights}
        </span>
        <span>{site.updated}</span>
      </p>
    </Section>
  );
}
