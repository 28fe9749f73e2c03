/** Every word about paying that is not about one booking. */
export const paymentCopy = {
  sandboxNotice: 'Demo payments: use 4242 4242 4242 4242',
  expiredHint: 'This date has passed. Please check the card.',
  errors: {},
} as const;
