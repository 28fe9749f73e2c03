/** A guide on one sheet. */

const MOST_ON_A_CARD = 3;

/** Of a guide, what one wants in the hand when nothing else is: short enough for one sheet. */
export function cardOf<F>(guide: {
  readonly facts: Readonly<Record<'money' | 'transport' | 'tipping', readonly F[]>>;
}) {
  const { money, transport, tipping } = guide.facts;
  return {
    money: (money.length > 0 ? money : tipping).slice(0, MOST_ON_A_CARD),
    transport: transport.slice(0, MOST_ON_A_CARD),
  };
}
