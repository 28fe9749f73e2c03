/** Emails about a booking: on their way, sent, stuck or come back; and sending one again. */
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminSection } from '../../../web/admin/admin-page.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call } from '../../../web/api-client.ts';
import { repeatEmail } from '../contract/booking-actions.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import { storyCopy } from '../copy/booking-story.ts';

const { letters: words } = storyCopy;
type Letter = BookingStory['letters'][number];

const TONES: Readonly<Record<keyof typeof words.states, BadgeTone>> = {
  due: 'warning',
  late: 'negative',
  sent: 'positive',
  refused: 'negative',
  unrecorded: 'outline',
};

export function Emails({
  story: { id, letters, mayRepeat, person },
  onDone,
}: {
  readonly story: BookingStory;
  readonly onDone: (story: BookingStory) => void;
}) {
  const repeats = mayRepeat.map((kind) => (
    <Confirm
      key={kind}
      label={words.repeat(kind)}
      title={words.repeatTitle}
      action={words.deed}
      pendingLabel={words.pending}
      onConfirm={async () => {
        onDone(await call(repeatEmail, { params: { id }, input: { kind } }));
        toast({ title: words.done });
      }}
    >
      {words.repeatBody(person.contactEmail ?? '')}
    </Confirm>
  ));
  return (
    <AdminSection title={words.title} actions={<span className="flex flex-wrap gap-2.5">{repeats}</span>}>
      <Table
        caption={words.caption}
        rows={letters}
        keyOf={({ kind, dueSince }) => `${kind} ${dueSince}`}
        empty={words.none}
        columns={[
          { head: words.head.kind, cell: ({ kind }) => words.kinds[kind] },
          { head: words.head.state, cell: (letter) => <Standing letter={letter} /> },
          { head: words.head.at, cell: ({ endedAt, dueSince }) => <Moment at={endedAt ?? dueSince} /> },
          { head: words.head.back, cell: (letter) => <Bounces letter={letter} /> },
        ]}
      />
    </AdminSection>
  );
}

function Standing({ letter: { state, isLate, repeats } }: { readonly letter: Letter }) {
  const shown = isLate ? 'late' : state;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge tone={TONES[shown]}>{words.states[shown]}</Badge>
      {repeats > 0 && <span className="text-sm text-fg-muted">{words.again(repeats)}</span>}
    </span>
  );
}

function Bounces({ letter: { returned } }: { readonly letter: Letter }) {
  if (returned.length === 0) return '—';
  return (
    <ul>
      {returned.map(({ at, status }) => (
        <li key={`${at} ${status}`}>
          <Moment at={at} /> ({status})
        </li>
      ))}
    </ul>
  );
}
