/** A heart: keeps a thing for later. It needs the script, and is not there before; its room is. */
import Heart from 'lucide-react/icons/heart';
import { Link } from '../../../web/link.tsx';
import { savedCopy as copy } from '../copy.ts';
import type { SavedItem } from '../rules.ts';
import { useSaved } from './use-saved.ts';

interface SaveButtonProps {
  readonly item: SavedItem;
  readonly name: string;
}

export function SaveButton({ item, name }: SaveButtonProps) {
  const { items, toggle } = useSaved();
  if (items === null) return null;
  const isSaved = items.includes(item);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-4">
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={copy.save(name)}
        onClick={() => toggle(item)}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold transition-colors hover:text-accent"
      >
        <Heart aria-hidden="true" strokeWidth={1.4} fill={isSaved ? 'currentColor' : 'none'} />
        {isSaved ? copy.short.saved : copy.short.save}
      </button>
      {isSaved && (
        <Link href="/saved" className="link text-sm">
          {copy.short.all}
        </Link>
      )}
    </span>
  );
}
