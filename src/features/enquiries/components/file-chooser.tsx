/** Files for a message: chosen or dropped, each removable. The caller owns the list; what cannot be sent is said here. */
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ENDINGS } from '../../../shared/attachments.ts';
import { buttonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { contactCopy } from '../copy/contact.ts';
import { enquiryMail } from '../copy/mail.ts';
import { addFiles } from '../rules.ts';

const copy = contactCopy.files;
const ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join(',');

export function FileChooser({
  files,
  onChange,
  lost,
}: {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** There were files before the page was loaded again. */
  lost: boolean;
}) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState<readonly string[]>([]);

  const add = (given: FileList | null) => {
    const fresh = [...(given ?? [])].filter((file) => !files.some((known) => nameOf(known) === nameOf(file)));
    const { files: kept, complaints } = addFiles(files, fresh);
    setSaid(complaints.map(({ why, name }) => (why === 'tooMany' || why === 'together' ? copy[why] : copy[why](name))));
    onChange(kept);
    // The same file can be chosen again after it was removed.
    if (chooser.current) chooser.current.value = '';
  };
  // Chosen before the script had come.
  const addEarly = useEffectEvent(() => chooser.current?.files?.length && add(chooser.current.files));
  useEffect(() => void addEarly(), []);
  const remove = (at: number) => {
    setSaid([]);
    onChange(files.filter((_, i) => i !== at));
    chooser.current?.focus();
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };

  return (
    <div className="min-w-0">
      <span className="mb-1.5 block text-sm font-semibold" id={`${id}-label`}>
        {copy.label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the chooser inside is the first */}
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-dashed px-4 py-4 transition-colors',
          over ? 'border-accent bg-fg/6' : 'border-line-strong',
        )}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          add(event.dataTransfer.files);
        }}
      >
        <label
          className={`${buttonLook({ variant: 'ghost', size: 'sm' })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring`}
        >
          <Paperclip aria-hidden="true" strokeWidth={1.4} />
          {copy.choose}
          <input
            ref={chooser}
            type="file"
            name="files"
            multiple
            accept={ACCEPTED}
            className="sr-only"
            aria-describedby={`${id}-hint`}
            onChange={(event) => add(event.target.files)}
          />
        </label>
        <span className="text-sm text-fg-muted max-md:hidden">{copy.drop}</span>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-fg-muted">
        {lost && files.length === 0 ? copy.again : copy.hint}
      </p>
      <div role="status">
        {said.map((sentence) => (
          <p key={sentence} className="mt-1.5 text-sm font-medium text-error">
            {sentence}
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul aria-label={copy.chosen} className="mt-3 border-t border-line">
          {files.map((file, at) => (
            <li key={nameOf(file)} className="flex items-center gap-3 border-b border-line">
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="shrink-0 text-sm text-fg-muted">{enquiryMail.size(file.size)}</span>
              <button
                type="button"
                className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-fg/6"
                aria-label={copy.remove(file.name)}
                onClick={() => remove(at)}
              >
                <X aria-hidden="true" className="size-4.5" strokeWidth={1.6} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One file of a visitor's disk, as far as a browser tells. */
function nameOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
