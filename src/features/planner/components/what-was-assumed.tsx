/** What the agent had to guess, each with a way to put it right. */
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/section.tsx';
import { assumedCopy as copy } from '../copy/correcting.ts';
import type { Reading } from '../rules/reading.ts';
import { Correctable } from './correctable.tsx';

export function WhatWasAssumed({
  reading,
  pending,
  onCorrect,
}: {
  reading: Reading;
  pending: boolean;
  onCorrect: (sentence: string) => void;
}) {
  if (reading.assumptions.length === 0) return null;
  const offers = reading.assumed.flatMap((word) => copy.offers[word] ?? []);
  return (
    <Card as="section" labelledBy="assumed">
      <Heading level={2} size="part" id="assumed">
        {copy.title}
      </Heading>
      <ul className="mt-3 border-t border-line">
        {reading.assumptions.map((assumption) => (
          <li key={assumption} className="border-b border-line py-3 text-md">
            <Correctable text={assumption} pending={pending} onCorrect={onCorrect}>
              {assumption}
            </Correctable>
          </li>
        ))}
      </ul>
      {offers.length > 0 && (
        <div className="no-print mt-4 flex flex-wrap gap-2">
          {offers.map((offer) => (
            <Button key={offer} variant="ghost" size="sm" inactive={pending} onClick={() => onCorrect(offer)}>
              {offer}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
