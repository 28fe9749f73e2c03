/** The words beside the fields of a card, of the sandbox and of the provider, and of the bank that asks. */
export const cardFieldsCopy = {
  sandboxHint: 'Demo payments: use 4242 4242 4242 4242',
  expiredHint: 'This date has passed. Please check the card.',
  /** Said to whoever sends a card number in a field that is not for it. */
  cardOutOfPlace: {
    sandbox:
      'This looks like a card number. Please take it out: a card number goes into the card field of the checkout and nowhere else. Nothing was saved.',
    hosted: 'Card numbers are only accepted in the payment provider’s own fields.',
  },
  hosted: {
    loading: 'Opening the card fields…',
    check: 'Please check the card.',
    failed: {
      title: 'The card fields could not be opened',
      text: 'Nothing was charged. Please check your connection, and whether your browser blocks our payment provider.',
      again: 'Try again',
    },
    bank: {
      title: 'Your bank wants to hear from you',
      text: 'Your spots are held for ten minutes. Please confirm the payment with your bank to finish.',
      textUnheld:
        'Please confirm the payment with your bank now. Your spots are not held meanwhile: many people on your network are being asked by their banks. You pay only if we can give them to you.',
      answer: 'Continue with your bank',
      asking: 'Waiting for your bank…',
    },
  },
} as const;
