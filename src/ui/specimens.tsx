/** Every component of the design system on one page, for looking at and for automated checks. Development only. */
import type { ReactNode } from 'react';
import { specimen as badge } from './badge.specimen.tsx';
import { specimen as button } from './button.specimen.tsx';
import { specimen as card } from './card.specimen.tsx';
import { specimen as checkbox } from './checkbox.specimen.tsx';
import { specimen as chipFilter } from './chip-filter.specimen.tsx';
import { uiWords } from './copy.ts';
import { specimen as dialog } from './dialog.specimen.tsx';
import { specimen as emptyState } from './empty-state.specimen.tsx';
import { specimen as field } from './field.specimen.tsx';
import { specimen as logo } from './logo.specimen.tsx';
import { specimen as notice } from './notice.specimen.tsx';
import { specimen as picture } from './picture.specimen.tsx';
import { specimen as price } from './price.specimen.tsx';
import { specimen as prose } from './prose.specimen.tsx';
import { specimen as rating } from './rating.specimen.tsx';
import { specimen as section } from './section.specimen.tsx';
import { Container } from './section.tsx';
import { specimen as skeleton } from './skeleton.specimen.tsx';
import { specimen as spinner } from './spinner.specimen.tsx';
import { specimen as tabs } from './tabs.specimen.tsx';
import { specimen as tickList } from './tick-list.specimen.tsx';
import { specimen as toast } from './toast.specimen.tsx';
import { specimen as tooltip } from './tooltip.specimen.tsx';

export type Specimen = { name: string; render: () => ReactNode };

export const specimens: readonly Specimen[] = [
  logo,
  section,
  button,
  field,
  checkbox,
  chipFilter,
  tabs,
  badge,
  rating,
  price,
  tickList,
  card,
  picture,
  notice,
  emptyState,
  spinner,
  skeleton,
  tooltip,
  toast,
  dialog,
  prose,
];

export function Specimens() {
  return (
    <Container className="py-16">
      <h1 id="specimens" className="display text-5xl">
        {uiWords.specimens}
      </h1>
      {specimens.map(({ name, render }) => (
        <section key={name} aria-labelledby={`specimen-${name}`} className="border-t border-line py-12">
          <h2 id={`specimen-${name}`} className="mb-6 text-sm font-semibold text-fg-muted">
            {name}
          </h2>
          {render()}
        </section>
      ))}
    </Container>
  );
}
