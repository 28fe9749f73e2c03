/** What stands ready beside the days, in words: another stop in bad weather, a table for the adults alone. */
export const besideCopy = {
  instead: (stop: string, day: number, other: string, about: string, isIndoor: boolean) =>
    `If the weather is against ${stop} on day ${day}, ${other} is open then${isIndoor ? ', under a roof' : ', and on land'}: ${about}.`,
  tableInstead: (stop: string, day: number, table: string, about: string) =>
    `If the weather is against ${stop} on day ${day}, ask for the same evening at ${table}: ${about}.`,
  noneInstead: (name: string, day: number) =>
    `For ${name} on day ${day} we know nothing under a roof that is open instead: move it to another day if you can.`,
  nothingExposed: 'No stop of these days hangs on wind or rain that we know of.',
  adultsTable: (name: string, weekday: string, day: number, at: string, about: string) =>
    `For the adults alone, once the children sleep: ${name} on ${weekday}, day ${day}, from ${at} (${about}). It is not in the price.`,
  noAdultsTable: 'We know no table near where you stay that is open once the children sleep.',
} as const;
