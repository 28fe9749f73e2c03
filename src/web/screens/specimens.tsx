/** The design system on one page, for those who build with it. */
import { Specimens } from '../../ui/specimens.tsx';

export function SpecimensScreen() {
  return <Specimens />;
}
