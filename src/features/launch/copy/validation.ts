/** What is said where a launch moment cannot be taken. */
export const messages = {
  moment: 'Write a day between 2000 and 2099 and a time, such as 2027-03-01T09:00',
  tells: 'Say how many people wait',
  was: 'Say which moment was moved',
} as const;
