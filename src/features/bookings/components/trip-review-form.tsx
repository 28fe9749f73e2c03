/** Writing the review of a trip. What was typed stays when it could not be sent. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useController, useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { StarField } from '../../reviews/components/star-field.tsx';
import { ReviewWords } from '../../reviews/contract/trip-reviews.ts';
import { reviewsCopy } from '../../reviews/copy/reviews.ts';
import { RATINGS } from '../../reviews/rules/limits.ts';
import { writeTripReview } from '../contract/reviewing.ts';
import { tripReviewCopy as copy } from '../copy/reviewing.ts';

const wordFor = (stars: number) => {
  const known = RATINGS.find((rating) => rating === stars);
  return known === undefined ? '' : reviewsCopy.reviews.ratings[known].replace(/^\d - /, '');
};
const labelOf = (stars: number) => copy.starLabel(stars, wordFor(stars));
const FIELDS = ['authorName', 'rating', 'text'] as const;

export function TripReviewForm({ reviewKey, onSent }: { reviewKey: string; onSent: () => void }) {
  const form = useForm<ReviewWords>({
    resolver: zodResolver(ReviewWords),
    defaultValues: { authorName: '', rating: 0, text: '' },
  });
  const { errors } = form.formState;
  // Before the others: the first field that is wrong takes the focus, in the order in which they are made known.
  const { field: rating } = useController({ control: form.control, name: 'rating' });
  const send = useMutation({
    mutationFn: (input: ReviewWords) => call(writeTripReview, { params: { key: reviewKey }, input }),
    onSuccess: onSent,
    onError: (fault) => {
      const fields = fault instanceof CallError ? (fault.body?.fields ?? {}) : {};
      for (const field of FIELDS) {
        const message = fields[field];
        if (message) form.setError(field, { message });
      }
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit((words) => send.mutate(words))} className="grid gap-6">
      <StarField
        ref={rating.ref}
        name={rating.name}
        label={copy.stars}
        hint={copy.starsHint}
        error={errors.rating?.message}
        value={rating.value}
        onChange={rating.onChange}
        labelOf={labelOf}
      />
      <TextAreaField
        label={copy.text}
        hint={copy.textHint}
        rows={7}
        error={errors.text?.message}
        {...form.register('text')}
      />
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        error={errors.authorName?.message}
        autoComplete="given-name"
        className="max-w-md"
        {...form.register('authorName')}
      />
      {send.isError && (
        <Notice tone="error" title={copy.failed}>
          <p>{sentenceOf(send.error)}</p>
        </Notice>
      )}
      <p className="max-w-[42em] text-sm text-fg-muted">{copy.promise}</p>
      <Button
        type="submit"
        variant="dark"
        size="lg"
        pending={send.isPending}
        pendingLabel={copy.sending}
        className="justify-self-start max-sm:w-full"
      >
        {copy.send}
      </Button>
    </form>
  );
}
