/** Whether a package is on sale, by colour and by word. */
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { adminCopy } from '../copy/admin.ts';
import type { PackageState } from '../rules/package-state.ts';

const tones: Record<PackageState, BadgeTone> = { draft: 'outline', published: 'positive', withdrawn: 'warning' };

export function StateBadge({ state }: { readonly state: PackageState }) {
  return <Badge tone={tones[state]}>{adminCopy.states[state]}</Badge>;
}
