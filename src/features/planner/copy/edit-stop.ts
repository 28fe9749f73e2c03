/** Words for moving a stop of a plan, or taking it out. */
export const editStopCopy = {
  title: 'Change',
  earlier: 'Earlier',
  later: 'Later',
  toDay: 'Move to day…',
  day: (n: number) => `Day ${n}`,
  takeOut: 'Take out',
  drag: (name: string) => `Move ${name}`,
  dragHelp: 'Space lifts a stop, the arrow keys move it, Space puts it down, Escape puts it back.',
  lifted: (name: string, at: number, of: number) => `${name}, position ${at} of ${of}.`,
  checking: 'Checking the plan again…',
} as const;
