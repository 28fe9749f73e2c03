/** The page of every address that does not exist. */
import { ButtonLink } from '../../ui/button.tsx';
import { Opening, Section } from '../../ui/section.tsx';

const copy = {
  title: '404 Page Not Found',
  text: 'This road ends in the dunes. The others are still open.',
  home: 'Back to the start',
  trips: 'Upcoming Trips',
} as const;

export function NotFoundScreen() {
  return (
    <Section ground="clear" space="md" className="flex min-h-[70svh] items-center">
      <img src="/media/drawings/not-found.svg" alt="" width={260} height={160} className="mb-4 -ml-2 h-auto w-64" />
      <Opening level={1} size="hero" title={copy.title} lead={copy.text} />
      <div className="mt-9 flex flex-wrap gap-4">
        <ButtonLink href="/" size="lg">
          {copy.home}
        </ButtonLink>
        <ButtonLink href="/upcoming-trips" variant="ghost" size="lg">
          {copy.trips}
        </ButtonLink>
      </div>
    </Section>
  );
}
