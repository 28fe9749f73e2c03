/** What surrounds every page of the back office: the brand, the way to every list, who is signed in, and messages. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { site } from '../../../site.config.ts';
import { signOut } from '../../features/operators/contract/sign-in.ts';
import { cx } from '../../ui/class-names.ts';
import { ToastRegion } from '../../ui/toast.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type AdminPageEntry, adminPages } from '../admin-pages.ts';
import { call, sentenceOf } from '../api-client.ts';
import { navigate } from '../history.ts';
import { ErrorBoundary } from '../layout/error-boundary.tsx';
import { PageAnnouncer, ProgressLine } from '../layout/navigation-progress.tsx';
import { Link } from '../link.tsx';
import { useNavigation } from '../router.tsx';
import { forgetTab } from '../tab-storage.ts';
import { adminUiCopy } from './copy.ts';
import { useIdleEnd } from './operator-idle.ts';
import { useMe } from './use-me.ts';

const GROUPS = ['Sale', 'People', 'Places', 'House'] as const;

export function AdminLayout({ children }: { readonly children: ReactNode }) {
  const { view } = useNavigation();
  const isOpen = (view.page as AdminPageEntry).open === true;
  return (
    <div className="admin-layout on-paper min-h-svh bg-paper">
      <a
        href="#content"
        className="fixed top-2 left-4 z-60 -translate-y-24 rounded-sm bg-pine px-5 py-3 font-bold text-cream focus:translate-y-0"
      >
        {adminUiCopy.skip}
      </a>
      <ProgressLine />
      <div className={cx(!isOpen && 'lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]')}>
        {!isOpen && <Navigation />}
        <div className="mx-auto w-full min-w-0 max-w-[78rem] px-4 py-6 md:px-8 md:py-9">
          {!isOpen && <HeaderSearch />}
          <main id="content" tabIndex={-1} className="outline-none">
            <ErrorBoundary key={view.pathname}>{children}</ErrorBoundary>
          </main>
        </div>
      </div>
      <PageAnnouncer />
      <ToastRegion />
    </div>
  );
}

function Navigation() {
  useIdleEnd();
  const me = useMe();
  const { view } = useNavigation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === view.pathname;
  const shown = adminPages.filter(({ forOwners }) => !forOwners || me?.role === 'owner');
  return (
    <header className="no-print on-night bg-night lg:sticky lg:top-0 lg:h-svh lg:overflow-y-auto">
      <div className="flex items-center justify-between px-4 py-3 lg:px-5 lg:py-6">
        <Link href="/admin" className="font-serif text-2xl font-light">
          {site.name}
          <span className="block font-sans text-xs text-fg-muted">{adminUiCopy.backOffice}</span>
        </Link>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="admin-navigation"
          onClick={() => setOpenedAt(open ? null : view.pathname)}
          className="min-h-11 px-3 lg:hidden"
        >
          {adminUiCopy.menu}
        </button>
      </div>
      <div id="admin-navigation" className={cx('px-4 pb-6 lg:block lg:px-5', !open && 'hidden')}>
        <nav aria-label={adminUiCopy.backOffice}>
          <ul className="grid gap-0.5">
            <Place href="/admin" label={adminUiCopy.today} />
          </ul>
          {GROUPS.map((group) => (
            <div key={group} className="mt-5">
              <p id={`group-${group}`} className="mb-1 text-xs text-fg-muted">
                {group}
              </p>
              <ul aria-labelledby={`group-${group}`} className="grid gap-0.5">
                {shown
                  .filter((page) => page.group === group)
                  .map(({ path, title }) => (
                    <Place key={path} href={path} label={title} />
                  ))}
              </ul>
            </div>
          ))}
        </nav>
        {me && <SignedIn name={me.name} role={me.role} />}
      </div>
    </header>
  );
}

function Place({ href, label }: { readonly href: string; readonly label: string }) {
  const { pathname } = useNavigation().view;
  const isHere = href === '/admin' ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
  return (
    <li>
      <Link
        href={href}
        aria-current={isHere ? (pathname === href ? 'page' : 'true') : undefined}
        className={cx(
          '-mx-2.5 flex min-h-10 items-center rounded-sm px-2.5 hover:bg-fg/8',
          isHere && 'bg-fg/12 font-bold text-champagne',
        )}
      >
        {label}
      </Link>
    </li>
  );
}

function SignedIn({ name, role }: { readonly name: string; readonly role: string }) {
  const leave = async () => {
    try {
      await call(signOut);
      // Nothing that was begun here is left to whoever comes next.
      forgetTab();
      window.location.assign('/admin/sign-in');
    } catch (fault) {
      toast({ title: adminUiCopy.stillSignedIn, description: sentenceOf(fault), variant: 'destructive' });
    }
  };
  return (
    <div className="mt-8 border-line border-t pt-4 text-sm">
      <p className="font-bold">{name}</p>
      <p className="text-fg-muted">{role === 'owner' ? adminUiCopy.role.owner : adminUiCopy.role.operator}</p>
      <button
        type="button"
        onClick={() => void leave()}
        className="min-h-11 underline decoration-accent underline-offset-4"
      >
        {adminUiCopy.signOut}
      </button>
    </div>
  );
}

const PAGE = '/admin/search';

/** The one search of the back office, on every page; `/` leads to it. */
function HeaderSearch() {
  const { search, view } = useNavigation();
  const box = useRef<HTMLInputElement>(null);
  const value = view.pathname === PAGE ? (search.get('q') ?? '') : '';
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || target.closest('input, textarea, select')) return;
      // A dialog that is open keeps the keyboard.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const typed = box.current?.value.trim() ?? '';
    if (typed !== '') navigate(`${PAGE}?${new URLSearchParams({ q: typed })}`);
  };
  return (
    <search aria-label={adminUiCopy.everything} className="no-print mb-6 block border-line border-b pb-4">
      <form onSubmit={find}>
        <input
          key={value}
          ref={box}
          type="search"
          aria-label={adminUiCopy.everything}
          aria-keyshortcuts="/"
          placeholder={adminUiCopy.everythingHint}
          defaultValue={value}
          maxLength={100}
          className="block min-h-11 w-full max-w-xl rounded-sm border border-line-strong bg-field px-4 placeholder:text-fg-muted placeholder:opacity-100 hover:border-fg focus:border-accent"
        />
      </form>
    </search>
  );
}
