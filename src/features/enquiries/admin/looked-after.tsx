/** Who looks after an enquiry: taken and left with one press, given to a colleague by name. */
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/field.tsx';
import type { Enquiry } from '../contract/inbox.ts';
import { inboxCopy } from '../copy/inbox.ts';
import type { EnquiryDeeds } from './use-enquiry.ts';
import { useNames } from './use-names.ts';

const { one: words } = inboxCopy;

export function LookedAfter({ enquiry, deeds }: { readonly enquiry: Enquiry; readonly deeds: EnquiryDeeds }) {
  const { operatorId, isMine, version } = enquiry;
  const { names, nameOf } = useNames();
  const [chosen, setChosen] = useState('');
  const give = (operator: 'me' | number | null) => deeds.assign.mutate({ operator, version });
  const { isPending } = deeds.assign;
  const others = names.filter(({ id }) => id !== operatorId);
  return (
    <section className="mt-6 grid gap-3">
      <div>
        <h2>{words.operator}</h2>
        <p>{nameOf(enquiry)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {!isMine && (
          <Button variant="dark" size="sm" pending={isPending} pendingLabel={words.saving} onClick={() => give('me')}>
            {words.take}
          </Button>
        )}
        {operatorId !== null && (
          <Button variant="ghost" size="sm" pending={isPending} pendingLabel={words.saving} onClick={() => give(null)}>
            {words.leave}
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen !== '') give(Number(chosen));
          }}
        >
          <SelectField
            label={words.give}
            placeholder={words.choose}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            className="flex-1"
          />
          <Button type="submit" variant="ghost" size="md" inactive={chosen === '' || isPending}>
            {words.giveNow}
          </Button>
        </form>
      )}
    </section>
  );
}
