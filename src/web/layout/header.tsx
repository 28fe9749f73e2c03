/**
 * The header: brand, the seven links, the film button; on small screens a button that opens the drawer.
 * Clear over the film at the top of a page, dark once the page has been scrolled more than 50 px.
 */

import Menu from 'lucide-react/icons/menu';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { type ComponentType, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { site } from '../../../site.config.ts';
import { Logo } from '../../ui/logo.tsx';
import { Link } from '../link.tsx';
import { useNavigation } from '../router.tsx';
import { layoutCopy } from './copy.ts';
import type { DrawerProps } from './drawer.tsx';
import { chooseFilms, useFilmsWanted } from './film-preference.ts';
import { NavLink } from './nav-link.tsx';
import { siteLinks } from './site-links.ts';
import { TravellerLinks } from './traveller-links.tsx';
import { useSettled } from './when-settled.ts';

const CLEAR_UNTIL_PX = 50;
/** From here on the bar shows the links (the `lg` breakpoint). */
const ROOM_FOR_LINKS = '(min-width: 64rem)';

export function Header() {
  const bar = useRef<HTMLElement>(null);
  const { page } = useNavigation().view;
  useScrolledMark(bar);
  return (
    <header
      ref={bar}
      data-bar
      data-scrolled="false"
      className="sticky top-0 z-40 h-(--header-height) border-transparent border-b transition-colors duration-300 data-[scrolled=true]:border-line data-[scrolled=true]:bg-night/98"
    >
      <div className="wrap flex h-full items-center justify-between gap-4">
        <Link href="/" aria-label={layoutCopy.home} className="flex min-h-11 items-center rounded-sm">
          <Logo name={site.name} />
        </Link>
        <div className="flex items-center gap-1 lg:gap-[clamp(0.75rem,1.4vw,1.5rem)]">
          <nav aria-label={layoutCopy.mainNavigation} className="hidden lg:block">
            <ul className="flex items-center gap-[clamp(0.9rem,2vw,2rem)] text-sm">
              {siteLinks.map((link) => (
                <li key={link.href}>
                  <NavLink {...link} look="bar" />
                </li>
              ))}
              <TravellerLinks look="bar" />
            </ul>
          </nav>
          {page.film !== null && <FilmButton />}
          <MenuButton />
        </div>
      </div>
    </header>
  );
}

/** Set on the element itself: scrolling never renders anything. */
function useScrolledMark(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mark = () => {
      const scrolled = String(window.scrollY > CLEAR_UNTIL_PX);
      const element = bar.current;
      if (element && element.dataset['scrolled'] !== scrolled) element.dataset['scrolled'] = scrolled;
    };
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [bar]);
}

function MenuButton() {
  const { pathname } = useNavigation().view;
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const { Drawer, bring } = useDrawer();
  const id = useId();
  // Another page closes it, however one got there.
  const open = openedAt === pathname;
  const close = () => setOpenedAt(null);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label={layoutCopy.openMenu}
        aria-expanded={open}
        aria-controls={id}
        onPointerEnter={bring}
        onFocus={bring}
        onClick={() => {
          bring();
          setOpenedAt(pathname);
        }}
        className="-mr-2.5 grid size-11 place-items-center rounded-sm transition-colors hover:bg-fg/10"
      >
        <Menu aria-hidden="true" className="size-6" strokeWidth={1.4} />
      </button>
      {Drawer && <Drawer id={id} open={open} onClose={close} />}
    </div>
  );
}

/** The drawer's script: fetched once a small screen has settled, at the latest when the button is used. */
function useDrawer(): { readonly Drawer: ComponentType<DrawerProps> | null; readonly bring: () => void } {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  const settled = useSettled();
  const bring = useCallback(() => {
    import('./drawer.tsx').then(
      (module) => setDrawer(() => module.Drawer),
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (settled && !window.matchMedia(ROOM_FOR_LINKS).matches) bring();
  }, [settled, bring]);
  return { Drawer, bring };
}

/** Stops and starts the moving background (WCAG 2.2.2); the choice holds for the session. */
function FilmButton() {
  const plays = useFilmsWanted();
  const Icon = plays ? Pause : Play;
  const label = plays ? layoutCopy.pauseFilm : layoutCopy.playFilm;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => chooseFilms(!plays)}
      className="grid size-11 shrink-0 place-items-center rounded-sm text-fg transition-colors hover:bg-fg/10"
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.4} />
    </button>
  );
}
