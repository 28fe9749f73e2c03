/** One figure with what it stands beside and, behind a word, what it counts. */
import type { ReactNode } from 'react';

interface FigureProps {
  readonly title: string;
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  readonly definition?: { readonly label: string; readonly text: string };
}

export function FigureList({ children }: { readonly children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">{children}</dl>;
}

export function Figure({ title, value, detail, definition }: FigureProps) {
  return (
    <div className="min-w-0 rounded-sm border border-line px-3 py-3 md:px-4">
      <dt className="text-sm text-fg-muted">{title}</dt>
      <dd className="mt-0.5 text-lg font-semibold tabular-nums">{value}</dd>
      {detail && <dd className="text-sm text-fg-muted">{detail}</dd>}
      {definition && (
        <dd className="no-print text-sm">
          <details>
            <summary className="inline-flex min-h-8 cursor-pointer items-center text-fg-muted underline decoration-accent underline-offset-4">
              {definition.label}
              <span className="sr-only">: {title}</span>
            </summary>
            <p className="pb-1">{definition.text}</p>
          </details>
        </dd>
      )}
    </div>
  );
}
