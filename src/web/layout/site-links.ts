/**
 * The top navigation: its seven links in their order, and which of them a path belongs to.
 * Pages that are reached through another one (a guide, the partners' area) light up that one's link.
 */
export interface SiteLink {
  readonly href: string;
  readonly label: string;
}

export const loginLink: SiteLink = { href: '/login', label: 'Login' };

export const siteLinks: readonly SiteLink[] = [
  { href: '/upcoming-trips', label: 'Upcoming Trips' },
  { href: '/coming-soon', label: 'Coming Soon' },
  { href: '/demo', label: 'Demo' },
  { href: '/reviews', label: 'Reviews' },
  { href: '/learn', label: 'Learn' },
  { href: '/business-login', label: 'Business' },
];

const reachedThrough: Readonly<Record<string, string>> = {
  guides: '/learn',
  videos: '/learn',
  'trip-builder': '/learn',
  business: '/business-login',
  'ai-results': '/demo',
};

/** `page`: the link leads exactly here; `true`: to the part of the site this page belongs to. */
export function currentOf(href: string, pathname: string): 'page' | 'true' | undefined {
  const [, first = '', ...rest] = pathname.replace(/\/+$/, '').split('/');
  if (`/${first}` === href) return rest.length === 0 ? 'page' : 'true';
  return reachedThrough[first] === href ? 'true' : undefined;
}
