/** The opening of a page with a picture of its own, from edge to edge; the words stand at its foot, on a phone below it. */
import type { ReactNode } from 'react';
import { phoneCrop } from './phone-crop.ts';
import { Picture } from './picture.tsx';
import { Container, Heading } from './section.tsx';
import './hero.css';

/** As the style sheet crops it: on a phone a picture without a crop is drawn wider than the screen. */
const SIZES = '(width < 48rem) 168vw, 100vw';

/** A little less than its width: with two pixels to the point the smaller crop does, each of its pixels shown 1.08 times. */
const ON_PHONE = '92vw';

interface HeroProps {
  readonly picture: string;
  readonly alt: string;
  readonly title: string;
  readonly lead: string;
  /** Above the title. */
  readonly place: ReactNode;
  readonly children?: ReactNode;
}

export function Hero({ picture, alt, title, lead, place, children }: HeroProps) {
  const crop = phoneCrop(picture);
  return (
    <header className="hero on-night">
      <Picture
        id={picture}
        alt={alt}
        sizes={SIZES}
        priority
        ratio="hero-picture"
        crop={crop && <source media="(width < 48rem)" type="image/avif" srcSet={crop} sizes={ON_PHONE} />}
      />
      <div className="hero-words">
        <Container>
          <div className="hero-told">
            <p className="text-sm text-sand">{place}</p>
            <Heading level={1} className="mt-3">
              {title}
            </Heading>
            <p className="mt-5 max-w-[34em] text-xl text-balance">{lead}</p>
            {children}
          </div>
        </Container>
      </div>
    </header>
  );
}
