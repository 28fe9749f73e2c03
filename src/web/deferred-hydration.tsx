/**
 * A part that the server renders with its page, and whose script comes after the page's own: what the server sent stands
 * until then and is taken over as it is. It stands in a `Suspense` whose element is always the same one, so that no
 * change around it can ask for the part before its script is there.
 */
import { type ComponentType, use } from 'react';
import type { Screen } from './page.ts';

export interface DeferredPart {
  readonly Part: ComponentType;
  /** For those who show the page anew, where nothing of it stands yet. */
  readonly bring: () => Promise<unknown>;
}

export function deferHydration(load: () => Promise<ComponentType>): DeferredPart {
  let coming: Promise<ComponentType> | undefined;
  let arrived: (part: ComponentType) => void = () => {};
  // Never fails: without the network for its script, the part stays as the server sent it.
  const arrival = new Promise<ComponentType>((resolve) => {
    arrived = resolve;
  });
  const bring = () => {
    coming ??= load().then(
      (part) => {
        // As React marks a promise that it has seen fulfilled: from now on the part is there at once.
        Object.assign(arrival, { status: 'fulfilled', value: part });
        arrived(part);
        return part;
      },
      (fault: unknown) => {
        coming = undefined;
        throw fault;
      },
    );
    return coming;
  };
  return {
    bring,
    Part() {
      bring().catch(() => undefined);
      const Arrived = use(arrival);
      return <Arrived />;
    },
  };
}

/** A screen with such parts: whoever goes to it brings them along. */
export const withParts = (ScreenItself: Screen, ...parts: readonly DeferredPart[]): Screen =>
  Object.assign(ScreenItself, { bring: () => Promise.all(parts.map(({ bring }) => bring())) });
