/** Named points side by side; numbered where their order matters. */
import { cx } from '../../../ui/class-names.ts';
import { Heading } from '../../../ui/section.tsx';

export function Steps({
  steps,
  ordered = false,
  className,
}: {
  steps: ReadonlyArray<{ name: string; text: string }>;
  ordered?: boolean;
  className?: string;
}) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={cx('mt-10 grid gap-x-10 gap-y-9 md:mt-14', className)}>
      {steps.map((step, at) => (
        <li key={step.name} className="border-t border-line pt-6">
          {ordered && (
            <span aria-hidden="true" className="display mb-3 block text-3xl text-accent">
              {at + 1}
            </span>
          )}
          <Heading level={3} size="card">
            {step.name}
          </Heading>
          <p className="mt-3 text-fg-muted">{step.text}</p>
        </li>
      ))}
    </List>
  );
}
