/** One line over the cards that keeps its room: a closer reading is under way, and what came of it. Said aloud once. */
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { closerReadingCopy as copy } from '../copy/closer-reading.ts';
import { latestOf, type TabAnswers } from './answers-in-tab.ts';
import { showBetter, useImproving } from './improved-answer.ts';

export function CloserReading({ saved }: { saved: TabAnswers }) {
  const { began, isWorking, formerly } = useImproving();
  const line = useRef<HTMLDivElement>(null);
  const { better } = latestOf(saved);
  if (!began && !better) return null;
  const show = () => {
    showBetter(saved);
    // The button goes: whoever pressed it stays where the news stood, just above the cards.
    line.current?.focus();
  };
  return (
    <div
      ref={line}
      tabIndex={-1}
      className="no-print flex min-h-24 flex-wrap items-center gap-x-5 gap-y-2 outline-none sm:min-h-12"
    >
      {isWorking && <p className="text-md text-fg-muted">{copy.working}</p>}
      <p role="status" className="text-md font-medium empty:hidden">
        {!isWorking && better ? copy.offered : !isWorking && formerly ? copy.told : ''}
      </p>
      {!isWorking && better && (
        <Button size="sm" onClick={show}>
          {copy.show}
        </Button>
      )}
    </div>
  );
}
