/** What the package costs from when. The past is read; the future, and what began a moment ago, can be taken back. */
import { useQueryClient } from '@tanstack/react-query';
import { usd } from '../../../shared/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Confirm } from '../../../web/admin/confirm.tsx';
import { Moment } from '../../../web/admin/facts.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call } from '../../../web/call.ts';
import { type PackageInOffice, removePrice } from '../contract/admin.ts';
import { officeCopy } from '../copy/office.ts';
import { AddPrice } from './add-price.tsx';
import { packageQuery } from './queries.ts';

const words = officeCopy.prices;

const tones = { coming: 'warning', current: 'positive', past: 'outline' } as const;

export function PriceHistory({ known: { id, prices } }: { readonly known: PackageInOffice }) {
  const client = useQueryClient();
  const { queryKey } = packageQuery(id);
  const remove = async (price: string) => {
    try {
      client.setQueryData(queryKey, await call(removePrice, { params: { id, price } }));
      toast({ title: words.removed });
    } catch (refused) {
      void client.invalidateQueries({ queryKey });
      throw refused;
    }
  };
  return (
    <>
      <p className="mb-3 max-w-[46em] text-fg-muted">{words.lead}</p>
      <div className="max-w-4xl">
        <Table
          caption={words.caption}
          rows={prices}
          keyOf={(dated) => dated.id}
          empty={words.none}
          columns={[
            { head: words.head.from, headed: true, cell: ({ validFrom }) => <Moment at={validFrom} /> },
            { head: words.head.price, number: true, cell: ({ price }) => usd(price) },
            { head: words.head.state, cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge> },
            {
              head: words.head.deeds,
              cell: (dated) =>
                (dated.state === 'coming' || dated.canTakeBack) && (
                  <Remove
                    isComing={dated.state === 'coming'}
                    price={usd(dated.price)}
                    onConfirm={() => remove(dated.id)}
                  />
                ),
            },
          ]}
        />
      </div>
      <AddPrice id={id} current={prices.find(({ state }) => state === 'current')?.price ?? null} />
    </>
  );
}

function Remove({ isComing, price, onConfirm }: { isComing: boolean; price: string; onConfirm: () => Promise<void> }) {
  const deed = isComing ? words.remove : words.takeBack;
  return (
    <Confirm
      label={deed}
      title={isComing ? words.removeTitle(price) : words.takeBackTitle(price)}
      action={deed}
      pendingLabel={words.removing}
      onConfirm={onConfirm}
    >
      {isComing ? words.removeBody : words.takeBackBody}
    </Confirm>
  );
}
