/** The end of a form that signs somebody in: the code, why it was refused, and the button. */
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';

interface CodeAndSubmitProps {
  readonly words: Readonly<Record<'code' | 'failed' | 'pending' | 'submit', string>>;
  readonly field: Partial<ComponentProps<typeof TextField>>;
  readonly fault: string | null;
  readonly pending: boolean;
  readonly block?: boolean;
}

export function CodeAndSubmit({ words, field, fault, pending, block = false }: CodeAndSubmitProps) {
  return (
    <>
      <TextField label={words.code} inputMode="numeric" autoComplete="one-time-code" maxLength={9} {...field} />
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
