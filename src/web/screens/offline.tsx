/**
 * Stands where a page cannot be had without a network. It is kept by the browser and shown under any address, so it has no
 * script, asks for nothing that is not kept with it, and is the same for everybody; the worker (`public/offline.js`) shows the
 * way to the trips where some are kept.
 */
import { site } from '../../../site.config.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Logo } from '../../ui/logo.tsx';

export const offlineCopy = {
  title: 'You are offline',
  text: 'This page needs a connection, and there is none right now. Please try again once you are back online.',
  again: 'Try again',
  trips: 'See your saved trips',
} as const;

export function OfflinePage() {
  return (
    <div className="on-night film-ground flex min-h-svh flex-col">
      <header className="wrap flex h-16 items-center lg:h-19">
        <Logo name={site.name} />
      </header>
      <main className="flex flex-1 flex-col">
        <EmptyState
          level={1}
          drawing="offline"
          title={offlineCopy.title}
          actions={
            <>
              {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for, with all its parameters */}
              <a href="" className={buttonLook({ size: 'lg' })}>
                {offlineCopy.again}
              </a>
              <span hidden data-kept-trips="">
                <a href="/my-trips" className={buttonLook({ size: 'lg', variant: 'ghost' })}>
                  {offlineCopy.trips}
                </a>
              </span>
            </>
          }
        >
          <p>{offlineCopy.text}</p>
        </EmptyState>
      </main>
    </div>
  );
}
