/** Search buttons to other travel sites; they open in a tab of their own and tell nobody where from. */
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { ButtonLink } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { resultsCopy } from '../copy/results.ts';
import { type OutboundSite, outboundAddress } from '../rules/outbound.ts';

export function OutboundLinks({
  sites,
  place,
  label,
  onFollow,
}: {
  sites: readonly OutboundSite[];
  place: string;
  label: string;
  onFollow?: (() => void) | undefined;
}) {
  return (
    <ul aria-label={label} className="no-print flex flex-wrap gap-x-2 gap-y-1">
      {sites.map((site) => (
        <li key={site}>
          <ButtonLink
            href={outboundAddress(site, place)}
            target="_blank"
            rel="noopener noreferrer"
            variant="ghost"
            size="sm"
            onClick={onFollow}
          >
            {resultsCopy.outbound[site]}
            <VisuallyHidden> {resultsCopy.newTab}</VisuallyHidden>
            <ArrowUpRight aria-hidden="true" strokeWidth={1.4} className="size-4" />
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
