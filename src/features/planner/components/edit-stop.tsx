/** Moving one stop or taking it out, without dragging: every way of it is a button or a choice. */
import { useId } from 'react';
import { DragHandle } from '../../../ui/drag-handle.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { editStopCopy as copy } from '../copy/edit-stop.ts';
import { isMovable, type StopEdit, stopEditText } from '../rules/change/stop-edit.ts';
import type { PlanDay, PlanItem } from '../rules/plan.ts';
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

interface StopEditing {
  /** The plan, by its key. */
  readonly plan: string;
  readonly days: readonly PlanDay[];
  readonly pending: boolean;
  readonly edit: (change: string) => void;
}

interface DragStopProps {
  readonly item: PlanItem;
  readonly day: PlanDay;
  readonly editing: StopEditing;
}

/** The handle of a stop; where it is put down, the change is asked for as by any button. */
function DragStop({ item, day, editing: { plan, pending, edit } }: DragStopProps) {
  const stops = day.items.filter(isMovable);
  const own = stops.indexOf(item);
  const put = (to: { readonly day: number; readonly at: number }) => {
    if (to.day !== day.n || to.at !== own) edit(stopEditText({ plan, day: day.n, stop: item.placeId ?? '', to }));
  };
  return (
    <DragHandle
      label={copy.drag(item.name)}
      help={copy.dragHelp}
      position={(at, of) => copy.lifted(item.name, at, of)}
      at={own}
      of={stops.length}
      inactive={pending}
      rowOf={(element) => {
        const row = element.closest<HTMLElement>('[data-stop-at]');
        return row?.dataset['town'] === day.cityId ? row : null;
      }}
      onDrop={({ dataset }) => put({ day: Number(dataset['day']), at: Number(dataset['stopAt']) })}
      onPlace={(at) => put({ day: day.n, at })}
    />
  );
}
