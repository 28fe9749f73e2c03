/**
 * Every page a visitor can reach: the site map. A page that is not here does not
 * exist; the last entry takes every other path. What a page says to search engines
 * beside its title lies in `page-metadata.ts`, out of the browser's scripts.
 */
import { parse } from 'regexparam';
import { readLaunch } from '../features/launch/contract.ts';
import { listGuides, readGuide } from '../features/learn/contract/guides.ts';
import { listLessons, readLesson } from '../features/learn/contract/lessons.ts';
import { listOpenGuides } from '../features/learn/contract/open-guides.ts';
import { listDepartures, listPackages, readPackage } from '../features/packages/contract/packages.ts';
import { readPaymentMode } from '../features/payments/contract/payments.ts';
import { readPlace } from '../features/places/contract.ts';
import { listTripReviews } from '../features/reviews/contract/trip-reviews.ts';
import { queryOf } from './endpoint-query.ts';
import type { SitePage } from './page.ts';

export const pages: readonly SitePage[] = [
  {
    path: '/',
    file: 'home/screens/home.tsx',
    screen: () => import('../features/home/screens/home.tsx').then((module) => module.HomeScreen),
    film: 'home',
    readsData: false,
    figures: true,
    title: 'Wanderlight — An AI Powered Personal Travel Agent',
  },
  {
    path: '/upcoming-trips',
    file: 'packages/screens/upcoming-trips.tsx',
    screen: () =>
      import('../features/packages/screens/upcoming-trips.tsx').then((module) => module.UpcomingTripsScreen),
    film: 'upcoming-trips',
    search: ['category', 'month', 'length', 'travelers', 'most', 'order'],
    load: () => [queryOf(listPackages)],
    title: 'Upcoming trips',
  },
  {
    path: '/upcoming-trips/:id',
    file: 'packages/screens/trip.tsx',
    screen: () => import('../features/packages/screens/trip.tsx').then((module) => module.TripScreen),
    film: null,
    search: ['departure'],
    load: ({ id = '' }) => [
      queryOf(readPackage, { params: { id } }),
      queryOf(listDepartures, { params: { id } }),
      queryOf(listTripReviews, { params: { id } }),
    ],
    title: (read, { id = '' }) => read(queryOf(readPackage, { params: { id } }))?.name ?? 'Trip',
  },
  {
    path: '/coming-soon',
    file: 'launch/screens/coming-soon.tsx',
    screen: () => import('../features/launch/screens/coming-soon.tsx').then((module) => module.ComingSoonScreen),
    film: 'coming-soon',
    admits: 'human-check',
    load: () => [queryOf(readLaunch)],
    title: 'Coming soon',
  },
  {
    path: '/demo',
    file: 'planner/screens/plan-a-trip.tsx',
    screen: () => import('../features/planner/screens/plan-a-trip.tsx').then((module) => module.PlanATripScreen),
    film: 'demo',
    search: ['destination'],
    title: 'Plan a trip',
  },
  {
    path: '/ai-results',
    file: 'planner/screens/ai-results.tsx',
    screen: () => import('../features/planner/screens/ai-results.tsx').then((module) => module.AiResultsScreen),
    film: 'ai-results',
    personal: true,
    title: 'Your recommendations',
  },
  {
    path: '/plans/:token',
    file: 'planner/screens/plan.tsx',
    screen: () => import('../features/planner/screens/plan.tsx').then((module) => module.PlanScreen),
    film: null,
    personal: true,
    title: 'A plan',
  },
  {
    path: '/trip-builder',
    file: 'planner/screens/trip-builder.tsx',
    screen: () => import('../features/planner/screens/trip-builder.tsx').then((module) => module.TripBuilderScreen),
    film: 'trip-builder',
    title: 'Trip builder',
  },
  {
    path: '/reviews',
    file: 'restaurants/screens/restaurants.tsx',
    screen: () => import('../features/restaurants/screens/restaurants.tsx').then((module) => module.RestaurantsScreen),
    film: 'restaurants',
    admits: ['human-check', 'map'],
    title: 'Top restaurants near you',
    search: ['restaurant'],
    load: () => [],
  },
  {
    path: '/places/:id',
    file: 'places/screens/place.tsx',
    screen: () => import('../features/places/screens/place.tsx').then((module) => module.PlaceScreen),
    film: null,
    load: ({ id = '' }) => [queryOf(readPlace, { params: { id } })],
    title: (read, { id = '' }) => read(queryOf(readPlace, { params: { id } }))?.name ?? 'Place',
  },
  {
    path: '/saved/:items?',
    file: 'saved/screens/saved.tsx',
    screen: () => import('../features/saved/screens/saved.tsx').then((module) => module.SavedScreen),
    film: 'home',
    personal: true,
    title: 'Saved',
  },
  {
    path: '/login',
    file: 'accounts/screens/login.tsx',
    screen: () => import('../features/accounts/screens/login.tsx').then((module) => module.LoginScreen),
    film: 'login',
    title: 'Login',
  },
  {
    path: '/business-login',
    file: 'business-area/screens/business-login.tsx',
    screen: () =>
      import('../features/business-area/screens/business-login.tsx').then((module) => module.BusinessLoginScreen),
    film: 'home',
    admits: 'human-check',
    title: 'Business login',
  },
  {
    path: '/business',
    file: 'business-area/screens/business.tsx',
    screen: () => import('../features/business-area/screens/business.tsx').then((module) => module.BusinessScreen),
    film: 'business',
    admits: 'human-check',
    who: 'partner',
    title: 'Business services',
  },
  {
    path: '/learn',
    file: 'learn/screens/learn.tsx',
    screen: () => import('../features/learn/screens/learn.tsx').then((module) => module.LearnScreen),
    film: 'learn',
    admits: 'human-check',
    title: 'Learn before you go',
  },
  {
    path: '/guides',
    file: 'learn/screens/guides.tsx',
    screen: () => import('../features/learn/screens/guides.tsx').then((module) => module.GuidesScreen),
    film: 'guides',
    search: ['q', 'region'],
    load: () => [queryOf(listGuides), queryOf(listOpenGuides)],
    admits: 'human-check',
    title: 'City guides',
  },
  {
    path: '/guides/:id',
    file: 'learn/screens/guide.tsx',
    screen: () => import('../features/learn/screens/guide.tsx').then((module) => module.GuideScreen),
    film: 'home',
    load: ({ id = '' }) => [queryOf(readGuide, { params: { id } })],
    admits: 'human-check',
    title: (read, { id = '' }) => {
      const guide = read(queryOf(readGuide, { params: { id } }));
      return guide ? `${guide.name}, before you go` : 'City guide';
    },
  },
  {
    path: '/videos',
    file: 'learn/screens/videos.tsx',
    screen: () => import('../features/learn/screens/videos.tsx').then((module) => module.VideosScreen),
    film: 'videos',
    admits: 'human-check',
    load: () => [queryOf(listLessons)],
    title: 'Travel education videos',
  },
  {
    path: '/videos/:id',
    file: 'learn/screens/lesson.tsx',
    screen: () => import('../features/learn/screens/lesson.tsx').then((module) => module.LessonScreen),
    film: null,
    admits: 'human-check',
    load: ({ id = '' }) => [queryOf(readLesson, { params: { id } })],
    title: (read, { id = '' }) => read(queryOf(readLesson, { params: { id } }))?.title ?? 'Lesson',
  },
  {
    path: '/contact',
    file: 'enquiries/screens/contact.tsx',
    screen: () => import('../features/enquiries/screens/contact.tsx').then((module) => module.ContactScreen),
    film: 'home',
    admits: 'human-check',
    title: 'Contact',
  },
  {
    path: '/newsletter/confirm/:token',
    file: 'enquiries/screens/newsletter.tsx',
    screen: () =>
      import('../features/enquiries/screens/newsletter.tsx').then((module) => module.NewsletterConfirmScreen),
    film: 'home',
    personal: true,
    title: 'Confirm your address',
  },
  {
    path: '/newsletter/leave/:token',
    file: 'enquiries/screens/newsletter.tsx',
    screen: () => import('../features/enquiries/screens/newsletter.tsx').then((module) => module.NewsletterLeaveScreen),
    film: 'home',
    personal: true,
    title: 'Leave the list',
  },
  {
    path: '/checkout/:packageId',
    file: 'bookings/screens/checkout.tsx',
    screen: () => import('../features/bookings/screens/checkout.tsx').then((module) => module.CheckoutScreen),
    film: 'checkout',
    personal: true,
    admits: 'payment',
    load: () => [queryOf(readPaymentMode)],
    title: 'Checkout',
  },
  {
    path: '/booking-requests/:token',
    file: 'bookings/screens/booking-request.tsx',
    screen: () =>
      import('../features/bookings/screens/booking-request.tsx').then((module) => module.BookingRequestScreen),
    film: 'checkout',
    personal: true,
    admits: 'payment',
    load: () => [queryOf(readPaymentMode)],
    title: 'Your booking',
  },
  {
    path: '/waitlist/:packageId',
    file: 'waitlist/screens/waitlist.tsx',
    screen: () => import('../features/waitlist/screens/waitlist.tsx').then((module) => module.WaitlistScreen),
    film: 'checkout',
    personal: true,
    search: ['leave'],
    title: 'Waiting list',
  },
  {
    path: '/booking-confirmation/:bookingId',
    file: 'trips/screens/booking-confirmation.tsx',
    screen: () =>
      import('../features/trips/screens/booking-confirmation.tsx').then((module) => module.BookingConfirmationScreen),
    film: 'booking-confirmation',
    personal: true,
    title: 'Your booking',
  },
  {
    path: '/trips/:token',
    file: 'trips/screens/shared-trip.tsx',
    screen: () => import('../features/trips/screens/shared-trip.tsx').then((module) => module.SharedTripScreen),
    film: 'booking-confirmation',
    personal: true,
    title: 'A shared trip',
  },
  {
    path: '/trip-review/:token',
    file: 'trips/screens/trip-review.tsx',
    screen: () => import('../features/trips/screens/trip-review.tsx').then((module) => module.TripReviewScreen),
    film: 'home',
    personal: true,
    title: 'Your review',
  },
  {
    path: '/my-trips',
    file: 'trips/screens/my-trips.tsx',
    screen: () => import('../features/trips/screens/my-trips.tsx').then((module) => module.MyTripsScreen),
    film: 'home',
    personal: true,
    title: 'My trips',
  },
  {
    path: '/account',
    file: 'accounts/screens/account.tsx',
    screen: () => import('../features/accounts/screens/account.tsx').then((module) => module.AccountScreen),
    film: 'login',
    personal: true,
    title: 'Your account',
  },
  {
    path: '/terms',
    file: 'legal/screens/terms.tsx',
    screen: () => import('../features/legal/screens/terms.tsx').then((module) => module.TermsScreen),
    film: 'home',
    readsData: false,
    title: 'Terms',
  },
  {
    path: '/privacy',
    file: 'legal/screens/privacy.tsx',
    screen: () => import('../features/legal/screens/privacy.tsx').then((module) => module.PrivacyScreen),
    film: 'home',
    readsData: false,
    title: 'Privacy',
  },
  {
    path: '/_dev/specimens',
    file: 'web/screens/specimens.tsx',
    screen: () => import('./screens/specimens.tsx').then((module) => module.SpecimensScreen),
    film: 'home',
    title: 'Specimens',
  },
  {
    path: '*',
    file: 'web/screens/not-found.tsx',
    screen: () => import('./screens/not-found.tsx').then((module) => module.NotFoundScreen),
    film: 'not-found',
    readsData: false,
    status: 404,
    title: '404 Page Not Found',
  },
];

/** True for a path of our own pages, without host, search or fragment: the only places a login may return to. */
export function isOwnPath(path: string): boolean {
  if (!/^\/(?![/\\])[^\s\\?#]*$/.test(path)) return false;
  return pages.some((page) => page.path !== '*' && parse(page.path).pattern.test(path));
}
