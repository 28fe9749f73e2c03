/**
 * The end of the navigation for somebody who is logged in: their trips and the way out. Until that is sure,
 * and once they have left, it is Login again.
 */
import { useLogOut } from '../../features/accounts/components/use-log-in.ts';
import { useTraveller } from '../../features/accounts/components/use-traveller.ts';
import { navigate } from '../router.tsx';
import { layoutCopy } from './copy.ts';
import { NavLink, navLooks } from './nav-link.tsx';
import { loginLink } from './site-links.ts';
import type { TravellerLinksProps } from './traveller-links.tsx';

export function SignedInLinks({ look, onChoose }: TravellerLinksProps) {
  const { traveller } = useTraveller();
  const logOut = useLogOut(() => {
    onChoose?.();
    navigate('/');
  });
  if (!traveller) {
    return (
      <li>
        <NavLink {...loginLink} look={look} onChoose={onChoose} />
      </li>
    );
  }
  return (
    <>
      <li>
        <NavLink href="/my-trips" label={layoutCopy.myTrips} look={look} onChoose={onChoose} />
      </li>
      <li>
        <button
          type="button"
          className={navLooks[look]}
          aria-busy={logOut.isPending || undefined}
          onClick={() => logOut.isPending || logOut.mutate()}
        >
          {logOut.isPending ? layoutCopy.loggingOut : layoutCopy.logOut}
        </button>
      </li>
    </>
  );
}
