/** What anybody can do with a plan: save it for later, and print it. */
import Printer from 'lucide-react/icons/printer';
import { type ComponentProps, lazy, Suspense } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { resultsCopy } from '../copy/results.ts';

const copy = resultsCopy.take;

const SavePlan = lazy(() => import('./save-plan.tsx').then((module) => ({ default: module.SavePlan })));

/** Its script, and the list of what is saved, come after the page. */
export function SaveButton(props: ComponentProps<typeof SavePlan>) {
  const isHydrated = useHydrated();
  const waiting = (
    <Button variant="ghost" size={props.size} inactive>
      {copy.save}
    </Button>
  );
  return isHydrated ? (
    <Suspense fallback={waiting}>
      <SavePlan {...props} />
    </Suspense>
  ) : (
    waiting
  );
}

/** Paper: the page as a booklet. */
export function PrintButton({ size }: { size?: 'sm' }) {
  return (
    <Button variant="ghost" size={size} onClick={() => window.print()}>
      <Printer aria-hidden="true" strokeWidth={1.5} className="size-4" />
      {copy.print}
    </Button>
  );
}
