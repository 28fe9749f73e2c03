/** The recommendations of this browser session. Until the agent opens there are none, and the page says so. */
import Compass from 'lucide-react/icons/compass';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { plannerCopy } from '../copy.ts';

const copy = plannerCopy.results;

export function AiResultsScreen() {
  return (
    <EmptyState
      level={1}
      title={copy.none}
      icon={<Compass />}
      actions={
        <ButtonLink size="lg" href="/demo">
          {copy.back}
        </ButtonLink>
      }
    >
      <p>{copy.text}</p>
    </EmptyState>
  );
}
