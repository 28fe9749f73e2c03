/** The full analysis as it is read: opening paragraphs, then the days. */
export interface AnswerText {
  /** Everything before the first day. */
  readonly paragraphs: readonly string[];
  /** "Day 1 — Sat 13 Mar 2027 · Alfama" by day number. */
  readonly dayLines: ReadonlyMap<number, string>;
}

const LONGEST_LABEL = 30;

/** "Watch out" between paragraphs: short, and no sentence. */
export function isLabel(paragraph: string): boolean {
  return paragraph.length <= LONGEST_LABEL && !/[.!?:\d]/.test(paragraph);
}

const DAY_LINE = /^Day (\d+)\b/;

/** `shownApart`: labels of parts that the page shows in its own way, which are left out. */
export function readAnswer(text: string, shownApart: readonly string[] = []): AnswerText {
  const lines = text.split('\n').map((line) => line.trim());
  const firstDay = lines.findIndex((line) => DAY_LINE.test(line));
  const before = firstDay === -1 ? lines : lines.slice(0, firstDay);
  const days = lines.flatMap((line) => {
    const found = DAY_LINE.exec(line);
    return found ? [[Number(found[1]), line] as const] : [];
  });
  let isApart = false;
  const paragraphs = before.filter((line) => {
    isApart = line !== '' && (isApart || shownApart.includes(line));
    return line !== '' && !isApart;
  });
  return { paragraphs, dayLines: new Map(days) };
}
