/** The first screen of a new feature: what has appeared, or why nothing is shown. */
import type { Names } from './names.ts';

export function screenOf({ camel, pascal, title }: Names): string {
  return `/** ${title}: the page a visitor reaches. */
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Section } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { list${pascal} } from '../contract.ts';
import { ${camel}Copy as copy } from '../copy.ts';

export function ${pascal}Screen() {
  const entries = useQuery(queryOf(list${pascal}));

  return (
    <Section ground="clear" space="md" className="min-h-[70svh]">
      <Heading level={1}>{copy.title}</Heading>
      {entries.isPending && <Spinner label={copy.loading} />}
      {entries.isError && (
        <Notice tone="error" title={copy.failed} className="mt-10 max-w-xl">
          <Button variant="quiet" size="sm" onClick={() => entries.refetch()}>
            {copy.again}
          </Button>
        </Notice>
      )}
      {entries.data?.length === 0 && <p className="mt-6 text-xl">{copy.empty}</p>}
      <ul className="mt-10 grid gap-6">
        {entries.data?.map((entry) => (
          <li key={entry.id}>
            <Heading level={2} size="card">
              {entry.title}
            </Heading>
            <time dateTime={entry.appearsOn}>{entry.appearsOn}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
`;
}
