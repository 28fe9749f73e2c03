/** One guide: the facts of a destination on one page, each with its source and the month of the knowledge. */

import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useState } from 'react';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { plannerAddress } from '../../destinations/rules/planner-address.ts';
import { RequestDialog } from '../../enquiries/components/request-dialog.tsx';
import { GuideFacts } from '../components/guide-facts.tsx';
import { GuideNumbers } from '../components/guide-numbers.tsx';
import { GuidePhrases } from '../components/guide-phrases.tsx';
import { WholeGuide } from '../components/whole-guide.tsx';
import { type Guide, readGuide } from '../contract/guides.ts';
import { learnCopy } from '../copy/learn.ts';
import { monthOf } from '../rules/fact-age.ts';
import { cardOf } from '../rules/pocket-card.ts';

const copy = learnCopy.guide;

const failed = noAnswer({
  missing: { title: copy.missing, text: copy.missingText, onward: { href: '/guides', label: copy.back } },
  failed: { title: copy.failed, again: copy.again },
});

export function GuideScreen({ params }: ScreenProps) {
  const query = useQuery(queryOf(readGuide, { params: { id: params['id'] ?? '' } }));
  return (
    <Loaded query={query} waiting={<OneGuide />} failed={failed}>
      {(guide) => <OneGuide guide={guide} />}
    </Loaded>
  );
}

function OneGuide({ guide }: { guide?: Guide }) {
  return (
    <>
      <Section ground="clear" space="scene">
        {guide ? <Introduction guide={guide} /> : <SkeletonLines lines={10} />}
      </Section>
      {guide && (
        <Section space="sm">
          <WholeGuide guide={guide} />
        </Section>
      )}
    </>
  );
}

function Introduction({ guide }: { guide: Guide }) {
  const lead = copy.lead(guide.country === guide.name ? null : guide.country, monthOf(guide.asOf));
  return (
    <div className="grid items-end gap-8 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <Opening
          level={1}
          above={<BackLink href="/guides">{copy.back}</BackLink>}
          title={copy.title(guide.name)}
          lead={guide.intro ?? lead}
        >
          {guide.intro && <p className="-mt-2 mb-6">{lead}</p>}
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={plannerAddress(guide.name)} className="no-print">
              {copy.plan(guide.name)}
            </ButtonLink>
            <GuideCard guide={guide} />
          </div>
          {guide.tier === 'curated' && (
            <p className="no-print mt-5">
              <Link className="link" href={`/places/${guide.id}`}>
                {copy.place(guide.name)}
              </Link>
            </p>
          )}
        </Opening>
      </div>
      <div className="lg:col-span-5">
        {guide.tier === 'open' ? (
          <aside className="grid gap-2 border-l-4 border-accent bg-raised px-5 py-4 text-md">
            {guide.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
            <div>
              <RequestDialog
                kind="mistake"
                topic={{ id: guide.id.toLowerCase(), title: guide.name }}
                title={copy.mistake}
                variant="ghost"
                size="sm"
              />
            </div>
          </aside>
        ) : (
          <Picture
            id={guide.id}
            alt={guide.alt ?? ''}
            priority
            sizes="(min-width: 1024px) 500px, 92vw"
            className="no-print rounded-md"
          />
        )}
        <Facts
          fit
          className="on-night mt-5 rounded-lg bg-night/88 p-4 veil"
          facts={[
            { label: copy.facts.currency, value: guide.currencyName },
            { label: copy.facts.languages, value: guide.languages.join(', ') },
            { label: copy.facts.emergency, value: guide.emergency },
          ]}
        />
      </div>
    </div>
  );
}

/** The card to keep: one sheet of a guide, to be printed as it stands in its dialog or saved as a file for the phone. */
function GuideCard({ guide }: { guide: Guide }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {copy.card.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.card.title(guide.name)} width="wide">
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
      <p className="mb-4 text-sm text-fg-muted">{copy.card.line(guide.country, monthOf(guide.asOf))}</p>
      <p className="no-print mb-5 text-fg-muted">{copy.card.text}</p>
      <div className="no-print mb-9 flex flex-wrap gap-3">
        <ButtonLink href={`/api/guides/${guide.id}/card`} download="">
          <Download aria-hidden="true" strokeWidth={1.4} />
          {copy.card.save}
        </ButtonLink>
        <Button variant="ghost" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.4} />
          {copy.card.print}
        </Button>
      </div>
      <CardPart title={copy.card.emergency}>
        <GuideNumbers guide={guide} sourced={false} />
      </CardPart>
      {guide.phrases && (
        <CardPart title={copy.card.phrases(guide.phrases.language)}>
          <GuidePhrases phrases={guide.phrases} />
        </CardPart>
      )}
      <CardPart title={copy.card.money}>
        {guide.currency !== null && guide.tier === 'curated' && (
          <p className="mb-3">{copy.card.currency(guide.currencyName, guide.currency)}</p>
        )}
        <GuideFacts facts={plain(money)} asOf={guide.asOf} />
      </CardPart>
      <CardPart title={copy.card.transport}>
        <GuideFacts facts={plain(transport)} asOf={guide.asOf} />
      </CardPart>
      <p className="text-sm text-fg-muted">
        {copy.card.whole} {guide.address}
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
