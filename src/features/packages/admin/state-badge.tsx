/** Whether a package is on sale, by colour and by word. */
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import type { PackageState } from '../rules/package-state.ts';

const tones: Record<PackageState, BadgeTone> = { draft: 'outline', published: 'positive', withdrawn: 'warning' };

export function StateBadge({ state }: { readonly state: PackageState }) {
  return <Badge tone={tones[state]}>{editPackagesCopy.states[state]}</Badge>;
}
