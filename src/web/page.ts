/** What a page is: one entry of the site map, whom it lets in, and what its screen is given. */
import type { ComponentType } from 'react';
import type { PageQuery } from './endpoint-query.ts';

export interface ScreenProps {
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
}

/** Who else takes part in a page: reCAPTCHA beside a form, the payment provider at the checkout, a map service. */
export type ThirdParty = 'human-check' | 'payment' | 'map';

/** `bring`: the scripts of parts that come after the screen's own where the server has rendered them. */
export type Screen = ComponentType<ScreenProps> & { readonly bring?: () => Promise<unknown> };

export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  /** Path of the picture a shared link shows. */
  readonly image?: string;
  /** Not for search engines: pages of one visitor. */
  readonly noindex?: boolean;
  /** `?…`, where it is part of the page's own address. */
  readonly search?: string;
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[];
}

/** Reads what `load` has brought; undefined when it failed. */
export type Read = <T>(query: PageQuery<T>) => T | undefined;

export interface Page {
  /** `/checkout/:packageId`; `*` is every other path. */
  readonly path: string;
  readonly screen: () => Promise<Screen>;
  readonly title: string | ((read: Read, params: Readonly<Record<string, string>>) => string);
  /** Behind every page of the site; null: it opens with a picture of its own. The back office has none. */
  readonly film?: FilmKey | null;
  /** Whom the page lets in where their settings are given; without, no page lets in anybody. */
  readonly admits?: ThirdParty | readonly ThirdParty[];
  /** `partner`: the server sends visitors without the unlock to /business-login. */
  readonly who?: 'partner';
  /** Visitors' own pages are shells: the same bytes for all, but never kept by a cache. */
  readonly personal?: boolean;
  /** Data the screen needs at once, fetched before it is shown. */
  readonly load?: (params: Readonly<Record<string, string>>) => readonly PageQuery<unknown>[];
  /** False for a screen that neither queries nor sends anything: it is shown without the data client. */
  readonly readsData?: false;
  /** States figures of the brand: it is as old as they may be, like a page with data. */
  readonly figures?: true;
  /** Search parameters the screen's HTML depends on. */
  readonly search?: readonly string[];
  readonly status?: number;
}

/** A page of the site, which the server renders. */
export interface SitePage extends Page {
  /** The screen's file below `features/` (or `web/`), so that its script can be announced in the head. */
  readonly file: string;
}

/** Those of the third parties whom the page lets in. */
export function admittedTo(
  { admits }: Pick<Page, 'admits'>,
  thirdParties: readonly ThirdParty[],
): readonly ThirdParty[] {
  const admitted: readonly (ThirdParty | undefined)[] = [admits].flat();
  return thirdParties.filter((thirdParty) => admitted.includes(thirdParty));
}

export type FilmKey =
  | 'home'
  | 'upcoming-trips'
  | 'coming-soon'
  | 'demo'
  | 'business'
  | 'restaurants'
  | 'ai-results'
  | 'learn'
  | 'guides'
  | 'videos'
  | 'trip-builder'
  | 'login'
  | 'checkout'
  | 'booking-confirmation'
  | 'not-found';
