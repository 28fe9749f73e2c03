/** The recommendations of this browser session. Until the agent opens there are none, and the page says so. */
import Compass from 'lucide-react/icons/compass';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { plannerCopy } from '../copy.ts';

const copy = plannerCopy.results;

export function AiResultsScreen() {
  return (
    <Section ground="clear" space="md" className="flex min-h-[70svh] items-center">
      <Card className="mx-auto max-w-3xl">
        <EmptyState
          level={1}
          title={copy.none}
          icon={<Compass />}
          actions={
            <ButtonLink variant="dark" size="lg" href="/demo">
              {copy.back}
            </ButtonLink>
          }
        >
          <p>{copy.text}</p>
        </EmptyState>
      </Card>
    </Section>
  );
}
