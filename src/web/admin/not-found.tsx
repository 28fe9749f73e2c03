/** An address of the back office that leads nowhere. */
import { adminUiCopy } from './copy.ts';
import { AdminPage } from './page.tsx';

export function NotFoundScreen() {
  return (
    <AdminPage title={adminUiCopy.notFound.title}>
      <p>{adminUiCopy.notFound.body}</p>
    </AdminPage>
  );
}
