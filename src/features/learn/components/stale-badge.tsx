/** Marks a fact that is older than it may be. */
import { Badge } from '../../../ui/badge.tsx';
import { learnCopy } from '../copy/learn.ts';
import { monthOf } from '../rules/fact-age.ts';

export function StaleBadge({ asOf }: { asOf: string }) {
  return (
    <>
      {' '}
      <Badge tone="warning">{learnCopy.guide.checkAgain(monthOf(asOf))}</Badge>
    </>
  );
}
