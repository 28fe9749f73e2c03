/** Whether a restaurant is open, and its hours, in words. */

export const hoursWords = { closed: 'Closed', allDay: 'Open 24 hours', unknown: 'Not known' } as const;

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const openWords = {
  unknown: {
    hours: 'Hours not known',
    clock: 'Local time not known',
    holiday: 'Public holiday: holiday hours not known',
    school: 'Depends on the school holidays, which we do not know',
    end: 'Closing time not known',
    condition: 'Depends on the hours as written',
  },
  asWritten: (hours: string) => `Hours as written: ${hours}`,
  allDay: 'Open around the clock',
  open: (until: string, weekday: number | null) =>
    `Open until ${weekday === null ? '' : `${DAYS[weekday]} `}${until === '00:00' ? 'midnight' : until}`,
  orLater: (until: string, weekday: number | null) => `${openWords.open(until, weekday)} or later`,
  closing: (minutes: number) => `Open, closes in ${minutes} min`,
  closedLong: 'Closed for now',
  opensToday: (at: string) => `Closed, opens ${at}`,
  opensTomorrow: (at: string) => `Closed, opens tomorrow ${at}`,
  opensOn: (weekday: number, at: string) => `Closed, opens ${DAYS[weekday] ?? ''} ${at}`,
} as const;
