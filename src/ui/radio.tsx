/** One choice of several (same `name`), in a row as a checkbox has it. */
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

export function Radio(props: Omit<CheckboxProps, 'type'>) {
  return <Checkbox {...props} type="radio" />;
}
