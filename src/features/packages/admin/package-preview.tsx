/** What is written of a package, as the shop would show it. */
import { Dialog } from '../../../ui/dialog.tsx';
import { PackageCard } from '../components/package-card.tsx';
import type { TripPackageWithDays } from '../contract/packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';

const words = editPackagesCopy.preview;

export function PackagePreview({
  offer,
  onClose,
}: {
  readonly offer: TripPackageWithDays;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open onClose={onClose} title={words.title} side="right" ground="paper" width="wide">
      <p className="mb-5 text-fg-muted">{words.note}</p>
      <div className="max-w-[39rem]">
        <PackageCard offer={offer} priority days={offer.itinerary} />
      </div>
    </Dialog>
  );
}
