/**
 * How an icon of lucide-react becomes an element: the build puts this in place of
 * the package's own builder, which can do more than we ask for and weighs more
 * than all icons of a page.
 */
import { createElement, type ReactElement, type SVGProps } from 'react';

interface IconShape {
  readonly node: ReadonlyArray<readonly [name: string, attributes: Readonly<Record<string, string>>]>;
}

export function createLucideIcon(shape: IconShape): (props: SVGProps<SVGSVGElement>) => ReactElement {
  return (props) => drawn(shape, props);
}

function drawn({ node }: IconShape, props: SVGProps<SVGSVGElement>): ReactElement {
  return createElement(
    'svg',
    {
      width: 24,
      height: 24,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': props['aria-label'] ? undefined : true,
      ...props,
    },
    ...node.map(([name, attributes]) => createElement(name, attributes)),
  );
}
