/** When the countdown ends, who waits for it, and moving it. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { AskFirst, Confirm, sending } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { type AdminLaunch, moveLaunch, readAdminLaunch, resetLaunch } from '../contract.ts';
import { launchAdminCopy as copy } from '../copy/move-launch.ts';
import { tellsSoon } from '../rules.ts';

const launchQuery = queryOf(readAdminLaunch);

export function LaunchScreen() {
  const query = useQuery(launchQuery);
  return (
    <AdminPage title={copy.title}>
      <p className="mb-6 max-w-[46em]">{copy.lead}</p>
      <AdminLoaded query={query}>{(launch) => <Launch launch={launch} />}</AdminLoaded>
    </AdminPage>
  );
}

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
/** It has no time zone: what is written is what every clock shows. */
const inWords = (launchAt: string) => words.format(new Date(`${launchAt}Z`));

function Launch({ launch }: { readonly launch: AdminLaunch }) {
  const { launchAt, changed, setting, mayChange } = launch;
  return (
    <>
      <DescriptionList
        facts={[
          [
            copy.facts.moment,
            <time key="at" dateTime={launchAt}>
              {inWords(launchAt)}
            </time>,
          ],
          [copy.facts.state, launch.passedEverywhere ? copy.passed : copy.ahead],
          [
            copy.facts.source,
            changed ? (
              <>
                {copy.ofPerson(changed.by)}, <Moment at={changed.at} />
              </>
            ) : (
              copy.ofSetting
            ),
          ],
          ...(changed ? [[copy.facts.setting, inWords(setting)] as const] : []),
          [copy.facts.waiting, launch.waiting.toLocaleString('en-US')],
          [copy.facts.told, launch.told.toLocaleString('en-US')],
        ]}
      />
      <AdminSection title={copy.edit}>
        {mayChange ? <Move launch={launch} /> : <Notice tone="info">{copy.ownersOnly}</Notice>}
      </AdminSection>
    </>
  );
}

/** How many people a refused move would have told; null: it was refused for something else. */
function waitingIn(refused: unknown): number | null {
  if (!(refused instanceof CallError) || refused.body?.code !== 'tells_people') return null;
  return Number(refused.body.details?.['waiting']);
}

function Move({ launch: { launchAt, setting, changed, waiting } }: { readonly launch: AdminLaunch }) {
  const client = useQueryClient();
  const [moment, setMoment] = useState(launchAt.slice(0, 16));
  /** How many are told, when that has to be said first. */
  const [tells, setTells] = useState<number | null>(null);
  const resetTells = waiting > 0 && tellsSoon(setting, new Date());
  const show = (now: AdminLaunch) => {
    client.setQueryData(launchQuery.queryKey, now);
    setMoment(now.launchAt.slice(0, 16));
    toast({ title: copy.moved(inWords(now.launchAt)) });
  };
  const move = async (tells?: number) =>
    show(await call(moveLaunch, { input: { launchAt: moment, was: launchAt, tells } }));
  const moving = useMutation({
    mutationFn: () => move(),
    onError(refused) {
      setTells(waitingIn(refused));
      void client.invalidateQueries({ queryKey: launchQuery.queryKey });
    },
  });
  const fault = waitingIn(moving.error) === null ? moving.error : null;
  const field = fault instanceof CallError ? fault.body?.fields?.['launchAt'] : undefined;
  return (
    <form noValidate onSubmit={sending(moving.mutate)} className="grid max-w-xl gap-4">
      <TextField
        type="datetime-local"
        label={copy.moment}
        hint={copy.hint}
        value={moment}
        onChange={({ target }) => setMoment(target.value)}
        error={field}
      />
      <p className="text-fg-muted">{copy.once}</p>
      {fault && !field && <Notice tone="error">{sentenceOf(fault)}</Notice>}
      <div className="flex flex-wrap items-center gap-2.5">
        <Button type="submit" variant="dark" pending={moving.isPending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        {changed && (
          <Confirm
            label={copy.reset}
            title={copy.resetTitle}
            action={copy.reset}
            pendingLabel={copy.resetting}
            onConfirm={async () => show(await call(resetLaunch, { input: { was: launchAt, tells: waiting } }))}
          >
            {copy.resetText(inWords(setting))} {resetTells && copy.tellText(inWords(setting), waiting)}
          </Confirm>
        )}
      </div>
      {tells !== null && (
        <AskFirst
          open
          onClose={() => setTells(null)}
          title={copy.tellTitle(tells)}
          action={copy.tell}
          pendingLabel={copy.saving}
          onConfirm={() => move(tells)}
        >
          {copy.tellText(inWords(moment), tells)}
        </AskFirst>
      )}
    </form>
  );
}
