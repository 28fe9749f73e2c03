/** The way to the heart, whose script comes when the page has been shown. Pages are no heavier for it. */
import { lazy, Suspense } from 'react';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import type { SavedItem } from '../rules.ts';

const SaveButton = lazy(() => import('./save-button.tsx').then((module) => ({ default: module.SaveButton })));

export function LazySaveButton({ item, name }: { item: SavedItem; name: string }) {
  const isHydrated = useHydrated();
  return (
    <div className="relative z-1 min-h-11 no-print noscript:hidden">
      {isHydrated && (
        <Suspense fallback={null}>
          <SaveButton item={item} name={name} />
        </Suspense>
      )}
    </div>
  );
}
