/** In the place of a plan that is on its way. */
import { Container, Heading } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { planPageCopy as copy } from '../copy/plan-page.ts';

export function PlanWaiting() {
  return (
    <Container className="py-16">
      <Heading level={1} size="section">
        {copy.title}
      </Heading>
      <SkeletonLines lines={12} className="mt-10" />
    </Container>
  );
}
