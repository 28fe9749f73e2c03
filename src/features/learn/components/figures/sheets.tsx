/** Diagrams made of words: large figures, steps, a bill, phrases, a comparison. */
import { cx } from '../../../../ui/class-names.ts';
import { begins, type FigureOf, Part } from './part.tsx';

export function FiguresFigure({ visual, shown }: FigureOf<'figure'>) {
  return (
    <div className="fig-numbers">
      {visual.figures.map((figure, at) => (
        <Part key={figure.value} seen={shown >= begins(figure, at)}>
          <p className="fig-number">{figure.value}</p>
          <p className="fig-note">{figure.text}</p>
        </Part>
      ))}
    </div>
  );
}

export function StepsFigure({ visual, shown }: FigureOf<'steps'>) {
  return (
    <div className="fig-column">
      <p className="fig-title">{visual.title}</p>
      <ol className="fig-rows">
        {visual.rows.map((row, at) => (
          <Part as="li" key={row.text} seen={shown >= begins(row, at)} className="fig-row">
            {row.when && <span className="fig-when">{row.when}</span>}
            <span className="fig-what">{row.text}</span>
            {row.note && <span className="fig-note">{row.note}</span>}
          </Part>
        ))}
      </ol>
    </div>
  );
}

export function BillFigure({ visual, shown }: FigureOf<'bill'>) {
  const { hand } = visual;
  return (
    <div className="fig-paper">
      <p className="fig-place">{visual.place}</p>
      {visual.rows.map((row, at) => (
        <Part key={row.text} seen={shown >= begins(row, at)} className={cx('fig-line', row.mark && 'is-marked')}>
          <span>{row.text}</span>
          <span className="fig-amount">
            {row.amount}
            {row.mark && (
              <svg viewBox="0 0 100 50" preserveAspectRatio="none" aria-hidden="true">
                <path pathLength="1" d="M12 30C8 12 40 4 62 5c24 1 36 12 32 24-5 14-34 18-56 15C18 41 6 34 12 22" />
              </svg>
            )}
          </span>
        </Part>
      ))}
      {hand && (
        <Part seen={shown >= begins(hand, visual.rows.length)} className="fig-line fig-hand">
          <span>{hand.text}</span>
          <span className="fig-amount">{hand.amount}</span>
        </Part>
      )}
    </div>
  );
}

export function PhraseFigure({ visual, shown }: FigureOf<'phrase'>) {
  return (
    <div className="fig-column">
      <p className="fig-title">{visual.language}</p>
      {visual.phrases.map((phrase, at) => (
        <Part key={phrase.said} seen={shown >= begins(phrase, at)} className="fig-phrase">
          <p lang={phrase.lang} className="fig-said">
            {phrase.said}
          </p>
          <p className="fig-note">
            {phrase.sounds && <span className="fig-sounds">{phrase.sounds}</span>}
            {phrase.means}
          </p>
        </Part>
      ))}
    </div>
  );
}

export function CompareFigure({ visual, shown }: FigureOf<'compare'>) {
  return (
    <div className="fig-column is-wide">
      <p className="fig-title">{visual.title}</p>
      <table className="fig-table">
        <thead>
          <tr>
            <td />
            {visual.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visual.rows.map((row, at) => (
            <Part as="tr" key={row.name} seen={shown >= begins(row, at)}>
              <th scope="row">{row.name}</th>
              {row.cells.map((cell, column) => (
                <td key={visual.columns[column]}>{cell}</td>
              ))}
            </Part>
          ))}
        </tbody>
      </table>
    </div>
  );
}
