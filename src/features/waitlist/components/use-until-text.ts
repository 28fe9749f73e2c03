/** How long kept seats wait, by the clock of whoever reads. */
import { useState } from 'react';
import { untilText } from '../rules/until-text.ts';

export function useUntilText(): (until: string) => string {
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (until) => untilText(new Date(until), zone);
}
