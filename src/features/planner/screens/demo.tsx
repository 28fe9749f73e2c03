/** The trip agent's page while the agent is being built: what it asks, how it checks, and a real way to reach us. */
import { site } from '../../../../site.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { letterOf, plannerCopy } from '../copy.ts';

const copy = plannerCopy.demo;
const LONGEST_NAME = 80;

export function DemoScreen({ search }: ScreenProps) {
  const destination = (search.get('destination') ?? '').trim().slice(0, LONGEST_NAME);
  const subject = destination ? copy.soon.subjectFor(destination) : copy.soon.subject;
  const letter = `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letterOf(destination))}`;

  return (
    <Section ground="clear" space="md">
      <Opening level={1} title={copy.title} lead={copy.intro} />
      <div className="mt-12 grid gap-7 md:mt-16 lg:grid-cols-12">
        <Card as="section" labelledBy="asks" className="lg:col-span-7">
          <Heading level={2} size="part" id="asks">
            {copy.asks}
          </Heading>
          <ol className="mt-6 grid flex-1 border-t border-line">
            {copy.questions.map((question, at) => (
              <li
                key={question.name}
                className="grid grid-cols-[2rem_1fr] content-center items-baseline gap-x-3 border-b border-line py-3.5 last:border-b-0 last:pb-0 sm:grid-cols-[2rem_9rem_1fr]"
              >
                <span aria-hidden="true" className="display text-lg text-accent tabular-nums">
                  {at + 1}
                </span>
                <span className="font-[600]">{question.name}</span>
                <span className="col-start-2 text-[1rem] text-fg-muted sm:col-start-3">{question.text}</span>
              </li>
            ))}
          </ol>
        </Card>
        <div className="grid gap-7 lg:col-span-5 lg:grid-rows-[auto_1fr]">
          <Card as="section" labelledBy="soon">
            <Heading level={2} size="part" id="soon">
              {copy.soon.title}
            </Heading>
            <p className="mt-3 text-[1rem] text-fg-muted">
              {destination ? copy.soon.textFor(destination) : copy.soon.text}
            </p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
              <ButtonLink variant="dark" href={letter}>
                {destination ? copy.soon.actionFor(destination) : copy.soon.action}
              </ButtonLink>
              <ButtonLink variant="quiet" size="sm" className="px-0!" href="/upcoming-trips">
                {copy.soon.trips}
              </ButtonLink>
            </div>
          </Card>
          <Card as="section" ground="night" labelledBy="checks">
            <Heading level={2} size="part" id="checks">
              {copy.checks.title}
            </Heading>
            <p className="mt-4 text-[1rem] text-fg-muted">{copy.checks.text}</p>
            <TickList className="mt-5" items={copy.checks.list} />
          </Card>
        </div>
      </div>
    </Section>
  );
}
