/** Ways to search at other travel sites; they open in a tab of their own and tell nobody where from. */
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { resultsCopy } from '../copy/results.ts';
import { type OutboundSite, outboundAddress } from '../rules/outbound-sites.ts';

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
    <ul aria-label={label} className="no-print flex flex-wrap gap-x-4">
      {sites.map((site) => (
        <li key={site}>
          <a
            href={outboundAddress(site, place)}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onFollow}
            className="link inline-flex min-h-11 items-center gap-1 text-sm text-fg-muted hover:text-fg"
          >
            {resultsCopy.outbound[site]}
            <VisuallyHidden> {resultsCopy.newTab}</VisuallyHidden>
            <ArrowUpRight aria-hidden="true" strokeWidth={1.4} className="size-3.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
