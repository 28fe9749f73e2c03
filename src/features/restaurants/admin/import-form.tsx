/** The form that sends a file. The bytes go after the words about them, so that a large file is not sent in vain. */
import { type FormEvent, useRef, useState } from 'react';
import { MAP_ENDINGS } from '../../../shared/map-files.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { beginImport, cancelImport } from '../contract/imports.ts';
import { importCopy as copy } from '../copy/imports.ts';
import { importMessages } from '../copy/limits.ts';

export function ImportForm({
  isUnderWay,
  onChange,
}: {
  readonly isUnderWay: boolean;
  readonly onChange: () => unknown;
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const [asOf, setAsOf] = useState('');
  const [zone, setZone] = useState('');
  const [sent, setSent] = useState<number | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [missing, setMissing] = useState(false);
  const fields = fault instanceof CallError ? (fault.body?.fields ?? {}) : {};
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
        await sendBytes(file, setSent);
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
            accept={MAP_ENDINGS.map((ending) => `.${ending}`).join()}
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

/** `fetch` does not tell how much of a body has gone. */
function sendBytes(file: File, onSent: (part: number) => void): Promise<void> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/imports/file');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 400 ? done() : failed(new CallError(request.status, request.responseText));
    request.onerror = () => failed(new TypeError('The connection broke'));
    request.send(file);
  });
}
