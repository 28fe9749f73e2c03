/** Stops and starts the moving background (WCAG 2.2.2); the choice holds for the session. */
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { layoutCopy } from './copy.ts';
import { chooseFilms, useFilmsWanted } from './film-playback.ts';

export function FilmButton() {
  const plays = useFilmsWanted();
  const Icon = plays ? Pause : Play;
  const label = plays ? layoutCopy.pauseFilm : layoutCopy.playFilm;
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => chooseFilms(!plays)}
      className="grid size-11 shrink-0 place-items-center rounded-sm text-fg transition-colors hover:bg-fg/10"
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.4} />
    </button>
  );
}
