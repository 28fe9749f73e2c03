/** A card that is still on its way. */
import { Card } from './card.tsx';
import { Skeleton, SkeletonLines } from './skeleton.tsx';

export const specimen = {
  name: 'Skeleton',
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      <Card className="gap-4">
        <Skeleton className="aspect-[16/10] w-full" />
        <Skeleton className="h-8 w-2/3" />
        <SkeletonLines />
      </Card>
      <SkeletonLines lines={4} />
    </div>
  ),
};
