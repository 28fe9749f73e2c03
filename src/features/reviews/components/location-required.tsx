/** When nobody can tell where the visitor is: why, a way to try again, and a way on without a position. */
import MapPin from 'lucide-react/icons/map-pin';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Container, Heading } from '../../../ui/section.tsx';
import { reviewsCopy } from '../copy/reviews.ts';
import { CitySearch } from './city-search.tsx';
import { OurPlaces } from './our-places.tsx';

const copy = reviewsCopy.location;

export function LocationRequired({ hrefNear }: { hrefNear: (city: string) => string }) {
  return (
    <Container className="min-h-[80svh] pt-12 pb-16 md:pt-18 md:pb-24">
      <MapPin aria-hidden="true" className="mb-6 size-10 text-accent" strokeWidth={1.1} />
      <Heading level={1} size="section">
        {copy.title}
      </Heading>
      <p role="alert" className="mt-6 max-w-[34em] text-xl">
        {copy.text}
      </p>
      <Button size="lg" className="mt-8" onClick={() => window.location.reload()}>
        {copy.again}
      </Button>
      <Card as="section" labelledBy="search-area" className="mt-12">
        <div className="grid gap-10 md:grid-cols-2 md:gap-14 md:p-2">
          <div>
            <Heading level={2} size="part" id="search-area">
              {copy.search}
            </Heading>
            <CitySearch hrefNear={hrefNear} />
          </div>
          <OurPlaces hrefNear={hrefNear} />
        </div>
      </Card>
    </Container>
  );
}
