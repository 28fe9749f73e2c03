/** How a dialog that does something ends: what was refused, the way out, and the deed. */
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface DeedFootProps {
  readonly fault: string | null;
  readonly failed?: string;
  readonly keep: string;
  readonly onKeep: () => void;
  readonly deed: string;
  readonly pending: boolean;
  readonly pendingLabel: string;
}

export function DeedFoot({ fault, failed, keep, onKeep, deed, pending, pendingLabel }: DeedFootProps) {
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
        <Button type="submit" variant="dark" size="sm" pending={pending} pendingLabel={pendingLabel}>
          {deed}
        </Button>
      </div>
    </>
  );
}
