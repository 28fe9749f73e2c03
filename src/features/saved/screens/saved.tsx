/** What somebody has saved: their own list, and the same as it is shared, with the list in its address. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { shareLink } from '../../../web/share-link.ts';
import { useSaved } from '../components/use-saved.ts';
import { readSavedCards, type SavedCard } from '../contract.ts';
import { savedCopy as copy } from '../copy.ts';
import { addressedAs, comparisonPath, itemsIn, MOST_COMPARED, type SavedItem, toggled } from '../rules.ts';

const failed = noAnswer({ failed: copy.failed }, 2);

export function SavedScreen({ params }: ScreenProps) {
  const shared = params['items'];
  return shared ? <SharedList address={shared} /> : <OwnList />;
}

function OwnList() {
  const { items, isInAccount, fault, ask, toggle } = useSaved();
  return (
    <Frame title={copy.title} lead={`${copy.lead} ${isInAccount ? copy.where.account : copy.where.here}`}>
      <Loaded query={{ data: items ?? undefined, error: fault, refetch: ask }} waiting={<Looking />} failed={failed}>
        {(kept) =>
          kept.length === 0 ? (
            <Nothing title={copy.empty.title} />
          ) : (
            <>
              <Button variant="ghost" className="mb-9" onClick={() => void share(kept)}>
                {copy.share}
              </Button>
              <Cards items={kept} onRemove={toggle} />
            </>
          )
        }
      </Loaded>
    </Frame>
  );
}

function SharedList({ address }: { address: string }) {
  const shared = itemsIn(address);
  const { items, add } = useSaved();
  const isKept = items !== null && shared.every((item) => items.includes(item));
  return (
    <Frame title={copy.sharedTitle} lead={copy.sharedLead}>
      <div className="mb-9 flex min-h-13 items-center noscript:hidden">
        {isKept ? (
          <Link href="/saved" className="link">
            {copy.keptAll}
          </Link>
        ) : (
          <Button variant="ghost" disabled={items === null} onClick={() => add(shared)}>
            {copy.keepAll}
          </Button>
        )}
      </div>
      <Cards items={shared} address={address} />
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={title} lead={lead} className="mb-7" />
      {children}
    </Container>
  );
}

async function share(items: readonly SavedItem[]): Promise<void> {
  const url = `${window.location.origin}/saved/${addressedAs(items)}`;
  const outcome = await shareLink({ title: copy.shareTitle, url });
  if (outcome === 'copied') toast({ title: copy.shared.copied });
  if (outcome === 'forbidden' || outcome === 'refused') toast({ title: copy.shared.failed, variant: 'destructive' });
}

interface CardsProps {
  readonly items: readonly SavedItem[];
  /** As the page was asked for them. */
  readonly address?: string;
  readonly onRemove?: (item: SavedItem) => void;
}

function Cards({ items, address = addressedAs(items), onRemove }: CardsProps) {
  const query = useQuery({
    ...queryOf(readSavedCards, { params: { items: address } }),
    enabled: items.length > 0,
    placeholderData: (before) => before?.filter(({ item }) => items.includes(item)),
  });
  if (items.length === 0) return <Nothing title={copy.gone} />;
  return (
    <Loaded query={query} waiting={<Waiting />} failed={failed}>
      {(cards) => (cards.length === 0 ? <Nothing title={copy.gone} /> : <CardList cards={cards} onRemove={onRemove} />)}
    </Loaded>
  );
}

/** Plans can be chosen, to be compared; the latest are to begin with. */
function CardList({ cards, onRemove }: { cards: readonly SavedCard[]; onRemove: CardsProps['onRemove'] }) {
  const plans = cards.map(({ item }) => item).filter((item) => item.startsWith('plan:'));
  const [wanted, setWanted] = useState<readonly SavedItem[] | null>(null);
  const chosen = plans.filter((item) => (wanted ?? plans.slice(0, MOST_COMPARED)).includes(item));
  const canCompare = plans.length > 1;
  return (
    <>
      {canCompare && (
        <p className="mb-7 min-h-13" aria-live="polite">
          {chosen.length > 1 ? (
            <ButtonLink href={comparisonPath(chosen)}>{copy.compare.open(chosen.length)}</ButtonLink>
          ) : (
            copy.compare.choose
          )}
        </p>
      )}
      <ul className="grid gap-5.5 md:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.item}>
            <OneCard card={card} onRemove={onRemove}>
              {canCompare && plans.includes(card.item) && (
                <Checkbox
                  label={copy.compare.short}
                  aria-label={copy.compare.one(card.name)}
                  checked={chosen.includes(card.item)}
                  disabled={chosen.length === MOST_COMPARED && !chosen.includes(card.item)}
                  onChange={() => setWanted(toggled(chosen, card.item))}
                />
              )}
            </OneCard>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OneCardProps {
  readonly card: SavedCard;
  readonly onRemove: CardsProps['onRemove'];
  readonly children?: ReactNode;
}

function OneCard({ card, onRemove, children }: OneCardProps) {
  const { item, name, line, href, picture } = card;
  return (
    <Card as="article" className="h-full gap-3">
      {picture && (
        <Picture
          id={picture.id}
          alt={picture.alt}
          sizes="(width < 48rem) 92vw, (width < 64rem) 46vw, 25rem"
          className="rounded-md"
        />
      )}
      <Heading level={2} size="card">
        <Link href={href} className="link">
          {name}
        </Link>
      </Heading>
      <p className="text-md text-fg-muted">{line}</p>
      {children}
      {onRemove && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-auto self-start px-0!"
          aria-label={copy.remove(name)}
          onClick={() => onRemove(item)}
        >
          {copy.short.remove}
        </Button>
      )}
    </Card>
  );
}

function Nothing({ title }: { title: string }) {
  return (
    <EmptyState
      drawing="nothing-found"
      title={title}
      actions={
        <>
          <ButtonLink href="/upcoming-trips">{copy.empty.trips}</ButtonLink>
          <ButtonLink href="/demo" variant="ghost">
            {copy.empty.plan}
          </ButtonLink>
        </>
      }
    >
      <p>{copy.empty.text}</p>
    </EmptyState>
  );
}

/** As an empty list, whose drawing and words stand from the first view on then. */
function Looking() {
  return (
    <div role="status" className="noscript:hidden">
      <Nothing title={copy.loading} />
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-5.5 md:grid-cols-2 lg:grid-cols-3" role="status" aria-label={copy.loading}>
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}
