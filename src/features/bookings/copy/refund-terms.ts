/** What comes back when a trip is cancelled, day by day. */
import { usd } from '../../../shared/usd.ts';

const part = (percent: number) => {
  if (percent === 100) return 'full refund';
  return percent === 0 ? 'non-refundable' : `${percent}% refund`;
};

export const refundTermsCopy = {
  title: 'If plans change',
  until: (day: string) => `Until ${day}`,
  after: (day: string | null) => (day ? `After ${day}` : 'Until the departure'),
  amount: (percent: number, amount: number) => (percent === 0 ? part(0) : `${part(percent)}, ${usd(amount)}`),
};
