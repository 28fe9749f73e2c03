/** A page while its data is on the way: the title stands already, and what follows has the shape of what will. */
import type { ReactNode } from 'react';
import { Container, Opening } from '../ui/section.tsx';

/** `loading` is what a screen reader is told. */
export function LoadingPage({ title, loading, children }: { title: string; loading: string; children: ReactNode }) {
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={title} className="mb-9" />
      <p role="status" className="sr-only">
        {loading}
      </p>
      {children}
    </Container>
  );
}
