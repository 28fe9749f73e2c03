/** Every word of the layout: header, drawer, footer, film, cookie banner. The brand's own words come from the site's settings. */
import { site } from '../../../site.config.ts';

export const layoutCopy = {
  skip: 'Skip to content',
  home: `${site.name}, to the home page`,
  mainNavigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  myTrips: 'My trips',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  pauseFilm: 'Pause background film',
  playFilm: 'Play background film',
  loadingPage: 'Loading the next page',
  footer: {
    navigation: 'Company',
    contact: 'Contact',
    terms: 'Terms',
    privacy: 'Privacy',
    social: 'Social networks',
    comingSoon: 'coming soon',
    copyright: `© ${site.years.footer} ${site.name}`,
    poweredBy: `Powered by ${site.poweredBy}`,
    demo: 'Demo: no card is charged',
    demoWithoutEmail: ' and no emails are sent',
  },
  sampleFigures: 'Sample figures in this demo',
  cookies: {
    title: 'Cookies',
    text: 'Cookies keep you signed in, and nothing more.',
    privacy: 'Privacy',
    accept: 'Accept',
    close: 'Close for now',
  },
  broken: {
    title: 'Something broke on our side',
    text: 'Nothing you did was wrong, and nothing was booked or charged twice. Please try again in a moment.',
    reference: (reference: string) => `If you write to us, this reference helps: ${reference}`,
    tryAgain: 'Try again',
    start: 'Back to the start',
  },
} as const;
