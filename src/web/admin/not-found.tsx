/** An address of the back office that leads nowhere. */

import { AdminPage } from './admin-page.tsx';
import { adminUiCopy } from './copy.ts';

export function NotFoundScreen() {
  return (
    <AdminPage title={adminUiCopy.notFound.title}>
      <p>{adminUiCopy.notFound.body}</p>
    </AdminPage>
  );
}
