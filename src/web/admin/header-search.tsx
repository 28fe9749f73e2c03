/** The one search of the back office, on every page; `/` leads to it. */
import { type FormEvent, useEffect, useRef } from 'react';
import { navigate } from '../history.ts';
import { useNavigation } from '../router.tsx';
import { adminUiCopy } from './copy.ts';

const PAGE = '/admin/search';

export function HeaderSearch() {
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
