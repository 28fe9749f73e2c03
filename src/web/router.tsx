/**
 * Going from page to page without a reload. The next screen's script and data
 * are fetched first, then everything changes at once; a link that is likely to
 * be followed is prepared when the pointer rests on it.
 */
import { createContext, startTransition, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { parse } from 'regexparam';
import { usePathname, useSearch } from './history.ts';
import type { LateClient } from './lazy-query-client.ts';
import { admittedTo, type Page, type Screen, type ThirdParty } from './page.ts';
import { leavePage, stayOnPage } from './scroll-restoration.ts';
import { carryToast } from './toast-on-next-page.ts';

/** A page that is ready to be shown. */
export interface View {
  readonly page: Page;
  readonly Screen: Screen;
  readonly params: Readonly<Record<string, string>>;
  readonly pathname: string;
}

export interface PageMatch<P extends Page = Page> {
  readonly page: P;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the page of a path; the last one of the map takes what no other wants. */
export function matchPage<P extends Page>(pages: readonly P[], pathname: string): PageMatch<P> {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  for (const page of pages) {
    const { keys, pattern } = parse(page.path);
    const found = pattern.exec(path === '' ? '/' : path);
    if (found) return { page, params: Object.fromEntries(keys.map((key, i) => [key, decoded(found[i + 1] ?? '')])) };
  }
  throw new Error('The site map has no page for every other path');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Brings a page's script and data. Data that fails is the screen's to tell, so it never stops the page. */
export async function openView({ page, params }: PageMatch, pathname: string, late: LateClient): Promise<View> {
  const queries = page.load?.(params) ?? [];
  const data = async () => {
    const client = await late.bring();
    await Promise.all(queries.map((query) => client.prefetchQuery(query)));
  };
  const screen = async () => {
    const Screen = await page.screen();
    await Screen.bring?.();
    return Screen;
  };
  const [Screen] = await Promise.all([screen(), page.readsData === false ? undefined : data()]);
  return { page, Screen, params, pathname };
}

export interface Navigation {
  readonly view: View;
  readonly search: URLSearchParams;
  /** True while the next page is being fetched. */
  readonly pending: boolean;
  /** Whose settings are given. */
  readonly thirdParties: readonly ThirdParty[];
  /** Who takes part in this document beside us. */
  readonly admitted: readonly ThirdParty[];
  prepare(href: string): void;
}

export { navigate } from './history.ts';

const NavigationContext = createContext<Navigation | null>(null);
export const NavigationProvider = NavigationContext.Provider;

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation needs the application around it');
  return navigation;
}

/** Follows the address bar: the view that belongs to it, as soon as it is ready. */
export function useView(
  pages: readonly Page[],
  first: View,
  firstSearch: string,
  late: LateClient,
  thirdParties: readonly ThirdParty[],
): Navigation {
  const pathname = usePathname(first.pathname);
  const search = useSearch(firstSearch);
  const [view, setView] = useState(first);
  const [loading, setLoading] = useState(false);
  const shown = useRef(first.pathname);
  // Until the next page is there, the one that is left keeps its own.
  const ownSearch = useRef(firstSearch);
  if (pathname === view.pathname) ownSearch.current = search;
  const shownSearch = ownSearch.current;
  const admitted = useMemo(() => admittedTo(first.page, thirdParties), [first, thirdParties]);
  const company = String(admitted);

  useEffect(() => {
    if (pathname === shown.current) {
      // Back before the next page had come: there is nothing left to wait for.
      setLoading(false);
      stayOnPage();
      return;
    }
    let current = true;
    leavePage();
    // Later than the scripts of parts that the server's page still waits for: they would be lost with it.
    startTransition(() => setLoading(true));
    const match = matchPage(pages, pathname);
    // Who takes part is settled with the document: no third-party script comes along to another page.
    const isSame = String(admittedTo(match.page, thirdParties)) === company;
    const opening = isSame ? openView(match, pathname, late) : Promise.reject();
    opening
      .then((next) => {
        if (!current) return;
        shown.current = pathname;
        startTransition(() => {
          setView(next);
          setLoading(false);
        });
      })
      .catch(() => {
        // A script of the page is gone (a new version was put live) or the network is: load it whole.
        if (!current) return;
        carryToast();
        window.location.reload();
      });
    return () => {
      current = false;
    };
  }, [pathname, pages, late, thirdParties, company]);

  // The same one until something changes, so that no link is rendered for nothing.
  return useMemo(
    () => ({
      view,
      search: new URLSearchParams(shownSearch),
      pending: loading,
      thirdParties,
      admitted,
      prepare(href) {
        const { pathname: next } = new URL(href, window.location.href);
        openView(matchPage(pages, next), next, late).catch(() => undefined);
      },
    }),
    [view, shownSearch, loading, thirdParties, admitted, pages, late],
  );
}
