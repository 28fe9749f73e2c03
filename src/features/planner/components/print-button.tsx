/** Paper: the page as a booklet. */
import Printer from 'lucide-react/icons/printer';
import { Button } from '../../../ui/button.tsx';
import { resultsCopy } from '../copy/results.ts';

export function PrintButton({ size }: { size?: 'sm' }) {
  return (
    <Button variant="ghost" size={size} onClick={() => window.print()}>
      <Printer aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {resultsCopy.take.print}
    </Button>
  );
}
