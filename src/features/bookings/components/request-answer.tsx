/** Yes or no to a change: no is asked once more, for where a departure does not run it ends the booking. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { answerRequest, type BookingRequestAsked } from '../contract/booking-requests.ts';
import { requestCopy as copy } from '../copy/booking-request.ts';

interface RequestAnswerProps {
  readonly token: string;
  readonly asked: BookingRequestAsked;
  /** However it ended: the page asks how it stands. */
  readonly onAnswered: () => void;
}

export function RequestAnswer({ token, asked: { due, refund, isCalledOff }, onAnswered }: RequestAnswerProps) {
  const [open, setOpen] = useState(false);
  const answering = useMutation({
    mutationFn: (answer: 'accept' | 'refuse') =>
      call(answerRequest, { params: { token }, input: { answer, agreedRefund: refund } }),
    onSuccess: onAnswered,
    onSettled: () => setOpen(false),
  });
  const { refuse } = copy;
  return (
    <div className="mt-4 grid gap-4">
      {answering.error && (
        <Notice tone="error" title={copy.failedToAnswer} live>
          {sentenceOf(answering.error)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2.5">
        {due === 0 && (
          <Button
            onClick={() => answering.mutate('accept')}
            pending={answering.isPending}
            pendingLabel={copy.answers.sending}
          >
            {copy.answers.accept}
          </Button>
        )}
        <Button variant="ghost" onClick={() => setOpen(true)}>
          {copy.answers.refuse}
        </Button>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={refuse.title}>
        <p>{isCalledOff ? refuse.otherDate : refuse.change}</p>
        <div className="mt-5 flex flex-wrap justify-end gap-2.5">
          <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
            {refuse.keep}
          </Button>
          <Button
            variant="dark"
            size="sm"
            onClick={() => answering.mutate('refuse')}
            pending={answering.isPending}
            pendingLabel={copy.answers.sending}
          >
            {refuse.deed}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
