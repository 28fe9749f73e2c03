/** Telling us what is wrong with a review. Fetched when somebody asks for it. */
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { usePendingFieldset } from '../../../ui/use-pending-fieldset.ts';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { reportReview } from '../contract/reviews.ts';
import { reviewsCopy } from '../copy/reviews.ts';
import { REPORT_REASONS, type ReportReason } from '../rules/review-limits.ts';

const copy = reviewsCopy.report;

export function ReportForm({ reviewId, onClose }: { reviewId: number; onClose: (sent: boolean) => void }) {
  const [reason, setReason] = useState<ReportReason>('untrue');
  const send = useMutation({
    mutationFn: () => call(reportReview, { params: { id: reviewId }, input: { reason } }),
    onSuccess: () => onClose(true),
  });
  const resting = usePendingFieldset(send.isPending);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  return (
    <form
      ref={form}
      className="mt-3 rounded-md border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <fieldset {...resting}>
        <legend className="font-semibold">{copy.title}</legend>
        <div className="mt-2 grid">
          {REPORT_REASONS.map((value) => (
            <Radio
              key={value}
              name={`report-${reviewId}`}
              value={value}
              label={copy.reasons[value]}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
          ))}
        </div>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button type="submit" variant="dark" size="sm" pending={send.isPending} pendingLabel={copy.sending}>
            {copy.send}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onClose(false)}>
            {copy.cancel}
          </Button>
        </div>
      </fieldset>
      {send.isError && (
        <Notice tone="error" className="mt-3">
          <p>{sentenceOf(send.error)}</p>
        </Notice>
      )}
    </form>
  );
}
