/**
 * Every page a visitor can reach: the site map. A page that is not here does not
 * exist; the last entry takes every other path.
 */
import { parse } from 'regexparam';
import type { readLaunch } from '../features/launch/contract.ts';
import type { listPackages } from '../features/packages/contract.ts';
import { addressOf } from '../shared/endpoint.ts';
import { organization, touristTrip } from './json-ld.ts';
import type { Page } from './page.ts';
import { queryOf } from './query.ts';

const launchAddress = addressOf<typeof readLaunch>('GET', '/api/launch');
const packagesAddress = addressOf<typeof listPackages>('GET', '/api/trip-packages');

export const pages: readonly Page[] = [
  {
    path: '/',
    file: 'home/screens/home.tsx',
    screen: () => import('../features/home/screens/home.tsx').then((module) => module.HomeScreen),
    film: 'home',
    readsData: false,
    head: {
      title: 'Wanderlight — An AI Powered Personal Travel Agent',
      description:
        'Unforgettable experiences, tailored to you. Curated trips, places we know by heart, and an agent that plans with proof.',
      jsonLd: [organization()],
    },
  },
  {
    path: '/upcoming-trips',
    file: 'packages/screens/upcoming-trips.tsx',
    screen: () =>
      import('../features/packages/screens/upcoming-trips.tsx').then((module) => module.UpcomingTripsScreen),
    film: 'upcoming-trips',
    search: ['category'],
    load: () => [queryOf(packagesAddress)],
    head: (read) => ({
      title: 'Upcoming trips',
      description: 'Small groups, settled details and live spots: every trip on sale, with the price you really pay.',
      jsonLd: (read(queryOf(packagesAddress)) ?? []).map(touristTrip),
    }),
  },
  {
    path: '/coming-soon',
    file: 'launch/screens/coming-soon.tsx',
    screen: () => import('../features/launch/screens/coming-soon.tsx').then((module) => module.ComingSoonScreen),
    film: 'coming-soon',
    load: () => [queryOf(launchAddress)],
    head: {
      title: 'Coming soon',
      description: 'The days, hours, minutes and seconds until the personal travel agent opens to everyone.',
    },
  },
  {
    path: '/demo',
    file: 'planner/screens/demo.tsx',
    screen: () => import('../features/planner/screens/demo.tsx').then((module) => module.DemoScreen),
    film: 'demo',
    search: ['destination'],
    head: {
      title: 'Plan a trip',
      description: 'Tell the travel agent where, when, with whom and how you like it, in your own words.',
    },
  },
  {
    path: '/ai-results',
    file: 'planner/screens/ai-results.tsx',
    screen: () => import('../features/planner/screens/ai-results.tsx').then((module) => module.AiResultsScreen),
    film: 'ai-results',
    personal: true,
    head: { title: 'Your recommendations', description: 'The trips the agent found for you.', noindex: true },
  },
  {
    path: '/trip-builder',
    file: 'planner/screens/trip-builder.tsx',
    screen: () => import('../features/planner/screens/trip-builder.tsx').then((module) => module.TripBuilderScreen),
    film: 'trip-builder',
    readsData: false,
    head: {
      title: 'Trip builder',
      description:
        'Plan a trip and learn while you plan: research, timing, budget and etiquette, with three sample itineraries.',
    },
  },
  {
    path: '/reviews',
    file: 'reviews/screens/reviews.tsx',
    screen: () => import('../features/reviews/screens/reviews.tsx').then((module) => module.ReviewsScreen),
    film: 'restaurants',
    readsData: false,
    head: {
      title: 'Top restaurants near you',
      description: 'The best dining experiences within 10 miles, with honest hours and reviews.',
    },
  },
  {
    path: '/login',
    file: 'accounts/screens/login.tsx',
    screen: () => import('../features/accounts/screens/login.tsx').then((module) => module.LoginScreen),
    film: 'login',
    head: {
      title: 'Login',
      description:
        'Log in to your Wanderlight account or register with your invitation, to book a trip and see the ones you have booked.',
      noindex: true,
    },
  },
  {
    path: '/business-login',
    file: 'partners/screens/business-login.tsx',
    screen: () =>
      import('../features/partners/screens/business-login.tsx').then((module) => module.BusinessLoginScreen),
    film: 'home',
    head: {
      title: 'Business login',
      description: 'The area for travel businesses: hotel discovery, listings and partnerships.',
    },
  },
  {
    path: '/business',
    file: 'partners/screens/business.tsx',
    screen: () => import('../features/partners/screens/business.tsx').then((module) => module.BusinessScreen),
    film: 'business',
    who: 'partner',
    head: { title: 'Business services', description: 'Services for travel businesses.', noindex: true },
  },
  {
    path: '/learn',
    file: 'learn/screens/learn.tsx',
    screen: () => import('../features/learn/screens/learn.tsx').then((module) => module.LearnScreen),
    film: 'learn',
    readsData: false,
    head: {
      title: 'Learn before you go',
      description: 'City guides, travel lessons and a planner that teaches: know the place before you land.',
    },
  },
  {
    path: '/guides',
    file: 'learn/screens/guides.tsx',
    screen: () => import('../features/learn/screens/guides.tsx').then((module) => module.GuidesScreen),
    film: 'guides',
    readsData: false,
    head: {
      title: 'City guides',
      description: 'Etiquette, transport, tipping, safety and laws in the places we travel to, with sources and dates.',
    },
  },
  {
    path: '/videos',
    file: 'learn/screens/videos.tsx',
    screen: () => import('../features/learn/screens/videos.tsx').then((module) => module.VideosScreen),
    film: 'videos',
    readsData: false,
    head: { title: 'Travel education videos', description: 'Episodes and series that teach you to travel well.' },
  },
  {
    path: '/contact',
    file: 'enquiries/screens/contact.tsx',
    screen: () => import('../features/enquiries/screens/contact.tsx').then((module) => module.ContactScreen),
    film: 'home',
    readsData: false,
    head: { title: 'Contact', description: 'Write to us: a person answers.' },
  },
  {
    path: '/checkout/:packageId',
    file: 'bookings/screens/checkout.tsx',
    screen: () => import('../features/bookings/screens/checkout.tsx').then((module) => module.CheckoutScreen),
    film: 'checkout',
    personal: true,
    head: { title: 'Checkout', description: 'Book your trip.', noindex: true },
  },
  {
    path: '/booking-confirmation/:bookingId',
    file: 'bookings/screens/booking-confirmation.tsx',
    screen: () =>
      import('../features/bookings/screens/booking-confirmation.tsx').then(
        (module) => module.BookingConfirmationScreen,
      ),
    film: 'booking-confirmation',
    personal: true,
    head: { title: 'Your booking', description: 'The confirmation of your booking.', noindex: true },
  },
  {
    path: '/trips/:token',
    file: 'bookings/screens/shared-trip.tsx',
    screen: () => import('../features/bookings/screens/shared-trip.tsx').then((module) => module.SharedTripScreen),
    film: 'booking-confirmation',
    personal: true,
    head: { title: 'A shared trip', description: 'A trip that somebody shared with you.', noindex: true },
  },
  {
    path: '/my-trips',
    file: 'bookings/screens/my-trips.tsx',
    screen: () => import('../features/bookings/screens/my-trips.tsx').then((module) => module.MyTripsScreen),
    film: 'home',
    personal: true,
    head: { title: 'My trips', description: 'The trips you have booked.', noindex: true },
  },
  {
    path: '/terms',
    file: 'legal/screens/terms.tsx',
    screen: () => import('../features/legal/screens/terms.tsx').then((module) => module.TermsScreen),
    film: 'home',
    readsData: false,
    head: { title: 'Terms', description: 'What you and we agree on when you book with us.' },
  },
  {
    path: '/privacy',
    file: 'legal/screens/privacy.tsx',
    screen: () => import('../features/legal/screens/privacy.tsx').then((module) => module.PrivacyScreen),
    film: 'home',
    readsData: false,
    head: { title: 'Privacy', description: 'What we store about you, why, and for how long.' },
  },
  {
    path: '/_dev/specimens',
    file: 'web/screens/specimens.tsx',
    screen: () => import('./screens/specimens.tsx').then((module) => module.SpecimensScreen),
    film: 'home',
    head: { title: 'Specimens', description: 'Every component of the design system.', noindex: true },
  },
  {
    path: '*',
    file: 'web/screens/not-found.tsx',
    screen: () => import('./screens/not-found.tsx').then((module) => module.NotFoundScreen),
    film: 'not-found',
    readsData: false,
    status: 404,
    head: { title: '404 Page Not Found', description: 'There is no page at this address.', noindex: true },
  },
];

/** True for a path of our own pages, without host, search or fragment: the only places a login may return to. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[^\s\\?#]*$/.test(path)) return false;
  return pages.some((page) => page.path !== '*' && parse(page.path).pattern.test(path));
}
