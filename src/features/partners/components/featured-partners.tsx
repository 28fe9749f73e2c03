/** Sample listings, each marked as one. */

import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardPicture } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/section.tsx';
import { pictureWords } from '../../destinations/content/pictures.ts';
import type { BusinessContent } from '../contract/partners.ts';
import { partnersCopy } from '../copy.ts';

export function FeaturedPartners({ partners }: { partners: BusinessContent['featured']['partners'] }) {
  return (
    <ul className="mt-10 grid gap-7 md:mt-14 md:grid-cols-3">
      {partners.map((partner) => (
        <Card as="li" key={partner.name} padded={false}>
          <CardPicture
            picture={partner.picture}
            alt={pictureWords[partner.picture] ?? ''}
            sizes="(min-width: 768px) 410px, 92vw"
            start={<Badge>{partner.kind}</Badge>}
            end={<Badge tone="paper">{partnersCopy.business.sample}</Badge>}
          />
          <CardBody className="gap-3">
            <p className="text-sm text-fg-muted">{partner.place}</p>
            <Heading level={3} size="card">
              {partner.name}
            </Heading>
            <p className="text-md text-fg-muted">{partner.text}</p>
          </CardBody>
        </Card>
      ))}
    </ul>
  );
}
