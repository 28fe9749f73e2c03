/** The events of an answer, read as a client of `text/event-stream` reads them. */
export interface SentEvent {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came
  readonly data: any;
}

export function eventsIn(text: string): SentEvent[] {
  return text.split('\n\n').flatMap((block) => {
    const name = /^event: (.+)$/m.exec(block)?.[1];
    const data = /^data: (.+)$/m.exec(block)?.[1];
    return name === undefined || data === undefined ? [] : [{ name, data: JSON.parse(data) }];
  });
}
