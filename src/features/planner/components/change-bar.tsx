/** At the foot of a plan while it is changed: what the last change did to it and to its checks, and the way back. */
import { Button } from '../../../ui/button.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { changeOneThingCopy } from '../copy/change-one-thing.ts';
import { changeCopy } from '../copy/changed-answer.ts';
import { editStopCopy } from '../copy/edit-stop.ts';
import { latestOf, type TabAnswers } from './answers-in-tab.ts';
import { passedOf } from './check-list.tsx';
import { undo } from './use-planning.ts';

const copy = changeOneThingCopy;

interface ChangeBarProps {
  readonly saved: TabAnswers;
  readonly plan: Recommendation;
  readonly pending: boolean;
}

export function ChangeBar({ saved, plan, pending }: ChangeBarProps) {
  const { changes, answer } = latestOf(saved);
  const isChanged = changes.length > 0 && saved.steps.length > 1;
  const { changed = [] } = answer;
  return (
    <div className="plan-bar above-banner no-print" data-shown={pending || isChanged || undefined}>
      <div role="status" className="min-w-0 flex-1 text-md">
        {pending && <p>{editStopCopy.checking}</p>}
        {!pending && isChanged && (
          <>
            <p className="font-bold">
              {changed.some((sentence) => !changeCopy.unmet(sentence)) ? copy.done : copy.notDone} ·{' '}
              {passedOf(plan.checks)}
            </p>
            {changed.length === 0 && <p>{copy.same}</p>}
            {changed.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        )}
      </div>
      {isChanged && (
        <Button variant="ghost" size="sm" inactive={pending} onClick={() => undo(saved)}>
          {copy.undo}
        </Button>
      )}
    </div>
  );
}
