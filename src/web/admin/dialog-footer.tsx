/** How every dialog of the back office ends: what was refused, the way out, and the deed. */
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** What else is said of a button is said of the deed's. */
interface DialogFooterProps extends Omit<ButtonProps, 'children' | 'variant' | 'size'> {
  readonly fault?: string | null;
  readonly failed?: string;
  readonly keep: string;
  readonly onKeep: () => void;
  readonly deed: string;
}

export function DialogFooter({
  fault = null,
  failed,
  keep,
  onKeep,
  deed,
  type = 'submit',
  ...button
}: DialogFooterProps) {
  return (
    <>
      {fault !== null && (
        <Notice tone="error" title={failed}>
          {fault}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="ghost" size="sm" onClick={onKeep}>
          {keep}
        </Button>
        <Button {...button} type={type} variant="dark" size="sm">
          {deed}
        </Button>
      </div>
    </>
  );
}
