/** What the agent had to guess, each with a way to put it right. */
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/section.tsx';
import { resultsCopy } from '../copy/results.ts';
import type { Reading } from '../rules/reading.ts';

const copy = resultsCopy.assumed;

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
            <Assumption text={assumption} pending={pending} onCorrect={onCorrect} />
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

function Assumption({
  text,
  pending,
  onCorrect,
}: {
  text: string;
  pending: boolean;
  onCorrect: (sentence: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const [right, setRight] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (right.trim() === '') return;
    onCorrect(right.trim());
    setOpen(false);
  };
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0">{text}</span>
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="link no-print min-h-9 shrink-0 text-sm"
        >
          {open ? copy.cancel : copy.correct}
          <span className="sr-only">: {text}</span>
        </button>
      </p>
      {open && (
        <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-3">
          <TextField
            label={copy.placeholder}
            value={right}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setRight(event.target.value)}
            className="min-w-0 flex-1 basis-48"
          />
          <Button type="submit" variant="dark" pending={pending} inactive={right.trim() === ''}>
            {copy.send}
          </Button>
        </form>
      )}
    </>
  );
}
