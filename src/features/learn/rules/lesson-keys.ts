/**
 * Which key does what while a lesson has the focus. Letters and signs work only there (WCAG 2.1.4); space and the
 * arrows to the sides also when nothing on the page has it.
 */

export const KEYS = [
  ['toggle', ['Space', 'K']],
  ['back', ['←']],
  ['on', ['→']],
  ['chapter-back', ['↑']],
  ['chapter-on', ['↓']],
  ['captions', ['C']],
  ['slower', ['<']],
  ['faster', ['>']],
  ['whole-screen', ['F']],
  ['help', ['?']],
] as const satisfies readonly (readonly [string, readonly string[]])[];
export type Deed = (typeof KEYS)[number][0];

const byKey = new Map<string, Deed>(
  Object.entries<Deed>({
    ' ': 'toggle',
    k: 'toggle',
    ArrowLeft: 'back',
    ArrowRight: 'on',
    ArrowUp: 'chapter-back',
    ArrowDown: 'chapter-on',
    c: 'captions',
    '<': 'slower',
    ',': 'slower',
    '>': 'faster',
    '.': 'faster',
    f: 'whole-screen',
    '?': 'help',
  }),
);
const WITHOUT_FOCUS: readonly Deed[] = ['toggle', 'back', 'on'];

export interface Press {
  readonly key: string;
  /** Control, Alt or the command key. */
  readonly modified: boolean;
  /** The focus lies in the player; nothing has it; or it is on something else of the page. */
  readonly focus: 'player' | 'nowhere' | 'elsewhere';
  /** The focus is on a button or link, which the space bar presses by itself. */
  readonly onButton: boolean;
}

export function deedOf({ key, modified, focus, onButton }: Press): Deed | null {
  if (modified || focus === 'elsewhere') return null;
  if (onButton && key === ' ') return null;
  const deed = byKey.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
  if (deed === null || focus === 'player') return deed;
  return WITHOUT_FOCUS.includes(deed) && key.length > 1 ? deed : key === ' ' ? deed : null;
}
