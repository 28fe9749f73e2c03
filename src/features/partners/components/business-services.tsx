/** The business area laid out: what we offer, how a listing looks, and how to join. */
import { Card } from '../../../ui/card.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { RequestForm } from '../../enquiries/components/request-form.tsx';
import type { BusinessContent } from '../contract/partners.ts';
import { partnersCopy } from '../copy.ts';
import { BrightFilmShade } from './bright-film-shade.tsx';
import { FeaturedPartners } from './featured-partners.tsx';
import { ListingTiers } from './listing-tiers.tsx';
import { Steps } from './steps.tsx';

export function BusinessServices({ content }: { content: BusinessContent }) {
  const { discovery, listings, promotions, featured, join, inquiry } = content;
  return (
    <>
      <Section ground="clear" space="md" className="isolate">
        <BrightFilmShade />
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
                {partnersCopy.business.write}{' '}
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
