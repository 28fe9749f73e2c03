/** Where a plan should stand and none does: why, and the way to one's own. */
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { planPageCopy as copy } from '../copy/plan-page.ts';

interface NoPlanProps {
  readonly says: { readonly title: string; readonly text: string };
  readonly hasDrafts: boolean;
}

export function NoPlan({ says, hasDrafts }: NoPlanProps) {
  return (
    <EmptyState
      level={1}
      title={says.title}
      drawing="nothing-found"
      actions={
        <ButtonLink size="lg" href={hasDrafts ? '/ai-results' : '/demo'}>
          {hasDrafts ? copy.back : copy.missing.own}
        </ButtonLink>
      }
    >
      <p>{says.text}</p>
    </EmptyState>
  );
}
