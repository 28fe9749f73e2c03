/** Nothing found, with the way on. */
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

export const specimen = {
  name: 'EmptyState',
  render: () => (
    <EmptyState
      title="No recommendations found"
      level={3}
      drawing="nothing-found"
      actions={<ButtonLink href="/demo">Back to Demo</ButtonLink>}
    >
      Tell us where and when, and we will think of somewhere.
    </EmptyState>
  ),
};
