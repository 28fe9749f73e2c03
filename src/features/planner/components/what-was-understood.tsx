/** The wish as it was understood, each line to be said otherwise or left out. */
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/section.tsx';
import { correctCopy as copy } from '../copy/correcting.ts';
import { capital } from '../copy/phrasing.ts';
import type { UnderstoodLine } from '../rules/wish/understood-lines.ts';
import { WITHOUT_PREFIX } from '../rules/wish/without-prefix.ts';
import { Correctable } from './correctable.tsx';

export function WhatWasUnderstood({
  lines,
  pending,
  onChange,
}: {
  lines: readonly UnderstoodLine[];
  pending: boolean;
  onChange: (change: string) => void;
}) {
  if (lines.length === 0) return null;
  return (
    <Card as="section" labelledBy="understood">
      <Heading level={2} size="part" id="understood">
        {copy.title}
      </Heading>
      <p className="mt-1 text-md text-fg-muted">{copy.text}</p>
      <ul className="mt-3 border-t border-line">
        {lines.map(({ key, part, value }) => (
          <li key={key ?? part} className="border-b border-line py-3 text-md">
            <Correctable
              text={copy.lineOf(part, value)}
              pending={pending}
              onCorrect={onChange}
              onLeaveOut={key === undefined ? undefined : () => onChange(`${WITHOUT_PREFIX}${key}`)}
            >
              <p className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
                <span className="text-fg-muted">{part}</span>
                <span className="font-semibold">{capital(value)}</span>
              </p>
            </Correctable>
          </li>
        ))}
      </ul>
    </Card>
  );
}
