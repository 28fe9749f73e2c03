/** The questionnaire's second step: what was recommended last, while it is still saved in this browser. */
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Link } from '../../../web/link.tsx';
import { questionnaireCopy } from '../copy/questionnaire.ts';
import { AnswerSources } from './answer-sources.tsx';
import { latestOf, type TabAnswers } from './answers-in-tab.ts';

const copy = questionnaireCopy.saved;

export function LastAnswerNotice({ saved, onStartOver }: { saved: TabAnswers; onStartOver: () => void }) {
  const { answer } = latestOf(saved);
  return (
    <Card as="section" labelledBy="saved">
      <Heading level={2} size="part" id="saved">
        {copy.title}
      </Heading>
      <p className="mt-2 text-md text-fg-muted">{copy.text}</p>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {answer.recommendations.map((recommendation) => (
          <li key={recommendation.id} className="border-t border-line pt-3">
            <p className="font-bold">{recommendation.title}</p>
            <p className="text-sm text-fg-muted">
              {recommendation.duration} · {recommendation.price}
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-6 mb-6 flex flex-wrap items-center gap-3">
        <ButtonLink href="/ai-results" variant="dark">
          {copy.open}
        </ButtonLink>
        <Button variant="ghost" onClick={onStartOver}>
          {copy.startOver}
        </Button>
        <Link href="/contact" className="link text-md">
          {copy.contact}
        </Link>
      </div>
      <AnswerSources answer={answer} level={3} />
    </Card>
  );
}
