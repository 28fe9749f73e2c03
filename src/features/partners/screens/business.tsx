/** The business area. Its content is fetched in the browser, so this file holds none of it. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Section } from '../../../ui/section.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CallError } from '../../../web/call.ts';
import { queryOf } from '../../../web/query.ts';
import { navigate } from '../../../web/router.tsx';
import { BrightFilmShade } from '../components/bright-film-shade.tsx';
import { BusinessServices } from '../components/business-services.tsx';
import { readBusinessContent } from '../contract/partners.ts';
import { partnersCopy } from '../copy.ts';

const copy = partnersCopy.business;

export function BusinessScreen() {
  const content = useQuery(queryOf(readBusinessContent));
  const locked = content.error instanceof CallError && content.error.status === 401;

  useEffect(() => {
    if (locked) navigate('/business-login', { replace: true });
  }, [locked]);

  if (content.data) return <BusinessServices content={content.data} />;
  return (
    <Section ground="clear" space="md" className="isolate min-h-[70svh]">
      <BrightFilmShade />
      <Heading level={1}>{copy.title}</Heading>
      {content.isError && !locked ? (
        <Notice tone="error" title={copy.broken} className="mt-10 max-w-xl">
          <Button variant="quiet" size="sm" className="-ml-4.5" onClick={() => content.refetch()}>
            {copy.again}
          </Button>
        </Notice>
      ) : (
        <Spinner label={copy.loading} />
      )}
    </Section>
  );
}
