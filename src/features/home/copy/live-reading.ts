/** What home says while its line is being written. */
export const listeningCopy = {
  title: 'What I understand',
  waiting: 'Say where, when, with whom and for how much; a first plan appears here as you write.',
  nothing: 'Nothing I know yet. Name a place, a month or what you love.',
  failed: 'I cannot answer just now; the button still works.',
  parts: { destination: 'Where', dates: 'When', nights: 'How long', party: 'Who', budget: 'Budget' } as Readonly<
    Partial<Record<string, string>>
  >,
  /** For what nobody said, and the plan had to take as given. */
  assumed: (value: string) => `${value}, assumed`,
  part: (label: string | undefined, value: string) => (label === undefined ? value : `${label}: ${value}`),
  unused: (words: readonly string[]) => `Not used: ${words.join(', ')}`,
  first: 'A first plan',
  day: (area: string, sights: readonly string[]) => `Day 1, ${area}: ${sights.join(', ') || 'left open'}`,
  said: (parts: readonly string[], plan: string) =>
    [parts.length > 0 ? `Understood: ${parts.join('; ')}.` : '', plan && `A first plan: ${plan}.`]
      .filter(Boolean)
      .join(' '),
} as const;
