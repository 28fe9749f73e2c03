/** The quiet shape of the checkout while its trip and its traveller are on their way. */
import { Card } from '../../../ui/card.tsx';
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx';
import { checkoutCopy as copy } from '../copy/checkout.ts';

export function CheckoutSkeleton() {
  return (
    <div className="grid items-start gap-5.5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-7">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Card padded={false} className="lg:order-2">
        <Skeleton className="aspect-[16/10] w-full" />
        <div className="grid gap-4 p-7.5">
          <Skeleton className="h-8 w-4/5" />
          <SkeletonLines lines={5} />
        </div>
      </Card>
      <Card className="gap-6">
        <Skeleton className="h-8 w-1/2" />
        {[0, 1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} className="h-13 w-full" />
        ))}
      </Card>
    </div>
  );
}
