/** What the agent says of a plan, in paragraphs; days, houses and needs, which are shown in their own way, are left out. */
import { Heading } from '../../../ui/section.tsx';
import { resultsCopy } from '../copy/results.ts';
import { stayCopy } from '../copy/stay.ts';
import { isLabel, readAnswer } from '../rules/answer-text.ts';

export function AnswerText({ text, level }: { text: string; level: 2 | 3 }) {
  return (
    <section>
      <Heading level={level} size="part">
        {resultsCopy.analysis}
      </Heading>
      <div className="mt-4 grid max-w-[42em] gap-4">
        {readAnswer(text, [stayCopy.title, resultsCopy.needs]).paragraphs.map((paragraph) => (
          <p key={paragraph} className={isLabel(paragraph) ? 'mt-3 -mb-2.5 font-bold' : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
