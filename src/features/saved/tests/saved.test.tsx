import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from '../../../web/app.tsx';
import { Layout } from '../../../web/layout/layout.tsx';
import { readyClient } from '../../../web/lazy-query-client.ts';
import { pages } from '../../../web/pages.ts';
import { openQueryClient } from '../../../web/query-client.ts';
import { matchPage, openView } from '../../../web/router.tsx';

test('whose list is not known yet sees the drawing of an empty one at once, and that it is looked for', async () => {
  const late = readyClient(
    openQueryClient(
      () => Promise.reject(new Error('asked for something')),
      () => undefined,
    ),
  );
  const first = await openView(matchPage(pages, '/saved'), '/saved', late);
  const html = renderToStaticMarkup(
    <App layout={Layout} pages={pages} first={first} firstSearch="" late={late} thirdParties={[]} />,
  );
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toContain('src="/media/drawings/nothing-found.svg"');
  expect(main).toContain('Fetching your list');
  expect(main).not.toContain('Nothing saved yet');
});
