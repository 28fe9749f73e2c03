/** Whether a package is on sale, by colour and by word. */
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { officeCopy } from '../copy/office.ts';
import type { PackageState } from '../rules.ts';

const tones: Record<PackageState, BadgeTone> = { draft: 'outline', published: 'positive', withdrawn: 'warning' };

export function StateBadge({ state }: { readonly state: PackageState }) {
  return <Badge tone={tones[state]}>{officeCopy.states[state]}</Badge>;
}
