/** A page while its data is on the way: the title stands already, and what follows has the shape of what will. */
import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { Container, Heading, Opening } from '../ui/section.tsx';
import { Skeleton, SkeletonLines } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';

interface LoadingPageProps {
  readonly title: string;
  /** What a screen reader is told. */
  readonly loading: string;
  /** One card where nothing else is said. */
  readonly children?: ReactNode;
}

export function LoadingPage({ title, loading, children }: LoadingPageProps) {
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={title} className="mb-9" />
      <p role="status" className="sr-only">
        {loading}
      </p>
      {children ?? (
        <Card className="gap-6">
          <Skeleton className="h-9 w-1/2" />
          <SkeletonLines lines={6} />
        </Card>
      )}
    </Container>
  );
}

/** Where a picture will open the page. */
export function SpinningPage({ title, loading }: Omit<LoadingPageProps, 'children'>) {
  return (
    <Container className="py-16">
      <Heading level={1} size="section">
        {title}
      </Heading>
      <Spinner label={loading} />
    </Container>
  );
}
