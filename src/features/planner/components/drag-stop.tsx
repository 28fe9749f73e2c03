/** The handle of a stop; where it is put down, the change is asked for as by any button. */
import { DragHandle } from '../../../ui/drag-handle.tsx';
import { editStopCopy as copy } from '../copy/edit-stop.ts';
import { isMovable, stopEditText } from '../rules/change/stop-edit.ts';
import type { PlanDay, PlanItem } from '../rules/plan.ts';

export interface StopEditing {
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

export function DragStop({ item, day, editing: { plan, pending, edit } }: DragStopProps) {
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
