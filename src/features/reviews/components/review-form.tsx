/** Writing a review. The proof that a person writes is worked out while they do. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { GuardNotice } from '../../../web/guard-notice.tsx';
import { useHumanCheck } from '../../../web/human-check.ts';
import { queryOf } from '../../../web/query.ts';
import { listReviews, NewReview, writeReview } from '../contract/reviews.ts';
import { reviewsCopy } from '../copy/reviews.ts';
import { RATINGS } from '../rules/limits.ts';
import { tellLists } from './told-figures.ts';

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
    resolver: zodResolver(NewReview),
    defaultValues: { restaurantId, authorName: '', rating: 5, text: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('authorName'), [setFocus]);
  const send = useMutation({
    mutationFn: (typed: NewReview) =>
      check.guarded((humanProof) => call(writeReview, { input: { ...typed, humanProof } })),
    onSuccess: (written) => {
      toast({ title: copy.sent, description: copy.sentText });
      form.reset();
      tellLists(client, restaurantId, written);
      client.invalidateQueries({ queryKey: queryOf(listReviews, { query: { restaurantId } }).queryKey });
      onSent(written.state === 'pending' ? 'pending' : 'shown');
    },
    onError: (fault) => {
      toast({ title: copy.notSent, description: sentenceOf(fault) || copy.tryAgain, variant: 'destructive' });
      const fields = fault instanceof CallError ? (fault.body?.fields ?? {}) : {};
      for (const field of ['authorName', 'rating', 'text'] as const) {
        const message = fields[field];
        if (message) form.setError(field, { message });
      }
    },
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((review) => send.mutate(review))}
      onInput={check.begin}
      className="mt-6 grid gap-5 border-y border-line py-6 sm:grid-cols-2"
    >
      <TextField
        label={copy.name}
        error={errors.authorName?.message}
        autoComplete="name"
        {...form.register('authorName')}
      />
      <SelectField
        label={copy.rating}
        error={errors.rating?.message}
        options={ratings}
        {...form.register('rating', { valueAsNumber: true })}
      />
      <TextAreaField
        label={copy.text}
        error={errors.text?.message}
        className="sm:col-span-2"
        {...form.register('text')}
      />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" variant="dark" pending={send.isPending} pendingLabel={copy.submitting}>
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
