/** One package: whether it is sold, for how much, with how many seats, and what it is. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usd } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { useMe } from '../../../web/admin/use-me.ts';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { navigate } from '../../../web/history.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { PackageRating } from '../components/package-rating.tsx';
import {
  type AdminPackage,
  deletePackage,
  duplicatePackage,
  publishPackage,
  withdrawPackage,
} from '../contract/edit-packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import { Departures } from './departures.tsx';
import { EditPackage } from './edit-package.tsx';
import { packageQuery } from './package-query.ts';
import { PriceHistory } from './price-history.tsx';
import { StateBadge } from './state-badge.tsx';

const words = editPackagesCopy.sale;
const back = { href: '/admin/packages', label: editPackagesCopy.title };

export function PackageScreen({ params: { id = '' } }: ScreenProps) {
  const query = useQuery(packageQuery(id));
  const { data } = query;
  const me = useMe();
  return (
    <AdminPage title={data?.fields.name ?? editPackagesCopy.title} back={back} actions={data && <Deeds known={data} />}>
      <AdminLoaded query={query}>
        {(known) => (
          <>
            <Sale known={known} />
            <AdminSection title={editPackagesCopy.prices.heading}>
              <PriceHistory known={known} />
            </AdminSection>
            <AdminSection title={editPackagesCopy.departures.heading}>
              <Departures known={known} />
            </AdminSection>
            <div className="mt-9">{me && <EditPackage key={known.id} known={known} operator={me.name} />}</div>
          </>
        )}
      </AdminLoaded>
    </AdminPage>
  );
}

function Sale({ known }: { readonly known: AdminPackage }) {
  const price = known.prices.find(({ state }) => state === 'current');
  const crossedOut = known.originalPrice === null ? '' : `, ${words.was(usd(known.originalPrice))}`;
  return (
    <div className="max-w-2xl">
      <DescriptionList
        facts={[
          [editPackagesCopy.list.state, <StateBadge key="state" state={known.state} />],
          [words.price, price ? `${usd(price.price)}${crossedOut}` : words.noPrice],
          [words.shop, <code key="shop" className="text-sm">{`/checkout/${known.id}`}</code>],
          [words.rating, <PackageRating key="rating" offer={known} />],
          [words.changed, <Moment key="changed" at={known.updatedAt} />],
        ]}
      />
    </div>
  );
}

function Deeds({ known: { id, version, state } }: { readonly known: AdminPackage }) {
  const client = useQueryClient();
  const duplicate = useMutation({
    mutationFn: () => call(duplicatePackage, { params: { id } }),
    onSuccess: (copy) => {
      toast({ title: words.duplicated });
      navigate(`/admin/packages/${copy.id}`);
    },
    onError: (fault) => toast({ title: words.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  const wish = { params: { id }, input: { version } };
  const refreshAfter = async (change: Promise<unknown>, done: string) => {
    try {
      await change;
      toast({ title: done });
    } finally {
      await client.invalidateQueries({ queryKey: packageQuery(id).queryKey });
    }
  };
  const remove = async () => {
    await call(deletePackage, { params: { id } });
    toast({ title: words.remove.done });
    navigate(back.href);
  };
  return (
    <>
      {state === 'draft' && <Confirm {...words.remove} onConfirm={remove} />}
      <Button
        variant="ghost"
        size="sm"
        pending={duplicate.isPending}
        pendingLabel={words.duplicating}
        onClick={() => duplicate.mutate()}
      >
        {words.duplicate}
      </Button>
      {state === 'published' ? (
        <Confirm {...words.withdraw} onConfirm={() => refreshAfter(call(withdrawPackage, wish), words.withdraw.done)} />
      ) : (
        <Confirm
          {...words.publish}
          variant="dark"
          onConfirm={() => refreshAfter(call(publishPackage, wish), words.publish.done)}
        />
      )}
    </>
  );
}
