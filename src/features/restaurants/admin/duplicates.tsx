/** Rows that are, or may be, the same place: looked at before they are merged, and unmerged again. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '../../../shared/endpoint.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminSection } from '../../../web/admin/admin-page.tsx';
import { Confirm, DialogButton, DialogFooter } from '../../../web/admin/dialogs.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import { navigate } from '../../../web/router.tsx';
import {
  type AdminRestaurant,
  mergeRestaurants,
  previewMerge,
  unmergeRestaurants,
} from '../contract/edit-restaurants.ts';
import { editRestaurantsCopy } from '../copy/edit-restaurants.ts';

const copy = editRestaurantsCopy.duplicates;
const linkTo = (id: string) => `/admin/restaurants/${encodeURIComponent(id)}`;
const linkLook = 'underline decoration-accent underline-offset-4';

interface Props {
  readonly restaurant: AdminRestaurant;
  readonly onDone: () => unknown;
}

export function Duplicates({ restaurant, onDone }: Props) {
  const { sameAs, lenders, near, hidden } = restaurant;
  return (
    <AdminSection title={copy.title}>
      {sameAs && <DuplicateOf restaurant={restaurant} onDone={onDone} />}
      {lenders.length > 0 && (
        <>
          <h3 className="mb-2 text-sm text-fg-muted">{copy.lenders}</h3>
          <ul className="mb-5 grid gap-1.5">
            {lenders.map(({ id, name, source }) => (
              <li key={id}>
                <Link href={linkTo(id)} className={linkLook}>
                  {name || editRestaurantsCopy.unkept}
                </Link>{' '}
                <span className="text-fg-muted">{editRestaurantsCopy.sources[source]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {!sameAs && !hidden && (
        <>
          <h3 className="mb-2 text-sm text-fg-muted">{copy.near}</h3>
          {near.length === 0 && <p>{copy.noNear}</p>}
          <ul className="grid gap-2.5">
            {near.map((other) => (
              <li key={other.id} className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
                <Link href={linkTo(other.id)} className={`${linkLook} min-w-0 break-words`}>
                  {other.name}
                </Link>
                {other.alike && <Badge tone="warning">{copy.alike}</Badge>}
                <span className="text-fg-muted">
                  {[editRestaurantsCopy.sources[other.source], copy.away(other.away), copy.reviews(other.reviews)].join(
                    ' · ',
                  )}
                </span>
                <Merge restaurant={restaurant} other={other} onDone={onDone} />
              </li>
            ))}
          </ul>
        </>
      )}
    </AdminSection>
  );
}

function DuplicateOf({ restaurant: { id, version, sameAs }, onDone }: Props) {
  if (!sameAs) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
      <p>
        {copy.sameAs}{' '}
        <Link href={linkTo(sameAs.id)} className={linkLook}>
          {sameAs.name}
        </Link>
        . {sameAs.because && copy.because[sameAs.because](copy.away(sameAs.away))}
      </p>
      <Confirm
        label={copy.unmerge}
        title={copy.unmergeTitle}
        action={copy.unmerge}
        pendingLabel={copy.unmerging}
        onConfirm={async () => {
          // Refused, the page is old: it is read again either way.
          await call(unmergeRestaurants, { params: { id }, input: { version } }).finally(onDone);
          toast({ title: copy.unmerged });
        }}
      >
        {copy.unmergeText}
      </Confirm>
    </div>
  );
}

type Neighbour = AdminRestaurant['near'][number];

function Merge({ other, ...props }: Props & { readonly other: Neighbour }) {
  return (
    <DialogButton label={copy.merge} labelInFull={copy.mergeLabel(other.name)} title={copy.mergeTitle} width="wide">
      {(close) => <MergePreview {...props} other={other} close={close} />}
    </DialogButton>
  );
}

function MergePreview({
  restaurant,
  other,
  onDone,
  close,
}: Props & { readonly other: Neighbour; readonly close: () => void }) {
  // What our editors picked stays unless somebody says otherwise.
  const [staying, setStaying] = useState(
    other.source === 'editors' && restaurant.source !== 'editors' ? other.id : restaurant.id,
  );
  const going = staying === restaurant.id ? other.id : restaurant.id;
  const pair = { id: going, intoId: staying };
  const preview = useQuery({ ...queryOf(previewMerge, { params: pair }), gcTime: 0 });
  const merging = useMutation({
    mutationFn: ({ version, intoVersion }: OutputOf<typeof previewMerge>) =>
      call(mergeRestaurants, { params: pair, input: { version, intoVersion } }),
    async onSuccess() {
      toast({ title: copy.merged });
      close();
      await onDone();
      if (staying !== restaurant.id) navigate(linkTo(staying));
    },
    onError: () => void preview.refetch(),
  });
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="text-sm font-semibold">{copy.keep}</legend>
        {[restaurant, other].map(({ id, name, source }) => (
          <Radio
            key={id}
            name="staying"
            label={copy.keeps(name, editRestaurantsCopy.sources[source])}
            checked={staying === id}
            onChange={() => setStaying(id)}
          />
        ))}
      </fieldset>
      <AdminLoaded query={preview}>
        {({ reviewsMoving, reviewsAfter, ratingAfter, lent }) => (
          <div className="grid gap-2">
            <p>
              {copy.preview(reviewsMoving, reviewsAfter, ratingAfter === 0 ? copy.unrated : copy.rated(ratingAfter))}
            </p>
            <p>{lent.length > 0 ? copy.lends : copy.lendsNothing}</p>
            <ul className="grid gap-1 text-sm">
              {lent.map(({ fact, value }) => (
                <li key={fact} className="break-words">
                  {fact}: {value}
                </li>
              ))}
            </ul>
            <p className="text-fg-muted">{copy.undoable}</p>
          </div>
        )}
      </AdminLoaded>
      <DialogFooter
        fault={merging.error && sentenceOf(merging.error)}
        keep={editRestaurantsCopy.visibility.leave}
        onKeep={close}
        action={copy.doMerge}
        type="button"
        inactive={!preview.data}
        pending={merging.isPending}
        pendingLabel={copy.merging}
        onClick={() => preview.data && merging.mutate(preview.data)}
      />
    </div>
  );
}
