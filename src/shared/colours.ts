/**
 * The colours of `src/ui/tokens.css` for what reads no style sheet of ours: emails, documents, the tags of a page.
 * Each has the name it has there, and a test holds the two together.
 */
export const COLOUR = {
  night: '#0c1214',
  nightRaised: '#141d20',
  cream: '#f8f2e8',
  muted: '#c8beb0',
  champagne: '#f0c98f',
  ink: '#1d1409',
  paper: '#f8f2e8',
  paperInk: '#1a1713',
  paperMuted: '#655a4b',
  paperLine: '#ddd1bf',
  rust: '#8f3d14',
} as const;

export const ON_PAPER = { field: '#fffdf8', warningBg: '#f6e2ae', warningFg: '#4a3305' } as const;
export const ON_NIGHT = { warningBg: '#33270f', warningFg: '#f7d9a9' } as const;
/** The translucent line of the night as it looks on what is raised; mail programs know no translucent colour. */
export const LINE_ON_NIGHT_RAISED = '#383f40';
