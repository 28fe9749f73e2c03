/**
 * Taking a plan of one's own along: a link for others, a calendar file, paper. The link is
 * made on the first press; the server plans the wish anew and keeps that.
 */
import { useMutation } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { shareLink } from '../../../web/share-link.ts';
import { sharePlan } from '../contract/share.ts';
import { resultsCopy } from '../copy/results.ts';
import type { AskedQuestion } from './answers-in-tab.ts';
import { PrintButton, SaveButton } from './save-and-print.tsx';

const copy = resultsCopy.take;

export function ExportPlan({
  asked,
  recommendationId,
  title,
}: {
  asked: AskedQuestion;
  recommendationId: string;
  title: string;
}) {
  const [token, setToken] = useState<string | null>(null);
  const link = token && new URL(`/plans/${token}`, window.location.href).href;

  const made = async () => {
    const known = token ?? (await call(sharePlan, { input: { ...asked, recommendationId } })).token;
    setToken(known);
    return known;
  };
  const onError = (fault: unknown) =>
    toast({ title: copy.failed, description: sentenceOf(fault), variant: 'destructive' });
  const share = useMutation({
    mutationFn: async () => hand(title, new URL(`/plans/${await made()}`, window.location.href).href),
    onError,
  });
  const calendar = useMutation({
    mutationFn: async () => window.location.assign(`/api/plans/${await made()}/calendar`),
    onError,
  });

  return (
    <div className="no-print grid gap-4">
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" pending={share.isPending} onClick={() => share.mutate()}>
          <Share2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {copy.share}
        </Button>
        <Button variant="ghost" size="sm" pending={calendar.isPending} onClick={() => calendar.mutate()}>
          <CalendarPlus aria-hidden="true" strokeWidth={1.5} className="size-4" />
          {copy.calendar}
        </Button>
        <PrintButton size="sm" />
        <SaveButton token={token} link={made} size="sm" />
      </div>
      {link && (
        <TextField
          label={copy.share}
          hint={copy.copiedText}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </div>
  );
}

/** However it ends, the field shows the link. */
async function hand(title: string, url: string): Promise<void> {
  const sharing = await shareLink({ title, url });
  if (sharing === 'copied') toast({ title: copy.copied, description: copy.copiedText });
}
