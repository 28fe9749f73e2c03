/** The way out of a waitlist. */
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { leaveWaitlist, type Waiting } from '../contract/waitlist.ts';
import { waitlistCopy } from '../copy/waitlist.ts';
import { useWaitingAgain } from './use-own-entries.ts';

const copy = waitlistCopy.leave;

export function LeaveWaitlist({ entry }: { entry: Waiting }) {
  const lookAgain = useWaitingAgain();
  const leaving = useMutation({
    mutationFn: () => call(leaveWaitlist, { params: { id: entry.id } }),
    async onSuccess() {
      toast({ title: copy.doneTitle, description: copy.doneText });
      await lookAgain();
    },
    onError(fault) {
      toast({ title: copy.refused, description: sentenceOf(fault), variant: 'destructive' });
      if (fault instanceof CallError && fault.status === 404) void lookAgain();
    },
  });
  return (
    <Button
      variant="quiet"
      size="sm"
      className="px-0!"
      pending={leaving.isPending}
      pendingLabel={copy.pending}
      onClick={() => leaving.mutate()}
    >
      {copy.action}
      <span className="sr-only">{waitlistCopy.trips.of(entry.name)}</span>
    </Button>
  );
}
