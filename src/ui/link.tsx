/**
 * Links within the site, without knowing the router: the application hands its own link component to
 * `LinkProvider`; without one, a link is an ordinary anchor.
 */
import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string };

const LinkContext = createContext<ComponentType<SiteLinkProps> | 'a'>('a');

export const LinkProvider = LinkContext.Provider;

/** Paths of our own go through the router; everything else (http, mailto, tel, #, downloads) is a plain anchor. */
export function SiteLink(props: SiteLinkProps) {
  const Own = useContext(LinkContext);
  const own =
    props.href.startsWith('/') && !props.href.startsWith('//') && !props.target && props.download === undefined;
  return own ? <Own {...props} /> : <a {...props}>{props.children}</a>;
}
