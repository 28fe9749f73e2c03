/** Notices in every tone, on both grounds. */
import { Notice } from './notice.tsx';

function Notices() {
  return (
    <div className="grid gap-4">
      <Notice>Location detected • Searching within 10 miles</Notice>
      <Notice tone="warning" title="Live places are off">
        You are looking at our own curated list.
      </Notice>
      <Notice tone="error">Failed to fetch restaurants</Notice>
      <Notice tone="success" title="Thank you">
        A letter is on its way to you.
      </Notice>
    </div>
  );
}

export const specimen = {
  name: 'Notice',
  render: () => (
    <div className="grid gap-6 md:grid-cols-2">
      <Notices />
      <div className="on-paper rounded-lg bg-paper p-6">
        <Notices />
      </div>
    </div>
  ),
};
