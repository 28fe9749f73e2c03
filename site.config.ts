/**
 * The brand, in one place: name, addresses, figures and years.
 *
 * Whoever runs the site edits this file; nothing here is a secret, and every
 * word of it may be seen by visitors.
 */
/** Where the brand's days begin and end: an IANA zone. The back office counts its days and names its moments in it. */
export const timeZone = 'UTC';

export interface SocialLink {
  readonly name: string;
  /** Without a target the name is shown as coming soon, never as a dead link. */
  readonly href: string | null;
  readonly inFooter: boolean;
  readonly onContactCard: boolean;
}

export interface Site {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly poweredBy: string;
  readonly social: readonly SocialLink[];
  /** Marketing figures as the brand states them. */
  readonly figures: {
    readonly travelers: string;
    readonly rating: string;
    readonly support: string;
    readonly monthlyUsers: string;
  };
  /** Copyright years: the footer's, and the one of the restaurants and guides pages. */
  readonly years: { readonly footer: number; readonly pages: number };
  /** When the restaurants and guides pages were last edited. */
  readonly updated: string;
}

export const site: Site = {
  name: 'Wanderlight',
  email: 'hello@wanderlight.example',
  phone: '+1 (305) 555-0142',
  poweredBy: 'Wanderlight AI',
  social: [
    { name: 'Instagram', href: 'https://www.instagram.com/', inFooter: true, onContactCard: true },
    { name: 'Facebook', href: 'https://www.facebook.com/', inFooter: true, onContactCard: false },
    { name: 'LinkedIn', href: null, inFooter: false, onContactCard: true },
    { name: 'YouTube', href: null, inFooter: false, onContactCard: true },
    { name: 'Pinterest', href: null, inFooter: false, onContactCard: true },
  ],
  figures: { travelers: '500+', rating: '4.8', support: '24/7', monthlyUsers: '50K+' },
  years: { footer: 2024, pages: 2025 },
  updated: 'Updated January 2025',
};
