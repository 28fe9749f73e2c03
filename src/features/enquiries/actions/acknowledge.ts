/**
 * Whether a letter back may be written. A form can be sent in anybody's name: so
 * that nobody's mailbox is filled by a stranger, one address gets ten a day. What
 * was sent is stored and reaches the brand either way.
 */
import type { Deps } from '../../../kernel/deps.ts';

const A_DAY = { most: 10, per: 86_400 };

export function mayAcknowledge({ limits }: Pick<Deps, 'limits'>, email: string): Promise<boolean> {
  return limits.take(`acknowledgements:${email.toLowerCase()}`, A_DAY.most, A_DAY.per);
}
