/**
 * The last links of the navigation. Most visitors are strangers: they get Login, and nothing of accounts is
 * loaded. What a logged-in traveller needs comes only when the browser carries the sign of a session.
 */
import { QueryClientContext } from '@tanstack/react-query';
import { type ComponentType, useContext, useEffect, useState } from 'react';
import { hasSignedInHint } from '../../features/accounts/rules/signed-in-hint.ts';
import { useNavigation } from '../router.tsx';
import { NavLink, type NavLook } from './nav-link.tsx';
import { loginLink } from './site-links.ts';

export interface TravellerLinksProps {
  readonly look: NavLook;
  readonly onChoose?: (() => void) | undefined;
}

export function TravellerLinks({ look, onChoose }: TravellerLinksProps) {
  const SignedInLinks = useSignedInLinks();
  const hasClient = useContext(QueryClientContext) !== undefined;
  if (SignedInLinks && hasClient) return <SignedInLinks look={look} onChoose={onChoose} />;
  return (
    <li>
      <NavLink {...loginLink} look={look} onChoose={onChoose} />
    </li>
  );
}

/** Logging in ends on another page, so a change of page is when the sign can have appeared. */
function useSignedInLinks(): ComponentType<TravellerLinksProps> | null {
  const { pathname } = useNavigation().view;
  const [Links, setLinks] = useState<ComponentType<TravellerLinksProps> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the moment to look again, not a value that is read.
  useEffect(() => {
    if (Links || !hasSignedInHint(document.cookie)) return;
    let wanted = true;
    import('./signed-in-links.tsx').then(
      ({ SignedInLinks }) => wanted && setLinks(() => SignedInLinks),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [Links, pathname]);
  return Links;
}
