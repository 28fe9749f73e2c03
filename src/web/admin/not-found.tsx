/** An address of the back office that leads nowhere. */
import { AdminPage } from './page.tsx';

export function NotFoundScreen() {
  return (
    <AdminPage title="There is no such page">
      <p>It may have moved. Everything there is stands in the navigation.</p>
    </AdminPage>
  );
}
