/** The name of a plan in the answer to one wish: it stays the same when one thing is changed, which the id of a recommendation does not. */
import type { Plan } from './plan.ts';

interface Named {
  readonly destinationId: string;
  readonly packageId?: string | undefined;
  readonly plan: Pick<Plan, 'style'>;
}

export function planHead({ destinationId, packageId, plan: { style } }: Named): string {
  return `${destinationId}-${packageId ?? style}`;
}

/** "lisbon-value", or "lisbon-value-2" where an answer has two of them. */
export function planKey(plan: Named & { readonly id: string }): string {
  const head = planHead(plan);
  return head + plan.id.slice(head.length).replace(/^-[0-9a-z]+/, '');
}
