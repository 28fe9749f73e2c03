/** Tooltips: the first waits 700 ms, the next opens at once. A button with a word has none. */
import Bookmark from 'lucide-react/icons/bookmark';
import Share from 'lucide-react/icons/share';
import { Button } from './button.tsx';

export const specimen = {
  name: 'Tooltip',
  render: () => (
    <div className="flex gap-3">
      <Button variant="ghost" size="sm" aria-label="Save for later">
        <Bookmark aria-hidden="true" strokeWidth={1.4} />
      </Button>
      <Button variant="ghost" size="sm" aria-label="Share">
        <Share aria-hidden="true" strokeWidth={1.4} />
      </Button>
      <Button variant="ghost" size="sm" aria-label="Share this series with a friend">
        <Share aria-hidden="true" strokeWidth={1.4} />
        Share
      </Button>
    </div>
  ),
};
