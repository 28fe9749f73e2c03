/** The card to keep: one sheet of a guide, to be printed as it stands in its dialog or saved as a file for the phone. */
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Heading } from '../../../ui/section.tsx';
import type { Guide } from '../contract/guides.ts';
import { learnCopy } from '../copy/guides.ts';
import { cardOf, monthOf } from '../rules/guides.ts';
import { GuideFacts, GuideNumbers, GuidePhrases } from './guide-parts.tsx';

const copy = learnCopy.guide.card;

export function GuideCard({ guide }: { guide: Guide }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.title(guide.name)} width="wide">
        {open && <Sheet guide={guide} />}
      </Dialog>
    </>
  );
}

function Sheet({ guide }: { guide: Guide }) {
  const { money, transport } = cardOf(guide);
  const plain = (facts: typeof money) => facts.map((fact) => ({ ...fact, source: null }));
  return (
    <div className="text-md leading-normal print:columns-2 print:text-xs">
      <p className="mb-4 text-sm text-fg-muted">{copy.line(guide.country, monthOf(guide.asOf))}</p>
      <p className="no-print mb-5 text-fg-muted">{copy.text}</p>
      <div className="no-print mb-9 flex flex-wrap gap-3">
        <ButtonLink href={`/api/guides/${guide.id}/card`} download="">
          <Download aria-hidden="true" strokeWidth={1.4} />
          {copy.save}
        </ButtonLink>
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.4} />
          {copy.print}
        </Button>
      </div>
      <CardPart title={copy.emergency}>
        <GuideNumbers guide={guide} sourced={false} />
      </CardPart>
      {guide.phrases && (
        <CardPart title={copy.phrases(guide.phrases.language)}>
          <GuidePhrases phrases={guide.phrases} />
        </CardPart>
      )}
      <CardPart title={copy.money}>
        <p className="mb-3">{copy.currency(guide.currencyName, guide.currency)}</p>
        <GuideFacts facts={plain(money)} asOf={guide.asOf} />
      </CardPart>
      <CardPart title={copy.transport}>
        <GuideFacts facts={plain(transport)} asOf={guide.asOf} />
      </CardPart>
      <p className="text-sm text-fg-muted">
        {copy.whole} {guide.address}
      </p>
    </div>
  );
}

function CardPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-5">
      <Heading level={3} size="card" className="mb-3">
        {title}
      </Heading>
      {children}
    </section>
  );
}
