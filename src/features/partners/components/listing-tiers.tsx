/** The three kinds of listing, side by side. */
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import type { BusinessContent } from '../contract/partners.ts';

export function ListingTiers({ tiers }: { tiers: BusinessContent['listings']['tiers'] }) {
  return (
    <ul className="mt-10 grid gap-7 md:mt-14 md:grid-cols-3 md:gap-y-0">
      {tiers.map((tier) => (
        <li
          key={tier.name}
          className="rounded-lg border border-line bg-raised p-6 md:row-span-3 md:grid md:grid-rows-subgrid md:p-8"
        >
          <Heading level={3} size="part">
            {tier.name}
          </Heading>
          <p className="mt-3 text-fg-muted">{tier.text}</p>
          <TickList items={tier.includes} className="mt-6 border-t border-line pt-5" />
        </li>
      ))}
    </ul>
  );
}
