/** A legal text on paper: its sections, each of which can be linked to. */
import { site } from '../../../../site.config.ts';
import { longDate } from '../../../shared/dates.ts';
import { Prose } from '../../../ui/prose.tsx';
import { Container, Opening, Section } from '../../../ui/section.tsx';
import { useNavigation } from '../../../web/router.tsx';
import type { LegalText } from '../rules.ts';

export function LegalPage({ text }: { text: LegalText }) {
  const hasMap = useNavigation().thirdParties.includes('map');
  const paragraphsOf = ({ paragraphs }: LegalText['sections'][number]) =>
    paragraphs.flatMap((said) => (typeof said === 'string' ? said : hasMap ? said.withMap : (said.without ?? [])));
  return (
    <>
      <Container className="pt-12 pb-10 md:pt-18 md:pb-14">
        <Opening level={1} title={text.title} lead={text.lead} />
      </Container>
      <Section ground="paper" space="md">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[3fr_8fr]">
          <nav aria-label={legalCopy.contents} className="no-print text-sm lg:sticky lg:top-28 lg:self-start">
            <p className="text-fg-muted">{legalCopy.contents}</p>
            <ul className="mt-2 grid grid-cols-2 gap-x-6 lg:grid-cols-1">
              {text.sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className="link inline-flex min-h-11 items-center">
                    {section.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Prose>
            {text.sections.map((section) => (
              <section key={section.id} id={section.id} className="scroll-mt-28 not-first:mt-12">
                <h2 className="mt-0">{section.title}</h2>
                {paragraphsOf(section).map((paragraph) => (
                  <p key={paragraph} className="mt-4">
                    {paragraph}
                  </p>
                ))}
                {section.list && (
                  <dl className="mt-5 border-b border-line">
                    {section.list.map(({ term, text: meaning }) => (
                      <div key={term} className="grid gap-x-6 border-t border-line py-3.5 sm:grid-cols-[10rem_1fr]">
                        <dt className="font-bold">{term}</dt>
                        <dd>{meaning}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </section>
            ))}
            <p className="mt-14 border-t border-line pt-5 text-sm text-fg-muted">
              {legalCopy.inForceSince(longDate(text.inForceSince))}. {legalCopy.questions}{' '}
              <a href={`mailto:${site.email}`}>{site.email}</a>.
            </p>
          </Prose>
        </div>
      </Section>
    </>
  );
}

/** The few words of the legal pages that are not their text. */
const legalCopy = {
  inForceSince: (day: string) => `In force since ${day}`,
  contents: 'On this page',
  questions: 'Questions about this page? Write to',
} as const;
