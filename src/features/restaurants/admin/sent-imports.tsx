/**
 * Sending a file of restaurants, and watching what becomes of it. The bytes go after the words about them, so that a large
 * file is not sent in vain.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { OSM_ENDINGS } from '../../../shared/osm-upload.ts';
import { wordList } from '../../../shared/word-list.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { useLookingAgain } from '../../../web/admin/operator-idle.ts';
import { Table } from '../../../web/admin/table.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { upload } from '../../../web/upload.ts';
import { beginImport, cancelImport, listImports, type SentFile, sendImport } from '../contract/sent-imports.ts';
import { editRestaurantsCopy } from '../copy/edit-restaurants.ts';
import { importCopy as copy } from '../copy/sent-imports.ts';
import { importMessages } from '../copy/validation.ts';

const listQuery = queryOf(listImports);
const LOOK_MS = 1500;
/** Told beside the file. */
const OF_THE_FILE: ReadonlySet<string> = new Set(
  wordList('no_map_file empty_file file_too_large file_not_what_it_says'),
);
const isUnderWay = ({ state }: SentFile) => state === 'sending' || state === 'waiting' || state === 'running';

export function SentImportsScreen() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: listQuery.queryKey });
  const query = useQuery(listQuery);
  const someUnderWay = query.data?.some(isUnderWay) ?? false;
  useLookingAgain(query, someUnderWay ? LOOK_MS : null);
  return (
    <AdminPage title={copy.title} back={{ href: '/admin/restaurants', label: editRestaurantsCopy.back }}>
      <p className="mb-6 max-w-[46em]">{copy.lead}</p>
      <ImportForm isUnderWay={someUnderWay} onChange={refresh} />
      <AdminSection title={copy.past}>
        <AdminLoaded query={query}>
          {(sent) => (
            <Table
              caption={copy.caption}
              rows={sent}
              keyOf={({ id }) => id}
              empty={copy.none}
              columns={[
                { head: copy.columns.file, cell: (file) => <Name file={file} /> },
                { head: copy.columns.state, cell: (file) => <State file={file} /> },
                { head: copy.columns.report, cell: (file) => <Report file={file} /> },
                {
                  head: copy.columns.by,
                  cell: ({ operator, createdAt }) => (
                    <>
                      {operator}
                      <span className="block text-sm text-fg-muted">
                        <Moment at={createdAt} />
                      </span>
                    </>
                  ),
                },
                {
                  head: copy.columns.deed,
                  cell: (file) =>
                    isUnderWay(file) ? (
                      <Confirm
                        label={copy.cancel}
                        title={copy.cancelTitle}
                        action={copy.cancel}
                        pendingLabel={copy.cancelling}
                        onConfirm={async () => {
                          await call(cancelImport, { params: { id: file.id } });
                          await refresh();
                        }}
                      >
                        {copy.cancelText}
                      </Confirm>
                    ) : null,
                },
              ]}
            />
          )}
        </AdminLoaded>
      </AdminSection>
    </AdminPage>
  );
}

function Name({ file: { name, bytes, asOf, zone, report } }: { readonly file: SentFile }) {
  const known = asOf ?? report?.asOf;
  const age = known ? [copy.known(known)] : known === null && report?.asOf === null ? [copy.ageUnknown] : [];
  const more = [...(bytes === null ? [] : [copy.size(bytes)]), ...age, ...(zone ? [zone] : [])];
  return (
    <>
      <span className="break-all">{name}</span>
      <span className="block text-sm font-normal text-fg-muted">{more.join(' · ')}</span>
    </>
  );
}

const TONES = {
  sending: 'outline',
  waiting: 'outline',
  running: 'warning',
  done: 'positive',
  failed: 'negative',
  cancelled: 'outline',
} as const;

function State({ file }: { readonly file: SentFile }) {
  const { state, part, name, fault } = file;
  return (
    <>
      <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
      {state === 'running' && (
        <progress aria-label={copy.progress(name)} value={part} max={1} className="mt-2 block w-36 accent-rust-deep" />
      )}
      {fault && <span className="mt-1 block text-sm">{fault}</span>}
    </>
  );
}

function Report({ file: { report } }: { readonly file: SentFile }) {
  if (!report) return '—';
  const { skipped, retired = 0, asOf: _, places, ...counts } = report;
  const { isFiltered = false, isRoadsOnly = false, isOutOfReach = false, newerKnown = null, ...more } = places ?? {};
  const lines = Object.entries({ ...counts, retired, ...skipped, ...more }).filter(
    ([name, count]) => count > 0 || name === 'restaurants',
  );
  const said = [
    isFiltered && copy.report.isFiltered,
    isRoadsOnly && copy.report.isRoadsOnly,
    isOutOfReach && copy.report.isOutOfReach,
    newerKnown && copy.report.newerKnown(newerKnown),
  ];
  return (
    <ul className="text-sm">
      {lines.map(([name, count]) => (
        <li key={name}>
          {count.toLocaleString('en-US')} {copy.report[name as keyof typeof counts]}
        </li>
      ))}
      {said.filter(Boolean).map((sentence) => (
        <li key={sentence || ''}>{sentence}</li>
      ))}
    </ul>
  );
}

function ImportForm({ isUnderWay, onChange }: { readonly isUnderWay: boolean; readonly onChange: () => unknown }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [asOf, setAsOf] = useState('');
  const [zone, setZone] = useState('');
  const [sent, setSent] = useState<number | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [missing, setMissing] = useState(false);
  const body = fault instanceof CallError ? fault.body : null;
  const ofFile = body && OF_THE_FILE.has(body.code) ? { name: sentenceOf(fault) } : {};
  const ofDay = body?.code === 'day_ahead' ? { asOf: sentenceOf(fault) } : {};
  const fields: Readonly<Record<string, string>> = { ...body?.fields, ...ofFile, ...ofDay };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const file = chooser.current?.files?.[0];
    setMissing(!file);
    setFault(null);
    if (!file || sent !== null) return;
    setSent(0);
    try {
      const begun = await call(beginImport, {
        input: { name: file.name, asOf: asOf || null, zone: zone.trim() || null },
      });
      await onChange();
      try {
        await upload(sendImport, file, setSent);
      } catch (refused) {
        // What was begun for a file that does not come is taken back.
        await call(cancelImport, { params: { id: begun.id } }).catch(() => undefined);
        throw refused;
      }
      if (chooser.current) chooser.current.value = '';
    } catch (refused) {
      setFault(refused);
    } finally {
      setSent(null);
      await onChange();
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-3xl gap-5 md:grid-cols-2">
      <Field label={copy.file} error={missing ? importMessages.name : fields['name']} className="md:col-span-2">
        {(control) => (
          <input
            {...control}
            ref={chooser}
            type="file"
            accept={OSM_ENDINGS.map((ending) => `.${ending}`).join()}
            className="block w-full rounded-sm border border-line-strong bg-field px-4 py-3"
          />
        )}
      </Field>
      <TextField
        type="date"
        label={copy.asOf}
        hint={copy.asOfHint}
        value={asOf}
        onChange={({ target }) => setAsOf(target.value)}
        error={fields['asOf']}
      />
      <TextField
        label={copy.zone}
        hint={copy.zoneHint}
        value={zone}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => setZone(target.value)}
        error={fields['zone']}
      />
      {fault !== null && Object.keys(fields).length === 0 && (
        <Notice tone="error" className="md:col-span-2">
          {sentenceOf(fault)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-4 md:col-span-2">
        <Button
          type="submit"
          variant="dark"
          inactive={isUnderWay && sent === null}
          pending={sent !== null}
          pendingLabel={copy.sending}
        >
          {copy.send}
        </Button>
        {sent !== null && <span role="status">{copy.sent(Math.round(sent * 100))}</span>}
      </div>
    </form>
  );
}
