/** One link of the navigation, in the bar or in the drawer; the current one carries a gold line. */
import { cx } from '../../ui/class-names.ts';
import { Link } from '../link.tsx';
import { useNavigation } from '../router.tsx';
import { currentOf, type SiteLink } from './site-links.ts';

export type NavLook = 'bar' | 'drawer';

export interface NavLinkProps extends SiteLink {
  readonly look: NavLook;
  readonly onChoose?: (() => void) | undefined;
}

/** Shared with the button that stands among the links. */
export const navLooks: Record<NavLook, string> = {
  bar: 'nav-line inline-flex min-h-11 items-center whitespace-nowrap text-cream',
  drawer: 'display flex min-h-14 w-full items-center border-line border-b text-2xl transition-colors hover:text-accent',
};

const currentLooks: Record<NavLook, string> = {
  bar: 'nav-line-drawn',
  drawer: 'text-accent border-b-accent',
};

export function NavLink({ href, label, look, onChoose }: NavLinkProps) {
  const current = currentOf(href, useNavigation().view.pathname);
  return (
    <Link
      href={href}
      aria-current={current}
      onClick={onChoose}
      className={cx(navLooks[look], current && currentLooks[look])}
    >
      {label}
    </Link>
  );
}
