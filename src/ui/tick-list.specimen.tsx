/** What is included. */
import { TickList } from './tick-list.tsx';

export const specimen = {
  name: 'TickList',
  render: () => <TickList items={['Oceanfront suite', 'Private yacht afternoon', 'Chef-led tasting dinner']} />,
};
