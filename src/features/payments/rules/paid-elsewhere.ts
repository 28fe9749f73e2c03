/** Money that came past the provider is named by us: the provider is not asked about it and does not give it back. */
export function isPaidElsewhere(paymentId: string): boolean {
  return paymentId.startsWith('elsewhere:');
}
