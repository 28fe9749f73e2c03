/** Moving one stop or taking it out, without dragging: every way of it is a button or a choice. */
import { useId } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { editStopCopy as copy } from '../copy/edit-stop.ts';
import { isMovable, type StopEdit, stopEditText } from '../rules/change/stop-edit.ts';
import type { PlanDay, PlanItem } from '../rules/plan.ts';
import { DragStop, type StopEditing } from './drag-stop.tsx';
import type { StopWays } from './plan-stop.tsx';

interface EditStopProps {
  readonly item: PlanItem;
  readonly day: PlanDay;
  readonly editing: StopEditing;
}

/** For the stops of a plan that may be changed; one that may only be read comes without this file. */
export const waysToEdit = (editing: StopEditing): StopWays => ({
  handle: (item, day) => <DragStop item={item} day={day} editing={editing} />,
  menu: (item, day) => <EditStop item={item} day={day} editing={editing} />,
});

function EditStop({ item, day, editing: { plan, days, pending, edit } }: EditStopProps) {
  const id = useId();
  const stop = item.placeId ?? '';
  const at = day.items.filter(isMovable).indexOf(item);
  const last = day.items.filter(isMovable).length - 1;
  const others = days.filter(({ n, cityId }) => n !== day.n && cityId === day.cityId);
  const ask = (to?: StopEdit['to']) => {
    if (!pending) edit(stopEditText({ plan, day: day.n, stop, ...(to && { to }) }));
  };
  const button = (label: string, isPossible: boolean, onClick: () => void) => (
    <button
      type="button"
      className="link min-h-11"
      aria-disabled={pending || !isPossible}
      onClick={() => isPossible && onClick()}
      aria-label={`${label}: ${item.name}`}
    >
      {label}
    </button>
  );
  return (
    <details className="plan-edit no-print">
      <summary>
        {copy.title}
        <VisuallyHidden>: {item.name}</VisuallyHidden>
      </summary>
      <div>
        {button(copy.earlier, at > 0, () => ask({ day: day.n, at: at - 1 }))}
        {button(copy.later, at < last, () => ask({ day: day.n, at: at + 1 }))}
        {others.length > 0 && (
          <>
            <label htmlFor={id} className="sr-only">
              {copy.toDay}: {item.name}
            </label>
            <select
              id={id}
              className="plan-edit-day"
              value=""
              aria-disabled={pending}
              onChange={(event) => ask({ day: Number(event.target.value) })}
            >
              <option value="" disabled>
                {copy.toDay}
              </option>
              {others.map(({ n }) => (
                <option key={n} value={n}>
                  {copy.day(n)}
                </option>
              ))}
            </select>
          </>
        )}
        {button(copy.takeOut, true, () => ask())}
      </div>
    </details>
  );
}
