/** Writing a review. The proof that a person writes is worked out while they do. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call, faultsOf, sentenceOf } from '../../../web/call.ts';
import { GuardNotice } from '../../../web/guard-notice.tsx';
import { useHumanCheck } from '../../../web/human-check.ts';
import { queryOf } from '../../../web/query.ts';
import { useForm } from '../../../web/use-form.ts';
import type { NewReview } from '../contract/forms.ts';
import { listReviews, writeReview } from '../contract/reviews.ts';
import { reviewsCopy } from '../copy/reviews.ts';
import { RATINGS } from '../rules/limits.ts';
import { tellLists } from './restaurant-queries.ts';

const copy = reviewsCopy.reviews;
const ratings = RATINGS.map((rating) => ({ value: String(rating), label: copy.ratings[rating] }));

export function ReviewForm({
  restaurantId,
  onClose,
  onSent,
}: {
  restaurantId: string;
  onClose: () => void;
  onSent: (state: 'shown' | 'pending') => void;
}) {
  const client = useQueryClient();
  const check = useHumanCheck('review');
  const form = useForm<NewReview>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.NewReview),
    initial: { restaurantId, authorName: '', rating: 5, text: '' },
  });
  const begin = useEffectEvent(() => form.focus('authorName'));
  useEffect(() => begin(), []);
  const send = useMutation({
    mutationFn: (typed: NewReview) =>
      check.guarded((humanProof) => call(writeReview, { input: { ...typed, humanProof } })),
    onSuccess: (written) => {
      toast({ title: copy.sent, description: copy.sentText });
      form.clear();
      tellLists(client, restaurantId, written);
      client.invalidateQueries({ queryKey: queryOf(listReviews, { query: { restaurantId } }).queryKey });
      onSent(written.state === 'pending' ? 'pending' : 'shown');
    },
    onError: (fault) => {
      toast({ title: copy.notSent, description: sentenceOf(fault) || copy.tryAgain, variant: 'destructive' });
      form.refuse(faultsOf(fault));
    },
  });

  return (
    <form
      {...form.props}
      onSubmit={form.sending((review) => send.mutate(review))}
      onInput={check.begin}
      className="mt-6 grid gap-5 border-y border-line py-6 sm:grid-cols-2"
    >
      <TextField label={copy.name} autoComplete="name" {...form.field('authorName')} />
      <SelectField label={copy.rating} options={ratings} {...form.field('rating')} />
      <TextAreaField label={copy.text} className="sm:col-span-2" {...form.field('text')} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="dark" pending={form.checking || send.isPending} pendingLabel={copy.submitting}>
          {copy.submit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
      <GuardNotice guard={check.guard} className="text-sm text-fg-muted sm:col-span-2" />
    </form>
  );
}
