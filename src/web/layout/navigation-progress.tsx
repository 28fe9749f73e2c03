/** What a reload would tell by itself: that the next page is on its way, and which one has come. */
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from '../router.tsx';
import { layoutCopy } from './copy.ts';

const PATIENCE_MS = 150;
/** The document's title is set right after the page has changed. */
const TITLE_MS = 120;

/** A thin line at the top while the next page is being fetched; quick pages never show it. */
export function ProgressLine() {
  const { pending } = useNavigation();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  if (!late) return null;
  return (
    <div
      role="progressbar"
      aria-label={layoutCopy.loadingPage}
      className="no-print pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden bg-champagne/20"
    >
      <div className="h-full w-2/5 animate-pass bg-champagne" />
    </div>
  );
}

/** Reads the new page's title to people who do not see the page change. */
export function PageAnnouncer() {
  const { view } = useNavigation();
  const shown = useRef(view.pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === view.pathname) return;
    shown.current = view.pathname;
    const timer = setTimeout(() => setTitle(document.title), TITLE_MS);
    return () => clearTimeout(timer);
  }, [view.pathname]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
