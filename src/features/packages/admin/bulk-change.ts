/** What is typed for many departures at once: what each should be, or by how much it changes. */
import { DEPARTURE_FIELDS, type SharedField } from '../contract/edit-departures.ts';

/** What is ticked, as it is typed. */
export type BulkChange = Readonly<Partial<Record<SharedField, string>>>;
type Known = Readonly<Record<SharedField, string | number | null>>;

const RELATIVE = /^([+-])(\d+(?:\.\d+)?)(%?)$/;

/**
 * The fields of one departure after the change. "+100" and "-5 %" count from what it is; `ownPrice` stands in where it
 * costs what its package does. NaN where nothing is meant by it, which the contract refuses.
 */
export function changedFields(change: BulkChange, known: Known, ownPrice: number | null) {
  const fields = Object.entries(change).map(([key, typed]) => {
    const name = key as SharedField;
    const { kind } = DEPARTURE_FIELDS[name];
    if (kind === 'state') return [name, typed];
    const bare = typed.replaceAll(/[\s,$]/g, '').replace(/^[−–]/, '-');
    if (bare === '') return [name, kind === 'maybe' ? null : Number.NaN];
    const [, sign, amount, percent] = RELATIVE.exec(bare) ?? [];
    if (amount === undefined) return [name, Number(bare)];
    const from = known[name] ?? (name === 'price' ? ownPrice : null);
    if (typeof from !== 'number') return [name, null];
    const by = percent ? (from * Number(amount)) / 100 : Number(amount);
    return [name, Math.round(sign === '-' ? from - by : from + by)];
  });
  return Object.fromEntries(fields) as Partial<Record<SharedField, string | number | null>>;
}
