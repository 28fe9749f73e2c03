/**
 * The cookie banner: there until acceptance is stored, or closed for as long as this view lives.
 * One low strip at the foot of the window that leaves a page's own words and buttons free.
 */
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Link } from '../link.tsx';
import { ACCEPTED } from './cookies-accepted.ts';
import { layoutCopy } from './copy.ts';

/** Keeps the keyboard's focus, the footer, and bars that stick to the foot of the window above the banner. */
const ROOM_BELOW = 'with-banner';
const { cookies: copy } = layoutCopy;

function storeCookiesAccepted(): void {
  try {
    localStorage.setItem(ACCEPTED, 'true');
  } catch {
    // Nothing can be stored here: the banner asks again next time.
  }
}

export function CookieBanner() {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    document.documentElement.classList.toggle(ROOM_BELOW, shown);
  }, [shown]);
  if (!shown) return null;
  return (
    <section
      aria-label={copy.title}
      data-bar
      className="no-print on-night fixed inset-x-0 bottom-0 z-50 border-line border-t bg-night-raised text-fg-muted text-xs"
    >
      <div className="wrap flex min-h-15 items-center gap-3 py-1.5 md:justify-end md:gap-5">
        <p className="min-w-0 max-md:flex-1">
          {copy.text}{' '}
          <Link href="/privacy" className="link text-fg">
            {copy.privacy}
          </Link>
        </p>
        <Button
          size="sm"
          onClick={() => {
            storeCookiesAccepted();
            setShown(false);
          }}
        >
          {copy.accept}
        </Button>
        <button
          type="button"
          aria-label={copy.close}
          onClick={() => setShown(false)}
          className="-mr-3 grid size-11 shrink-0 place-items-center rounded-sm transition-colors hover:bg-fg/8"
        >
          <X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        </button>
      </div>
    </section>
  );
}
