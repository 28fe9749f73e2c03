/** A link within the site: an ordinary anchor that changes the page without a reload and prepares it on approach. */
import { type AnchorHTMLAttributes, type MouseEvent, useRef } from 'react';
import { navigate, useNavigation } from './router.tsx';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly replace?: boolean;
}

export function Link({ href, replace = false, onClick, ...rest }: LinkProps) {
  const { prepare } = useNavigation();
  const prepared = useRef(false);
  const approach = () => {
    if (prepared.current) return;
    prepared.current = true;
    prepare(href);
  };
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={approach}
      onFocus={approach}
      onTouchStart={approach}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event) || rest.target || staysOnPage(event.currentTarget)) return;
        event.preventDefault();
        navigate(href, { replace });
      }}
    />
  );
}

/** To a place on this page: the browser scrolls there by itself. */
function staysOnPage({ hash, pathname, search }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

/** With a key or another button the visitor wants a new tab, a window or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
