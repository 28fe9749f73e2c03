/** The business area. Its content is fetched in the browser, so this file holds none of it. */

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardPicture } from '../../../ui/card.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { CallError } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { navigate } from '../../../web/router.tsx';
import { RequestForm } from '../../enquiries/components/request-form.tsx';
import { type BusinessContent, readBusinessContent } from '../contract/business-area.ts';
import { businessAreaCopy } from '../copy.ts';

const copy = businessAreaCopy.business;

export function BusinessScreen() {
  const content = useQuery(queryOf(readBusinessContent));
  const locked = content.error instanceof CallError && content.error.status === 401;

  useEffect(() => {
    if (locked) navigate('/business-login', { replace: true });
  }, [locked]);

  if (content.data) return <BusinessServices content={content.data} />;
  return (
    <Section ground="clear" space="md" className="isolate min-h-[70svh]">
      <Opening level={1} title={copy.title}>
        {content.isError && !locked ? (
          <Notice tone="error" title={copy.broken} className="mt-10 max-w-xl">
            <Button variant="quiet" size="sm" className="-ml-4.5" onClick={() => content.refetch()}>
              {copy.again}
            </Button>
          </Notice>
        ) : (
          <Spinner label={copy.loading} />
        )}
      </Opening>
    </Section>
  );
}

/** The business area laid out: what we offer, how a listing looks, and how to join. */
function BusinessServices({ content }: { content: BusinessContent }) {
  const { discovery, listings, promotions, featured, join, inquiry } = content;
  return (
    <>
      <Section ground="clear" space="md" className="isolate">
        <Opening level={1} title={content.title} lead={content.intro} />
      </Section>
      <Section space="md" labelledBy="discovery">
        <Opening id="discovery" title={discovery.title} lead={discovery.intro} />
        <Steps steps={discovery.steps} className="md:grid-cols-3" />
      </Section>
      <Section ground="paper" space="md" labelledBy="listings">
        <Opening id="listings" title={listings.title} lead={listings.intro} />
        <ListingTiers tiers={listings.tiers} />
        <div className="mt-20 grid gap-8 border-t border-line pt-14 md:mt-28 md:grid-cols-12 md:gap-14 md:pt-20">
          <Opening level={2} title={promotions.title} lead={promotions.intro} className="md:col-span-5" />
          <dl className="md:col-span-7">
            {promotions.offers.map((offer) => (
              <div key={offer.name} className="border-b border-line py-5 first:border-t">
                <dt className="font-bold">{offer.name}</dt>
                <dd className="mt-1 text-fg-muted">{offer.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
      <Section space="md" labelledBy="featured">
        <Opening id="featured" title={featured.title} lead={featured.note} />
        <FeaturedPartners partners={featured.partners} />
        <Opening id="join" title={join.title} lead={join.intro} className="mt-24 md:mt-32" />
        <Steps steps={join.steps} ordered className="md:grid-cols-3" />
        <Card as="section" labelledBy="inquiry" className="mt-16 md:mt-20">
          <div className="grid gap-8 md:grid-cols-2 md:gap-16 md:p-4">
            <div>
              <Heading level={3} size="part" id="inquiry">
                {inquiry.title}
              </Heading>
              <p className="mt-3 text-fg-muted">{inquiry.text}</p>
              <p className="mt-5">
                {businessAreaCopy.business.write}{' '}
                <a className="link" href={`mailto:${inquiry.email}?subject=${encodeURIComponent(inquiry.subject)}`}>
                  {inquiry.email}
                </a>
              </p>
            </div>
            <RequestForm kind="business" asksName />
          </div>
        </Card>
      </Section>
    </>
  );
}

/** Sample listings, each marked as one. */
function FeaturedPartners({ partners }: { partners: BusinessContent['featured']['partners'] }) {
  return (
    <ul className="mt-10 grid gap-7 md:mt-14 md:grid-cols-2 lg:grid-cols-3">
      {partners.map((partner, at) => (
        <Card as="li" key={partner.name} padded={false} className={cx(at === 0 && 'md:max-lg:col-span-2')}>
          <CardPicture
            picture={partner.picture}
            alt={partner.alt}
            sizes={`(min-width: 1024px) 410px, ${at === 0 ? '92vw' : '(min-width: 768px) 45vw, 92vw'}`}
            start={<Badge>{partner.kind}</Badge>}
            end={<Badge tone="paper">{businessAreaCopy.business.sample}</Badge>}
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

/** The three kinds of listing, side by side. */
function ListingTiers({ tiers }: { tiers: BusinessContent['listings']['tiers'] }) {
  return (
    <ul className="mt-10 grid gap-7 md:mt-14 md:grid-cols-3 md:gap-y-0">
      {tiers.map((tier) => (
        <li
          key={tier.name}
          className="rounded-lg border border-line bg-raised p-6 md:row-span-3 md:grid md:grid-rows-subgrid md:p-8"
        >
          <Heading level={3} size="part">
            {tier.name}
          </Heading>
          <p className="mt-3 text-fg-muted">{tier.text}</p>
          <TickList items={tier.includes} className="mt-6 border-t border-line pt-5" />
        </li>
      ))}
    </ul>
  );
}

/** Named points side by side; numbered where their order matters. */
function Steps({
  steps,
  ordered = false,
  className,
}: {
  steps: ReadonlyArray<{ name: string; text: string }>;
  ordered?: boolean;
  className?: string;
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={cx('mt-10 grid gap-x-10 gap-y-9 md:mt-14', className)}>
      {steps.map((step, at) => (
        <li key={step.name} className="border-t border-line pt-6">
          {ordered && (
            <span aria-hidden="true" className="display mb-3 block text-3xl text-accent">
              {at + 1}
            </span>
          )}
          <Heading level={3} size="card">
            {step.name}
          </Heading>
          <p className="mt-3 text-fg-muted">{step.text}</p>
        </li>
      ))}
    </List>
  );
}
