/** How an enquiry is called. */

/** Without letters that are read as another: 32 of them, five bits each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Eight letters of five random bytes: `W-7K3M-9QXA`. */
export function referenceFrom(bytes: Uint8Array): string {
  const bits = [...bytes.subarray(0, 5)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five, 2)] ?? '0').join('');
  return `W-${letters.slice(0, 4)}-${letters.slice(4)}`;
}
