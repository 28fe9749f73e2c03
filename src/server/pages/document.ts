/**
 * The document around a rendered page. Everything dynamic is escaped here; a script
 * in it is the same in all, and what it uses of the one style sheet is inline.
 */

import { COLOUR } from '../../shared/colours.ts';
import { escapeHtml } from '../../shared/escape-html.ts';
import { type Film, ON_PHONE } from '../../web/layout/films.ts';
import type { PageMetadata, ThirdParty } from '../../web/page.ts';
import type { UsedRules } from './used-rules.ts';

export interface DocumentParts {
  readonly head: PageMetadata;
  readonly html: string;
  readonly state: unknown;
  /** Null for a page that stands for many addresses. */
  readonly canonical: string | null;
  readonly siteName: string;
  readonly publicUrl: string;
  readonly mode: 'demo' | 'live';
  /** Kept ones stay in a folder of the site: no mailbox gets one. */
  readonly email: 'sent' | 'kept';
  /** Who is let in by pages that say so: their settings are given. */
  readonly thirdParties: readonly ThirdParty[];
  /** The style of the tile map, in a page that shows one. */
  readonly mapStyle: string | null;
  readonly assets: PageAssets;
  /** What the page uses of the sheet that all share, and of its own. */
  readonly style: string;
  readonly ownStyle: string;
  /** The picture behind the whole page: the first thing seen. Null: the page's own HTML has it. */
  readonly poster: Pick<Film, 'avif' | 'phone'> | null;
}

/** What the head loads for one page. */
export interface PageAssets {
  /** The files of the sheet that all pages share, of which the document has the rules that it uses. */
  readonly shared: readonly string[];
  /** What only this page looks like, where it is small: as a file it would stand between the document and the first view. */
  readonly own: readonly UsedRules[];
  /** The files of `own`. */
  readonly inlined: readonly string[];
  readonly styleLinks: readonly string[];
  readonly script: string;
  readonly preloads: readonly string[];
  /** Brings `script` and `preloads` once the page is seen; null where they come at once. */
  readonly start: { readonly file: string; readonly text: string } | null;
  readonly fonts: readonly string[];
  /** Development only: what Vite's client needs before anything else. */
  readonly developmentHead: string;
}

export type ShellAssets = Pick<PageAssets, 'script' | 'preloads' | 'styleLinks' | 'developmentHead'>;

/** A document without any script, for what stands by itself. */
export function stillDocument(
  title: string,
  html: string,
  style: string,
  { styleLinks }: Pick<PageAssets, 'styleLinks'>,
): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="robots" content="noindex"><meta name="theme-color" content="${COLOUR.night}"><title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    style && `<style>${style}</style>`,
    ...styleLinks.map((href) => `<link rel="stylesheet" href="${href}">`),
    `</head><body>${html}</body></html>`,
  ].join('');
}

/** A document that holds nothing yet: its pages are made in the browser. */
export function shellDocument(title: string, { script, preloads, styleLinks, developmentHead }: ShellAssets): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    ...styleLinks.map((href) => `<link rel="stylesheet" href="${href}">`),
    developmentHead,
    `<script type="module" src="${script}"></script>`,
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    '</head><body><div id="root"></div><noscript>The back office needs JavaScript.</noscript></body></html>',
  ].join('');
}

export function documentOf(parts: DocumentParts): string {
  const { head, assets, canonical } = parts;
  const image = `${parts.publicUrl}${head.image ?? '/media/og/default.jpg'}`;
  return [
    `<!doctype html>${openingOf(parts)}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    canonical === null ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">${meta('og:url', canonical)}`,
    meta('og:type', 'website'),
    meta('og:site_name', parts.siteName),
    meta('og:title', head.title),
    meta('og:description', head.description),
    meta('og:image', image),
    // Every card has this size, and whoever unfolds a link need not fetch it first to know.
    meta('og:image:width', '1200'),
    meta('og:image:height', '630'),
    meta('og:image:alt', head.title),
    `<meta name="twitter:card" content="summary_large_image"><meta name="theme-color" content="${COLOUR.night}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // A rel that no browser knows keeps it from being fetched before the page is seen.
    `<link rel="${assets.start === null ? 'manifest' : 'later'}" href="/site.webmanifest">`,
    '<link rel="apple-touch-icon" href="/icon-192.png">',
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    posterOf(parts),
    parts.style && `<style>${parts.style}</style>`,
    // A link that is disabled is not fetched. The whole sheet comes before the scripts, in its place among the others.
    ...assets.shared.map(wholeSheet),
    parts.ownStyle && `<style>${parts.ownStyle}</style>`,
    ...assets.inlined.map(wholeSheet),
    ...[...assets.shared, ...assets.inlined].map(
      (href) => `<noscript><link rel="stylesheet" href="${href}"></noscript>`,
    ),
    ...assets.styleLinks.map((href) => `<link rel="stylesheet" href="${href}">`),
    assets.developmentHead,
    scriptOf(assets),
    ...(head.jsonLd ?? []).map((thing) => `<script type="application/ld+json">${json(thing)}</script>`),
    `</head><body><div id="root">${parts.html}</div>`,
    `<script type="application/json" id="state">${json(parts.state)}</script></body></html>`,
  ].join('');
}

/** What it says of itself, which rules of its sheets may ask for. */
export function openingOf(parts: Pick<DocumentParts, 'mode' | 'email' | 'thirdParties' | 'mapStyle'>): string {
  return `<html lang="en" data-mode="${parts.mode}" data-email="${parts.email}"${thirdPartiesOf(parts)}>`;
}

const wholeSheet = (href: string): string => `<link rel="stylesheet" disabled data-whole href="${href}">`;

const firstScript = ({ file }: { readonly file: string }): string => `<script type="module" src="${file}"></script>`;

/** With the first script in it, and none to fetch. */
export function carrying(document: string, start: NonNullable<PageAssets['start']>): string {
  return document.replace(firstScript(start), () => `<script type="module">${start.text}</script>`);
}

function scriptOf({ start, script, preloads }: PageAssets): string {
  if (start === null) return `<script type="module" src="${script}"></script>`;
  return `${firstScript(start)}<script type="later" src="${script}" data-preloads="${preloads.join(' ')}"></script>`;
}

function posterOf({ poster }: DocumentParts): string {
  if (poster === null) return '';
  const preload = (media: string, files: string) =>
    `<link rel="preload" as="image" type="image/avif" media="${escapeHtml(media)}" ${files} fetchpriority="high">`;
  return (
    preload(`not all and ${ON_PHONE}`, `imagesrcset="${escapeHtml(poster.avif)}" imagesizes="100vw"`) +
    preload(ON_PHONE, `href="${escapeHtml(poster.phone)}"`)
  );
}

function thirdPartiesOf({ thirdParties, mapStyle }: Pick<DocumentParts, 'thirdParties' | 'mapStyle'>): string {
  const style = mapStyle === null ? '' : ` data-map-style="${escapeHtml(mapStyle)}"`;
  return thirdParties.length === 0 ? '' : ` data-third-parties="${thirdParties.join(' ')}"${style}`;
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`;
}

/** JSON that cannot end the script element it stands in. */
function json(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
