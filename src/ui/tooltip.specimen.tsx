/** Tooltips: the first waits 700 ms, the next opens at once. */
import Bookmark from 'lucide-react/icons/bookmark';
import Share from 'lucide-react/icons/share';
import { Button } from './button.tsx';
import { Tooltip, TooltipGroup } from './tooltip.tsx';

export const specimen = {
  name: 'Tooltip',
  render: () => (
    <TooltipGroup>
      <div className="flex gap-3">
        <Tooltip text="Save this series for later">
          <Button variant="ghost" size="sm" aria-label="Save for later">
            <Bookmark aria-hidden="true" strokeWidth={1.4} />
          </Button>
        </Tooltip>
        <Tooltip text="Share this series">
          <Button variant="ghost" size="sm" aria-label="Share">
            <Share aria-hidden="true" strokeWidth={1.4} />
          </Button>
        </Tooltip>
      </div>
    </TooltipGroup>
  ),
};
