/** Writing a review. The proof that a person writes is worked out while they do. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { HumanCheckNotice } from '../../../web/human-check-notice.tsx';
import { useGuardedForm } from '../../../web/use-guarded-form.ts';
import { reviewsCopy } from '../../reviews/copy/reviews.ts';
import { RATINGS } from '../../reviews/rules/review-limits.ts';
import { listReviews, writeReview } from '../contract/reviewing.ts';
import { reviewingCopy as copy } from '../copy/reviewing.ts';
import { updateKeptLists } from './restaurant-queries.ts';

const ratings = RATINGS.map((rating) => ({ value: String(rating), label: reviewsCopy.ratings[rating] }));

interface ReviewFormProps {
  readonly restaurantId: string;
  readonly onClose: () => void;
  readonly onSent: (state: 'shown' | 'pending') => void;
}

export function ReviewForm({ restaurantId, onClose, onSent }: ReviewFormProps) {
  const client = useQueryClient();
  const { form, begin, guard, submit, pending } = useGuardedForm('review', {
    schema: () => import('../../reviews/contract/forms.ts').then((forms) => forms.NewReview),
    initial: { restaurantId, authorName: '', rating: 5, text: '' },
    send: (typed, humanProof) => call(writeReview, { input: { ...typed, humanProof } }),
    onSent: (written) => {
      updateKeptLists(client, restaurantId, written);
      client.invalidateQueries({ queryKey: queryOf(listReviews, { query: { restaurantId } }).queryKey });
      onSent(written.state === 'pending' ? 'pending' : 'shown');
    },
    success: { title: copy.sent, description: copy.sentText },
    failure: (fault) => ({ title: copy.notSent, description: sentenceOf(fault) || copy.tryAgain }),
  });
  const focusFirst = useEffectEvent(() => form.focus('authorName'));
  useEffect(() => focusFirst(), []);
  return (
    <form
      {...form.props}
      onSubmit={submit}
      onInput={begin}
      className="mt-6 grid gap-5 border-y border-line py-6 sm:grid-cols-2"
    >
      <TextField label={copy.name} autoComplete="name" {...form.field('authorName')} />
      <SelectField label={copy.rating} options={ratings} {...form.field('rating')} />
      <TextAreaField label={copy.text} className="sm:col-span-2" {...form.field('text')} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="dark" pending={pending} pendingLabel={copy.submitting}>
          {copy.submit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
      <HumanCheckNotice guard={guard} className="text-sm text-fg-muted sm:col-span-2" />
    </form>
  );
}
