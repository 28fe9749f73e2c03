/** Five questions about a lesson, one after the other; every answer says why, and the result stays in this browser. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Heading } from '../../../ui/section.tsx';
import type { Question } from '../contract/lessons.ts';
import { lessonCopy } from '../copy/lessons.ts';
import { withProgress } from '../rules/lesson-progress.ts';
import { remember, useLessonMemory } from './lesson-memory.ts';

const copy = lessonCopy.check;

export function Check({ id, questions, length }: { id: string; questions: readonly Question[]; length: number }) {
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [right, setRight] = useState(0);
  const begun = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const last = useLessonMemory().progress[id]?.right;
  const question = questions[place];

  // The next question, or the result, is where the one who answers goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the focus
  useEffect(() => {
    if (begun.current) box.current?.focus();
  }, [place]);

  const choose = (answer: number) => {
    if (!question || chosen !== null) return;
    setChosen(answer);
    if (answer === question.right) setRight((sum) => sum + 1);
  };
  const goOn = () => {
    begun.current = true;
    if (place === questions.length - 1) {
      remember((memory) =>
        withProgress(memory, id, {
          at: 0,
          length,
          done: false,
          ...memory.progress[id],
          on: Date.now(),
          right,
        }),
      );
    }
    setChosen(null);
    setPlace(place + 1);
  };

  return (
    <section aria-labelledby="check" className="no-print ">
      <Heading level={2} size="part" id="check">
        {copy.title}
      </Heading>
      <p className="mt-3 text-fg-muted">
        {copy.intro} {last !== undefined && place === 0 && copy.before(last, questions.length)}
      </p>
      <div ref={box} tabIndex={-1} className="mt-6 outline-none">
        {question ? (
          <fieldset>
            <legend className="mb-4">
              <span className="block text-sm text-fg-muted">{copy.question(place + 1, questions.length)}</span>
              <span className="display mt-2 block text-2xl">{question.ask}</span>
            </legend>
            <div className="grid gap-2.5">
              {question.answers.map((answer, at) => (
                <button
                  key={answer}
                  type="button"
                  aria-pressed={chosen === at}
                  aria-disabled={chosen !== null}
                  onClick={() => choose(at)}
                  className={cx(
                    'min-h-12 rounded-sm border px-5 py-3 text-left transition-colors',
                    chosen === null && 'border-line-strong hover:border-fg hover:bg-fg/6',
                    chosen !== null && at === question.right && 'border-accent bg-raised font-bold',
                    chosen !== null && at !== question.right && 'border-line text-fg-muted',
                    chosen === at && at !== question.right && 'is-crossed',
                  )}
                >
                  {answer}
                </button>
              ))}
            </div>
            <div role="status" className="mt-5 min-h-14">
              {chosen !== null && (
                <>
                  <p className="font-bold">
                    {chosen === question.right ? copy.right : copy.wrong(question.answers[question.right] ?? '')}
                  </p>
                  <p className="mt-1.5 max-w-[36em]">{question.why}</p>
                </>
              )}
            </div>
            {chosen !== null && (
              <Button variant="dark" onClick={goOn}>
                {place === questions.length - 1 ? copy.finish : copy.next}
              </Button>
            )}
          </fieldset>
        ) : (
          <div>
            <p className="display text-5xl">{copy.result(right, questions.length)}</p>
            <p className="mt-3 text-xl">{copy.results[gradeOf(right, questions.length)]}</p>
            <div className="mt-6">
              <Button
                variant="ghost"
                onClick={() => {
                  setPlace(0);
                  setRight(0);
                }}
              >
                {copy.again}
              </Button>
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function gradeOf(right: number, all: number): keyof typeof copy.results {
  if (right === all) return 'all';
  return right >= all - 2 ? 'most' : 'some';
}
