/** Every word of the countdown page. */
export const launchCopy = {
  title: 'Coming Soon',
  intro: 'A personal travel agent that knows how you like to travel, and shows its working.',
  units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
  timer: 'Time left until the launch',
  tellMe: 'Tell me when you launch',
  launched: 'We have launched',
  launchedText: 'The first departures are open, with the seats that are really left.',
  seeTrips: 'See upcoming trips',
  broken: 'The countdown could not be loaded.',
  again: 'Try again',
  errors: {},
} as const;
