/** The foot of every page: company links, the social networks, the copyright line, and in demo mode a word about it. */
import { site } from '../../../site.config.ts';
import { Link } from '../link.tsx';
import { layoutCopy } from './copy.ts';

const { footer: copy } = layoutCopy;
const companyLinks = [
  { href: '/contact', label: copy.contact },
  { href: '/terms', label: copy.terms },
  { href: '/privacy', label: copy.privacy },
];
const lineLink = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline hover:decoration-accent';

export function Footer() {
  return (
    <footer className="on-night mt-auto border-line border-t bg-night text-fg-muted text-sm">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-3 py-8 md:py-10">
        <div>
          <p>
            {copy.copyright}. {copy.poweredBy}
          </p>
          <DemoLine />
        </div>
        <nav aria-label={copy.navigation}>
          <ul className="flex flex-wrap gap-x-6">
            {companyLinks.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={lineLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul aria-label={copy.social} className="flex flex-wrap gap-x-6">
          {site.social
            .filter((network) => network.inFooter)
            .map(({ name, href }) => (
              <li key={name}>
                {href === null ? (
                  <span className="inline-flex min-h-11 items-center">
                    {name} ({copy.comingSoon})
                  </span>
                ) : (
                  <a href={href} rel="noopener" className={lineLink}>
                    {name}
                  </a>
                )}
              </li>
            ))}
        </ul>
      </div>
    </footer>
  );
}

/** The mode is a fact of the document, not of the page: the style sheet shows what fits it, so that every page has the same HTML. */
function DemoLine() {
  return (
    <p className="demo-only">
      {copy.demo}
      <span className="hidden in-data-[email=kept]:inline">{copy.demoWithoutEmail}</span>
    </p>
  );
}
