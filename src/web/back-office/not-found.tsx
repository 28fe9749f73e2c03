/** An address of the back office that leads nowhere. */
import { DeskPage } from './desk-page.tsx';

export function NotFoundScreen() {
  return (
    <DeskPage title="There is no such page">
      <p>It may have moved. Everything there is stands in the navigation.</p>
    </DeskPage>
  );
}
