/** The end of a form that signs somebody in: the code, why it was refused, and the button. */
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface CodeAndSubmitProps {
  readonly words: Readonly<Record<'code' | 'failed' | 'pending' | 'submit', string>>;
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly fault: string | null;
  readonly pending: boolean;
  readonly block?: boolean;
}

export function CodeAndSubmit({ words, field, error, fault, pending, block = false }: CodeAndSubmitProps) {
  return (
    <>
      <TextField
        label={words.code}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        {...field}
      />
      {fault && (
        <Notice tone="error" title={words.failed}>
          {fault}
        </Notice>
      )}
      <Button type="submit" variant="dark" size="lg" block={block} pending={pending} pendingLabel={words.pending}>
        {words.submit}
      </Button>
    </>
  );
}
