/** What of the reviews waits for somebody. */
import type { ReadAlerts } from '../../../kernel/alerts.ts';
import { countBacklog } from '../store/moderation.ts';

/** What waits for an operator: reviews to read, and those that readers report. */
export const reviewAlerts: ReadAlerts = async ({ db }) => {
  const { waiting, waitingSince, reported, reportedSince } = await countBacklog(db);
  const stateOf = (count: number) => (count > 0 ? 'waits' : 'fine');
  return [
    {
      id: 'reviews-waiting',
      title: 'Reviews that wait to be read',
      count: waiting,
      oldest: waitingSince,
      href: '/admin/reviews',
      state: stateOf(waiting),
    },
    {
      id: 'reviews-reported',
      title: 'Reviews that readers report',
      count: reported,
      oldest: reportedSince,
      href: '/admin/reviews?queue=reported',
      state: stateOf(reported),
    },
  ];
};
