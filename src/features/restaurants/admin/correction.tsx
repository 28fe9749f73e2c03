/** One corrected fact beside its field: what its source says of it, and the way back to that. */
import { useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/call.ts';
import { type DeskRestaurant, undoCorrection } from '../contract/admin.ts';
import { type Fact, type Facts, factOf, isOfKind } from '../contract/facts.ts';
import { deskCopy } from '../copy/desk.ts';
import { dietWords, kindWords } from '../copy/restaurants.ts';

const copy = deskCopy.facts;

/** That a fact is ours, what the source says of it, and the way back. */
export function Correction({
  restaurant: { id, version, told },
  fact,
  onDone,
}: {
  readonly restaurant: DeskRestaurant;
  readonly fact: Fact;
  readonly onDone: (now: DeskRestaurant) => unknown;
}) {
  const [pending, setPending] = useState(false);
  const undo = async () => {
    if (pending) return;
    setPending(true);
    try {
      await onDone(await call(undoCorrection, { params: { id }, input: { version, fact } }));
      toast({ title: copy.undone });
    } catch (refused) {
      toast({ title: sentenceOf(refused), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  const value = factText(fact, told);
  return (
    <span className="text-fg">
      {copy.ours} {value === '' ? copy.saysNothing : copy.says(value)}{' '}
      <button
        type="button"
        aria-disabled={pending}
        aria-label={copy.undoLabel(factOf(fact).word ?? factOf(fact).label)}
        onClick={() => void undo()}
        className="min-h-6 underline decoration-accent underline-offset-4"
      >
        {copy.undo}
      </button>
    </span>
  );
}

export function factText(fact: Fact, facts: Facts): string {
  if (isOfKind(fact, 'kinds', 'diets')) {
    const words = fact === 'kinds' ? kindWords : dietWords;
    return facts[fact].map((one) => words[one] ?? one).join(', ');
  }
  if (isOfKind(fact, 'price')) return '$'.repeat(facts[fact] ?? 0);
  if (isOfKind(fact, 'yes')) return facts[fact] === null ? '' : facts[fact] ? copy.yes : copy.no;
  const value = facts[fact];
  return String(value ?? '');
}
