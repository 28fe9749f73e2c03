/** Dates in figures, as one item each: 2027-03-06, 04/05/2027, 10.5., 05.2027. What they mean is for the grammar of days. */
import type { Recogniser } from '../tagged-tokens.ts';
import type { Token } from '../tokens.ts';

/** Senses: `date` (year-month-day), `figures` (first, mark, second, year), `figured-month` (year-month). */
export const figuresAt: Recogniser = (tokens, at) => {
  if (
    at > 0 &&
    tokens[at]?.text.length !== 4 &&
    tokens[at]?.joint === '' &&
    /^[./:€£$]/.test(tokens[at - 1]?.text ?? '') &&
    isFigure(tokens, at - 2)
  )
    return null;
  const [a, mark, b, again, c] = [0, 1, 2, 3, 4].map((more) => partAt(tokens, at, more));
  if (!a || !/^\d+$/.test(a) || !mark || !/^[./-]$/.test(mark) || !b || !/^\d+$/.test(b)) return null;
  const isThree = again === mark && c !== undefined && /^\d+$/.test(c);
  if (/^20\d\d$/.test(a)) {
    if (isThree && b.length <= 2 && c.length <= 2) return { to: at + 5, senses: [['date', `${a}-${b}-${c}`]] };
    const isMonth = b.length <= 2 && Number(b) >= 1 && Number(b) <= 12 && !isThree;
    return isMonth ? { to: at + 3, senses: [['figured-month', `${a}-${b}`]] } : null;
  }
  if (a.length > 2) return null;
  if (/^20\d\d$/.test(b)) return { to: at + 3, senses: [['figured-month', `${b}-${a}`]] };
  if (b.length > 2) return null;
  if (isThree && /^(?:20\d\d|\d\d)$/.test(c)) return { to: at + 5, senses: [['figures', `${a} ${mark} ${b} ${c}`]] };
  // "3/2/3 nights"
  if (mark === '-' || (mark === '/' && again === '/' && /^\d$/.test(c ?? ''))) return null;
  const dot = mark === '.' && again === '.' ? 1 : 0;
  // "10.5. 2027"
  const year = dot && /^20\d\d$/.test(tokens[at + 4]?.text ?? '') && tokens[at + 4]?.joint === ' ' ? 1 : 0;
  const said = year ? ` ${tokens[at + 4]?.text}` : dot ? ' .' : '';
  return { to: at + 3 + dot + year, senses: [['figures', `${a} ${mark} ${b}${said}`]] };
};

const isFigure = (tokens: readonly Token[], at: number) => tokens[at]?.kind === 'digits';

/** The tokens that follow without a blank. */
function partAt(tokens: readonly Token[], at: number, more: number): string | undefined {
  const token = tokens[at + more];
  return token && (more === 0 || (token.joint === '' && token.field === tokens[at]?.field)) ? token.text : undefined;
}
