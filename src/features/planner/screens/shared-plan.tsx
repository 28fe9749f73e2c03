/** A plan somebody shared: read by anybody who has its link, and nothing in it says who made it. */
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Opening, Section } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { NoAnswer } from '../../../web/no-answer.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import { FullPlan } from '../components/full-plan.tsx';
import { readSharedPlan } from '../contract/share.ts';
import { resultsCopy } from '../copy/results.ts';

const copy = resultsCopy.shared;

const words = {
  missing: { title: copy.missing, text: copy.missingText, href: '/demo', onward: copy.own },
  failed: { title: copy.title, again: copy.again },
};

export function SharedPlanScreen({ params }: ScreenProps) {
  const { data, error, refetch } = useQuery(queryOf(readSharedPlan, { params: { token: params['token'] ?? '' } }));
  if (error && !data) return <NoAnswer error={error} again={() => void refetch()} words={words} />;
  return (
    <Section ground="clear" space="md">
      <Opening level={1} size="section" title={data?.title ?? copy.title} lead={data?.description}>
        <ButtonLink href="/demo">{copy.own}</ButtonLink>
      </Opening>
      <Card className="mt-10">
        {data ? <FullPlan recommendation={data} /> : <SkeletonLines lines={12} />}
        <p className="mt-10 border-t border-line pt-4 text-sm text-fg-muted">{copy.note}</p>
      </Card>
    </Section>
  );
}
