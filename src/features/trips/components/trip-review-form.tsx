/** Writing the review of a trip. What was typed stays when it could not be sent. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { call, faultsOf, sentenceOf } from '../../../web/api-client.ts';
import { useForm } from '../../../web/use-form.ts';
import { StarField } from '../../reviews/components/star-field.tsx';
import type { ReviewWords } from '../../reviews/contract/forms.ts';
import { reviewsCopy } from '../../reviews/copy/reviews.ts';
import { RATINGS } from '../../reviews/rules/review-limits.ts';
import { writeTripReview } from '../contract/reviewing.ts';
import { tripReviewCopy as copy } from '../copy/reviewing.ts';

const wordFor = (stars: number) => {
  const known = RATINGS.find((rating) => rating === stars);
  return known === undefined ? '' : reviewsCopy.ratings[known].replace(/^\d - /, '');
};
const labelOf = (stars: number) => copy.starLabel(stars, wordFor(stars));

export function TripReviewForm({ reviewKey, onSent }: { reviewKey: string; onSent: () => void }) {
  const form = useForm<ReviewWords>({
    schema: () => import('../../reviews/contract/forms.ts').then((forms) => forms.ReviewWords),
    initial: { authorName: '', rating: 0, text: '' },
  });
  const [rating, setRating] = useState(0);
  const send = useMutation({
    mutationFn: (input: ReviewWords) => call(writeTripReview, { params: { key: reviewKey }, input }),
    onSuccess: onSent,
    onError: (fault) => form.refuse(faultsOf(fault)),
  });
  return (
    <form {...form.props} onSubmit={form.sending((words) => send.mutate(words))} className="grid gap-6">
      <StarField
        name="rating"
        label={copy.stars}
        hint={copy.starsHint}
        error={form.errors['rating']}
        value={rating}
        onChange={setRating}
        labelOf={labelOf}
      />
      <TextAreaField label={copy.text} hint={copy.textHint} rows={7} {...form.field('text')} />
      <TextField
        label={copy.name}
        hint={copy.nameHint}
        autoComplete="given-name"
        className="max-w-md"
        {...form.field('authorName')}
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
        pending={form.checking || send.isPending}
        pendingLabel={copy.sending}
        className="justify-self-start max-sm:w-full"
      >
        {copy.send}
      </Button>
    </form>
  );
}
