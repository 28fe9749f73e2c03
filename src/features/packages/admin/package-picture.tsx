/**
 * The picture of a package: shown as it is, replaced by choosing a file. It is uploaded at once and used when the form
 * is saved.
 */
import { useId, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ErrorOf } from '../../../shared/endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { sentenceOf } from '../../../web/api-client.ts';
import { upload } from '../../../web/upload.ts';
import { uploadPicture } from '../contract/edit-packages.ts';
import { editPackagesCopy, pictureErrors } from '../copy/edit-packages.ts';
import type { PackageFormValues } from './package-form-values.ts';

const words = editPackagesCopy.form;

const TAKEN = 'image/jpeg,image/png,image/webp,image/avif';
const MOST_BYTES = 15 * 1024 * 1024;

export function PackagePicture() {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { setValue, formState } = useFormContext<PackageFormValues>();
  const [image, imageAlt] = useWatch<PackageFormValues, ['image', 'imageAlt']>({ name: ['image', 'imageAlt'] });
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const message = fault ?? formState.errors.image?.message;

  const take = async (file: File | undefined) => {
    if (!file) return;
    setFault(null);
    setPending(true);
    try {
      if (file.size > MOST_BYTES)
        throw new Error(pictureErrors['picture_too_large' satisfies ErrorOf<typeof uploadPicture>]);
      const { image: uploaded } = await upload(uploadPicture, file);
      setValue('image', uploaded, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    } catch (refused) {
      setFault(sentenceOf(refused));
    } finally {
      setPending(false);
      // The same file can be chosen again.
      if (chooser.current) chooser.current.value = '';
    }
  };

  return (
    <div className="grid items-start gap-4 sm:grid-cols-[16rem_minmax(0,1fr)]">
      {image === '' ? (
        <p className="grid aspect-[16/10] place-items-center border border-line-strong border-dashed text-sm text-fg-muted">
          {words.noPicture}
        </p>
      ) : (
        <Picture key={image} id={image} alt={imageAlt} sizes="16rem" priority />
      )}
      <div>
        <input
          ref={chooser}
          id={id}
          type="file"
          accept={TAKEN}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
          onChange={({ target }) => void take(target.files?.[0])}
        />
        <Button
          variant="ghost"
          size="sm"
          pending={pending}
          pendingLabel={words.uploading}
          aria-describedby={`${id}-hint${message ? ` ${id}-error` : ''}`}
          onClick={() => chooser.current?.click()}
        >
          {image === '' ? words.choosePicture : words.otherPicture}
        </Button>
        <p id={`${id}-hint`} className="mt-2 max-w-[34em] text-sm text-fg-muted">
          {words.pictureHint} {formState.dirtyFields.image && image !== '' && words.pictureKept}
        </p>
        <p role="alert" id={`${id}-error`} className="mt-1.5 text-sm font-medium text-error">
          {message}
        </p>
      </div>
    </div>
  );
}
