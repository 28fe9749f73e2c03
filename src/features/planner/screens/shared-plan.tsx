/** A plan somebody shared: read by anybody who has its link, and nothing in it says who made it. */
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Opening, Section } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Loaded, noAnswer } from '../../../web/loaded.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import { FullPlan } from '../components/full-plan.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { readSharedPlan } from '../contract/share.ts';
import { resultsCopy } from '../copy/results.ts';

const copy = resultsCopy.shared;

const failed = noAnswer({
  missing: { title: copy.missing, text: copy.missingText, onward: { href: '/demo', label: copy.own } },
  failed: { title: copy.title, again: copy.again },
});

export function SharedPlanScreen({ params }: ScreenProps) {
  const query = useQuery(queryOf(readSharedPlan, { params: { token: params['token'] ?? '' } }));
  return (
    <Loaded query={query} waiting={<Shared />} failed={failed}>
      {(plan) => <Shared plan={plan} />}
    </Loaded>
  );
}

function Shared({ plan }: { plan?: Recommendation }) {
  return (
    <Section ground="clear" space="md">
      <Opening level={1} size="section" title={plan?.title ?? copy.title} lead={plan?.description}>
        <ButtonLink href="/demo">{copy.own}</ButtonLink>
      </Opening>
      <Card className="mt-10">
        {plan ? <FullPlan recommendation={plan} /> : <SkeletonLines lines={12} />}
        <p className="mt-10 border-t border-line pt-4 text-sm text-fg-muted">{copy.note}</p>
      </Card>
    </Section>
  );
}
