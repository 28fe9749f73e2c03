/**
 * The facts of a restaurant as a form. What is typed stays when it is refused; where somebody else was
 * faster, what the restaurant says now stands beside it.
 */
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { correctFacts, type DeskRestaurant } from '../contract/admin.ts';
import type { Fact, FactsInput } from '../contract/facts.ts';
import { deskCopy } from '../copy/desk.ts';
import { changedFacts } from '../rules/facts.ts';
import { FactFields } from './fact-fields.tsx';
import { factsOf, type Typed, typedOf } from './typed-facts.ts';

const copy = deskCopy.facts;

interface Props {
  readonly restaurant: DeskRestaurant;
  readonly onDone: () => unknown;
}

export function FactsForm({ restaurant, onDone }: Props) {
  const { id, version, facts } = restaurant;
  const [typed, setTyped] = useState(() => typedOf(facts));
  /** What the form was filled from. */
  const [base, setBase] = useState<Pick<DeskRestaurant, 'facts' | 'version'>>({ facts, version });
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const wasFaster = fault instanceof CallError && fault.body?.code === 'changed_meanwhile';
  const errorOf = (fact: Fact) => {
    const fields = fault instanceof CallError ? (fault.body?.fields ?? {}) : {};
    return Object.entries(fields).find(([path]) => path.startsWith(`facts.${fact}`))?.[1];
  };
  const set = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }));
  const fill = (now: Pick<DeskRestaurant, 'facts' | 'version'>) => {
    setTyped(typedOf(now.facts));
    setBase(now);
    setFault(null);
  };
  const mine = factsOf(typed);
  const touched = changedFacts(base.facts, mine);

  // Hidden, shown or joined beside the form, or corrected by a colleague while nothing was typed: go on from there.
  if (version > base.version) {
    if (changedFacts(base.facts, facts).length === 0) setBase({ facts, version });
    else if (touched.length === 0 && fault === null) fill({ facts, version });
  }

  /** Only that fact speaks anew; what is typed beside it stays. */
  const undone = (fact: Fact, now: DeskRestaurant) => {
    set({ [fact]: typedOf(now.facts)[fact] });
    if (base.version === version) setBase(now);
    return onDone();
  };

  /** Only what was changed here: what was not is as the source or another operator has left it. */
  const send = async (from: number) => {
    const changes = Object.fromEntries(touched.map((fact) => [fact, mine[fact]])) as Partial<FactsInput>;
    setPending(true);
    setFault(null);
    try {
      const now = await call(correctFacts, { params: { id }, input: { version: from, facts: changes } });
      fill(now);
      toast({ title: copy.saved });
      await onDone();
    } catch (refused) {
      setFault(refused);
      if (refused instanceof CallError && refused.status === 409) await onDone();
    } finally {
      setPending(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (changedFacts(facts, mine).length === 0 && !wasFaster) toast({ title: copy.nothing });
    else await send(base.version);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-3xl gap-5">
      <p className="max-w-[46em] text-fg-muted">{copy.lead}</p>
      <FactFields
        restaurant={restaurant}
        typed={typed}
        isOlder={wasFaster && version !== base.version}
        errorOf={errorOf}
        onChange={set}
        onUndone={undone}
      />
      {fault !== null && (
        <Notice tone="error" {...(wasFaster && { title: copy.changed })}>
          <p>{sentenceOf(fault)}</p>
          {wasFaster && (
            <div className="mt-3 flex flex-wrap gap-2.5">
              <Button variant="dark" size="sm" onClick={() => void send(version)}>
                {copy.keep}
              </Button>
              <Button variant="ghost" size="sm" onClick={() => fill(restaurant)}>
                {copy.take}
              </Button>
            </div>
          )}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="dark" pending={pending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
