/** Every page of the back office. What is not here does not exist; the last entry takes every other path. */
import type { Page } from './page.ts';

export interface AdminPageEntry extends Omit<Page, 'title' | 'film' | 'who'> {
  readonly title: string;
  /** Where it stands in the navigation; pages that are reached from others have no place. */
  readonly group?: 'Sale' | 'People' | 'Places' | 'House';
  /** Only owners see it in the navigation; the server judges by itself. */
  readonly who?: never;
  readonly forOwners?: true;
  /** Open without a session. */
  readonly open?: true;
}

export const adminPages: readonly AdminPageEntry[] = [
  {
    path: '/admin',
    screen: () => import('../features/sales/admin/today.tsx').then((module) => module.TodayScreen),
    title: 'Today',
  },
  {
    path: '/admin/sign-in',
    screen: () => import('../features/operators/admin/sign-in.tsx').then((module) => module.SignInScreen),
    title: 'Sign in',
    open: true,
  },
  {
    path: '/admin/welcome/:token',
    screen: () => import('../features/operators/admin/first-sign-in.tsx').then((module) => module.FirstSignInScreen),
    title: 'Welcome',
    open: true,
  },
  {
    path: '/admin/search',
    screen: () => import('../features/operators/admin/search.tsx').then((module) => module.SearchScreen),
    title: 'Search',
  },
  {
    path: '/admin/bookings',
    screen: () => import('../features/booking-admin/admin/bookings.tsx').then((module) => module.BookingsScreen),
    title: 'Bookings',
    group: 'Sale',
  },
  {
    path: '/admin/bookings/new',
    screen: () =>
      import('../features/booking-admin/admin/book-for-caller.tsx').then((module) => module.BookForCallerScreen),
    title: 'Book for a caller',
  },
  {
    path: '/admin/bookings/:id',
    screen: () => import('../features/booking-admin/admin/booking.tsx').then((module) => module.BookingScreen),
    title: 'Booking',
  },
  {
    path: '/admin/departures',
    screen: () => import('../features/trips/admin/departures.tsx').then((module) => module.DeparturesScreen),
    title: 'Departures',
    group: 'Sale',
  },
  {
    path: '/admin/departures/:id',
    screen: () => import('../features/trips/admin/manifest.tsx').then((module) => module.ManifestScreen),
    title: 'Manifest',
  },
  {
    path: '/admin/departures/:id/call-off',
    screen: () => import('../features/booking-admin/admin/call-off.tsx').then((module) => module.CallOffScreen),
    title: 'Call off a departure',
  },
  {
    path: '/admin/sales',
    screen: () => import('../features/sales/admin/sales.tsx').then((module) => module.SalesScreen),
    title: 'Sales',
    group: 'Sale',
  },
  {
    path: '/admin/payment-alarms',
    screen: () =>
      import('../features/booking-admin/admin/payment-alarms.tsx').then((module) => module.PaymentAlarmsScreen),
    title: 'Payment alarms',
    group: 'Sale',
  },
  {
    path: '/admin/inbox',
    screen: () => import('../features/enquiries/admin/inbox.tsx').then((module) => module.InboxScreen),
    title: 'Inbox',
    group: 'People',
  },
  {
    path: '/admin/inbox/:id',
    screen: () => import('../features/enquiries/admin/enquiry.tsx').then((module) => module.EnquiryScreen),
    title: 'Inquiry',
  },
  {
    path: '/admin/messages',
    screen: () => import('../features/messages/admin/messages.tsx').then((module) => module.MessagesScreen),
    title: 'Messages',
    group: 'People',
  },
  {
    path: '/admin/messages/new',
    screen: () => import('../features/messages/admin/write-message.tsx').then((module) => module.WriteMessageScreen),
    title: 'Write to travelers',
  },
  {
    path: '/admin/messages/:id',
    screen: () => import('../features/messages/admin/messages.tsx').then((module) => module.MessageScreen),
    title: 'Message',
  },
  {
    path: '/admin/reviews',
    screen: () =>
      import('../features/reviews/admin/moderation-queue.tsx').then((module) => module.ModerationQueueScreen),
    title: 'Reviews',
    group: 'People',
  },
  {
    path: '/admin/subscribers',
    screen: () => import('../features/enquiries/admin/subscribers.tsx').then((module) => module.SubscribersScreen),
    title: 'Subscribers',
    group: 'People',
  },
  {
    path: '/admin/subscribers/:id',
    screen: () => import('../features/enquiries/admin/subscribers.tsx').then((module) => module.SubscriberScreen),
    title: 'Subscriber',
  },
  {
    path: '/admin/packages',
    screen: () => import('../features/packages/admin/packages.tsx').then((module) => module.PackagesScreen),
    title: 'Packages',
    group: 'Sale',
  },
  {
    path: '/admin/packages/new',
    screen: () => import('../features/packages/admin/new-package.tsx').then((module) => module.NewPackageScreen),
    title: 'New package',
  },
  {
    path: '/admin/packages/:id',
    screen: () => import('../features/packages/admin/package.tsx').then((module) => module.PackageScreen),
    title: 'Package',
  },
  {
    path: '/admin/restaurants',
    screen: () => import('../features/restaurants/admin/restaurants.tsx').then((module) => module.RestaurantsScreen),
    title: 'Restaurants',
    group: 'Places',
  },
  {
    path: '/admin/restaurants/:id',
    screen: () => import('../features/restaurants/admin/restaurant.tsx').then((module) => module.RestaurantScreen),
    title: 'Restaurant',
  },
  {
    path: '/admin/cities',
    screen: () => import('../features/open-data/admin/cities.tsx').then((module) => module.CitiesScreen),
    title: 'Cities',
    group: 'Places',
  },
  {
    path: '/admin/cities/:id',
    screen: () => import('../features/open-data/admin/city.tsx').then((module) => module.CityScreen),
    title: 'City',
  },
  {
    path: '/admin/imports',
    screen: () => import('../features/restaurants/admin/sent-imports.tsx').then((module) => module.SentImportsScreen),
    title: 'Import restaurants',
  },
  {
    path: '/admin/wishes',
    screen: () => import('../features/planner/admin/planner-insights.tsx').then((module) => module.UsageScreen),
    title: 'Wishes',
    group: 'People',
  },
  {
    path: '/admin/facts',
    screen: () => import('../features/learn/admin/fact-checks.tsx').then((module) => module.FactChecksScreen),
    title: 'Facts to check',
    group: 'Places',
  },
  {
    path: '/admin/launch',
    screen: () => import('../features/launch/admin/launch.tsx').then((module) => module.LaunchScreen),
    title: 'Launch moment',
    group: 'House',
  },
  {
    path: '/admin/figures',
    screen: () => import('../features/brand/admin/figures.tsx').then((module) => module.FiguresScreen),
    title: 'Brand figures',
    group: 'House',
  },
  {
    path: '/admin/operators',
    screen: () => import('../features/operators/admin/operators.tsx').then((module) => module.OperatorsScreen),
    title: 'Operators',
    group: 'House',
    forOwners: true,
  },
  {
    path: '/admin/audit',
    screen: () => import('../features/operators/admin/audit.tsx').then((module) => module.AuditScreen),
    title: 'Audit log',
    group: 'House',
  },
  {
    path: '*',
    screen: () => import('./admin/not-found.tsx').then((module) => module.NotFoundScreen),
    title: 'Not found',
    status: 404,
  },
];
