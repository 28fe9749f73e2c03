/** Saving a plan to one's list: its link is made, and the list holds the link. Comes after the page. */
import { useMutation } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sentenceOf } from '../../../web/api-client.ts';
import { useSaved } from '../../saved/components/use-saved.ts';
import { resultsCopy } from '../copy/results.ts';

const copy = resultsCopy.take;

interface SavePlanProps {
  /** Null until it has a link. */
  readonly token: string | null;
  /** Makes the link, where there is none yet. */
  readonly link: () => Promise<string>;
  readonly size?: 'sm';
}

export function SavePlan({ token, link, size }: SavePlanProps) {
  const { items, add } = useSaved();
  const save = useMutation({
    mutationFn: link,
    onSuccess: (made) => add([`plan:${made}`]),
    onError: (fault) => toast({ title: copy.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  const drawing = <Heart aria-hidden="true" strokeWidth={1.5} className="size-4" />;
  return token && items?.includes(`plan:${token}`) ? (
    <ButtonLink href="/saved" variant="ghost" size={size}>
      {drawing}
      {copy.saved}
    </ButtonLink>
  ) : (
    <Button
      variant="ghost"
      size={size}
      inactive={items === null}
      pending={save.isPending}
      onClick={() => save.mutate()}
    >
      {drawing}
      {copy.save}
    </Button>
  );
}
