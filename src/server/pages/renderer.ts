/**
 * Pages on the server: which page an address names, its data straight from the
 * app's own routes, and the finished document.
 *
 * Two ways to the rendering code: the built bundle, or Vite's development server.
 */
import { readFile } from 'node:fs/promises';
import { site } from '../../../site.config.ts';
import { isNotThere } from '../../web/api-client.ts';
import type { Figures } from '../../web/brand-figures.tsx';
import type { Fetcher } from '../../web/endpoint-query.ts';
import type * as EntryServer from '../../web/entry-server.tsx';
import { filmOf } from '../../web/layout/films.ts';
import { admittedTo, type Page, type SitePage, type ThirdParty } from '../../web/page.ts';
import { carrying, documentOf, openingOf, type PageAssets, type ShellAssets, stillDocument } from './document.ts';
import { usedRulesOf } from './used-rules.ts';

export interface Renderer {
  /** The page of a path; every path has one. */
  pageOf(pathname: string): Promise<Page>;
  /** @param search only the parameters that count */
  render(pathname: string, search: string, broken?: { reference: string }): Promise<Rendered>;
  /** What browsers keep, for times without a network. */
  offline(): Promise<Pick<Rendered, 'html' | 'styles' | 'scripts'>>;
  /** Paths a search engine may know: public, without varying parts. */
  addresses(): Promise<readonly string[]>;
}

export interface Rendered {
  readonly html: string;
  /** Those that stand in it, for its policy. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  readonly status: number;
  /** Why data is missing in the page; its screen says so, or the browser asks again. */
  readonly faults: readonly unknown[];
}

export interface RendererSource {
  entry(): Promise<typeof EntryServer>;
  assetsOf(page: SitePage): PageAssets;
  /** The sheet that all pages share, whole. */
  readonly sharedStyle: string;
  /** The back office is a bundle of its own, of which the pages of the site carry nothing. */
  readonly admin: ShellAssets;
}

export interface RendererOptions {
  readonly source: RendererSource;
  readonly fetcher: Fetcher;
  readonly publicUrl: string;
  readonly mode: 'demo' | 'live';
  readonly email: 'sent' | 'kept';
  readonly thirdParties: readonly ThirdParty[];
  /** The address of the tile map's style; null without one. */
  readonly mapStyle: string | null;
  /** What the brand's owner says of it now; never fails. */
  readonly figures: () => Promise<Figures>;
}

/** What is longer comes in two goes at any rate, compressed: with its first script in it, its picture shares the line with less. */
const ONE_GO = 75_000;

export function openRenderer(options: RendererOptions): Renderer {
  const { source, fetcher, publicUrl, mode, email, thirdParties, mapStyle, figures } = options;
  const usedRules = usedRulesOf(source.sharedStyle);
  return {
    async addresses() {
      const { addressesOf, pages } = await source.entry();
      return (await Promise.all(pages.map((page) => addressesOf(page, fetcher)))).flat();
    },
    async offline() {
      const { matchPage, pages, renderOffline } = await source.entry();
      const { html, title } = renderOffline();
      const style = usedRules(`<html>${html}`);
      const assets = source.assetsOf(matchPage(pages, '/404').page);
      return { html: stillDocument(`${title} · ${site.name}`, html, style, assets), styles: [style], scripts: [] };
    },
    async pageOf(pathname) {
      const { matchPage, pages } = await source.entry();
      return matchPage(pages, pathname).page;
    },
    async render(pathname, search, broken) {
      const { renderPage } = await source.entry();
      const { html, head, state, page, faults } = await renderPage(pathname, search, fetcher, {
        thirdParties,
        figures: await figures(),
        origin: publicUrl,
        ...(broken && { broken }),
      });
      const assets = source.assetsOf(page);
      const shown = {
        mode,
        email,
        thirdParties,
        mapStyle: admittedTo(page, thirdParties).includes('map') ? mapStyle : null,
      };
      const styled = openingOf(shown) + html;
      const ownStyle = assets.own.map((rules) => rules(styled)).join('');
      const style = usedRules(styled, [ownStyle]);
      const document = documentOf({
        ...shown,
        head,
        html,
        state,
        canonical: page.path === '*' ? null : publicUrl + pathname + (head.search ?? ''),
        siteName: site.name,
        publicUrl,
        assets,
        style,
        ownStyle,
        poster: page.film === null ? null : filmOf(page.film ?? 'home'),
      });
      const carried = document.length > ONE_GO ? assets.start : null;
      return {
        html: carried ? carrying(document, carried) : document,
        styles: [style, ownStyle].filter(Boolean),
        scripts: carried ? [carried.text] : [],
        status: broken ? 500 : statusOf(page, faults),
        faults,
      };
    },
  };
}

/** A page about something that does not exist is not found; any other missing data is our fault, and passes. */
function statusOf(page: Page, faults: readonly unknown[]): number {
  if (faults.length === 0) return page.status ?? 200;
  return faults.every(isNotThere) ? 404 : 503;
}

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Each one is named by its hash in every answer's policy, and comes anew with every page that has it. */
const MOST_OF_OWN = 7000;

/** The bundles that `npm run build` made. */
export async function builtSource(dist: URL): Promise<RendererSource> {
  const manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', dist), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = (await import(new URL('server/entry-server.js', dist).href)) as typeof EntryServer;
  const shared = new Set<string>();
  collect(manifest, 'src/web/entry-client.tsx', shared);
  const withParts = new Set(shared);
  collect(manifest, chunkNamed(manifest, 'parts'), withParts);
  // What is every page's comes first: parts have the last word.
  const sharedFiles = new Set([...stylesOf(manifest, shared), ...stylesOf(manifest, withParts)]);
  const textOf = async (file: string) => [file, await readFile(new URL(`client/${file}`, dist), 'utf8')] as const;
  const sheets = new Map(await Promise.all(Object.values(manifest).flatMap(({ css = [] }) => css.map(textOf))));
  const sharedStyle = [...sharedFiles].map((file) => sheets.get(file)).join('');
  const { pages } = entry;
  const ofPages = new Set(pages.flatMap((page) => stylesOf(manifest, filesOf(manifest, page))));
  const own = new Map(
    [...sheets]
      .filter(([file, { length }]) => ofPages.has(file) && !sharedFiles.has(file) && length <= MOST_OF_OWN)
      .map(([file, sheet]) => [file, usedRulesOf(sheet)]),
  );
  const fonts = [...new Set(sharedStyle.match(/\/assets\/[\w.-]+\.woff2/g) ?? [])].filter(
    (file) => !file.includes('-more-'),
  );
  const script = manifest['src/web/entry-client.tsx'];
  const start = manifest['src/web/entry-first.ts'];
  if (!script || !start) throw new Error('The build has no entry for the browser; run npm run build');
  const first = await readFile(new URL(`client/${start.file}`, dist), 'utf8');
  const data = chunkNamed(manifest, 'data');
  const kept = new Map<string, PageAssets>();
  const adminManifest = JSON.parse(await readFile(new URL('client/admin/.vite/manifest.json', dist), 'utf8'));

  return {
    sharedStyle,
    admin: shellOf(adminManifest),
    entry: () => Promise.resolve(entry),
    assetsOf(page) {
      const known = kept.get(page.file);
      if (known) return known;
      const files = filesOf(manifest, page);
      if (page.readsData !== false) collect(manifest, data, files);
      files.delete(script.file);
      const others = stylesOf(manifest, files).filter((file) => !sharedFiles.has(file));
      const assets: PageAssets = {
        shared: [...sharedFiles].map((file) => `/${file}`),
        own: others.flatMap((file) => own.get(file) ?? []),
        inlined: others.filter((file) => own.has(file)).map((file) => `/${file}`),
        styleLinks: others.filter((file) => !own.has(file)).map((file) => `/${file}`),
        script: `/${script.file}`,
        preloads: [...files].map((file) => `/${file}`),
        start: { file: `/${start.file}`, text: first },
        fonts,
        developmentHead: '',
      };
      kept.set(page.file, assets);
      return assets;
    },
  };
}

const ADMIN_ENTRY = 'src/web/entry-admin.tsx';

function shellOf(manifest: Record<string, ManifestChunk>): ShellAssets {
  const files = new Set<string>();
  collect(manifest, ADMIN_ENTRY, files);
  const [script = '', ...preloads] = [...files].map((file) => `/admin/${file}`);
  const styleLinks = stylesOf(manifest, files).map((file) => `/admin/${file}`);
  return { script, preloads, styleLinks, developmentHead: '' };
}

const chunkNamed = (manifest: Record<string, ManifestChunk>, called: string): string =>
  Object.keys(manifest).find((key) => manifest[key]?.name === called) ?? '';

function filesOf(manifest: Record<string, ManifestChunk>, { file }: SitePage): Set<string> {
  const files = new Set<string>();
  collect(manifest, 'src/web/entry-client.tsx', files);
  collect(manifest, file.startsWith('web/') ? `src/${file}` : `src/features/${file}`, files);
  return files;
}

function collect(manifest: Record<string, ManifestChunk>, name: string, files: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}

function stylesOf(manifest: Record<string, ManifestChunk>, files: ReadonlySet<string>): string[] {
  const chunks = Object.values(manifest).filter((chunk) => files.has(chunk.file));
  return [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
}
