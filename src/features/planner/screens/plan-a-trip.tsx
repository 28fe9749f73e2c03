/** The trip agent's questionnaire. A destination in the address fills the first field; a whole wish, the others as well. */
import { useRef } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { navigate } from '../../../web/router.tsx';
import { useKept } from '../../../web/tab-storage.ts';
import { DESTINATION_MAX_LENGTH } from '../../destinations/rules/destination-max-length.ts';
import { tabAnswers } from '../components/answers-in-tab.ts';
import { LastAnswerNotice } from '../components/last-answer-notice.tsx';
import { usePlanning } from '../components/use-planning.ts';
import { useWishDraft } from '../components/wish-draft.ts';
import { WishEcho } from '../components/wish-echo.tsx';
import { WishForm } from '../components/wish-form.tsx';
import { questionnaireCopy as copy } from '../copy/questionnaire.ts';
import { EMPTY_WISH, type Questionnaire } from '../rules/questionnaire.ts';

export function PlanATripScreen({ search }: ScreenProps) {
  const [wish, setWish] = useWishDraft((search.get('destination') ?? '').trim().slice(0, DESTINATION_MAX_LENGTH));
  const saved = useKept(tabAnswers);
  const planning = usePlanning({
    keep: true,
    onPlanned: () => {
      toast({ title: copy.success });
      navigate('/ai-results');
    },
    onFailed: () => toast({ ...copy.failure, variant: 'destructive' }),
  });
  const change = (changed: Partial<Questionnaire>) => {
    setWish(changed);
    // The address has said what it had to say: a reload must not put its destination over what was written since.
    if (search.has('destination')) navigate('/demo', { replace: true });
  };
  const isTold = useRef(search.has('destination'));
  const fillIn = (answers: Partial<Questionnaire>) => {
    if (!isTold.current) return;
    isTold.current = false;
    if (Object.keys(answers).length > 0) change(answers);
  };
  const startOver = () => {
    tabAnswers.keep(null);
    change(EMPTY_WISH);
  };

  return (
    <Section ground="clear" space="md">
      <Opening level={1} title={copy.title} lead={copy.intro} />
      <div className="mt-10 grid gap-7 md:mt-14">
        {saved && <LastAnswerNotice saved={saved} onStartOver={startOver} />}
        <div className="grid items-start gap-7 lg:grid-cols-12">
          <Card className="lg:col-span-7">
            <WishForm
              wish={wish}
              onChange={change}
              pending={planning.isPending}
              onSubmit={() => planning.plan({ wish })}
            />
          </Card>
          <div className="grid gap-7 lg:sticky lg:top-24 lg:col-span-5">
            <Card>
              <WishEcho wish={wish} onAnswers={fillIn} />
            </Card>
            <Card ground="night" as="section" labelledBy="examples">
              <Heading level={2} size="part" id="examples">
                {copy.examples.title}
              </Heading>
              <ul className="mt-3 border-t border-line">
                {copy.examples.list.map((example) => (
                  <li key={example.name} className="border-b border-line">
                    <button
                      type="button"
                      onClick={() => change(example.wish)}
                      className="min-h-12 w-full py-2 text-left transition-colors hover:text-accent"
                    >
                      {example.name}
                    </button>
                  </li>
                ))}
              </ul>
            </Card>
            <Card as="section" ground="night" labelledBy="checks">
              <Heading level={2} size="part" id="checks">
                {copy.checks.title}
              </Heading>
              <p className="mt-4 text-md text-fg-muted">{copy.checks.text}</p>
              <TickList className="mt-5" items={copy.checks.list} />
            </Card>
          </div>
        </div>
      </div>
    </Section>
  );
}
