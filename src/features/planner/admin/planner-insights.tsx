/** What wishes used and the agent did not, and where plans were left. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CalendarDay, longDate } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { forgetUnusedWord, listUsage, PLAN_STEPS } from '../contract/planner-insights.ts';
import { usageCopy as copy } from '../copy/planner-insights.ts';

const usageQuery = queryOf(listUsage);

export function UsageScreen() {
  const query = useQuery(usageQuery);
  return (
    <AdminPage title={copy.title}>
      <AdminLoaded query={query}>
        {({ words, steps }) => (
          <>
            <AdminSection title={copy.words.title}>
              <p className="mb-3 max-w-[46em] text-fg-muted">{copy.words.lead}</p>
              <Table
                caption={copy.words.title}
                rows={words}
                keyOf={({ word }) => word}
                empty={copy.words.empty}
                columns={[
                  { head: copy.words.word, cell: ({ word }) => word },
                  { head: copy.words.visitors, number: true, cell: ({ visitors }) => visitors },
                  { head: copy.words.lastSeen, cell: ({ lastSeenOn }) => longDate(lastSeenOn as CalendarDay) },
                  { head: copy.words.forget, cell: ({ word }) => <Forget word={word} /> },
                ]}
              />
            </AdminSection>
            <AdminSection title={copy.steps.title}>
              <p className="mb-3 max-w-[46em] text-fg-muted">{copy.steps.lead}</p>
              <Table
                caption={copy.steps.title}
                rows={steps}
                keyOf={({ answer }) => answer}
                empty=""
                columns={[
                  { head: copy.steps.answer, cell: ({ answer }) => copy.steps.answers[answer] },
                  ...PLAN_STEPS.map((step) => ({
                    head: copy.steps.heads[step],
                    number: true as const,
                    cell: ({ counts }: (typeof steps)[number]) => counts[step],
                  })),
                ]}
              />
            </AdminSection>
          </>
        )}
      </AdminLoaded>
    </AdminPage>
  );
}

function Forget({ word }: { readonly word: string }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(forgetUnusedWord, { input: { word } }),
    onSuccess: () => toast({ title: copy.words.forgotten(word) }),
    onError: (refused) => toast({ title: sentenceOf(refused), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: usageQuery.queryKey }),
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={copy.words.forgetLabel(word)}
      inactive={isPending}
      onClick={() => mutate()}
    >
      {copy.words.forget}
    </Button>
  );
}
