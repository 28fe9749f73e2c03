/** Ratings as a figure and as stars, and the honest absence of one. */
import { Rating, Stars } from './rating.tsx';

export const specimen = {
  name: 'Rating',
  render: () => (
    <div className="flex flex-wrap items-center gap-8">
      <Rating value={4.9} count={127} />
      <Rating value={4.6} note="our editors" />
      <Rating value={4.9} basis="sample" />
      <Rating value={null} />
      <Stars value={4} />
      <span className="on-paper flex gap-6 rounded-lg bg-paper p-4">
        <Rating value={4.8} count={1} />
        <Stars value={5} />
      </span>
    </div>
  ),
};
