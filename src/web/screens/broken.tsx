/** What a visitor sees when something broke on our side: inside the layout, with a way on. */
import { buttonLook } from '../../ui/button.tsx';
import { layoutCopy } from '../layout/copy.ts';
import { Link } from '../link.tsx';
import type { ScreenProps } from '../page.ts';
import { useNavigation } from '../router.tsx';

const { broken: copy } = layoutCopy;

export interface BrokenScreenProps {
  /** Ties what is seen to a line of the log. */
  readonly reference?: string;
}

export function BrokenScreen({ reference }: BrokenScreenProps) {
  const { pathname } = useNavigation().view;
  return (
    <section className="wrap grid content-center justify-items-start gap-6 py-24 md:py-36">
      <h1 className="display text-5xl">
        {copy.title}
        {reference ? ` (${reference})` : ''}
      </h1>
      <p className="max-w-[34em] text-xl text-balance">{copy.text}</p>
      {reference && <p className="text-fg-muted">{copy.reference(reference)}</p>}
      <p className="flex flex-wrap gap-3">
        {/* A plain link: the page is asked for again as a whole, with or without a script. */}
        <a href={pathname} className={buttonLook()}>
          {copy.tryAgain}
        </a>
        <Link href="/" className={buttonLook({ variant: 'ghost' })}>
          {copy.start}
        </Link>
      </p>
    </section>
  );
}

/** The same as a page of its own, for one the server could not render; the reference travels as a parameter. */
export function BrokenPage({ params }: ScreenProps) {
  const { reference } = params;
  return <BrokenScreen {...(reference !== undefined && { reference })} />;
}
