/** What the link of a letter ends with: a number, and the seal that says we made it. */
export function keyParts(text: string): { readonly id: number; readonly seal: string } | null {
  const [, id, seal] = /^([1-9]\d{0,8})-([\w-]{43})$/.exec(text) ?? [];
  return id && seal ? { id: Number(id), seal } : null;
}
