/** The navigation of small screens: slides in from the right, and goes when a link is chosen. */
import { useEffect } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { layoutCopy } from './copy.ts';
import { NavLink } from './nav-link.tsx';
import { siteLinks } from './site-links.ts';
import { TravellerLinks } from './traveller-links.tsx';

/** From here on the bar has room for the links (the `lg` breakpoint). */
const ROOM_FOR_BAR = '(min-width: 64rem)';

export interface DrawerProps {
  readonly id: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Drawer({ id, open, onClose }: DrawerProps) {
  useEffect(() => {
    if (!open) return;
    const room = window.matchMedia(ROOM_FOR_BAR);
    room.addEventListener('change', onClose);
    return () => room.removeEventListener('change', onClose);
  }, [open, onClose]);

  return (
    <Dialog open={open} onClose={onClose} title={layoutCopy.menu} side="right" hideTitle>
      <nav id={id} aria-label={layoutCopy.mainNavigation}>
        <ul>
          {siteLinks.map((link) => (
            <li key={link.href}>
              <NavLink {...link} look="drawer" onChoose={onClose} />
            </li>
          ))}
          <TravellerLinks look="drawer" onChoose={onClose} />
        </ul>
      </nav>
    </Dialog>
  );
}
