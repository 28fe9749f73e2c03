/** Prices: plain, reduced, with the total, in both sizes. */
import { Price } from './price.tsx';

export const specimen = {
  name: 'Price',
  render: () => (
    <div className="flex flex-wrap items-end gap-12">
      <Price amount={2799} was={3199} note="$3,079 incl. taxes & fees" />
      <Price amount={3899} size="md" />
      <div className="on-paper rounded-lg bg-paper p-6">
        <Price amount={4599} was={5199} note="$5,059 incl. taxes & fees" />
      </div>
    </div>
  ),
};
