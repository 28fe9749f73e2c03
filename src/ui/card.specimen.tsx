/** A package on paper, a calm panel, and destination pictures in the uneven grid. */
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { Card, CardBody, CardPicture, Facts, PictureCard } from './card.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';
import { Heading } from './section.tsx';
import { TickList } from './tick-list.tsx';

type Trip = { picture: string; category: string; spots: string; place: string; name: string; line: string };

function PackageCard({ picture, category, spots, place, name, line }: Trip) {
  return (
    <Card as="article" padded={false}>
      <CardPicture
        picture={picture}
        alt=""
        sizes="(min-width: 768px) 50vw, 100vw"
        start={<Badge>{category}</Badge>}
        end={<Badge tone="paper">{spots}</Badge>}
      />
      <CardBody>
        <div className="flex justify-between gap-4 text-sm text-fg-muted">
          <span className="font-medium">{place}</span>
          <Rating value={4.9} count={127} />
        </div>
        <Heading level={3} size="part">
          {name}
        </Heading>
        <p className="text-md">{line}</p>
        <Facts
          facts={[
            { label: 'Duration', value: '7 days' },
            { label: 'Travelers', value: 'Up to 8 per booking' },
            { label: 'Departure', value: 'Feb 6, 2027' },
          ]}
        />
        <TickList items={['Ski-in, ski-out chalet', 'Six-day Three Valleys pass', 'Private mountain guide']} />
        <div className="mt-auto flex flex-col gap-4 pt-2 sm:flex-row sm:items-end sm:justify-between">
          <Price amount={3899} was={4399} note="$4,289 incl. taxes & fees" />
          <Button variant="dark" size="lg">
            Book Now
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}

export const specimen = {
  name: 'Card',
  render: () => (
    <div className="grid gap-12">
      <div className="grid gap-7 md:grid-cols-2">
        <PackageCard
          picture="val-thorens"
          category="Adventure"
          spots="4 spots left"
          place="Val Thorens, France"
          name="Val Thorens Above the Clouds"
          line="Europe’s highest resort, with a guide who knows every untracked bowl."
        />
        <PackageCard
          picture="santorini"
          category="Wellness"
          spots="6 spots left"
          place="Santorini, Greece"
          name="Santorini After the Ships"
          line="The caldera in May, when the evenings belong to those who stay."
        />
      </div>
      <Card ground="night" className="max-w-xl gap-3">
        <Heading level={3} size="card">
          A calm panel over the film
        </Heading>
        <p className="text-fg-muted">For forms and summaries where paper would be too loud.</p>
      </Card>
      <div className="snap-row md:grid md:grid-cols-6 md:gap-5">
        <PictureCard
          className="md:col-span-4"
          ratio="aspect-[4/5] md:aspect-auto md:h-full"
          picture="nyc"
          title="New York City"
          line="Blue hour on the East River."
          href="#nyc"
        />
        <PictureCard
          className="md:col-span-2"
          picture="hamptons"
          title="The Hamptons"
          line="Dune paths and a slow lunch."
          href="#hamptons"
        />
        <PictureCard
          className="md:col-span-3"
          ratio="aspect-[4/5] md:aspect-[4/3]"
          picture="lisbon"
          title="Lisbon"
          line="Seven hills and one wide river."
          href="#lisbon"
        />
        <PictureCard
          className="md:col-span-3"
          ratio="aspect-[4/5] md:aspect-[4/3]"
          picture="charleston"
          title="Charleston"
          line="Pastel rows and harbour air."
          href="#charleston"
        />
      </div>
    </div>
  ),
};
