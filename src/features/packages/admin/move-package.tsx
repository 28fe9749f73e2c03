/** One place up or down in the order of the shop. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/call.ts';
import { queryOf } from '../../../web/query.ts';
import { listAllPackages, movePackage, type PackageRow } from '../contract/admin.ts';
import { officeCopy } from '../copy/office.ts';

/** However it is filtered and whichever page. */
const ANY_LIST = queryOf(listAllPackages).queryKey;
const words = officeCopy.list;

export function MovePackage({ row: { id, name, above, below } }: { readonly row: PackageRow }) {
  const client = useQueryClient();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: { direction: 'up' | 'down'; past: string }) => call(movePackage, { params: { id }, input }),
    onSuccess: ({ place }) => toast({ title: words.moved(name, place) }),
    onError: (fault) => toast({ title: sentenceOf(fault), variant: 'destructive' }),
    onSettled: async (_, __, { direction }) => {
      await client.invalidateQueries({ queryKey: ANY_LIST });
      // A row that has moved in the page has lost the focus; at an end only the other way is left.
      const [wanted, other] = direction === 'up' ? [up, down] : [down, up];
      requestAnimationFrame(() => (wanted.current?.disabled ? other : wanted).current?.focus());
    },
  });
  const press = (direction: 'up' | 'down', past: string | null) => () => past !== null && mutate({ direction, past });
  return (
    <span className="inline-flex gap-1.5">
      <Button
        ref={up}
        variant="ghost"
        size="sm"
        aria-label={words.up(name)}
        disabled={above === null}
        inactive={isPending}
        onClick={press('up', above)}
      >
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        ref={down}
        variant="ghost"
        size="sm"
        aria-label={words.down(name)}
        disabled={below === null}
        inactive={isPending}
        onClick={press('down', below)}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
    </span>
  );
}
