/** Said over a trip that is read without a network. */
import { Notice } from '../../../ui/notice.tsx';
import { useOffline } from '../../../web/use-offline.ts';
import { myTripsCopy } from '../copy/my-trips.ts';

const copy = myTripsCopy.offline;

export function OfflineNotice() {
  return useOffline() ? (
    <Notice tone="warning" title={copy.title} live className="no-print mb-5.5">
      {copy.text}
    </Notice>
  ) : null;
}
