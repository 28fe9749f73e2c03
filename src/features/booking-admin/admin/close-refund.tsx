/** An owner says that a refused refund has been settled past us. It is asked before, with how. */
import { toast } from '../../../ui/toast-store.ts';
import { AskForText } from '../../../web/admin/dialogs.tsx';
import { call } from '../../../web/api-client.ts';
import { closeRefund } from '../contract/booking-actions.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import { storyCopy } from '../copy/booking-story.ts';

const { outside: words, gift } = storyCopy;

interface PaidOutsideProps {
  readonly bookingId: number;
  readonly number: number;
  readonly dollars: number;
  readonly onDone: (story: BookingStory) => void;
}

export function CloseRefund({ bookingId, number, dollars, onDone }: PaidOutsideProps) {
  return (
    <AskForText
      label={words.label}
      title={words.title}
      field={{ name: 'note', label: words.note, hint: words.noteHint, rows: 3, maxLength: 1000 }}
      action={words.deed}
      pendingLabel={words.pending}
      keep={gift.keep}
      failed={words.failed}
      onSend={async (note) => {
        onDone(await call(closeRefund, { params: { id: bookingId, number }, input: { note } }));
        toast({ title: words.done });
      }}
    >
      <p>{words.lead(dollars)}</p>
    </AskForText>
  );
}
