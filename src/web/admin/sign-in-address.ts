/** The way to signing in and back to where one was. */
const SIGN_IN = '/admin/sign-in';

/** To signing in, with the present address as the way back. */
export function wayIn(): string {
  const { pathname, search } = window.location;
  if (pathname.startsWith(SIGN_IN)) return SIGN_IN;
  return `${SIGN_IN}?${new URLSearchParams({ to: pathname + search })}`;
}

/** Somebody came by a link from elsewhere: they may have a session whose cookie did not come along. */
export function mayBeSignedIn(search: URLSearchParams): boolean {
  return search.get('from') === 'elsewhere';
}

/** Only to a page of the back office. */
export function wayBack(search: URLSearchParams): string {
  const to = search.get('to') ?? '';
  return /^\/admin(?:[/?][^\\]*)?$/.test(to) && !to.startsWith(SIGN_IN) ? to : '/admin';
}
